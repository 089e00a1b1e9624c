/// The directions of a plane: UIKit's `UIAxis`.
public struct Axes: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From side to side.
  public static let horizontal = Axes(rawValue: 1 << 0)
  /// From top to bottom.
  public static let vertical = Axes(rawValue: 1 << 1)
  /// Both directions.
  public static let both: Axes = [.horizontal, .vertical]
}
