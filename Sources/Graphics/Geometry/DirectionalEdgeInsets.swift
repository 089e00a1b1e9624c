/// Distances from the edges of a rectangle whose sides follow the writing direction, in points.
public struct DirectionalEdgeInsets: Sendable, Hashable, Codable {
  /// The distance from the top edge.
  public var top: Scalar
  /// The distance from the edge where a line of text begins.
  public var leading: Scalar
  /// The distance from the bottom edge.
  public var bottom: Scalar
  /// The distance from the edge where a line of text ends.
  public var trailing: Scalar

  /// No distance from any edge.
  public static let zero = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Creates insets from their distances.
  public init(top: Scalar, leading: Scalar, bottom: Scalar, trailing: Scalar) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Returns the insets with leading and trailing resolved to left and right in a direction.
  public func resolved(in direction: LayoutDirection) -> EdgeInsets {
    switch direction {
    case .leftToRight: EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    case .rightToLeft: EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
    }
  }
}
