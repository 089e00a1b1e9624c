import Graphics
import InterfaceBuilder
import InterfaceLoader
import Localize
import Presenters
import ResponderKit

/// What the focus reaches on the screens of a document, in one language.
struct FocusReport {
  let document: DocumentVersion
  let screens: [FocusScreen]

  private static let directions: [(heading: FocusHeading, symbol: String)] = [
    (.up, "↑"), (.down, "↓"), (.left, "←"), (.right, "→"),
  ]

  /// How the focus moves; nil for a document that is not live.
  private var mode: String? {
    guard document.document.family == .uiKit else { return nil }
    return document.document.isForTelevision ? "remote" : "fullKeyboardAccess"
  }

  /// The report as lines of text.
  func text(in style: TextStyle, tellsLanguage: Bool) -> String {
    let path = visible(document.document.path, limit: 8192)
    let direction = document.language.isRightToLeft ? ", not mirrored" : ""
    let language = tellsLanguage ? " · \(document.language)\(direction)" : ""
    let how =
      switch mode {
      case "remote": "the focus moves with a remote"
      case nil: "AppKit's controls are not live yet"
      default: "the focus moves with a keyboard, Full Keyboard Access is on"
      }
    var lines = ["\(style.bold(path))   \(how)\(language)"]
    for screen in screens {
      if let title = screen.title { lines.append("  \(visible(title))") }
      let rows = screen.items.enumerated().map { number, item in
        let first = number == screen.first ? " (first)" : ""
        return ("    \(number + 1)  \(item.name)\(first)", neighbors(of: item, in: screen))
      }
      if rows.isEmpty {
        lines.append("    (nothing can be focused)")
      } else {
        lines.append(ColumnLayout(style: style).present(rows))
      }
      if screen.lacksNeighbors {
        lines.append("    (the neighbors of so many are not looked for)")
      }
      for (reason, kinds) in screen.others.sorted(by: { $0.key < $1.key }) {
        lines.append("    (\(reason): \(counted(kinds)))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func neighbors(of item: FocusScreen.Item, in screen: FocusScreen) -> String {
    guard !screen.lacksNeighbors else { return "" }
    return Self.directions.map { heading, symbol in
      "\(symbol) \(item.neighbors[heading].map { "\($0 + 1)" } ?? "–")"
    }.joined(separator: "  ")
  }

  /// The report for programs.
  var json: JSONValue {
    var json: [String: JSONValue] = [
      "language": .string("\(document.language)"), "screens": .list(screens) { self.json(of: $0) },
    ]
    json.set("mode", mode)
    return .object(json)
  }

  private func json(of screen: FocusScreen) -> JSONValue {
    var json: [String: JSONValue] = [
      "items": .array(screen.items.map { self.json(of: $0) })
    ]
    json.set("title", screen.title)
    if let first = screen.first { json["first"] = .number(first + 1) }
    if screen.lacksNeighbors { json["lacksNeighbors"] = .bool(true) }
    let others = screen.others.sorted { $0.key < $1.key }.flatMap { reason, kinds in
      Dictionary(grouping: kinds, by: \.self).sorted { $0.key < $1.key }.map { kind, all in
        JSONValue.object([
          "reason": .string(reason), "kind": .string(kind), "count": .number(all.count),
        ])
      }
    }
    json.set("notFocused", others)
    return .object(json)
  }

  private func json(of item: FocusScreen.Item) -> JSONValue {
    var json: [String: JSONValue] = [
      "name": .string(item.name), "frame": frame(item.frame),
    ]
    json.set("id", item.id)
    json.set("label", item.label)
    for (heading, number) in item.neighbors { json["\(heading)"] = .number(number + 1) }
    return .object(json)
  }

  private func frame(_ rect: Rect) -> JSONValue {
    .array([rect.minX, rect.minY, rect.width, rect.height].map { .decimal($0) })
  }
}
