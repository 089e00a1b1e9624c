/// A range of bytes in a file in half the room of `Range<Int>`; no file has more than 4 GiB.
struct TextRange: Sendable, Hashable {
  private let start: UInt32
  private let end: UInt32

  init(_ range: Range<Int>) {
    start = UInt32(range.lowerBound)
    end = UInt32(range.upperBound)
  }

  var range: Range<Int> { Int(start)..<Int(end) }
  var lowerBound: Int { Int(start) }
  var upperBound: Int { Int(end) }
  var isEmpty: Bool { start == end }
}
