#if UIKit
public import Foundation
public import UIKitDialect

/// The transform that changes nothing (`CATransform3DIdentity`).
public let CATransform3DIdentity = CATransform3D.identity

/// Returns a Boolean value that indicates whether the transform changes nothing
/// (`CATransform3DIsIdentity(_:)`).
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == .identity }

/// Returns a Boolean value that indicates whether the two transforms are equal
/// (`CATransform3DEqualToTransform(_:_:)`).
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// Returns a translation (`CATransform3DMakeTranslation(_:_:_:)`).
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3D.identity
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// Returns a scaling (`CATransform3DMakeScale(_:_:_:)`).
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3D.identity
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

/// Returns a rotation by an angle in radians about an axis; the identity for an axis without length
/// (`CATransform3DMakeRotation(_:_:_:_:)`).
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return .identity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  return CATransform3D(
    m11: cosine + rest * x * x, m12: rest * x * y + sine * z, m13: rest * x * z - sine * y,
    m14: 0,
    m21: rest * x * y - sine * z, m22: cosine + rest * y * y, m23: rest * y * z + sine * x,
    m24: 0,
    m31: rest * x * z + sine * y, m32: rest * y * z - sine * x, m33: cosine + rest * z * z,
    m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Returns the transform that applies a translation first (`CATransform3DTranslate(_:_:_:_:)`).
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DMakeTranslation(tx, ty, tz).concatenating(t) }

/// Returns the transform that applies a scaling first (`CATransform3DScale(_:_:_:_:)`).
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DMakeScale(sx, sy, sz).concatenating(t) }

/// Returns the transform that applies a rotation first (`CATransform3DRotate(_:_:_:_:_:)`).
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).concatenating(t) }

/// Returns the transform that applies the first and then the second (`CATransform3DConcat(_:_:)`).
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concatenating(b)
}

/// Returns the inverse, or the transform itself if it has none (`CATransform3DInvert(_:)`).
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

/// Returns a transform of the plane as one of space (`CATransform3DMakeAffineTransform(_:)`).
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3D.identity
  (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
  (transform.m41, transform.m42) = (m.tx, m.ty)
  return transform
}

/// Returns a Boolean value that indicates whether the transform is one of the plane
/// (`CATransform3DIsAffine(_:)`).
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DMakeAffineTransform(t.affine) == t
}

/// Returns the transform of the plane that this one is, without what leads out of the plane
/// (`CATransform3DGetAffineTransform(_:)`).
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
#endif
