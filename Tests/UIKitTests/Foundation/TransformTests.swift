#if UIKit
import Foundation
import Testing
import UIKit

struct TransformTests {
  private let point = CGPoint(x: 2, y: 0)

  private func isNear(_ left: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
    abs(left.x - x) < 1e-9 && abs(left.y - y) < 1e-9
  }

  @Test func `a rotation turns from x to y`() {
    let turned = point.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isNear(turned, 0, 2))
  }

  @Test func `what is added happens first`() {
    let scaled = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 3, y: 3)
    #expect(isNear(point.applying(scaled), 16, 0))
    let moved = CGAffineTransform(scaleX: 3, y: 3).translatedBy(x: 10, y: 0)
    #expect(isNear(point.applying(moved), 36, 0))
    let rotated = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
    #expect(isNear(point.applying(rotated), 10, 2))
  }

  @Test func `the functions of C do the same`() {
    let base = CGAffineTransformMakeTranslation(10, 0)
    #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(scaleX: 2, y: 3))
    #expect(CGAffineTransformMakeRotation(1) == CGAffineTransform(rotationAngle: 1))
    #expect(CGAffineTransformRotate(base, 1) == base.rotated(by: 1))
    #expect(CGAffineTransformScale(base, 2, 3) == base.scaledBy(x: 2, y: 3))
    #expect(CGAffineTransformTranslate(base, 2, 3) == base.translatedBy(x: 2, y: 3))
    #expect(CGAffineTransformConcat(base, base) == base.concatenating(base))
    #expect(CGAffineTransformInvert(base) == base.inverted())
    #expect(CGAffineTransformIsIdentity(CGAffineTransformIdentity))
    #expect(CGAffineTransformEqualToTransform(base, base))
    #expect(CGPointApplyAffineTransform(point, base) == CGPoint(x: 12, y: 0))
    #expect(CGSizeApplyAffineTransform(CGSize(width: 1, height: 2), base).height == 2)
    #expect(CGRectApplyAffineTransform(.zero, base).minX == 10)
  }

  @Test func `a transform without numbers is all zeros`() {
    #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
    #expect(!CGAffineTransform().isIdentity)
  }

  @Test func `a size is scaled and not moved`() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 100, ty: 100)
    #expect(CGSize(width: 1, height: 2).applying(transform) == CGSize(width: 2, height: 6))
    #expect(CGSize.zero.equalTo(.zero) && CGPoint.zero.equalTo(.zero) && CGRect.zero.equalTo(.zero))
  }

  @Test func `the functions of C read and make rectangles`() {
    let rect = CGRectMake(1, 2, 10, 20)
    #expect(rect == CGRect(x: 1, y: 2, width: 10, height: 20))
    #expect(CGRectGetMinX(rect) == 1 && CGRectGetMidX(rect) == 6 && CGRectGetMaxX(rect) == 11)
    #expect(CGRectGetMinY(rect) == 2 && CGRectGetMidY(rect) == 12 && CGRectGetMaxY(rect) == 22)
    #expect(CGRectGetWidth(rect) == 10 && CGRectGetHeight(rect) == 20)
    #expect(CGRectInset(rect, 1, 1) == CGRectMake(2, 3, 8, 18))
    #expect(CGRectOffset(rect, 1, 1) == CGRectMake(2, 3, 10, 20))
    #expect(CGRectIntegral(CGRectMake(0.5, 0.5, 1, 1)) == CGRectMake(0, 0, 2, 2))
    #expect(CGRectIntersection(rect, CGRectMake(5, 5, 100, 1)) == CGRectMake(5, 5, 6, 1))
    #expect(CGRectUnion(rect, CGRectMake(0, 0, 1, 1)) == CGRectMake(0, 0, 11, 22))
    #expect(CGRectIntersectsRect(rect, rect) && CGRectContainsRect(rect, rect))
    #expect(CGRectContainsPoint(rect, CGPointMake(2, 3)))
    #expect(CGRectIsEmpty(CGRectZero) && CGRectIsNull(CGRectNull))
    #expect(CGRectEqualToRect(rect, rect) && CGPointEqualToPoint(CGPointZero, .zero))
    #expect(CGSizeEqualToSize(CGSizeMake(0, 0), CGSizeZero))
    #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2) && CGVector() == .zero)
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    #expect(UIEdgeInsetsInsetRect(rect, insets) == CGRectMake(3, 3, 4, 16))
    #expect(UIEdgeInsetsEqualToEdgeInsets(UIEdgeInsetsZero, .zero))
    #expect(UIOffsetMake(1, 2) != UIOffsetZero)
  }

  @Test func `names of Core Foundation are Foundation's`() {
    let text = "x" as CFString
    let list = ["a"] as CFArray
    let duration: CFTimeInterval = 2
    #expect(text.length == 1 && list.count == 1 && duration == 2.0)
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 10)
    let count: NSInteger = autoreleasepool { 3 }
    #expect(count == 3)
  }
}
#endif
