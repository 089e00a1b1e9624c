#if UIKit
public import Foundation
import Graphics
public import ResponderKit

/// Something with coordinates: a view, or the screen (`UICoordinateSpace`).
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The rectangle of the object in its own coordinates.
  var bounds: CGRect { get }
  /// Returns where a point is in other coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns where a point of other coordinates is.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns where a rectangle is in other coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Returns where a rectangle of other coordinates is.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  /// The point of the screen at which the window of the view begins.
  private var origin: CGPoint { (self as? UIWindow ?? window)?.frame.origin ?? .zero }

  /// Returns where a point is in other coordinates.
  public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  {
    if let view = coordinateSpace as? UIView { return convert(point, to: .some(view)) }
    let inWindow = convert(point, to: Optional<UIView>.none)
    return CGPoint(x: inWindow.x + origin.x, y: inWindow.y + origin.y)
  }

  /// Returns where a point of other coordinates is.
  public final func convert(
    _ point: CGPoint, from coordinateSpace: any UICoordinateSpace
  ) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: .some(view)) }
    return convert(
      CGPoint(x: point.x - origin.x, y: point.y - origin.y), from: Optional<UIView>.none)
  }

  /// Returns where a rectangle is in other coordinates.
  public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: .some(view)) }
    return convert(rect, to: Optional<UIView>.none).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Returns where a rectangle of other coordinates is.
  public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: .some(view)) }
    return convert(rect.offsetBy(dx: -origin.x, dy: -origin.y), from: Optional<UIView>.none)
  }
}

extension UIScreen: UICoordinateSpace {
  /// Returns where a point is in other coordinates.
  public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  { coordinateSpace === self ? point : coordinateSpace.convert(point, from: self) }
  /// Returns where a point of other coordinates is.
  public final func convert(
    _ point: CGPoint, from coordinateSpace: any UICoordinateSpace
  ) -> CGPoint { coordinateSpace === self ? point : coordinateSpace.convert(point, to: self) }
  /// Returns where a rectangle is in other coordinates.
  public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace === self ? rect : coordinateSpace.convert(rect, from: self)
  }
  /// Returns where a rectangle of other coordinates is.
  public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace === self ? rect : coordinateSpace.convert(rect, to: self)
  }

  /// The coordinates of the screen (`UIScreen.coordinateSpace`).
  public final var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinates of the device when it is upright: the same (`UIScreen.fixedCoordinateSpace`).
  public final var fixedCoordinateSpace: any UICoordinateSpace { self }
}
#endif
