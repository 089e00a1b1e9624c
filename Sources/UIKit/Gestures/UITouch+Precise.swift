#if UIKit
public import Foundation
public import Gestures
import Graphics
public import ResponderKit

/// UIKit's name for ``ScrollTypeMask``.
public typealias UIScrollTypeMask = ScrollTypeMask

extension UITouch {
  /// Returns the location of the touch: the same as ``location(in:)``, which is precise
  /// (`UITouch.preciseLocation(in:)`).
  public final func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the location of the touch in the previous event
  /// (`UITouch.precisePreviousLocation(in:)`).
  public final func precisePreviousLocation(in view: UIView?) -> CGPoint {
    previousLocation(in: view)
  }
}

extension UIEvent {
  /// Returns the touches of which a touch is made up: itself, as none are left out
  /// (`UIEvent.coalescedTouches(for:)`).
  @MainActor
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? [touch] : nil
  }

  /// Returns the touches that are expected after a touch: none
  /// (`UIEvent.predictedTouches(for:)`).
  @MainActor
  public func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? [] : nil
  }

  /// Returns the touches in a window; nil without any (`UIEvent.touches(for:)`).
  @MainActor
  public func touches(for window: UIWindow) -> Set<UITouch>? {
    let found = touches.filter { $0.window === window }
    return found.isEmpty ? nil : Set(found)
  }
}
#endif
