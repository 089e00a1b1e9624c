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
    commandName: "tap",
    abstract: "Taps a control and reports everything that happens.",
    usage: "ctl tap <path> <control> [options]",
    discussion: """
      The document is loaded into a window of its own size. Placeholders take the place of the \
      app's classes: they accept every action that the document sends them and do nothing. A \
      control that a scroll view does not show is scrolled into view first. A tap that cannot \
      reach the control exits with 1.
      """)

  @OptionGroup var options: ControlOptions

  @Option(help: "How many times to tap in quick succession.")
  var count = 1

  func validate() throws {
    guard (1...100).contains(count) else {
      throw ValidationError("--count is from 1 to 100.")
    }
  }

  func run() throws {
    try options.answer(schema: "ctl.tap/1") { operated, _ in tap(operated) }
  }

  @MainActor
  private func tap(_ operated: OperatedControl) -> ControlAnswer {
    if let obstacle = operated.obstacle {
      return ControlAnswer(
        rows: [("a tap", "does nothing: \(obstacle.text)")], json: operated.json, isFine: false)
    }
    let record = InteractionRecord.during {
      operated.driver.tap(at: operated.control.middle, count: count)
    }
    let changes = record.entries.compactMap { entry -> String? in
      guard case .element(_, let before, let element) = entry.step else { return nil }
      return operated.document.announcement(
        ofChangeFrom: before, to: element, by: .voiceOver)?.text
    }
    var json = operated.json
    json["steps"] = record.json
    json.set("says", changes.map { .string($0) })
    let scrolling = operated.scrolling.entries.isEmpty ? [] : operated.scrolling.rows
    return ControlAnswer(
      rows: scrolling + record.rows + changes.map { ("says", $0) }
        + (operated.note.map { [("note", $0)] } ?? []), json: json)
  }
}
