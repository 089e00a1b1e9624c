import Accessibility
import ArgumentParser
import ControlCore
import InterfaceBuilder
import InterfaceLoader
import Presenters
import ResponderKit

/// `ctl tap`: the events and actions of a tap on a control.
struct Tap: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Taps a control and reports everything that happens.",
    discussion: """
      The document is loaded into a window of its own size. Placeholders take the place of the \
      app's classes: they accept every action that the document sends them and do nothing.
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
        OperatedControl(control, in: version).map { self.rows(of: $0) }
      }
      guard let rows else { throw options.refuse(found.control, in: found.document) }
      let title = locale.isEmpty ? "" : "\(version.language)\n"
      try Terminal.write(title + ColumnLayout(style: Terminal.style).present(rows) + "\n")
    }
    try found.end()
  }

  @MainActor
  private func rows(of operated: OperatedControl) -> [(left: String, right: String)] {
    let obstacle = operated.obstacle
    let record = InteractionRecord.during {
      operated.driver.tap(at: operated.control.middle, count: count)
    }
    var rows = record.rows
    for entry in record.entries {
      guard case .element(_, let before, let element) = entry.step,
        let change = operated.document.announcement(
          ofChangeFrom: before, to: element, by: .voiceOver)
      else { continue }
      rows.append(("says", change.text))
    }
    if let obstacle { rows.append(("\(operated.control.recordName) sends nothing", obstacle)) }
    return rows
  }
}
