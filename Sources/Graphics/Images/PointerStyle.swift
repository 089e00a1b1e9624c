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
