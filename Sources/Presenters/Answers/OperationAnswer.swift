import Graphics
package import InterfaceLoader
import ResponderKit
package import TextFormats

/// The answer of a verb about one control, in one language.
package struct ControlAnswer {
  /// The answer in two columns.
  package var rows: [(left: String, right: String)]
  /// The lines of the record, with the value before and after.
  package var record: [String] = []
  /// The answer for programs, without the language.
  package var json: [String: JSONValue]
  /// Indicates whether the answer is yes.
  package var isFine: Bool

  package init(
    rows: [(left: String, right: String)], json: [String: JSONValue], isFine: Bool = true
  ) {
    (self.rows, self.json, self.isFine) = (rows, json, isFine)
  }

  /// Creates the answer about what happened when an object was operated.
  @MainActor
  package init(_ outcome: OperationOutcome, on operated: any OperatedObject) {
    (json, isFine) = (operated.json(outcome.tapObstacle), outcome.isDone)
    if let obstacle = outcome.obstacle {
      rows = [(outcome.operation, "does nothing: \(obstacle)")]
      return
    }
    let (screen, isNew, change) = (outcome.screen, outcome.isNewScreen, outcome.change)
    json["steps"] = outcome.record.json
    json.set("says", outcome.announcements.map { .string($0) })
    json.set("note", outcome.note)
    if let change {
      json["value"] = .object(["from": .string(change.from), "to": .string(change.to)])
    }
    json.set("screen", screen.map { .string($0) })
    let scrolling = operated.scrolling.entries.isEmpty ? [] : operated.scrolling.rows
    let count = screen.count - (isNew ? 1 : 0)
    let more = screen.isEmpty || count == 0 ? nil : "\(count) \(isNew ? "more " : "")on the screen"
    let value = change.map { ("value", "\($0.from) → \($0.to)") }
    let facts: [(String, String?)] =
      outcome.announcements.map { ("says", $0) }
      + [("says", isNew ? screen.first : nil), ("", more), ("note", outcome.note)]
    // What changes without a step, such as rows that are assumed, is more than nothing.
    let steps = outcome.record.entries.isEmpty && change != nil ? [] : outcome.record.rows
    let recorded = scrolling + steps + [value].compactMap(\.self)
    rows = recorded + facts.compactMap { name, text in text.map { (name, $0) } }
    record = (recorded + [outcome.note.map { ("note", $0) }].compactMap(\.self))
      .map { Self.line($0) }
  }

  /// Returns a row as one line.
  package static func line(_ row: (left: String, right: String)) -> String {
    row.right.isEmpty ? row.left : "\(row.left)  \(row.right)"
  }
}

extension OperatedObject {
  /// Returns the position of the control, and whether a tap reaches it.
  package func json(_ obstacle: TapObstacle?) -> [String: JSONValue] {
    var json: [String: JSONValue] = ["reached": .bool(obstacle == nil)]
    if let center { json["center"] = JSONValue(center) }
    json.set("scrolling", scrolling.summaries.map { .string($0) })
    json.set("note", note)
    if let obstacle {
      json["obstacle"] = .object([
        "reason": .string(obstacle.reason.rawValue), "text": .string(obstacle.text),
      ])
    }
    return json
  }
}

extension JSONValue {
  /// The coordinates of a point.
  init(_ point: Point) {
    self = .object(["x": .decimal(point.x), "y": .decimal(point.y)])
  }
}
