#if UIKit
import Foundation
import Testing
import UIKit

struct LayerKindTests {
  private func recorded(_ layer: CALayer) throws -> [CGContext.Operation] {
    let context = try #require(
      CGContext(
        data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
    layer.render(in: context)
    return context.operations
  }

  /// Sets each key of a layer, and reads it by the key, from a copy.
  private func check(_ layer: CALayer, _ values: KeyValuePairs<String, AnyHashable>) {
    for (key, value) in values {
      #expect(layer.value(forKey: key) as? AnyHashable != value, "\(key) already has the value")
      layer.setValue(value.base, forKey: key)
      #expect(layer.value(forKey: key) as? AnyHashable == value, "\(key)")
      #expect(layer.presentation()?.value(forKey: key) as? AnyHashable == value, "a copy's \(key)")
    }
  }

  @Test func `a shape layer keeps its path and its line`() throws {
    let layer = CAShapeLayer()
    #expect(layer.path == nil && layer.fillColor?.components == [0, 1] && layer.strokeColor == nil)
    #expect(layer.strokeStart == 0 && layer.strokeEnd == 1 && layer.lineWidth == 1)
    #expect(layer.lineCap == .butt && layer.lineJoin == .miter && layer.fillRule == .nonZero)
    #expect(layer.miterLimit == 10 && layer.lineDashPhase == 0 && layer.lineDashPattern == nil)
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    layer.path = path
    path.addRect(CGRect(x: 9, y: 9, width: 5, height: 5))
    #expect(layer.path?.boundingBox.maxX == 5)
    layer.strokeColor = UIColor.red.cgColor
    layer.lineCap = .round
    layer.lineJoin = .bevel
    layer.fillRule = .evenOdd
    check(
      layer,
      [
        "strokeStart": CGFloat(0.25), "strokeEnd": CGFloat(0.75), "lineWidth": CGFloat(3),
        "miterLimit": CGFloat(4), "lineDashPhase": CGFloat(1),
        "lineDashPattern": [2, 1] as [NSNumber],
        "fillColor": UIColor.blue.cgColor, "lineCap": "square", "lineJoin": "round",
        "fillRule": "non-zero",
      ])
    layer.lineCap = .round
    layer.lineJoin = .bevel
    layer.fillRule = .evenOdd
    let operations = try recorded(layer)
    #expect(operations.count == 2 && operations[1].state.strokeColor == UIColor.red.cgColor)
    #expect(operations[1].state.dashLengths == [2, 1] && operations[1].state.lineCap == .round)
    #expect(operations[0].drawing == .fill(try #require(layer.path), .evenOdd))
  }

  @Test func `a gradient layer keeps its colors and points`() throws {
    let layer = CAGradientLayer()
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(layer.colors == nil && layer.locations == nil && layer.type == .axial)
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    #expect(layer.colors as? [CGColor] == [UIColor.red.cgColor, UIColor.blue.cgColor])
    check(
      layer,
      [
        "locations": [0, 0.5] as [NSNumber], "startPoint": CGPoint.zero,
        "endPoint": CGPoint(x: 1, y: 1), "type": "conic",
      ])
    guard case .linearGradient(let gradient, .zero, let end, _) = try recorded(layer).last?.drawing
    else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.locations == [0, 0.5] && end == CGPoint(x: 10, y: 20))
    layer.type = .radial
    guard case .radialGradient = try recorded(layer).last?.drawing else {
      Issue.record("no radial gradient")
      return
    }
  }

  @Test func `a text layer keeps its text`() throws {
    let layer = CATextLayer()
    #expect(layer.fontSize == 36 && layer.foregroundColor?.components == [1, 1])
    #expect(layer.string == nil && layer.font == nil && !layer.isWrapped)
    #expect(layer.alignmentMode == .natural && layer.truncationMode == .none)
    layer.font = CGFont("Avenir" as CFString)
    #expect(layer.font as? CGFont == CGFont("Avenir" as CFString))
    layer.string = NSAttributedString(string: "a")
    #expect((layer.string as? NSAttributedString)?.string == "a")
    check(
      layer,
      [
        "string": "b", "fontSize": CGFloat(12), "foregroundColor": UIColor.red.cgColor,
        "wrapped": true, "truncationMode": "end", "alignmentMode": "center",
        "allowsFontSubpixelQuantization": false,
      ])
    #expect(layer.isWrapped && layer.alignmentMode == .center && layer.truncationMode == .end)
    guard case .text(let text, in: _) = try recorded(layer).last?.drawing else {
      Issue.record("no text")
      return
    }
    #expect(text.string == "b")
  }

