/// The line break modes for text that is too long for its space, with the raw values of
/// `NSLineBreakMode`.
public enum LineBreakMode: Int, Sendable, Hashable, Codable, CaseIterable {
  /// Wraps lines at word boundaries.
  case byWordWrapping = 0
  /// Wraps lines at any character.
  case byCharWrapping = 1
  /// Cuts the line off at the edge.
  case byClipping = 2
  /// Keeps the end of the line and puts an ellipsis at its start.
  case byTruncatingHead = 3
  /// Keeps the start of the line and puts an ellipsis at its end.
  case byTruncatingTail = 4
  /// Keeps both ends of the line and puts an ellipsis in the middle.
  case byTruncatingMiddle = 5

  /// Indicates whether the text may take several lines.
  package var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
