#if UIKit
import Foundation
import Testing
import UIKit

@MainActor
struct ViewLayerTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  @Test func `a view has one layer, whose delegate it is`() {
    #expect(view.layer === view.layer && view.layer.delegate === view)
    #expect(view.layer.frame == view.frame)
    final class Colorful: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    #expect(Colorful().layer is CAGradientLayer)
    #expect(type(of: view.layer) == CALayer.self)
  }

  @Test func `what a view and its layer have is one value`() {
    view.alpha = 0.5
    view.isHidden = true
    view.clipsToBounds = true
    view.backgroundColor = .red
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let layer = view.layer
    #expect(layer.opacity == 0.5 && layer.isHidden && layer.masksToBounds)
    #expect(layer.backgroundColor == UIColor.red.cgColor && layer.affineTransform().a == 2)
    #expect(layer.position == view.center && layer.bounds == view.bounds)
    layer.opacity = 0.25
    layer.isHidden = false
    layer.masksToBounds = false
    layer.backgroundColor = UIColor.blue.cgColor
    layer.transform = CATransform3DIdentity
    layer.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.position = CGPoint(x: 5, y: 6)
    layer.isOpaque = true
    layer.contentsScale = 3
    #expect(view.alpha == 0.25 && !view.isHidden && !view.clipsToBounds)
    #expect(view.backgroundColor == .blue && view.transform.isIdentity)
    #expect(view.bounds == layer.bounds && view.center == layer.position)
    #expect(view.isOpaque && view.contentScaleFactor == 3)
    view.isOpaque = false
    view.contentScaleFactor = 1
    view.backgroundColor = nil
    #expect(!layer.isOpaque && layer.contentsScale == 1 && layer.backgroundColor == nil)
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
    view.frame.origin.x = 7
    #expect(layer.frame.minX == 7)
  }

  @Test func `a system color stays what it is`() {
    view.backgroundColor = .systemBlue
    #expect(view.layer.backgroundColor == UIColor.systemBlue.cgColor)
    view.layer.backgroundColor = UIColor.systemGreen.cgColor
    #expect(view.backgroundColor == .systemGreen)
  }

  @Test func `overrides of a view see what is set through its layer`() {
    final class Watching: UIView {
      var changes: [String] = []
      override var bounds: CGRect { didSet { changes.append("bounds") } }
      override var alpha: CGFloat { didSet { changes.append("alpha") } }
      override var backgroundColor: UIColor? { didSet { changes.append("color") } }
    }
    let view = Watching()
    view.layer.bounds.size.width = 5
    view.layer.opacity = 0.5
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.changes == ["bounds", "alpha", "color"])
  }

  @Test func `a transform of space stays until the view has another one`() {
    var transform = CATransform3DMakeRotation(1, 1, 0, 0)
    transform.m34 = -1 / 500
    view.transform3D = transform
    #expect(view.layer.transform == transform && view.transform3D == transform)
    #expect(view.transform == CATransform3DGetAffineTransform(transform))
    view.transform = CGAffineTransform(translationX: 5, y: 5)
    #expect(view.transform3D == CATransform3DMakeTranslation(5, 5, 0))
    let other = UIView()
    other.transform = CGAffineTransform(scaleX: 3, y: 3)
    #expect(other.transform3D.m11 == 3)
  }

  @Test func `the mask of a view is that of its layer`() {
    let mask = UIView()
    view.mask = mask
    #expect(view.layer.mask === mask.layer)
    let shape = CAShapeLayer()
    view.layer.mask = shape
    #expect(view.layer.mask === shape && view.mask == nil)
    view.layer.mask = nil
    #expect(view.layer.mask == nil)
  }

  @Test func `the layers of subviews are sublayers, in order`() {
    let (first, second, third) = (UIView(), UIView(), UIView())
    let (back, front) = (CALayer(), CAShapeLayer())
    view.addSubview(first)
    view.layer.addSublayer(front)
    view.addSubview(second)
    view.layer.insertSublayer(back, at: 0)
    #expect(view.layer.sublayers == [back, first.layer, front, second.layer])
    #expect(first.layer.superlayer === view.layer && front.superlayer === view.layer)
    view.insertSubview(third, at: 0)
    #expect(view.layer.sublayers == [back, third.layer, first.layer, front, second.layer])
    view.bringSubviewToFront(third)
    #expect(view.layer.sublayers == [back, first.layer, second.layer, front, third.layer])
    second.removeFromSuperview()
    #expect(view.layer.sublayers == [back, first.layer, front, third.layer])
    #expect(second.layer.superlayer == nil)
    front.removeFromSuperlayer()
    first.layer.removeFromSuperlayer()
    #expect(view.layer.sublayers == [back, third.layer] && first.superview === view)
    #expect(first.layer.superlayer == nil)
    view.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
    #expect(view.layer.sublayers == nil && view.subviews.count == 2)
  }

  @Test func `points are converted through views`() {
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
    view.addSubview(inner)
    let sublayer = CALayer()
    sublayer.frame = CGRect(x: 1, y: 1, width: 2, height: 2)
    inner.layer.addSublayer(sublayer)
    #expect(sublayer.convert(CGPoint.zero, to: view.layer) == CGPoint(x: 2, y: 3))
    #expect(view.layer.hitTest(CGPoint(x: 12.5, y: 23.5)) === sublayer)
  }

  @Test func `layout is asked for from both sides`() {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let view = Counting()
    view.layoutIfNeeded()
    view.layer.setNeedsLayout()
    view.layer.layoutIfNeeded()
    #expect(view.count == 2)
  }

  @Test func `what the class of a layer sets at its start is the view's`() {
    final class Faint: CALayer {
      override init() {
        super.init()
        opacity = 0.5
        masksToBounds = true
        cornerRadius = 4
      }
      override init(layer: Any) { super.init(layer: layer) }
    }
    final class FaintView: UIView {
      override class var layerClass: AnyClass { Faint.self }
    }
    let view = FaintView()
    #expect(view.layer.cornerRadius == 4 && view.alpha == 0.5 && view.clipsToBounds)
    let changed = FaintView()
    changed.alpha = 0.75
    #expect(changed.layer.opacity == 0.75)
  }

  @Test func `a layer that outlives its view keeps its own values`() {
    var view: UIView? = UIView()
    let layer = view?.layer
    layer?.cornerRadius = 3
    view = nil
    #expect(layer?.cornerRadius == 3 && layer?.bounds == .zero && layer?.delegate == nil)
  }

  @Test func `a view draws when its layer is rendered, and never before`() throws {
    final class Drawing: UIView {
      var rects: [CGRect] = []
      override func draw(_ rect: CGRect) {
        rects.append(rect)
        UIColor.red.setFill()
        UIRectFill(rect)
      }
    }
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.setNeedsDisplay()
    #expect(view.layer.needsDisplay())
    view.layer.displayIfNeeded()
    #expect(!view.layer.needsDisplay())
    view.layer.setNeedsDisplay()
    #expect(view.layer.needsDisplay())
    view.layer.displayIfNeeded()
    #expect(view.rects == [])
    let image = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
      view.layer.render(in: context.cgContext)
    }
    #expect(view.rects == [view.bounds])
    #expect(image.cgImage?.operations.first?.state.fillColor == UIColor.red.cgColor)
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    let snapshot = view.snapshotView(afterScreenUpdates: true)
    #expect(snapshot?.frame == view.frame && view.rects.count == 2)
    let contents = snapshot?.layer.contents
    #expect((contents as? CGImage)?.operations.count == 1)
    let part = view.resizableSnapshotView(
      from: CGRect(x: 1, y: 1, width: 2, height: 2), afterScreenUpdates: false,
      withCapInsets: .zero)
    #expect(part?.bounds.size == CGSize(width: 2, height: 2))
  }

  @Test func `a view's layer runs no actions`() {
    #expect(view.layer.action(forKey: "opacity") == nil)
    #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
  }
}
#endif
