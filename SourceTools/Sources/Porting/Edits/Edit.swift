/// One replaced range of a text.
struct Edit {
  var range: Range<Int>
  var text: String
  var rule: PortRule
  /// The weight of the change in the count of its rule; zero for the second part of a change.
  var weight = 1
}

/// The edits of one text, which leave the number of its lines as it is.
struct EditList {
  private let bytes: [UInt8]
  private var edits: [Edit] = []

  init(of bytes: [UInt8]) { self.bytes = bytes }

  /// Replaces a range; line breaks that the new text lacks follow it, or precede its last character
  /// where that is a parenthesis.
  mutating func replace(
    _ range: Range<Int>, with text: String, _ rule: PortRule, weight: Int = 1
  ) {
    let missing = lineBreaks(in: range).dropFirst(text.utf8.count { $0 == UInt8(ascii: "\n") })
    let text =
      text.last == ")" ? text.dropLast() + missing.joined() + ")" : text + missing.joined()
    edits.append(Edit(range: range, text: text, rule: rule, weight: weight))
  }

  /// Removes a range with the space after it, and keeps its line breaks.
  mutating func remove(_ range: Range<Int>, _ rule: PortRule, weight: Int = 1) {
    let space = bytes[range.upperBound...].prefix { $0.isSpace && $0 != UInt8(ascii: "\r") }
    replace(range.lowerBound..<space.endIndex, with: "", rule, weight: weight)
  }

  /// Inserts a text without line breaks.
  mutating func insert(_ text: String, at offset: Int, _ rule: PortRule, weight: Int = 1) {
    edits.append(Edit(range: offset..<offset, text: text, rule: rule, weight: weight))
  }

  private func lineBreaks(in range: Range<Int>) -> [String] {
    range.filter { bytes[$0] == UInt8(ascii: "\n") }
      .map { $0 > range.lowerBound && bytes[$0 - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n" }
  }

  /// Returns the new text and how often each rule applied.
  ///
  /// Edits inside a replaced range are lost with it.
  func applied() -> (text: String, counts: [PortRule: Int]) {
    var result: [UInt8] = []
    var counts: [PortRule: Int] = [:]
    var end = 0
    // What is inserted before a range comes first, then the outermost range.
    let sorted = edits.enumerated().sorted { left, right in
      key(left.element, left.offset) < key(right.element, right.offset)
    }
    for (_, edit) in sorted where edit.range.upperBound > end || edit.range.lowerBound >= end {
      let start = max(edit.range.lowerBound, end)
      result += bytes[end..<start]
      result += edit.text.utf8
      end = edit.range.upperBound
      if edit.weight > 0 { counts[edit.rule, default: 0] += edit.weight }
    }
    result += bytes[end...]
    return (tidied(result), counts)
  }

  private func key(_ edit: Edit, _ number: Int) -> (Int, Int, Int, Int) {
    (edit.range.lowerBound, edit.range.isEmpty ? 0 : 1, -edit.range.upperBound, number)
  }

  /// Removes the space at the end of changed lines, unless there was some before.
  private func tidied(_ text: [UInt8]) -> String {
    let old = lines(of: bytes)
    let new = lines(of: text)
    guard old.count == new.count else { return String(decoding: text, as: UTF8.self) }
    let tidied = zip(old, new).map { old, new in
      guard old != new else { return new }
      let isReturned = new.last == UInt8(ascii: "\r")
      let hadSpace = old.dropLast(isReturned ? 1 : 0).last?.isSpace ?? false
      if hadSpace, !new.allSatisfy(\.isSpace) { return new }
      let kept = new.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? new.startIndex
      return new[..<kept] + (isReturned ? [UInt8(ascii: "\r")] : [])
    }
    return String(
      decoding: Array(tidied.joined(separator: [UInt8(ascii: "\n")])), as: UTF8.self)
  }
}
