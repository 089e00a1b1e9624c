#if UIKit
// The functions of Core Graphics' geometry and UIKit's, by their names in C, which code of the
// first versions of Swift has.

public import Foundation
public import Graphics
public import UIKitDialect

/// The rectangle without a place: the intersection of two that don't meet (`CGRectNull`).
public let CGRectNull = CGRect.null
/// The empty rectangle at the origin (`CGRectZero`).
public let CGRectZero = CGRect.zero
/// The origin (`CGPointZero`).
public let CGPointZero = CGPoint.zero
/// No width and no height (`CGSizeZero`).
public let CGSizeZero = CGSize.zero
/// No distance from any edge (`UIEdgeInsetsZero`).
public let UIEdgeInsetsZero = EdgeInsets.zero
/// No movement (`UIOffsetZero`).
public let UIOffsetZero = Offset.zero

/// Returns a point (`CGPointMake(_:_:)`).
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// Returns a size (`CGSizeMake(_:_:)`).
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}
/// Returns a rectangle (`CGRectMake(_:_:_:_:)`).
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }
/// Returns a vector (`CGVectorMake(_:_:)`).
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
/// Returns insets (`UIEdgeInsetsMake(_:_:_:_:)`).
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> EdgeInsets { EdgeInsets(top: top, left: left, bottom: bottom, right: right) }
/// Returns an offset (`UIOffsetMake(_:_:)`).
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> Offset {
  Offset(horizontal: horizontal, vertical: vertical)
}

/// Returns the left edge (`CGRectGetMinX(_:)`).
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// Returns the middle between the left and right edges (`CGRectGetMidX(_:)`).
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// Returns the right edge (`CGRectGetMaxX(_:)`).
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// Returns the top edge (`CGRectGetMinY(_:)`).
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// Returns the middle between the top and bottom edges (`CGRectGetMidY(_:)`).
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// Returns the bottom edge (`CGRectGetMaxY(_:)`).
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// Returns the width (`CGRectGetWidth(_:)`).
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// Returns the height (`CGRectGetHeight(_:)`).
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// Returns a rectangle with its edges moved inward (`CGRectInset(_:_:_:)`).
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}
/// Returns a rectangle that is moved (`CGRectOffset(_:_:_:)`).
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}
/// Returns the smallest rectangle of whole numbers that contains another one
/// (`CGRectIntegral(_:)`).
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
/// Returns the intersection of two rectangles (`CGRectIntersection(_:_:)`).
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }
/// Returns the smallest rectangle that contains two others (`CGRectUnion(_:_:)`).
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }
/// Returns whether two rectangles share an area (`CGRectIntersectsRect(_:_:)`).
public func CGRectIntersectsRect(_ r1: CGRect, _ r2: CGRect) -> Bool { r1.intersects(r2) }
/// Returns whether a point lies in a rectangle (`CGRectContainsPoint(_:_:)`).
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// Returns whether the second rectangle lies in the first (`CGRectContainsRect(_:_:)`).
public func CGRectContainsRect(_ r1: CGRect, _ r2: CGRect) -> Bool { r1.contains(r2) }
/// Returns whether a rectangle has no area (`CGRectIsEmpty(_:)`).
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// Returns whether a rectangle has no place (`CGRectIsNull(_:)`).
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// Returns whether two rectangles are equal (`CGRectEqualToRect(_:_:)`).
public func CGRectEqualToRect(_ r1: CGRect, _ r2: CGRect) -> Bool { r1 == r2 }
/// Returns whether two points are equal (`CGPointEqualToPoint(_:_:)`).
public func CGPointEqualToPoint(_ p1: CGPoint, _ p2: CGPoint) -> Bool { p1 == p2 }
/// Returns whether two sizes are equal (`CGSizeEqualToSize(_:_:)`).
public func CGSizeEqualToSize(_ s1: CGSize, _ s2: CGSize) -> Bool { s1 == s2 }
/// Returns a rectangle with its edges moved inward (`UIEdgeInsetsInsetRect(_:_:)`).
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: EdgeInsets) -> CGRect {
  rect.inset(by: insets)
}
/// Returns whether two insets are equal (`UIEdgeInsetsEqualToEdgeInsets(_:_:)`).
public func UIEdgeInsetsEqualToEdgeInsets(_ i1: EdgeInsets, _ i2: EdgeInsets) -> Bool { i1 == i2 }

/// Returns a point after a transform (`CGPointApplyAffineTransform(_:_:)`).
public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint {
  point.applying(t)
}
/// Returns a size after a transform (`CGSizeApplyAffineTransform(_:_:)`).
public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize {
  size.applying(t)
}
/// Returns the smallest rectangle around another one after a transform
/// (`CGRectApplyAffineTransform(_:_:)`).
public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect {
  rect.applying(t)
}
#endif
