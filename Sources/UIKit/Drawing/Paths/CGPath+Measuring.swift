#if UIKit
public import Foundation
public import UIKitDialect

/// The rules that decide which points are inside a path (`CGPathFillRule`).
public enum CGPathFillRule: Int, Sendable, Hashable {
  /// Inside is what the path goes around, the two directions counted against each other.
  case winding = 0
  /// Inside is what a ray from outside reaches after an odd number of crossings.
  case evenOdd = 1
}

extension CGPath {
  /// The smallest rectangle with all points, those of control too; ``CGRect/null`` for an empty
  /// path.
  public var boundingBox: CGRect { CGRect(around: pieces.flatMap(\.controlPointsAndEnd)) }

  /// The smallest rectangle that contains the lines and curves themselves; ``CGRect/null`` for an
  /// empty path.
  public var boundingBoxOfPath: CGRect {
    var points: [CGPoint] = []
    eachSegment { segment in
      points += segment.end == segment.start ? [segment.start] : [segment.start, segment.end]
      points += segment.turns(\.x).map(segment.point) + segment.turns(\.y).map(segment.point)
    }
    if points.isEmpty { points = pieces.compactMap(\.end) }
    return CGRect(around: points)
  }

  /// Returns whether a point, which a transform may change first, lies inside; subpaths that are
  /// not closed count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    var (winding, crossings) = (0, 0)
    eachSegment(closing: true) { segment in
      let direction = segment.crossings(of: point)
      winding += direction.winding
      crossings += direction.count
    }
    return rule == .winding ? winding != 0 : !crossings.isMultiple(of: 2)
  }

  /// Returns whether the path is just a rectangle with edges along the axes, and stores it.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    let box = boundingBoxOfPath
    var points = pieces.compactMap(\.end)
    if points.count == 5, points.first == points.last { points.removeLast() }
    guard points.count == 4, pieces.allSatisfy({ $0.controlPointsAndEnd.count < 2 }),
      pieces.count(where: \.isMove) == 1,
      points.allSatisfy({
        ($0.x == box.minX || $0.x == box.maxX) && ($0.y == box.minY || $0.y == box.maxY)
      }), Set(points.map { [$0.x, $0.y] }).count == 4,
      (points[0].x == points[1].x) != (points[0].y == points[1].y)
    else { return false }
    rect?.pointee = box
    return true
  }

  /// Calls a closure with each line and curve, and with the lines that close the subpaths, all of
  /// them or those that the path has.
  func eachSegment(closing: Bool = false, _ body: (PathSegment) -> Void) {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func close() {
      if current != start { body(PathSegment(start: current, controls: [], end: start)) }
      current = start
    }
    for piece in pieces {
      switch piece {
      case .move(let point):
        if closing { close() }
        (start, current) = (point, point)
      case .close: close()
      case .line, .quadCurve, .curve:
        let points = piece.controlPointsAndEnd
        let end = points[points.count - 1]
        body(PathSegment(start: current, controls: Array(points.dropLast()), end: end))
        current = end
      }
    }
    if closing { close() }
  }
}

extension CGRect {
  /// The smallest rectangle with all points; null without any.
  init(around points: [CGPoint]) {
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else {
      self = .null
      return
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
#endif
