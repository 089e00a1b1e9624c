/// How far something is moved, in points: UIKit's `UIOffset`.
public struct Offset: Sendable, Hashable, Codable {
  /// To the right.
  public var horizontal: Double
  /// Down.
  public var vertical: Double

  /// Creates an offset.
  public init(horizontal: Double = 0, vertical: Double = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No movement.
  public static let zero = Offset()
}
