import Graphics
import InterfaceBuilder
import InterfaceLoader
import Localize
import Presenters
import ResponderKit
import TextFormats

/// The items that the focus reaches on the screens of a document, in one language.
struct FocusReport {
  let document: DocumentVersion
  let screens: [FocusScreen]
  /// The way in which the focus moves.
  let way: FocusWay

  private static let directions: [(heading: FocusHeading, symbol: String)] = [
    (.up, "↑"), (.down, "↓"), (.left, "←"), (.right, "→"),
  ]

  /// The report as lines of text.
  func text(in style: TextStyle, tellsLanguage: Bool) -> String {
    let how =
      switch way {
      case .remote: "the focus moves with a remote"
      case .fullKeyboardAccess: "the focus moves with a keyboard (Full Keyboard Access)"
      case .keyViews: "Tab moves along the key views (with keyboard navigation on)"
      }
    let direction = document.language.isRightToLeft ? ", not mirrored" : ""
    let language =
      tellsLanguage
      ? " · \(document.language.displayName(in: "en")) (\(document.language))\(direction)" : ""
    var lines = style.heading(document.document.path, how + language)
    for screen in screens {
      if let title = screen.title { lines.append("  \(visible(title))") }
      lines += items(of: screen, style)
      for remark in screen.remarks { lines.append("    (\(remark))") }
      for (reason, kinds) in screen.others.sorted(by: { $0.key < $1.key }) {
        lines.append("    (\(reason): \(counted(kinds)))")
      }
    }
    if screens.isEmpty { lines.append("  (no screens)") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func items(of screen: FocusScreen, _ style: TextStyle) -> [String] {
    guard !screen.items.isEmpty else {
      let isCounted = screen.others.keys.contains { $0.hasPrefix("not modeled") }
      return [isCounted ? "    (nothing else can be focused)" : "    (nothing can be focused)"]
    }
    let width = "\(screen.items.count)".count
    let rows = screen.items.enumerated().map { number, item in
      let place = String(repeating: " ", count: width - "\(number + 1)".count) + "\(number + 1)"
      let label = item.label.flatMap { item.name.contains($0) ? nil : " “\($0)”" } ?? ""
      let first = number == screen.first ? " (first)" : ""
      return ("    \(place)  \(item.name)\(label)\(first)", neighbors(of: item, in: screen))
    }
    let lines = ColumnLayout(style: style).present(rows)
    return [lines] + (screen.lacksNeighbors ? ["    (too many items to list their neighbors)"] : [])
  }

  private func neighbors(of item: FocusScreen.Item, in screen: FocusScreen) -> String {
    if screen.lacksNeighbors { return "" }
    if item.keepsTab { return "keys are typed" }
    if way == .keyViews {
      return [("Tab", FocusHeading.next), ("⇧Tab", .previous)].map { key, heading in
        "\(key) \(item.neighbors[heading].map { "\($0 + 1)" } ?? "–")"
      }.joined(separator: "  ")
    }
    if item.keepsArrows {
      let next = item.neighbors[.next].map { "Tab \($0 + 1), " } ?? ""
      return "\(next)arrows move the caret"
    }
    return Self.directions.map { heading, symbol in
      "\(symbol) \(item.neighbors[heading].map { "\($0 + 1)" } ?? "–")"
    }.joined(separator: "  ")
  }

  /// The report for programs.
  var json: JSONValue {
    var json: [String: JSONValue] = [
      "language": .string("\(document.language)"), "screens": .list(screens) { self.json(of: $0) },
    ]
    json["mode"] = .string(way.rawValue)
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
    json.set("remarks", screen.remarks.map { .string($0) })
    return .object(json)
  }

  private func json(of item: FocusScreen.Item) -> JSONValue {
    var json: [String: JSONValue] = [
      "name": .string(item.name), "frame": frame(item.frame),
    ]
    json.set("id", item.id)
    json.set("label", item.label)
    if item.keepsArrows { json["keepsArrows"] = .bool(true) }
    if item.keepsTab { json["keepsTab"] = .bool(true) }
    for (heading, number) in item.neighbors { json["\(heading)"] = .number(number + 1) }
    return .object(json)
  }

  private func frame(_ rect: Rect) -> JSONValue {
    .array([rect.minX, rect.minY, rect.width, rect.height].map { .decimal($0) })
  }
}
