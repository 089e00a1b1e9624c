#if UIKit
import Foundation
import Testing
import UIKit

struct LayerTreeTests {
  private let outer = CALayer()
  private let layers = (0..<5).map { index in
    let layer = CALayer()
    layer.name = "\(index)"
    return layer
  }

  private var order: String { outer.sublayers?.compactMap(\.name).joined() ?? "none" }

  @Test func `layers are added in front, inserted and removed`() {
    outer.addSublayer(layers[0])
    outer.addSublayer(layers[1])
    #expect(order == "01" && layers[0].superlayer === outer)
    outer.insertSublayer(layers[2], at: 0)
    outer.insertSublayer(layers[3], at: 99)
    #expect(order == "2013")
    outer.insertSublayer(layers[4], below: layers[1])
    #expect(order == "20413")
    outer.insertSublayer(layers[2], above: layers[1])
    #expect(order == "04123")
    outer.insertSublayer(layers[3], below: nil)
    #expect(order == "04123")
    outer.addSublayer(layers[0])
    #expect(order == "41230")
    layers[1].removeFromSuperlayer()
    layers[1].removeFromSuperlayer()
    #expect(order == "4230" && layers[1].superlayer == nil)
    outer.replaceSublayer(layers[2], with: layers[1])
    #expect(order == "4130" && layers[2].superlayer == nil)
    outer.replaceSublayer(layers[2], with: layers[4])
    #expect(order == "4130")
    outer.sublayers = [layers[0], layers[2]]
    #expect(order == "02" && layers[4].superlayer == nil && layers[2].superlayer === outer)
    outer.sublayers = nil
    #expect(order == "none" && layers[0].superlayer == nil)
  }

  @Test func `a layer leaves its former superlayer`() {
    let other = CALayer()
    outer.addSublayer(layers[0])
    other.addSublayer(layers[0])
    #expect(outer.sublayers == nil && layers[0].superlayer === other)
  }

  @Test func `a layer that is gone leaves nothing behind`() {
    weak var former: CALayer?
    do {
      let temporary = CALayer()
      former = temporary
      temporary.addSublayer(layers[0])
    }
    #expect(former == nil && layers[0].superlayer == nil)
  }

  @Test func `a mask is kept and copied by no presentation`() {
    let mask = CALayer()
    outer.addSublayer(mask)
    outer.mask = mask
    #expect(outer.mask === mask && outer.sublayers == nil)
    #expect(outer.presentation()?.mask == nil)
    outer.mask = nil
    #expect(outer.mask == nil)
  }

  // MARK: Layout and display

  private final class Recording: CALayer {
    var calls: [String] = []
    override func layoutSublayers() {
      super.layoutSublayers()
      calls.append("layout")
    }
    override func display() {
      super.display()
      calls.append("display")
    }
    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }
  }

  private final class Teller: CALayerDelegate {
    var calls: [String] = []
    func display(_ layer: CALayer) { calls.append("display") }
    func layoutSublayers(of layer: CALayer) { calls.append("layout") }
    func draw(_ layer: CALayer, in ctx: CGContext) { calls.append("draw") }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      calls.append(event)
      return nil
    }
  }

  @Test func `layout and display happen once when asked for`() {
    let layer = Recording()
    let teller = Teller()
    layer.delegate = teller
    #expect(!layer.needsLayout() && !layer.needsDisplay())
    layer.layoutIfNeeded()
    layer.displayIfNeeded()
    #expect(layer.calls == [])
    layer.setNeedsLayout()
    layer.setNeedsDisplay()
    layer.setNeedsDisplay(.zero)
    #expect(layer.needsLayout() && layer.needsDisplay())
    layer.layoutIfNeeded()
    layer.layoutIfNeeded()
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    #expect(layer.calls == ["layout", "display"] && teller.calls == ["layout", "display"])
    layer.bounds.size.width = 5
    #expect(layer.needsLayout() && !layer.needsDisplay())
    layer.setValue(1, forKey: "progress")
    #expect(layer.needsDisplay())
    #expect(teller.calls.suffix(2) == ["bounds", "progress"])
    let inner = Recording()
    layer.addSublayer(inner)
    inner.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(inner.calls == ["layout"])
    layer.setNeedsLayout()
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(layer.calls.count == 4 && inner.calls.count == 2)
    layer.displayIfNeeded()
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 6
    #expect(layer.needsDisplay())
  }

  @Test func `actions are looked for at the delegate, the layer and the class`() {
    final class Action: CAAction {
      var events: [String] = []
      func run(forKey event: String, object anObject: Any, arguments: [AnyHashable: Any]?) {
        events.append("\(event) \((anObject as? CALayer)?.opacity ?? -1)")
      }
    }
    final class Acting: CALayer {
      nonisolated(unsafe) static let action = Action()
      override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "cornerRadius" ? action : nil
      }
    }
    let layer = Acting()
    layer.cornerRadius = 1
    #expect(Acting.action.events.count == 1)
    let own = Action()
    layer.actions = ["opacity": own, "cornerRadius": NSNull()]
    layer.opacity = 0.5
    layer.cornerRadius = 2
    #expect(own.events == ["opacity 0.5"] && Acting.action.events.count == 1)
    #expect(layer.action(forKey: "opacity") as? Action === own)
    #expect(layer.action(forKey: "cornerRadius") == nil && layer.action(forKey: "x") == nil)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0.75
    CATransaction.commit()
    #expect(own.events.count == 1 && layer.opacity == 0.75)
    layer.style = ["actions": ["name": own]]
    layer.name = "x"
    #expect(own.events.count == 2)
  }

  @Test func `a context records a layer and those in it`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
    let teller = Teller()
    outer.delegate = teller
    outer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    outer.backgroundColor = UIColor.red.cgColor
    outer.borderWidth = 1
    outer.masksToBounds = true
    outer.cornerRadius = 2
    layers[0].frame = CGRect(x: 5, y: 5, width: 2, height: 2)
    layers[0].backgroundColor = UIColor.blue.cgColor
    layers[0].opacity = 0.5
    layers[1].isHidden = true
    outer.addSublayer(layers[0])
    outer.addSublayer(layers[1])
    outer.render(in: context)
    #expect(teller.calls.contains("draw"))
    let operations = context.operations
    #expect(operations.count == 5)
    #expect(operations[0].state.fillColor == UIColor.red.cgColor)
    guard case .stroke(let border) = operations[1].drawing else {
      Issue.record("no border")
      return
    }
    #expect(!border.contains(CGPoint(x: 0.1, y: 0.1)))
    #expect(operations[2].drawing == .beginTransparencyLayer && operations[2].state.alpha == 0.5)
    #expect(operations[3].state.transform.tx == 5 && operations[3].state.clips.count == 1)
    #expect(operations[4].drawing == .endTransparencyLayer)
    #expect(context.state.clips.isEmpty && UIGraphicsGetCurrentContext() == nil)
  }
}
#endif
