import ArgumentParser
import ControlCore
import InterfaceBuilder
import InterfaceLoader
import ResponderKit

/// The options in the head of a scenario: how the document is shown and heard.
struct ScenarioSettings: ParsableArguments {
  @OptionGroup var locale: LocaleOptions
  @OptionGroup var speech: SpeechOptions

  @Flag(
    name: .customLong("as-if-shown"),
    help: "Show and enable everything, as code of the app may.")
  var asIfShown = false

  @Flag(
    name: .customLong("as-if-answered"),
    help: "Have the app delegate perform the actions that no object of the document performs.")
  var asIfAnswered = false

  /// Makes a document live; the classes of the app accept every action and do nothing.
  @MainActor
  func liveDocument(_ version: DocumentVersion, _ loader: InterfaceLoader) -> LiveDocument {
    let delegate = ViewResponder()
    delegate.becomePlaceholder(for: "App Delegate")
    let application = Application(delegate: delegate)
    let live = LiveDocument(version, loader: loader, application: application)
    live.reportLeftOutConstraints()
    if asIfShown { live.showEverything() }
    return live
  }
}
