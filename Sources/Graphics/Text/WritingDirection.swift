/// The direction in which a paragraph is written, with the raw values of `NSWritingDirection`.
public enum WritingDirection: Int, Sendable, Hashable, Codable, CaseIterable {
  /// The text decides.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
