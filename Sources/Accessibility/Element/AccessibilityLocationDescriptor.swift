public import Graphics

/// A place in an element that the user can drag from or drop on:
/// `UIAccessibilityLocationDescriptor`.
public struct AccessibilityLocationDescriptor: Sendable, Hashable, Codable {
  /// The name that a reader speaks for the place.
  public var name: String
  /// The point of the place, in the view's coordinates.
  public var point: Point

  /// Creates a place.
  public init(name: String, point: Point) {
    self.name = name
    self.point = point
  }
}
