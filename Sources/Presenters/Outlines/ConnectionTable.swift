import InterfaceBuilder
import TextFormats

/// Shows connections as the fields of Xcode's connection panel, grouped by the class that declares them.
public struct ConnectionTable: Sendable {
  /// The style of the text.
  public var style: TextStyle

  /// Creates the presenter.
  public init(style: TextStyle = TextStyle()) { self.style = style }

  /// Returns the table, ending with a line break; empty without rows.
  public func present(_ rows: [ConnectionRow]) -> String {
    let groups = Dictionary(grouping: rows, by: \.heading)
      .sorted { Self.order($0) < Self.order($1) }
    var lines: [String] = []
    for (heading, rows) in groups {
      if !lines.isEmpty { lines.append("") }
      lines += style.heading(heading, amount(rows.count, "connection"))
      let fields = rows.map(fields)
      let widths = Self.widths(of: fields)
      for (row, fields) in zip(rows, fields) {
        lines += wrapped(Self.aligned(fields, widths), to: style.width - 2, indentation: 4)
          .map { "  " + $0 }
        lines += note("\(row.ownerName)  \(row.place)")
        guard let answer = row.answer else { continue }
        let line = answer.line.map { "  " + visible($0) } ?? ""
        let mark = answer.isFound ? "→" : style.severity("✗")
        lines += note("\(mark) \(visible(answer.words))\(line)")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Classes come by name, then who is asked at run time.
  private static func order(_ group: (key: String, value: [ConnectionRow])) -> (Int, String) {
    let isClass = group.value.first?.panel.objectClass != nil
    return (isClass ? 0 : 1, group.key)
  }

  private func fields(of row: ConnectionRow) -> [String] {
    let panel = row.panel
    let name = panel.name.isEmpty ? "(no name)" : visible(panel.name)
    return [
      panel.connectionKind, name, panel.type.map(visible) ?? "(missing)",
      panel.event.map(visible) ?? "", panel.arguments ?? "",
    ]
  }

  private func note(_ text: String) -> [String] {
    wrapped(text, to: style.width - 6, indentation: 2).map { "      " + $0 }
  }

  /// The width of each column; a long name does not move the others.
  private static func widths(of rows: [[String]]) -> [Int] {
    (0..<5).map { column in
      let limit = column == 1 ? 28 : 24
      return rows.map { columns(of: $0[column]) }.filter { $0 <= limit }.max() ?? 0
    }
  }

  private static func aligned(_ fields: [String], _ widths: [Int]) -> String {
    var line = ""
    for (field, width) in zip(fields, widths) where width > 0 || !field.isEmpty {
      // Non-breaking, so that a row is wrapped between its words alone.
      line += field + String(repeating: " ", count: max(0, width - columns(of: field)) + 2)
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
