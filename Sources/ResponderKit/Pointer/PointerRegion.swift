public import Graphics

/// A part of a view that responds to the pointer: `UIPointerRegion`.
@preconcurrency @MainActor
open class PointerRegion: RootObject {
  /// The rectangle in the coordinates of the view.
  public final let rect: Rect
  /// The identity; nil for none.
  public nonisolated(unsafe) final let identifier: AnyHashable?

  /// Creates a part of a view.
  public init(rect: Rect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }

  /// Returns a Boolean value that indicates whether both are the same part.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? PointerRegion else { return false }
    return rect == other.rect && identifier == other.identifier
  }
  /// The hash of the rectangle.
  open override var hash: Int { rect.origin.x.hashValue }
}

/// The position of the pointer: `UIPointerRegionRequest`.
@preconcurrency @MainActor
public final class PointerRegionRequest: RootObject {
  /// The point in the coordinates of the view.
  public let location: Point
  /// The modifier keys that are held; none, as no pointer carries them.
  public let modifiers: KeyModifierFlags

  init(location: Point) {
    (self.location, modifiers) = (location, [])
    super.init()
  }
}
