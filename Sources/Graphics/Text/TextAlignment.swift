/// The alignments of the lines of a text, with the raw values of `NSTextAlignment` on iOS.
public enum TextAlignment: Int, Sendable, Hashable, Codable, CaseIterable {
  /// Lines start at the left edge.
  case left = 0
  /// Lines are centered.
  case center = 1
  /// Lines end at the right edge.
  case right = 2
  /// Lines fill the width, except the last one.
  case justified = 3
  /// The writing direction decides.
  case natural = 4
}
