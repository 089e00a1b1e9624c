#if UIKit
import Foundation
import UIKitDialect

/// A line, or a curve with one or two control points.
struct PathSegment {
  var start: CGPoint
  var controls: [CGPoint]
  var end: CGPoint

  /// The point at a parameter from 0 to 1.
  func point(_ t: CGFloat) -> CGPoint {
    CGPoint(x: value(t, \.x), y: value(t, \.y))
  }

  /// The coordinate at a parameter: de Casteljau's construction.
  private func value(_ t: CGFloat, _ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
    if t == 0 { return start[keyPath: axis] }
    if t == 1 { return end[keyPath: axis] }
    var values = [start[keyPath: axis]] + controls.map { $0[keyPath: axis] } + [end[keyPath: axis]]
    while values.count > 1 {
      values = zip(values, values.dropFirst()).map { $0 + ($1 - $0) * t }
    }
    return values[0]
  }

  /// The parameters between 0 and 1 at which the curve turns back along an axis.
  func turns(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    let values = [start[keyPath: axis]] + controls.map { $0[keyPath: axis] } + [end[keyPath: axis]]
    let steps = zip(values, values.dropFirst()).map { $1 - $0 }
    let roots: [CGFloat]
    switch steps.count {
    case 2: roots = [steps[0] / (steps[0] - steps[1])]
    case 3:
      // The derivative: a(1 - t)² + 2b(1 - t)t + ct².
      let (a, b, c) = (steps[0], steps[1], steps[2])
      let (square, linear) = (a - 2 * b + c, 2 * (b - a))
      if abs(square) < 1e-12 * max(abs(a), abs(b), abs(c)) {
        roots = [-a / linear]
      } else {
        let inside = linear * linear - 4 * square * a
        if inside < 0 { return [] }
        // Without the difference of two nearly equal numbers.
        let half = -(linear + (linear < 0 ? -1 : 1) * inside.squareRoot()) / 2
        roots = half == 0 ? [0] : [half / square, a / half]
      }
    default: return []
    }
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// Returns the number of times that the segment crosses the ray from a point to the right, and
  /// the sum of the directions.
  func crossings(of point: CGPoint) -> (winding: Int, count: Int) {
    // A curve stays among its points.
    guard min(start.y, end.y, controls.map(\.y).min() ?? end.y) <= point.y,
      max(start.y, end.y, controls.map(\.y).max() ?? end.y) >= point.y,
      max(start.x, end.x, controls.map(\.x).max() ?? end.x) > point.x
    else { return (0, 0) }
    let stops = [0] + turns(\.y) + [1]
    var (winding, count) = (0, 0)
    for (from, to) in zip(stops, stops.dropFirst()) {
      let (low, high) = (value(from, \.y), value(to, \.y))
      // The half-open interval counts a point that two segments share once.
      guard (low <= point.y) != (high <= point.y) else { continue }
      var (below, above) = low < high ? (from, to) : (to, from)
      if !controls.isEmpty {
        for _ in 0..<60 {
          let middle = (below + above) / 2
          if value(middle, \.y) <= point.y { below = middle } else { above = middle }
        }
      } else {
        below = (point.y - start.y) / (end.y - start.y)
      }
      guard value(below, \.x) > point.x else { continue }
      winding += low < high ? 1 : -1
      count += 1
    }
    return (winding, count)
  }

  /// The points of lines that follow the segment, without its start.
  var flattened: [CGPoint] {
    if controls.isEmpty { return [end] }
    let count = 32
    return (1...count).map { self.point(CGFloat($0) / CGFloat(count)) }
  }
}
#endif
