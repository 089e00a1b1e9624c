/// Distances from the four edges of a rectangle, in points; positive moves an edge inward.
public struct EdgeInsets: Sendable, Hashable, Codable {
  /// The distance from the top edge.
  public var top: Scalar
  /// The distance from the left edge.
  public var left: Scalar
  /// The distance from the bottom edge.
  public var bottom: Scalar
  /// The distance from the right edge.
  public var right: Scalar

  /// No distance from any edge.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets from their distances.
  public init(top: Scalar, left: Scalar, bottom: Scalar, right: Scalar) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
