/// What a pointer looks like over a view: UIKit's `UIPointerStyle`, as a value.
public struct PointerStyle: Sendable, Hashable, Codable {
  /// What becomes of the view; nil where the pointer alone changes.
  public var effect: PointerEffect?
  /// What becomes of the pointer; nil where it disappears into the view.
  public var shape: PointerShape?

  /// Creates the style of an effect on the view, and of a shape (`UIPointerStyle.init(effect:shape:)`).
  public init(effect: PointerEffect, shape: PointerShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  /// Creates the style of a shape alone (`UIPointerStyle.init(shape:constrainedAxes:)`).
  public init(shape: PointerShape) { self.shape = shape }
}

/// What becomes of a view under the pointer: UIKit's `UIPointerEffect`.
public enum PointerEffect: Sendable, Hashable, Codable {
  /// As the system chooses.
  case automatic
  /// The pointer slides under the view and becomes its background.
  case highlight
  /// The view rises and the pointer disappears below it.
  case lift
  /// The view changes while the pointer keeps its shape.
  case hover
}

/// What the pointer turns into: UIKit's `UIPointerShape`.
public enum PointerShape: Sendable, Hashable, Codable {
  /// A rectangle with rounded corners, in the coordinates of the view.
  case roundedRect(Rect, radius: Double)
  /// An upright bar of a length in points, as over text.
  case verticalBeam(length: Double)
  /// A level bar of a length in points.
  case horizontalBeam(length: Double)
}
