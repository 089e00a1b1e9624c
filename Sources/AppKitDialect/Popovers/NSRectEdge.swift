/// The edges of a rectangle in the coordinates of its view, with Foundation's raw values (`NSRectEdge`).
public enum NSRectEdge: UInt, Sendable, Hashable, CaseIterable {
  /// The left edge.
  case minX = 0
  /// The lower edge; the upper one in a view that is flipped.
  case minY = 1
  /// The right edge.
  case maxX = 2
  /// The upper edge; the lower one in a view that is flipped.
  case maxY = 3
}
