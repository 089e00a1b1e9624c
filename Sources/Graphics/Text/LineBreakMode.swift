/// What becomes of text that is too long for its place, with the raw values of `NSLineBreakMode`.
public enum LineBreakMode: Int, Sendable, Hashable, Codable, CaseIterable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5

  /// Whether the text may take several lines.
  package var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

/// Where the lines of a text stand, with the raw values of `NSTextAlignment` on iOS.
public enum TextAlignment: Int, Sendable, Hashable, Codable, CaseIterable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// As the writing direction has it.
  case natural = 4
}
