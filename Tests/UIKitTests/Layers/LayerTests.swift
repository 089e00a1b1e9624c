#if UIKit
import Foundation
import Testing
import UIKit

struct LayerTests {
  @Test func `a new layer has Core Animation's standard values`() {
    let layer = CALayer()
    #expect(layer.bounds == .zero && layer.position == .zero && layer.frame == .zero)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.zPosition == 0)
    #expect(layer.opacity == 1 && !layer.isHidden && !layer.isOpaque && !layer.masksToBounds)
    #expect(layer.backgroundColor == nil && layer.cornerRadius == 0 && layer.borderWidth == 0)
    #expect(layer.borderColor?.components == [0, 1] && layer.shadowColor?.components == [0, 1])
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3 && layer.shadowPath == nil)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.contents == nil)
    #expect(layer.contentsGravity == .resize && layer.contentsScale == 1)
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.maskedCorners.rawValue == 15 && layer.cornerCurve == .circular)
    #expect(layer.speed == 1 && layer.duration == .infinity && layer.fillMode == .removed)
    #expect(layer.sublayers == nil && layer.superlayer == nil && layer.mask == nil)
    #expect(layer.actions == nil && layer.delegate == nil && layer.name == nil)
    #expect(layer.animationKeys() == nil && CATransform3DIsIdentity(layer.transform))
  }

  @Test func `what is set is read, by properties and by keys`() throws {
    let layer = CALayer()
    layer.opacity = 0.25
    layer.isHidden = true
    layer.masksToBounds = true
    layer.cornerRadius = 5
    layer.backgroundColor = UIColor.red.cgColor
    layer.borderColor = nil
    layer.shadowOffset = CGSize(width: 1, height: 2)
    layer.contentsGravity = .center
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    layer.contents = "contents"
    layer.name = "name"
    #expect(layer.value(forKey: "opacity") as? Float == 0.25)
    #expect(layer.value(forKey: "hidden") as? Bool == true)
    #expect(layer.value(forKey: "masksToBounds") as? Bool == true)
    #expect(layer.value(forKey: "cornerRadius") as? CGFloat == 5)
    #expect(layer.value(forKey: "backgroundColor") as? CGColor == UIColor.red.cgColor)
    #expect(layer.value(forKey: "borderColor") == nil && layer.borderColor == nil)
    #expect(layer.value(forKey: "contentsGravity") as? String == "center")
    #expect(layer.value(forKey: "maskedCorners") as? UInt == 9)
    #expect(layer.value(forKey: "contents") as? String == "contents")
    layer.setValue(0.5, forKey: "opacity")
    layer.setValue(NSNumber(value: 7), forKey: "cornerRadius")
    layer.setValue(NSNumber(value: false), forKey: "hidden")
    layer.setValue("bottom", forKey: "contentsGravity")
    layer.setValue(3, forKey: "maskedCorners")
    layer.setValue(nil, forKey: "backgroundColor")
    layer.setValue(NSValue(cgPoint: CGPoint(x: 1, y: 2)), forKey: "position")
    #expect(layer.opacity == 0.5 && layer.cornerRadius == 7 && !layer.isHidden)
    #expect(layer.contentsGravity == .bottom && layer.maskedCorners.rawValue == 3)
    #expect(layer.backgroundColor == nil && layer.position == CGPoint(x: 1, y: 2))
  }

  @Test func `other properties are kept too`() {
    let layer = CALayer()
    layer.isDoubleSided = false
    layer.isGeometryFlipped = true
    layer.anchorPointZ = 2
    layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    layer.contentsFormat = .gray8Uint
    layer.minificationFilter = .nearest
    layer.magnificationFilter = .trilinear
    layer.minificationFilterBias = 0.5
    layer.needsDisplayOnBoundsChange = true
    layer.drawsAsynchronously = true
    layer.allowsEdgeAntialiasing = true
    layer.edgeAntialiasingMask = [.layerLeftEdge]
    layer.allowsGroupOpacity = false
    layer.shouldRasterize = true
    layer.rasterizationScale = 2
    layer.wantsExtendedDynamicRangeContent = true
    layer.compositingFilter = "f"
    layer.filters = ["g"]
    layer.backgroundFilters = ["h"]
    layer.cornerCurve = .continuous
    layer.shadowColor = nil
    layer.shadowOpacity = 0.5
    layer.shadowRadius = 9
    layer.shadowPath = CGPath(rect: .zero, transform: nil)
    layer.zPosition = 4
    layer.sublayerTransform = CATransform3DMakeScale(2, 2, 2)
    layer.isOpaque = true
    layer.contentsScale = 3
    #expect(!layer.isDoubleSided && layer.isGeometryFlipped && layer.anchorPointZ == 2)
    #expect(layer.contentsCenter.minX == 0.5 && layer.contentsRect.width == 0.5)
    #expect(layer.contentsFormat == .gray8Uint && layer.minificationFilter == .nearest)
    #expect(layer.magnificationFilter == .trilinear && layer.minificationFilterBias == 0.5)
    #expect(layer.needsDisplayOnBoundsChange && layer.drawsAsynchronously)
    #expect(layer.allowsEdgeAntialiasing && layer.edgeAntialiasingMask == .layerLeftEdge)
    #expect(!layer.allowsGroupOpacity && layer.shouldRasterize && layer.rasterizationScale == 2)
    #expect(layer.wantsExtendedDynamicRangeContent && layer.compositingFilter as? String == "f")
    #expect(layer.filters as? [String] == ["g"] && layer.backgroundFilters as? [String] == ["h"])
    #expect(layer.cornerCurve == .continuous && layer.shadowColor == nil)
    #expect(layer.shadowOpacity == 0.5 && layer.shadowRadius == 9 && layer.shadowPath != nil)
    #expect(layer.zPosition == 4 && layer.sublayerTransform.m11 == 2)
    #expect(layer.isOpaque && layer.contentsScale == 3)
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) > 1)
  }

  @Test func `a layer keeps values under other keys, with the defaults of its class`() {
    final class Ring: CALayer {
      override class func defaultValue(forKey key: String) -> Any? {
        key == "progress" ? 0.5 : super.defaultValue(forKey: key)
      }
    }
    let ring = Ring()
    #expect(ring.value(forKey: "progress") as? Double == 0.5)
    #expect(ring.value(forKey: "other") == nil)
    ring.setValue(1.0, forKey: "progress")
    ring.setValue([1, 2], forKey: "other")
    #expect(ring.value(forKey: "progress") as? Double == 1)
    #expect(ring.value(forKey: "other") as? [Int] == [1, 2])
    ring.setValue(nil, forKey: "progress")
    #expect(ring.value(forKey: "progress") == nil)
    #expect(Ring.defaultValue(forKey: "opacity") as? Float == 1)
    #expect(CAShapeLayer.defaultValue(forKey: "miterLimit") as? CGFloat == 10)
    ring.style = ["cornerRadius": CGFloat(4)]
    #expect(ring.cornerRadius == 4)
    ring.cornerRadius = 2
    #expect(ring.cornerRadius == 2)
  }

  @Test func `key paths name parts of values`() {
    let layer = CALayer()
    layer.setValue(5, forKeyPath: "bounds.size.width")
    layer.setValue(6, forKeyPath: "bounds.size.height")
    layer.setValue(CGPoint(x: 1, y: 2), forKeyPath: "bounds.origin")
    layer.setValue(3.5, forKeyPath: "position.x")
    layer.setValue(9, forKeyPath: "shadowOffset.height")
    layer.setValue(0.5, forKeyPath: "opacity")
    #expect(layer.bounds == CGRect(x: 1, y: 2, width: 5, height: 6) && layer.position.x == 3.5)
    #expect(layer.shadowOffset.height == 9 && layer.opacity == 0.5)
    #expect(layer.value(forKeyPath: "bounds.origin.y") as? CGFloat == 2)
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 5, height: 6))
    #expect(layer.value(forKeyPath: "bounds.nothing") == nil)
    let inner = CALayer()
    inner.name = "inner"
    layer.addSublayer(inner)
    layer.setValue(7, forKeyPath: "sublayers.inner.cornerRadius")
    #expect(inner.cornerRadius == 7)
    #expect(layer.value(forKeyPath: "sublayers.inner.cornerRadius") as? CGFloat == 7)
    #expect(layer.value(forKeyPath: "sublayers.inner") as? CALayer === inner)
  }

  @Test func `overrides of properties are called by keys`() {
    final class Watching: CALayer {
      var changes = 0
      override var cornerRadius: CGFloat { didSet { changes += 1 } }
    }
    let layer = Watching()
    layer.cornerRadius = 1
    layer.setValue(2, forKey: "cornerRadius")
    layer.setValue(3, forKeyPath: "cornerRadius")
    #expect(layer.changes == 3 && layer.cornerRadius == 3)
  }

  // MARK: Geometry

  @Test func `frame, bounds, position and anchor point depend on each other`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(layer.position == CGPoint(x: 25, y: 40))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    #expect(layer.frame == CGRect(x: 25, y: 0, width: 30, height: 40))
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 10, y: 60))
    layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    layer.position = CGPoint(x: 100, y: 100)
    layer.transform = CATransform3DMakeScale(2, 0.5, 1)
    #expect(layer.frame == CGRect(x: 70, y: 90, width: 60, height: 20))
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(layer.bounds.size == CGSize(width: 10, height: 40))
    #expect(layer.position == CGPoint(x: 10, y: 10))
    layer.setAffineTransform(CGAffineTransform(translationX: 5, y: 0))
    #expect(layer.affineTransform().tx == 5 && layer.frame.minX == 10)
    #expect(layer.preferredFrameSize() == CGSize(width: 10, height: 40))
  }

  @Test func `points are converted between layers`() {
    let (outer, inner, other) = (CALayer(), CALayer(), CALayer())
    outer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    inner.frame = CGRect(x: 10, y: 20, width: 20, height: 20)
    other.frame = CGRect(x: 50, y: 50, width: 20, height: 20)
    outer.addSublayer(inner)
    outer.addSublayer(other)
    let point = CGPoint(x: 1, y: 2)
    #expect(inner.convert(point, to: outer) == CGPoint(x: 11, y: 22))
    #expect(inner.convert(CGPoint(x: 11, y: 22), from: outer) == point)
    #expect(inner.convert(point, to: other) == CGPoint(x: -39, y: -28))
    #expect(inner.convert(point, to: nil) == CGPoint(x: 11, y: 22))
    #expect(
      inner.convert(CGRect(x: 0, y: 0, width: 5, height: 5), to: outer)
        == CGRect(x: 10, y: 20, width: 5, height: 5))
    #expect(
      inner.convert(CGRect(x: 10, y: 20, width: 5, height: 5), from: nil)
        == CGRect(x: 0, y: 0, width: 5, height: 5))
    inner.bounds.origin = CGPoint(x: 100, y: 0)
    #expect(inner.convert(CGPoint(x: 101, y: 2), to: outer) == CGPoint(x: 11, y: 22))
    inner.bounds.origin = .zero
    outer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    // About the middle of the outer layer, (50, 50).
    #expect(inner.convert(CGPoint(x: 40, y: 30), to: outer) == CGPoint(x: 50, y: 50))
  }

  @Test func `the frontmost layer at a point is hit`() {
    let (outer, back, front) = (CALayer(), CALayer(), CALayer())
    outer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    back.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    front.frame = CGRect(x: 25, y: 25, width: 100, height: 50)
    outer.addSublayer(back)
    outer.addSublayer(front)
    #expect(outer.hitTest(CGPoint(x: 20, y: 20)) === back)
    #expect(outer.hitTest(CGPoint(x: 50, y: 50)) === front)
    #expect(outer.hitTest(CGPoint(x: 100, y: 100)) === outer)
    #expect(outer.hitTest(CGPoint(x: 115, y: 50)) === front)
    #expect(outer.hitTest(CGPoint(x: 500, y: 50)) == nil)
    back.zPosition = 1
    #expect(outer.hitTest(CGPoint(x: 50, y: 50)) === back)
    back.isHidden = true
    #expect(outer.hitTest(CGPoint(x: 50, y: 50)) === front)
    outer.masksToBounds = true
    #expect(outer.hitTest(CGPoint(x: 115, y: 50)) == nil)
    #expect(outer.contains(CGPoint(x: 99, y: 99)) && !outer.contains(CGPoint(x: 100, y: 0)))
  }

  // MARK: Copies

  @Test func `a copy has the values and not the place`() {
    final class Dot: CALayer {
      var radius = 1.0
      override init() { super.init() }
      override init(layer: Any) {
        if let dot = layer as? Dot { radius = dot.radius }
        super.init(layer: layer)
      }
    }
    let dot = Dot()
    dot.radius = 5
    dot.cornerRadius = 3
    dot.setValue("x", forKey: "own")
    dot.addSublayer(CALayer())
    let shown = dot.presentation()
    #expect(shown !== dot && shown?.radius == 5 && shown?.cornerRadius == 3)
    #expect(shown?.value(forKey: "own") as? String == "x" && shown?.sublayers == nil)
    #expect(shown?.model() === dot && dot.model() === dot)
    shown?.cornerRadius = 9
    #expect(dot.cornerRadius == 3)
    #expect(CALayer(layer: dot).cornerRadius == 3)
  }

  @Test func `a presentation is of the class of its layer`() throws {
    let layers: [CALayer] = [CAShapeLayer(), CAGradientLayer(), CATextLayer()]
    for layer in layers {
      #expect(type(of: try #require(layer.presentation())) == type(of: layer))
    }
  }

  @Test func `an archive has the values`() throws {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.opacity = 0.5
    layer.isHidden = true
    layer.transform = CATransform3DMakeScale(2, 2, 2)
    layer.backgroundColor = UIColor.systemBlue.cgColor
    layer.strokeColor = UIColor.red.cgColor
    layer.fillColor = nil
    layer.path = CGPath(ellipseIn: layer.bounds, transform: nil)
    layer.lineCap = .round
    layer.lineDashPattern = [1, 2]
    layer.maskedCorners = .layerMinXMinYCorner
    layer.name = "n"
    layer.setValue([CGPoint.zero, "x"] as [Any], forKey: "own")
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    layer.encode(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let read = try #require(CAShapeLayer(coder: unarchiver))
    #expect(read.frame == layer.frame && read.opacity == 0.5 && read.isHidden)
    #expect(read.transform == layer.transform && read.backgroundColor == layer.backgroundColor)
    #expect(read.strokeColor == layer.strokeColor && read.fillColor == nil)
    #expect(read.path == layer.path && read.lineCap == .round && read.lineDashPattern == [1, 2])
    #expect(read.maskedCorners == .layerMinXMinYCorner && read.name == "n")
    #expect((read.value(forKey: "own") as? [Any])?.last as? String == "x")
    let empty = NSKeyedArchiver(requiringSecureCoding: true)
    empty.finishEncoding()
    #expect(CALayer(coder: try NSKeyedUnarchiver(forReadingFrom: empty.encodedData)) == nil)
  }
}
#endif
