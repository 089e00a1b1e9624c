#if UIKit
public import Foundation
public import UIKitDialect

/// A path that can be extended (`CGMutablePath`).
///
/// The points of each element are changed by its transform as it is added.
public final class CGMutablePath: CGPath {
  /// Creates a path without elements.
  public init() { super.init(pieces: []) }

  override init(pieces: [Piece]) { super.init(pieces: pieces) }

  func add(_ piece: Piece, _ transform: CGAffineTransform = .identity) {
    // What follows a closed subpath begins at its start.
    if case .close = pieces.last, let start = pieces.endOfLast, !piece.isMove {
      pieces.append(.move(to: start))
    }
    pieces.append(piece.applying(transform))
  }

  func add(_ pieces: [Piece], _ transform: CGAffineTransform) {
    for piece in pieces { add(piece, transform) }
  }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    // A subpath that has only begun is replaced.
    if pieces.last?.isMove == true { pieces.removeLast() }
    add(.move(to: point), transform)
  }

  /// Adds a straight line; does nothing in an empty path.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    if !isEmpty { add(.line(to: point), transform) }
  }

  /// Adds a curve with one control point; does nothing in an empty path.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    if !isEmpty { add(.quadCurve(to: end, control: control), transform) }
  }

  /// Adds a curve with two control points; does nothing in an empty path.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    if !isEmpty { add(.curve(to: end, control1: control1, control2: control2), transform) }
  }

  /// Closes the current subpath with a line to its start; does nothing where it is closed already.
  public func closeSubpath() {
    if let last = pieces.last, last != .close { pieces.append(.close) }
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(CGPath.rectangle(rect), transform)
  }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Begins a subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds an ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(CGPath.ellipse(in: rect), transform)
  }

  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    add(CGPath.roundedRectangle(rect, corner: corner), transform)
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(path.pieces, transform)
  }
}
#endif
