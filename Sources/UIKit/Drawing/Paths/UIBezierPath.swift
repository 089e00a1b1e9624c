#if UIKit
public import Foundation
public import UIKitDialect

/// A path with the properties of its line (`UIBezierPath`).
///
/// ``fill()``, ``stroke()`` and ``addClip()`` are recorded by the current graphics context, if
/// there is one; nothing is drawn.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  /// The outline, which only this object changes.
  final var path: CGMutablePath

  /// Creates a path without elements.
  public override init() {
    path = CGMutablePath()
    super.init()
  }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates an ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a rectangle with round corners, whose radius is at most half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: radius, height: radius))
  }

  /// Creates a rectangle some of whose corners are round.
  ///
  /// As in UIKit, the width of `cornerRadii` is the radius both ways.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radius = min(cornerRadii.width, rect.width / 2, rect.height / 2)
    // Clockwise from the top left corner.
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    path.pieces = CGPath.roundedRectangle(rect, corner: CGSize(width: radius, height: radius)) {
      corners.contains(order[$0])
    }
  }

  /// Creates an arc of a circle between two angles in radians, 0 to the right; clockwise, where the
  /// y axis points down, angles grow.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Creates a path with the elements of another one.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.pieces = cgPath.pieces
  }

  /// The outline, as a copy (`UIBezierPath.cgPath`).
  open var cgPath: CGPath {
    get { CGPath(pieces: path.pieces) }
    set { path.pieces = newValue.pieces }
  }

  // MARK: The line

  /// The width of the line in points; 1 unless set.
  open var lineWidth: CGFloat = 1
  /// The look of the ends of the line; cut off unless set.
  open var lineCapStyle: CGLineCap = .butt
  /// The look of the corners of the line; tips unless set.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The longest length of the tips, compared with the width of the line; 10 unless set.
  open var miterLimit: CGFloat = 10
  /// The accuracy with which curves are drawn; 0.6 unless set.
  open var flatness: CGFloat = 0.6
  /// A Boolean value that indicates whether an odd number of crossings decides what is inside;
  /// false unless set.
  open var usesEvenOddFillRule: Bool = false
  /// The lengths of dashes and gaps and where they begin.
  final var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  // MARK: Elements

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line; does nothing in an empty path.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a curve with two control points; does nothing in an empty path.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve with one control point; does nothing in an empty path.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, after a line to its start if the path has a current point.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the current subpath with a line to its start.
  open func close() { path.closeSubpath() }

  /// Removes all elements.
  open func removeAllPoints() { path.pieces = [] }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Changes all points.
  open func apply(_ transform: CGAffineTransform) {
    path.pieces = path.pieces.map { $0.applying(transform) }
  }

  /// Returns the same outline drawn in the other direction, with the same line.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath()
    reversed.takeLine(of: self)
    reversed.path.pieces = path.pieces.reversedSubpaths
    return reversed
  }

  // MARK: Geometry

  /// A Boolean value that indicates whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle with all points, those of control too; ``CGRect/null`` for an empty
  /// path.
  open var bounds: CGRect { path.boundingBox }

  /// The point at which the last element ends; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Returns whether a point is inside, by the rule of ``usesEvenOddFillRule``.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

  final var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  // MARK: Drawing, see UIBezierPath+Drawing.swift

  /// Fills the path in the current context.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Draws the line of the path in the current context.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Fills the path in the current context, blended with what is there.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    recordFill(blendMode: blendMode, alpha: alpha)
  }

  /// Draws the line of the path in the current context, blended with what is there.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    recordStroke(blendMode: blendMode, alpha: alpha)
  }

  /// Restricts what is drawn next in the current context to the inside of the path.
  open func addClip() { recordClip() }

  // MARK: Copying and archiving

  /// Returns a path with the same elements and the same line.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.takeLine(of: self)
    return copy
  }

  /// A Boolean value that indicates whether paths can be archived securely: yes.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the elements and the line.
  open func encode(with coder: NSCoder) { archive(in: coder) }

  /// Reads what ``encode(with:)`` wrote.
  public required init?(coder: NSCoder) {
    path = CGMutablePath()
    super.init()
    guard restore(from: coder) else { return nil }
  }
}
#endif