  @Test func `other layers keep their properties`() {
    check(
      CAReplicatorLayer(),
      [
        "instanceCount": 3, "preservesDepth": true, "instanceDelay": 0.5,
        "instanceTransform": CATransform3DMakeScale(2, 2, 2),
        "instanceColor": UIColor.red.cgColor, "instanceRedOffset": Float(0.25),
        "instanceGreenOffset": Float(0.5), "instanceBlueOffset": Float(0.75),
        "instanceAlphaOffset": Float(-0.5),
      ])
    check(
      CATiledLayer(),
      ["levelsOfDetail": 4, "levelsOfDetailBias": 2, "tileSize": CGSize(width: 9, height: 9)])
    #expect(CATiledLayer.fadeDuration() == 0.25)
    let transforming = CATransformLayer()
    transforming.bounds = CGRect(x: 0, y: 0, width: 9, height: 9)
    #expect(transforming.hitTest(.zero) == nil)
    let emitter = CAEmitterLayer()
    check(
      emitter,
      [
        "birthRate": Float(2), "lifetime": Float(3), "emitterPosition": CGPoint(x: 1, y: 1),
        "emitterZPosition": CGFloat(2), "emitterSize": CGSize(width: 1, height: 1),
        "emitterDepth": CGFloat(3), "emitterShape": "line", "emitterMode": "outline",
        "renderMode": "additive", "preservesDepth": true, "velocity": Float(2), "scale": Float(2),
        "spin": Float(2), "seed": UInt32(7),
      ])
    #expect(emitter.emitterShape == .line && emitter.renderMode == .additive)
    emitter.emitterCells = [CAEmitterCell()]
    #expect(emitter.emitterCells?.count == 1 && emitter.emitterMode == .outline)
  }

  @Test func `a scroll layer moves its bounds as far as its mode allows`() {
    let layer = CAScrollLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(layer.scrollMode == .both)
    layer.scroll(to: CGPoint(x: 3, y: 4))
    #expect(layer.bounds.origin == CGPoint(x: 3, y: 4))
    layer.scrollMode = .vertically
    layer.scroll(to: CGPoint(x: 9, y: 9))
    #expect(layer.bounds.origin == CGPoint(x: 3, y: 9))
    layer.scrollMode = .both
    layer.scroll(to: CGRect(x: 20, y: 0, width: 5, height: 5))
    #expect(layer.bounds.origin == CGPoint(x: 15, y: 0))
    layer.scroll(to: CGRect(x: 16, y: 1, width: 5, height: 5))
    #expect(layer.bounds.origin == CGPoint(x: 15, y: 0))
  }

  @Test func `an emitter cell keeps what it would emit`() {
    let cell = CAEmitterCell()
    #expect(cell.birthRate == 0 && cell.scale == 1 && cell.isEnabled && cell.contents == nil)
    #expect(cell.color?.components == [1, 1] && cell.name == nil && cell.emitterCells == nil)
    let floats: [ReferenceWritableKeyPath<CAEmitterCell, Float>] = [
      \.birthRate, \.lifetime, \.lifetimeRange, \.redRange, \.greenRange, \.blueRange, \.alphaRange,
      \.redSpeed, \.greenSpeed, \.blueSpeed, \.alphaSpeed, \.minificationFilterBias,
    ]
    for (index, path) in floats.enumerated() { cell[keyPath: path] = Float(index) + 0.5 }
    for (index, path) in floats.enumerated() { #expect(cell[keyPath: path] == Float(index) + 0.5) }
    let numbers: [ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] = [
      \.emissionLatitude, \.emissionLongitude, \.emissionRange, \.velocity, \.velocityRange,
      \.xAcceleration, \.yAcceleration, \.zAcceleration, \.scale, \.scaleRange, \.scaleSpeed,
      \.spin, \.spinRange, \.contentsScale,
    ]
    for (index, path) in numbers.enumerated() { cell[keyPath: path] = CGFloat(index) + 0.5 }
    for (index, path) in numbers.enumerated() {
      #expect(cell[keyPath: path] == CGFloat(index) + 0.5)
    }
    cell.isEnabled = false
    cell.name = "spark"
    cell.contents = "c"
    cell.contentsRect = .zero
    cell.color = nil
    cell.emitterCells = [CAEmitterCell()]
    cell.magnificationFilter = "nearest"
    cell.minificationFilter = "trilinear"
    cell.style = ["a": 1]
    #expect(!cell.isEnabled && cell.name == "spark" && cell.contents as? String == "c")
    #expect(cell.contentsRect == .zero && cell.color == nil && cell.emitterCells?.count == 1)
    #expect(cell.magnificationFilter == "nearest" && cell.minificationFilter == "trilinear")
    #expect(cell.style?["a"] as? Int == 1)
    cell.setValue(9, forKey: "birthRate")
    cell.setValue("x", forKey: "own")
    #expect(cell.birthRate == 9 && cell.value(forKey: "own") as? String == "x")
    #expect(CAEmitterCell.defaultValue(forKey: "x") == nil)
  }
}
#endif
