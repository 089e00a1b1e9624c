#if UIKit
import Foundation
import UIKitDialect

/// Makes the outlines of lines, corner by corner; all of them go the same way round, so that the
/// winding rule unites them.
struct PathStroke {
  var radius: CGFloat
  var cap: CGLineCap
  var join: CGLineJoin
  var miterLimit: CGFloat

  func pieces(of line: Polyline) -> [CGPath.Piece] {
    let points = line.corners
    guard radius > 0, let first = points.first, let last = points.last else { return [] }
    guard points.count > 1 else { return dot(at: first) }
    let isClosed = line.isClosed
    var pieces: [CGPath.Piece] = []
    for (index, (from, to)) in zip(points, points.dropFirst()).enumerated() {
      let along = (to - from).unit * radius
      let across = CGPoint(x: -along.y, y: along.x)
      let extends = cap == .square && !isClosed
      let start = extends && index == 0 ? from - along : from
      let end = extends && index == points.count - 2 ? to + along : to
      pieces += polygon([start - across, end - across, end + across, start + across])
    }
    for index in points.indices.dropFirst().dropLast() {
      pieces += corner(points[index - 1], points[index], points[index + 1])
    }
    if isClosed, points.count > 2 {
      pieces += corner(points[points.count - 2], first, points[1])
    } else if cap == .round {
      pieces += circle(at: first) + circle(at: last)
    }
    return pieces
  }

  private func dot(at point: CGPoint) -> [CGPath.Piece] {
    switch cap {
    case .butt: []
    case .round: circle(at: point)
    case .square: CGPath.rectangle(square(at: point))
    }
  }

  private func corner(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint) -> [CGPath.Piece] {
    if join == .round { return circle(at: point) }
    let (first, second) = ((point - before).unit, (after - point).unit)
    let turn = first.x * second.y - first.y * second.x
    if turn == 0 { return [] }
    // The outer side is the right one of a turn to the left.
    let side: CGFloat = turn > 0 ? 1 : -1
    let from = point + CGPoint(x: first.y, y: -first.x) * (radius * side)
    let to = point + CGPoint(x: second.y, y: -second.x) * (radius * side)
    // Half the angle between the two lines; the tip is 1 / sine of it times as long as the width.
    let sine = ((1 + first.x * second.x + first.y * second.y) / 2).squareRoot()
    guard join == .miter, sine > 0, 1 / sine <= miterLimit else {
      return polygon([point, from, to])
    }
    let tip = point + (from + to - point - point).unit * (radius / sine)
    return polygon([point, from, tip, to])
  }

  private func square(at point: CGPoint) -> CGRect {
    CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
  }

  private func circle(at point: CGPoint) -> [CGPath.Piece] { CGPath.ellipse(in: square(at: point)) }

  /// A closed polygon that goes from the x axis to the y axis, as rectangles and ellipses do.
  private func polygon(_ points: [CGPoint]) -> [CGPath.Piece] {
    let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x
    }
    let points = area < 0 ? points.reversed() : points
    return [.move(to: points[0])] + points.dropFirst().map { .line(to: $0) } + [.close]
  }
}

/// Cuts lines into dashes.
struct PathDashes {
  var phase: CGFloat
  var lengths: [CGFloat]

  func pieces(of line: Polyline) -> [CGPath.Piece] {
    // An odd number of lengths is used twice, so that dashes and gaps take turns.
    let lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let total = lengths.reduce(0, +)
    var rest = phase.truncatingRemainder(dividingBy: total)
    if rest < 0 { rest += total }
    var index = 0
    while rest >= lengths[index], rest > 0 {
      rest -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var left = lengths[index] - rest
    var pieces: [CGPath.Piece] = []
    let points = line.corners
    if let first = points.first, index.isMultiple(of: 2) { pieces.append(.move(to: first)) }
    for (from, to) in zip(points, points.dropFirst()) {
      let step = to - from
      let length = hypot(step.x, step.y)
      var done: CGFloat = 0
      while length - done > left {
        done += left
        let point = from + step * (done / length)
        pieces.append(index.isMultiple(of: 2) ? .line(to: point) : .move(to: point))
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= length - done
      if index.isMultiple(of: 2) { pieces.append(.line(to: to)) }
    }
    return pieces
  }
}
#endif
