public import Graphics

/// A place in an element that something can be dragged from or dropped on:
/// `UIAccessibilityLocationDescriptor`.
public struct AccessibilityLocationDescriptor: Sendable, Hashable, Codable {
  /// What is said of the place.
  public var name: String
  /// Where it is, in the coordinates of the view.
  public var point: Point

  /// Creates a place.
  public init(name: String, point: Point) {
    self.name = name
    self.point = point
  }
}
