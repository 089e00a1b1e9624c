/// A distance in points: UIKit's `UIOffset`.
public struct Offset: Sendable, Hashable, Codable {
  /// To the right.
  public var horizontal: Scalar
  /// Down.
  public var vertical: Scalar

  /// Creates an offset.
  public init(horizontal: Scalar = 0, vertical: Scalar = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No movement.
  public static let zero = Offset()
}
