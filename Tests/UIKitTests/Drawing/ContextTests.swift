#if UIKit
import Foundation
import Testing
import UIKit

@MainActor
struct ContextTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func context() throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: 40, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  @Test func `a context has a size and a layout, and takes no memory`() throws {
    let context = try context()
    #expect(context.width == 40 && context.height == 20 && context.alphaInfo == .premultipliedLast)
    #expect(
      context.bitsPerComponent == 8 && context.bitsPerPixel == 32 && context.bytesPerRow == 160)
    #expect(context.colorSpace == CGColorSpaceCreateDeviceRGB())
    #expect(context.bitmapInfo.rawValue == 1)
    var memory = [UInt8](repeating: 0, count: 4)
    #expect(
      CGContext(
        data: &memory, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1) == nil)
  }

  @Test func `what is drawn is recorded with its state`() throws {
    let context = try context()
    context.setFillColor(UIColor.red.cgColor)
    context.setStrokeColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.setLineWidth(3)
    context.setLineCap(.round)
    context.setLineJoin(.bevel)
    context.setMiterLimit(5)
    context.setLineDash(phase: 1, lengths: [2, 3])
    context.setFlatness(0.2)
    context.setAlpha(0.5)
    context.setBlendMode(.multiply)
    context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3, color: UIColor.blue.cgColor)
    context.setShouldAntialias(false)
    context.interpolationQuality = .high
    context.addRect(square)
    context.drawPath(using: .fillStroke)
    let path = CGPath(rect: square, transform: nil)
    #expect(context.operations.map(\.drawing) == [.fill(path, .winding), .stroke(path)])
    let state = context.operations[1].state
    #expect(state.fillColor == UIColor.red.cgColor && state.strokeColor.components == [0, 1, 0, 1])
    #expect(state.lineWidth == 3 && state.lineCap == .round && state.lineJoin == .bevel)
    #expect(state.miterLimit == 5 && state.dashPhase == 1 && state.dashLengths == [2, 3])
    #expect(state.flatness == 0.2 && state.alpha == 0.5 && state.blendMode == .multiply)
    #expect(state.shadow?.blur == 3 && state.shadow?.color == UIColor.blue.cgColor)
    #expect(!state.shouldAntialias && state.interpolationQuality == .high)
    #expect(context.isPathEmpty)
  }

  @Test func `the state is saved and restored`() throws {
    let context = try context()
    context.setLineWidth(2)
    context.saveGState()
    context.setLineWidth(7)
    context.scaleBy(x: 2, y: 3)
    context.translateBy(x: 1, y: 1)
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 2, ty: 3))
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 4, y: 6))
    #expect(context.convertToUserSpace(CGPoint(x: 4, y: 6)) == CGPoint(x: 1, y: 1))
    #expect(context.convertToUserSpace(context.convertToDeviceSpace(square)) == square)
    #expect(context.userSpaceToDeviceSpaceTransform == context.ctm)
    context.restoreGState()
    #expect(context.state.lineWidth == 2 && context.ctm.isIdentity)
    context.restoreGState()
    context.rotate(by: .pi / 2)
    #expect(abs(context.convertToDeviceSpace(CGPoint(x: 1, y: 0)).y - 1) < 1e-12)
    context.concatenate(context.ctm.inverted())
    #expect(abs(context.ctm.a - 1) < 1e-12)
  }

  @Test func `the path is built point by point`() throws {
    let context = try context()
    context.translateBy(x: 5, y: 0)
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 10, y: 0))
    context.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 12, y: 5))
    context.addCurve(
      to: CGPoint(x: 0, y: 10), control1: CGPoint(x: 8, y: 11), control2: CGPoint(x: 2, y: 11))
    #expect(context.currentPointOfPath == CGPoint(x: 0, y: 10))
    context.closePath()
    #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 12, height: 11))
    #expect(context.pathContains(CGPoint(x: 5, y: 5), mode: .fill))
    #expect(!context.pathContains(CGPoint(x: 5, y: 5), mode: .stroke))
    #expect(context.pathContains(CGPoint(x: 5, y: 0.4), mode: .stroke))
    #expect(context.path?.boundingBox.minX == 0)
    context.beginPath()
    #expect(context.isPathEmpty && context.path == nil)
    context.addLines(between: [.zero, CGPoint(x: 4, y: 0)])
    context.addRects([square])
    context.addPath(CGPath(ellipseIn: square, transform: nil))
    context.addEllipse(in: square)
    context.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: 1, clockwise: false)
    context.addArc(tangent1End: CGPoint(x: 30, y: 0), tangent2End: CGPoint(x: 30, y: 30), radius: 2)
    #expect(!context.isPathEmpty)
    context.beginPath()
    context.setLineWidth(4)
    context.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    context.replacePathWithStrokedPath()
    #expect(context.boundingBoxOfPath == CGRect(x: 0, y: -2, width: 10, height: 4))
  }

  @Test func `clips restrict what is drawn and are undone`() throws {
    let context = try context()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 40, height: 20))
    context.saveGState()
    context.addEllipse(in: square)
    context.clip()
    context.clip(to: CGRect(x: 5, y: 0, width: 50, height: 50))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 5, y: 0, width: 5, height: 10))
    let mask = try #require(context.makeImage())
    context.clip(to: square, mask: mask)
    context.fill(square)
    #expect(context.operations.last?.state.clips.count == 3)
    context.restoreGState()
    context.fill([square])
    #expect(context.operations.last?.state.clips == [])
    context.clip(to: [square])
    context.clip(using: .evenOdd)
    #expect(context.boundingBoxOfClipPath.isEmpty)
    context.resetClip()
    #expect(context.state.clips.isEmpty && context.boundingBoxOfClipPath.width == 40)
  }

  @Test func `every way of painting is recorded`() throws {
    let context = try context()
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray,
        locations: nil))
    context.stroke(square)
    context.stroke(square, width: 9)
    #expect(context.operations[1].state.lineWidth == 9 && context.state.lineWidth == 1)
    context.clear(square)
    context.fillEllipse(in: square)
    context.strokeEllipse(in: square)
    context.strokeLineSegments(between: [.zero, CGPoint(x: 1, y: 1)])
    context.addRect(square)
    context.fillPath(using: .evenOdd)
    context.addRect(square)
    context.strokePath()
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 1, y: 1), options: [.drawsAfterEndLocation])
    context.drawRadialGradient(
      gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 5, options: [])
    context.draw(try #require(context.makeImage()), in: square)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setAlpha(0.1)
    context.endTransparencyLayer()
    context.flush()
    context.synchronize()
    #expect(context.state.alpha == 1 && context.operations.count == 13)
    let rect = CGPath(rect: square, transform: nil)
    #expect(context.operations[2].drawing == .clear(square))
    #expect(context.operations[6].drawing == .fill(rect, .evenOdd))
    #expect(
      context.operations[8].drawing
        == .linearGradient(
          gradient, start: .zero, end: CGPoint(x: 1, y: 1), options: [.drawsAfterEndLocation]))
    #expect(context.operations[12].drawing == .endTransparencyLayer)
  }

  @Test func `components are those of the space that was set`() throws {
    let context = try context()
    context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
    context.setFillColor([1, 0, 0, 1])
    context.setStrokeColorSpace(CGColorSpaceCreateDeviceCMYK())
    #expect(context.state.strokeColor.components == [0, 0, 0, 1, 1])
    context.setStrokeColor([1, 0, 0, 0, 1])
    #expect(context.state.fillColor.components == [1, 0, 0, 1])
    #expect(context.state.strokeColor.components == [1, 0, 0, 0, 1])
    context.setFillColor(gray: 0.5, alpha: 1)
    context.setStrokeColor(gray: 0.25, alpha: 1)
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(context.state.fillColor.components == [0, 0, 1, 1])
    #expect(context.state.strokeColor.components == [0.25, 1])
    context.setShadow(offset: .zero, blur: 2)
    #expect(context.state.shadow?.color.alpha == CGFloat(1) / 3)
    context.setShadow(offset: .zero, blur: 2, color: nil)
    #expect(context.state.shadow == nil)
  }

  @Test func `text has a place, a font and a way of drawing`() throws {
    let context = try context()
    context.textMatrix = CGAffineTransform(scaleX: 2, y: 2)
    context.textPosition = CGPoint(x: 3, y: 4)
    #expect(context.textMatrix == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 4))
    #expect(context.textPosition == CGPoint(x: 3, y: 4))
    context.setCharacterSpacing(2)
    context.setTextDrawingMode(.stroke)
    context.setFont(try #require(CGFont("Avenir" as CFString)))
    context.setFontSize(17)
    context.record(.text(NSAttributedString(string: "x"), in: square))
    let state = try #require(context.operations.last?.state)
    #expect(state.characterSpacing == 2 && state.textDrawingMode == .stroke)
    #expect(state.fontSize == 17 && state.font == CGFont("Avenir" as CFString))
  }

  @Test func `the current context is the one that was pushed last`() throws {
    #expect(UIGraphicsGetCurrentContext() == nil)
    let (outer, inner) = (try context(), try context())
    UIGraphicsPushContext(outer)
    UIGraphicsPushContext(inner)
    #expect(UIGraphicsGetCurrentContext() === inner)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === inner)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `UIKit draws into the current context`() throws {
    let context = try context()
    UIGraphicsPushContext(context)
    UIColor.red.set()
    UIColor.blue.setStroke()
    UIColor.green.setFill()
    let path = UIBezierPath(rect: square)
    path.lineWidth = 4
    path.fill()
    path.stroke()
    path.fill(with: .multiply, alpha: 0.5)
    path.stroke(with: .screen, alpha: 0.5)
    UIRectFill(square)
    UIRectFillUsingBlendMode(square, .clear)
    UIRectFrame(square)
    UIRectFrameUsingBlendMode(square, .normal)
    path.addClip()
    UIRectClip(square)
    UIGraphicsPopContext()
    UIRectFill(square)
    #expect(context.operations.count == 8)
    let states = context.operations.map(\.state)
    #expect(states[0].fillColor == UIColor.green.cgColor)
    #expect(states[1].strokeColor == UIColor.blue.cgColor && states[1].lineWidth == 4)
    #expect(states[2].blendMode == .multiply && states[2].alpha == 0.5)
    #expect(states[3].blendMode == .screen && states[4].blendMode == .copy)
    #expect(states[5].blendMode == .clear && states[6].strokeColor == UIColor.green.cgColor)
    #expect(context.state.clips.count == 2 && context.state.lineWidth == 1)
  }

  @Test func `the raw values are those of Core Graphics`() {
    #expect(CGBlendMode.plusLighter.rawValue == 27 && CGBlendMode.copy.rawValue == 17)
    #expect(CGLineCap.square.rawValue == 2 && CGLineJoin.bevel.rawValue == 2)
    #expect(CGPathDrawingMode.eoFillStroke.rawValue == 4 && CGPathFillRule.evenOdd.rawValue == 1)
    #expect(CGPathElementType.closeSubpath.rawValue == 4)
    #expect(CGImageAlphaInfo.premultipliedLast.rawValue == 1)
    #expect(CGBitmapInfo.byteOrder32Little.rawValue == CGImageByteOrderInfo.order32Little.rawValue)
    #expect(CGInterpolationQuality.medium.rawValue == 4 && CGTextDrawingMode.clip.rawValue == 7)
    #expect(CGColorRenderingIntent.saturation.rawValue == 4)
  }
}
#endif
