#if UIKit
/// Corners of a rectangle (`UIRectCorner`).
public struct UIRectCorner: OptionSet, Sendable, Hashable {
  /// The bits.
  public var rawValue: UInt
  /// Creates corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner (`UIRectCorner.topLeft`).
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top right corner (`UIRectCorner.topRight`).
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom left corner (`UIRectCorner.bottomLeft`).
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom right corner (`UIRectCorner.bottomRight`).
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners (`UIRectCorner.allCorners`).
  public static let allCorners = UIRectCorner(rawValue: .max)
}
#endif
