import Accessibility
import ArgumentParser
import InterfaceLoader

/// The screen reader that speaks, and what it says where sources differ.
struct ReaderOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The screen reader: VoiceOver on iOS or on a Mac, or Orca; by default that of the document's platform.",
      valueName: "voiceover|voiceover-mac|orca"))
  var reader: Reader?

  /// The screen readers.
  enum Reader: String, ExpressibleByArgument, CaseIterable {
    case iOS = "voiceover"
    case macOS = "voiceover-mac"
    case orca
  }

  @Option(
    name: .customLong("policy"),
    help: ArgumentHelp(
      "What the reader says where sources differ; repeat it for several. \(ReaderPolicy.list)",
      valueName: "name=value"))
  var policies: [String] = []

  @Flag(name: .customLong("no-hints"), help: "Leave out hints, as a user can.")
  var noHints = false

  /// Checks that each policy is one, and its value too.
  func validate() throws {
    for text in policies { _ = try ReaderPolicy.Choice(text) }
  }

  /// Sets the readers of a loader, the one of iOS with a change.
  @MainActor
  func choose(for loader: InterfaceLoader, _ change: (inout VoiceOver) -> Void = { _ in }) {
    var readers = Readers()
    change(&readers.iOS)
    readers.iOS.settings.speaksHints = !noHints
    readers.macOS.speaksHints = !noHints
    readers.orca.speaksHints = !noHints
    for text in policies { try? ReaderPolicy.Choice(text).apply(to: &readers) }
    switch reader {
    case .iOS:
      (loader.screenReader, loader.appKitScreenReader) = (readers.iOS, readers.iOS)
    case .macOS:
      (loader.screenReader, loader.appKitScreenReader) = (
        readers.macOS, readers.macOS
      )
    case .orca: (loader.screenReader, loader.appKitScreenReader) = (readers.orca, readers.orca)
    case nil:
      (loader.screenReader, loader.appKitScreenReader) = (readers.iOS, readers.macOS)
    }
  }
}
