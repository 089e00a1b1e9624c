#if UIKit
import Foundation
import UIKitDialect

extension BezierPath.Element {
  /// The point at which the element ends; nil for the end of a subpath.
  var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .close: nil
    }
  }

  /// The points in the order of Core Graphics: those of control first.
  var controlPointsAndEnd: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }

  var isMove: Bool { if case .move = self { true } else { false } }

  func applying(_ transform: CGAffineTransform) -> Self {
    transform.isIdentity ? self : map { $0.applying(transform) }
  }

  func map(_ body: (CGPoint) -> CGPoint) -> Self {
    switch self {
    case .move(let point): .move(to: body(point))
    case .line(let point): .line(to: body(point))
    case .quadCurve(let point, let control): .quadCurve(to: body(point), control: body(control))
    case .curve(let point, let control1, let control2):
      .curve(to: body(point), control1: body(control1), control2: body(control2))
    case .close: .close
    }
  }
}

extension [BezierPath.Element] {
  /// The point at which the last element ends; nil without elements.
  var endOfLast: CGPoint? {
    guard let last else { return nil }
    if let end = last.end { return end }
    for piece in reversed() { if case .move(let start) = piece { return start } }
    return nil
  }
}

extension CGPath {
  static func rectangle(_ rect: CGRect) -> [Piece] {
    if rect.isNull { return [] }
    return [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  /// An ellipse in four curves, from the middle of the right edge.
  static func ellipse(in rect: CGRect) -> [Piece] {
    if rect.isNull { return [] }
    let circle = arc(center: .zero, radius: 1, startAngle: 0, delta: 2 * .pi)
    let fit = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    return ([.move(to: circle.start)] + circle.pieces + [.close]).map { $0.applying(fit) }
  }

  /// A rectangle with four equal corners, from the middle of the right edge.
  static func roundedRectangle(_ rect: CGRect, corner: CGSize) -> [Piece] {
    roundedRectangle(rect, corner: corner) { _ in true }
  }

  /// A rectangle some of whose corners are round: 0 the top left one, then clockwise.
  static func roundedRectangle(
    _ rect: CGRect, corner: CGSize, isRound: (Int) -> Bool
  ) -> [Piece] {
    let width = min(max(corner.width, 0), rect.width / 2)
    let height = min(max(corner.height, 0), rect.height / 2)
    guard !rect.isNull, width > 0, height > 0 else { return rectangle(rect) }
    var pieces: [Piece] = [.move(to: CGPoint(x: rect.maxX, y: rect.midY))]
    // From the bottom right corner, clockwise where the y axis points down.
    let corners: [(index: Int, x: CGFloat, y: CGFloat)] = [
      (2, rect.maxX, rect.maxY), (3, rect.minX, rect.maxY), (0, rect.minX, rect.minY),
      (1, rect.maxX, rect.minY),
    ]
    for (turn, place) in corners.enumerated() {
      guard isRound(place.index) else {
        pieces.append(.line(to: CGPoint(x: place.x, y: place.y)))
        continue
      }
      let quarter = arc(
        center: .zero, radius: 1, startAngle: CGFloat(turn) * .pi / 2, delta: .pi / 2)
      let fit = CGAffineTransform(
        a: width, b: 0, c: 0, d: height,
        tx: place.x == rect.minX ? rect.minX + width : rect.maxX - width,
        ty: place.y == rect.minY ? rect.minY + height : rect.maxY - height)
      pieces.append(.line(to: quarter.start.applying(fit)))
      pieces += quarter.pieces.map { $0.applying(fit) }
    }
    return pieces + [.close]
  }

  /// An arc as curves of at most a quarter of a circle, and the point at which it starts.
  static func arc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat
  ) -> (start: CGPoint, pieces: [Piece]) {
    // Exact at the quarters, where the sine of a rounded angle is not.
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * angle.cosine, y: center.y + radius * angle.sine)
    }
    let delta = min(max(delta, -2 * .pi), 2 * .pi)
    guard delta.isFinite, delta != 0 else { return (point(startAngle), []) }
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(count)
    let reach = radius * 4 / 3 * tan(step / 4)
    let pieces = (0..<count).map { index -> Piece in
      let (from, to) = (startAngle + CGFloat(index) * step, startAngle + CGFloat(index + 1) * step)
      let (start, end) = (point(from), point(to))
      return .curve(
        to: end,
        control1: CGPoint(x: start.x - reach * from.sine, y: start.y + reach * from.cosine),
        control2: CGPoint(x: end.x + reach * to.sine, y: end.y - reach * to.cosine))
    }
    return (point(startAngle), pieces)
  }
}

extension CGFloat {
  fileprivate var sine: CGFloat {
    let value = sin(self)
    return Swift.abs(value) < 1e-15 ? 0 : value
  }

  fileprivate var cosine: CGFloat {
    let value = cos(self)
    return Swift.abs(value) < 1e-15 ? 0 : value
  }
}
#endif
