/// The difference between two texts with the same number of lines, in the format of `diff -u`.
public struct UnifiedDiff: Sendable {
  /// How many lines around a change are shown.
  private static let context = 3

  /// The difference with its heading; empty for equal texts.
  public let text: String

  /// Compares the texts of a file before and after the port, under its own or another path.
  public init(of file: PortedFile, path: String? = nil) {
    let path = path ?? file.path
    let old = Self.lines(of: file.original)
    let new = Self.lines(of: file.text)
    let changed = zip(old, new).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
    var text = changed.isEmpty ? "" : "--- a/\(path)\n+++ b/\(path)\n"
    var rest = changed[...]
    while let first = rest.first {
      var last = first
      // Two changes share a hunk where their contexts meet.
      while let next = rest.first, next - last <= 2 * Self.context + 1 {
        last = next
        rest.removeFirst()
      }
      let range = max(0, first - Self.context)..<min(old.count, last + Self.context + 1)
      let place = "\(range.lowerBound + 1),\(range.count)"
      text += "@@ -\(place) +\(place) @@\n" + Self.hunk(range, old, new)
    }
    self.text = text
  }

  /// The lines with their ends, and a remark behind a last line that has none.
  private static func lines(of text: String) -> [String] {
    var lines = Porting.lines(of: text).map { String(decoding: $0, as: UTF8.self) + "\n" }
    if let last = lines.popLast(), last != "\n" {
      lines.append(last + "\\ No newline at end of file\n")
    }
    return lines
  }

  private static func hunk(_ range: Range<Int>, _ old: [String], _ new: [String]) -> String {
    var text = ""
    var number = range.lowerBound
    while number < range.upperBound {
      guard old[number] != new[number] else {
        text += " " + old[number]
        number += 1
        continue
      }
      let run = (number..<range.upperBound).prefix { old[$0] != new[$0] }
      for line in run { text += "-" + old[line] }
      for line in run { text += "+" + new[line] }
      number += run.count
    }
    return text
  }
}
