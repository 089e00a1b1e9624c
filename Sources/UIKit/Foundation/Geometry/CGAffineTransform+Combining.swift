#if UIKit
public import Foundation
public import Graphics
public import UIKitDialect

extension CGAffineTransform {
  /// Creates a transform of six zeros, which is not the one that changes nothing
  /// (`CGAffineTransform.init()`).
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Creates a transform from its six numbers (`CGAffineTransform.init(_:_:_:_:_:_:)`).
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) { self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

  /// Creates a rotation by an angle in radians: clockwise on the screen, where y points down
  /// (`CGAffineTransform.init(rotationAngle:)`).
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Returns the transform that rotates first, by an angle in radians
  /// (`CGAffineTransform.rotated(by:)`).
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
  /// Returns the transform that scales first (`CGAffineTransform.scaledBy(x:y:)`).
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }
  /// Returns the transform that translates first (`CGAffineTransform.translatedBy(x:y:)`).
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }
}

extension CGSize {
  /// Returns the size after a transform, without its translation (`CGSize.applying(_:)`).
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
  /// Returns whether two sizes are equal (`CGSize.equalTo(_:)`).
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGPoint {
  /// Returns whether two points are equal (`CGPoint.equalTo(_:)`).
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGRect {
  /// Returns whether two rectangles are equal (`CGRect.equalTo(_:)`).
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

/// The transform that changes nothing (`CGAffineTransformIdentity`).
public let CGAffineTransformIdentity = CGAffineTransform.identity

/// Returns a rotation by an angle in radians (`CGAffineTransformMakeRotation(_:)`).
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}
/// Returns a scaling (`CGAffineTransformMakeScale(_:_:)`).
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}
/// Returns a translation (`CGAffineTransformMakeTranslation(_:_:)`).
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}
/// Returns the transform that rotates first (`CGAffineTransformRotate(_:_:)`).
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
  t.rotated(by: angle)
}
/// Returns the transform that scales first (`CGAffineTransformScale(_:_:_:)`).
public func CGAffineTransformScale(
  _ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat
) -> CGAffineTransform { t.scaledBy(x: sx, y: sy) }
/// Returns the transform that translates first (`CGAffineTransformTranslate(_:_:_:)`).
public func CGAffineTransformTranslate(
  _ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform { t.translatedBy(x: tx, y: ty) }
/// Returns the transform that applies one first and then another (`CGAffineTransformConcat(_:_:)`).
public func CGAffineTransformConcat(
  _ t1: CGAffineTransform, _ t2: CGAffineTransform
) -> CGAffineTransform { t1.concatenating(t2) }
/// Returns the inverse of a transform (`CGAffineTransformInvert(_:)`).
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }
/// Returns whether a transform changes nothing (`CGAffineTransformIsIdentity(_:)`).
public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }
/// Returns whether two transforms are equal (`CGAffineTransformEqualToTransform(_:_:)`).
public func CGAffineTransformEqualToTransform(_ t1: CGAffineTransform, _ t2: CGAffineTransform)
  -> Bool
{
  t1 == t2
}
#endif
