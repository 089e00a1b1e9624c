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
    let name = visible(path, limit: 8192)
    var text = style.bold("--- \(name)") + "\n" + style.bold("+++ \(name)") + "\n"
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      let (start, other) = (left, right)
      while let (removed, added) = step(left, right) {
        (left, right) = (left + removed, right + added)
      }
      guard left > start || right > other else {
        (left, right) = (left + 1, right + 1)
        continue
      }
      text += "@@ -\(place(start, left)) +\(place(other, right)) @@" + "\n"
      for line in old[start..<left] { text += "-" + Self.shown(line) + "\n" }
      for line in new[other..<right] { text += "+" + Self.shown(line) + "\n" }
    }
    return text
  }

  /// The most lines that are looked through for the end of what was added or removed.
  private static let reach = 200

  /// Returns the lines that are removed and added at places; nil where the lines are the same, and at the end.
  ///
  /// The nearest line of one version that is the next one of the other ends it, so that no more than a window is looked at.
  private func step(_ left: Int, _ right: Int) -> (removed: Int, added: Int)? {
    guard left < old.count else { return right < new.count ? (0, new.count - right) : nil }
    guard right < new.count else { return (old.count - left, 0) }
    if old[left] == new[right] { return nil }
    for distance in 1...Self.reach {
      if right + distance < new.count, new[right + distance] == old[left] { return (0, distance) }
      if left + distance < old.count, old[left + distance] == new[right] { return (distance, 0) }
    }
    return (1, 1)
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
