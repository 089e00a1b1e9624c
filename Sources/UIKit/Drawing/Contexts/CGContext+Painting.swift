#if UIKit
public import Foundation
import UIKitDialect

extension CGContext {
  /// Draws the path under construction, which is removed.
  public func drawPath(using mode: CGPathDrawingMode) {
    defer { beginPath() }
    guard let path else { return }
    switch mode {
    case .fill: record(.fill(path, .winding))
    case .eoFill: record(.fill(path, .evenOdd))
    case .stroke: record(.stroke(path))
    case .fillStroke, .eoFillStroke:
      record(.fill(path, mode == .fillStroke ? .winding : .evenOdd))
      record(.stroke(path))
    }
  }

  /// Fills the path under construction, which is removed.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Draws the line of the path under construction, which is removed.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills a rectangle; the path under construction is removed.
  public func fill(_ rect: CGRect) { fill([rect]) }

  /// Fills rectangles; the path under construction is removed.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  /// Draws the line of a rectangle; the path under construction is removed.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Draws the line of a rectangle in a width; the path under construction is removed.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let former = state.lineWidth
    state.lineWidth = width
    stroke(rect)
    state.lineWidth = former
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) { record(.clear(rect)) }

  /// Fills an ellipse in a rectangle; the path under construction is removed.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Draws the line of an ellipse in a rectangle; the path under construction is removed.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws a line between each two points; the path under construction is removed.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Draws a gradient between two points.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    record(.linearGradient(gradient, start: start, end: end, options: options))
  }

  /// Draws a gradient between two circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    record(
      .radialGradient(
        gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
        endRadius: endRadius, options: options))
  }

  /// Draws an image in a rectangle, or one beside the other from there on.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    record(.image(image, in: rect, isTiled: byTiling))
  }

  /// Begins to draw together what is blended as a whole; the opacity, the shadow and the way of
  /// blending begin anew until ``endTransparencyLayer()``.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    record(.beginTransparencyLayer)
    saveGState()
    state.alpha = 1
    state.shadow = nil
    state.blendMode = .normal
  }

  /// Ends what is drawn together, and returns to the state from before.
  public func endTransparencyLayer() {
    restoreGState()
    record(.endTransparencyLayer)
  }

  // MARK: Coordinates

  /// Returns a point in pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// Returns a point of the device in the present coordinates.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  /// Returns the smallest rectangle in pixels that contains a rectangle.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  /// Returns the smallest rectangle in the present coordinates that contains one of the device.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
#endif
