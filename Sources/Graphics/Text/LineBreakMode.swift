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
