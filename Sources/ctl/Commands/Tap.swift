import Accessibility
import ArgumentParser
import ControlCore
import Graphics
import InterfaceBuilder
import Localize
import Presenters
import ResponderKit
import SpokenLanguages

/// `ctl tap`: what happens when a control is tapped.
struct Tap: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Taps a control and tells all that happens.",
    discussion: """
      The document is made live in a window of its own size. Classes of the app are not there: \
      objects that stand in for them perform what the document sends them by doing nothing.
      """)

  @OptionGroup var options: ControlOptions
  @OptionGroup var locale: LocaleOptions

  @Option(help: "How many times to tap in quick succession.")
  var count = 1

  func validate() throws {
    try locale.check()
    guard (1...100).contains(count) else {
      throw ValidationError("--count is from 1 to 100.")
    }
  }

  func run() throws {
    let found = try options.find()
    for version in locale.versions(of: found.document) {
      guard
        let control = version.document.controls.first(where: {
          $0.element.ordinal == found.control.element.ordinal
        })
      else { continue }
      let rows = MainActor.assumeIsolated {
        Stage(version.document, control).map { self.rows(of: $0, version.language) }
      }
      guard let rows else { throw options.refuse(found.control, in: found.document) }
      let title = locale.isEmpty ? "" : "\(version.language)\n"
      try Terminal.write(title + ColumnLayout(style: Terminal.style).present(rows) + "\n")
    }
    try found.end()
  }

  @MainActor
  private func rows(of stage: Stage, _ language: LanguageTag) -> [(left: String, right: String)] {
    let words = SpokenLanguage.closest(to: language)
    let obstacle = stage.obstacle
    let record = InteractionRecord.during { stage.driver.tap(at: stage.middle, count: count) }
    var rows = record.rows
    for entry in record.entries {
      guard case .element(_, _, let element) = entry.step else { continue }
      rows.append(("says", VoiceOver().announcement(of: element, in: words).text))
    }
    if let obstacle { rows.append(("\(stage.control.recordName) sends nothing", obstacle)) }
    return rows
  }
}
