#if UIKit
import Foundation
import Testing
import UIKit

struct LayerTransformTests {
  private func isNear(_ left: CATransform3D, _ right: CATransform3D) -> Bool {
    func numbers(_ t: CATransform3D) -> [CGFloat] {
      [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
        t.m42, t.m43, t.m44,
      ]
    }
    return zip(numbers(left), numbers(right)).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func `translations, scalings and rotations are made by their numbers`() {
    let moved = CATransform3DMakeTranslation(1, 2, 3)
    #expect(moved.m41 == 1 && moved.m42 == 2 && moved.m43 == 3 && moved.m11 == 1)
    let scaled = CATransform3DMakeScale(2, 3, 4)
    #expect(scaled.m11 == 2 && scaled.m22 == 3 && scaled.m33 == 4 && scaled.m44 == 1)
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 5)
    #expect(abs(turned.m12 - 1) < 1e-12 && abs(turned.m21 + 1) < 1e-12)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DIdentity) && !CATransform3DIsIdentity(moved))
    #expect(CATransform3D().m11 == 0)
    #expect(CATransform3DEqualToTransform(moved, moved))
    #expect(!CATransform3DEqualToTransform(moved, scaled))
  }

  @Test func `a combination applies the new transform first`() {
    let moved = CATransform3DMakeTranslation(10, 0, 0)
    #expect(CATransform3DScale(moved, 2, 2, 2).m41 == 10)
    #expect(CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 10, 0, 0).m41 == 20)
    #expect(
      isNear(
        CATransform3DRotate(moved, 1, 0, 0, 1),
        CATransform3DConcat(CATransform3DMakeRotation(1, 0, 0, 1), moved)))
  }

  @Test func `an inverse undoes its transform`() {
    var transform = CATransform3DMakeRotation(1, 1, 2, 3)
    transform.m34 = -1 / 500
    transform = CATransform3DScale(CATransform3DTranslate(transform, 4, 5, 6), 2, 3, 4)
    let both = CATransform3DConcat(transform, CATransform3DInvert(transform))
    #expect(isNear(both, CATransform3DIdentity))
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test func `a transform of the plane goes there and back`() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let space = CATransform3DMakeAffineTransform(plane)
    #expect(CATransform3DGetAffineTransform(space) == plane && CATransform3DIsAffine(space))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    #expect(NSValue(caTransform3D: space).caTransform3DValue == space)
  }

  @Test func `a layer's key paths name parts of its transform`() throws {
    let layer = CALayer()
    let parts: [(String, CGFloat)] = [
      ("transform.scale.x", 2), ("transform.scale.y", 3), ("transform.scale.z", 4),
      ("transform.rotation.x", 0.25), ("transform.rotation.y", 0.5), ("transform.rotation.z", 1),
      ("transform.translation.x", 10), ("transform.translation.y", 20),
      ("transform.translation.z", 30),
    ]
    for (path, value) in parts { layer.setValue(value, forKeyPath: path) }
    for (path, value) in parts {
      let found = try #require(layer.value(forKeyPath: path) as? CGFloat)
      #expect(abs(found - value) < 1e-9, "\(path)")
    }
    #expect(layer.value(forKeyPath: "transform.scale") as? CGFloat == 3)
    #expect(
      layer.value(forKeyPath: "transform.translation") as? CGSize == CGSize(width: 10, height: 20))
    layer.setValue(NSNumber(value: 2), forKeyPath: "transform.rotation")
    layer.setValue(0.5, forKeyPath: "transform.scale")
    layer.setValue(CGSize(width: 1, height: 2), forKeyPath: "transform.translation")
    #expect(abs((layer.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 0) - 2) < 1e-9)
    #expect(abs((layer.value(forKeyPath: "transform.scale.y") as? CGFloat ?? 0) - 0.5) < 1e-9)
    #expect(layer.transform.m41 == 1)
    #expect(layer.value(forKeyPath: "transform.nothing") == nil)
  }
}
#endif
