/// The difference between two texts with the same number of lines, in the format of `diff -u`.
public struct UnifiedDiff: Sendable {
  /// The number of lines shown around a change.
  private static let context = 3

  /// The difference with its heading; empty for equal texts.
  public let text: String

  /// Compares the texts of a file before and after the port, under its own or another path.
  public init(of file: PortedFile, path: String? = nil) {
    let path = path ?? file.path
    let rows = Self.rows(of: file)
    let changed = rows.indices.filter { rows[$0].isChanged }
    // A tab ends a name with a space.
    let name = path.contains(" ") ? path + "\t" : path
    var text = changed.isEmpty ? "" : "--- a/\(name)\n+++ b/\(name)\n"
    var rest = changed[...]
    while let first = rest.first {
      var last = first
      // Two changes share a hunk where their contexts meet.
      while let next = rest.first, next - last <= 2 * Self.context + 1 {
        last = next
        rest.removeFirst()
      }
      let range = max(0, first - Self.context)..<min(rows.count, last + Self.context + 1)
      text += Self.heading(range, rows) + Self.hunk(rows[range])
    }
    self.text = text
  }

  /// A line of the difference: one that both texts have, changed or not, or that moved.
  private struct Row {
    var old: String?
    var new: String?

    var isChanged: Bool { old != new }
  }

  private static func rows(of file: PortedFile) -> [Row] {
    let old = lines(of: file.original)
    let new = lines(of: file.text)
    let (origins, moved) = (file.order.origins, file.order.moved)
    var rows: [Row] = []
    var place = 0
    for (line, origin) in zip(new, origins) {
      guard !moved.contains(origin) else {
        rows.append(Row(new: line))
        continue
      }
      while place < origin {
        rows.append(Row(old: old[place]))
        place += 1
      }
      rows.append(Row(old: old[origin], new: line))
      place = origin + 1
    }
    return rows
  }

  /// The lines with their ends, and a remark behind a last line that has none.
  private static func lines(of text: String) -> [String] {
    var lines = Porting.lines(of: text).map { String(decoding: $0, as: UTF8.self) + "\n" }
    if let last = lines.popLast(), last != "\n" {
      lines.append(last + "\\ No newline at end of file\n")
    }
    return lines
  }

  private static func heading(_ range: Range<Int>, _ rows: [Row]) -> String {
    let (before, within) = (rows[..<range.lowerBound], rows[range])
    let old = "\(before.count { $0.old != nil } + 1),\(within.count { $0.old != nil })"
    let new = "\(before.count { $0.new != nil } + 1),\(within.count { $0.new != nil })"
    return "@@ -\(old) +\(new) @@\n"
  }

  private static func hunk(_ rows: ArraySlice<Row>) -> String {
    var text = ""
    var rest = rows
    while let row = rest.first {
      guard row.isChanged else {
        text += " " + (row.new ?? "")
        rest.removeFirst()
        continue
      }
      let run = rest.prefix(while: \.isChanged)
      for line in run.compactMap(\.old) { text += "-" + line }
      for line in run.compactMap(\.new) { text += "+" + line }
      rest = rest.dropFirst(run.count)
    }
    return text
  }
}
