/// The style of a pointer over a view: UIKit's `UIPointerStyle`, as a value.
public struct PointerStyle: Sendable, Hashable, Codable {
  /// The effect on the view; nil when only the pointer changes.
  public var effect: PointerEffect?
  /// The shape of the pointer; nil when it disappears into the view.
  public var shape: PointerShape?

  /// Creates a style with an effect and a shape (`UIPointerStyle.init(effect:shape:)`).
  public init(effect: PointerEffect, shape: PointerShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  /// Creates a style with only a shape (`UIPointerStyle.init(shape:constrainedAxes:)`).
  public init(shape: PointerShape) { self.shape = shape }
}
