/// The meaning of a view's content, which decides whether it flips in a right-to-left interface.
///
/// The raw values are those of UIKit's `UISemanticContentAttribute`.
public enum SemanticContentAttribute: Int, Sendable, Hashable, Codable, CaseIterable {
  /// Ordinary content, which flips.
  case unspecified = 0
  /// Playback controls, which keep their order.
  case playback = 1
  /// Directions such as up, left or right, which keep their meaning.
  case spatial = 2
  /// Content that is always laid out from left to right.
  case forceLeftToRight = 3
  /// Content that is always laid out from right to left.
  case forceRightToLeft = 4

  /// Returns the direction of such content in an interface of the given direction.
  public func direction(in interface: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: interface
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
