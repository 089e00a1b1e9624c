import Presenters
import TextFormats

/// The lines that differ between two versions of a file, as in a unified diff without context.
struct LineDifference {
  private let path: String
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]

  init(of old: [UInt8], to new: [UInt8], path: String) {
    self.path = path
    self.old = Self.lines(old)
    self.new = Self.lines(new)
  }

  /// Returns the lines as bytes: texts are equal whose accents are spelled in two ways.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  }

  private static func shown(_ line: ArraySlice<UInt8>) -> String {
    visible(String(decoding: line, as: UTF8.self), limit: 8192)
  }

  /// Returns the difference, whose lines end with line breaks.
  func text(in style: TextStyle) -> String {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let line, _, _): removed.insert(line)
      case .insert(let line, _, _): added.insert(line)
      }
    }
    let name = visible(path, limit: 8192)
    var text = style.bold("--- \(name)") + "\n" + style.bold("+++ \(name)") + "\n"
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      guard removed.contains(left) || added.contains(right) else {
        (left, right) = (left + 1, right + 1)
        continue
      }
      let (start, other) = (left, right)
      while removed.contains(left) { left += 1 }
      while added.contains(right) { right += 1 }
      text += "@@ -\(place(start, left)) +\(place(other, right)) @@" + "\n"
      for line in old[start..<left] { text += "-" + Self.shown(line) + "\n" }
      for line in new[other..<right] { text += "+" + Self.shown(line) + "\n" }
    }
    return text
  }

  /// Returns lines as a diff counts them: from 1, and 0 lines after the one before.
  private func place(_ start: Int, _ end: Int) -> String {
    switch end - start {
    case 0: "\(start),0"
    case 1: "\(start + 1)"
    default: "\(start + 1),\(end - start)"
    }
  }
}
