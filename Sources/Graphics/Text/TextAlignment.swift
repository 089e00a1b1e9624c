/// Where the lines of a text stand, with the raw values of `NSTextAlignment` on iOS.
public enum TextAlignment: Int, Sendable, Hashable, Codable, CaseIterable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// As the writing direction has it.
  case natural = 4
}
