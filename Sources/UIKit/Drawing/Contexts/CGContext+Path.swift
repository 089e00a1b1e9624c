#if UIKit
public import Foundation
import UIKitDialect

// The path under construction. Its points are changed by the transform as they are added.
extension CGContext {
  /// Removes the path under construction.
  public func beginPath() { current = CGMutablePath() }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) { current.move(to: point, transform: ctm) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { current.addLine(to: point, transform: ctm) }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control, transform: ctm)
  }

  /// Closes the current subpath with a line to its start.
  public func closePath() { current.closeSubpath() }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) { current.addRect(rect, transform: ctm) }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect]) { current.addRects(rects, transform: ctm) }

  /// Begins a subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    current.addLines(between: points, transform: ctm)
  }

  /// Adds an ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect, transform: ctm) }

  /// Adds an arc of a circle between two angles; see
  /// ``CGMutablePath/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: ctm)
  }

  /// Adds an arc that touches two lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
  }

  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) { current.addPath(path, transform: ctm) }

  /// Replaces the path under construction with the outline of its line.
  public func replacePathWithStrokedPath() {
    guard var path else { return }
    if !state.dashLengths.isEmpty {
      path = path.copy(dashingWithPhase: state.dashPhase, lengths: state.dashLengths)
    }
    let outline = path.copy(
      strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
      miterLimit: state.miterLimit)
    beginPath()
    addPath(outline)
  }

  /// A Boolean value that indicates whether the path under construction has no elements.
  public var isPathEmpty: Bool { current.isEmpty }

  /// The point at which the path under construction ends; zero for an empty one.
  public var currentPointOfPath: CGPoint {
    current.isEmpty ? .zero : current.currentPoint.applying(ctm.inverted())
  }

  /// The smallest rectangle with all points of the path under construction.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// The path under construction, in the present coordinates; nil for an empty one.
  public var path: CGPath? {
    if current.isEmpty { return nil }
    var inverse = ctm.inverted()
    return current.copy(using: &inverse)
  }

  /// Returns whether a point is in the area that would be drawn of the path under construction.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let path else { return false }
    var areas: [(CGPath, CGPathFillRule)] = []
    if mode == .fill || mode == .fillStroke { areas.append((path, .winding)) }
    if mode == .eoFill || mode == .eoFillStroke { areas.append((path, .evenOdd)) }
    if mode != .fill, mode != .eoFill {
      let line = path.copy(
        strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
        miterLimit: state.miterLimit)
      areas.append((line, .winding))
    }
    return areas.contains { $0.0.contains(point, using: $0.1) }
  }

  // MARK: Clips

  /// Restricts what is drawn next to the inside of the path under construction, which is removed.
  public func clip(using rule: CGPathFillRule = .winding) {
    defer { beginPath() }
    // An empty path leaves nothing to draw on.
    state.clips.append(.path(current.copy() ?? CGMutablePath(), rule))
    state.clipBox = state.clipBox.intersection(current.boundingBoxOfPath)
  }

  /// Restricts what is drawn next to a rectangle.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Restricts what is drawn next to rectangles.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Restricts what is drawn next to what is opaque in an image in a rectangle.
  public func clip(to rect: CGRect, mask: CGImage) {
    state.clips.append(.mask(mask, in: rect, ctm))
    state.clipBox = state.clipBox.intersection(rect.applying(ctm))
  }

  /// Removes all restrictions.
  public func resetClip() {
    state.clips = []
    state.clipBox = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
  }

  /// The smallest rectangle that contains the clip; the whole context without one.
  public var boundingBoxOfClipPath: CGRect { state.clipBox.applying(ctm.inverted()) }
}
#endif
