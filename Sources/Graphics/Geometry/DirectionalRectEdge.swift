/// Edges of a rectangle whose sides follow the writing direction: `NSDirectionalRectEdge`.
public struct DirectionalRectEdge: OptionSet, Sendable, Hashable, Codable {
  /// The bits.
  public var rawValue: UInt
  /// Creates edges from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge (`NSDirectionalRectEdge.top`).
  public static let top = DirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where a line of text begins (`NSDirectionalRectEdge.leading`).
  public static let leading = DirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge (`NSDirectionalRectEdge.bottom`).
  public static let bottom = DirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where a line of text ends (`NSDirectionalRectEdge.trailing`).
  public static let trailing = DirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges (`NSDirectionalRectEdge.all`).
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
