#if UIKit
public import Foundation
public import UIKitDialect

extension CGMutablePath {
  /// Adds an arc of a circle between two angles in radians, after a line to its start if the path
  /// has a current point.
  ///
  /// The angles grow from the x axis to the y axis. `clockwise` is meant for a y axis that points
  /// up: where it points down, as in a view, the arc looks the other way round.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var delta = endAngle - startAngle
    if clockwise, delta > 0 {
      delta = delta.truncatingRemainder(dividingBy: 2 * .pi) - 2 * .pi
    } else if !clockwise, delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: 2 * .pi) + 2 * .pi
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// Adds an arc of a circle that begins at an angle and continues by another one, both in radians;
  /// at most a whole circle.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let arc = CGPath.arc(center: center, radius: radius, startAngle: startAngle, delta: delta)
    if isEmpty {
      add(.move(to: arc.start), transform)
    } else {
      add(.line(to: arc.start), transform)
    }
    add(arc.pieces, transform)
  }

  /// Adds an arc that touches two lines, from the current point to the end of the first tangent and
  /// from there to the end of the second, after a line to its start; does nothing in an empty path.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let last = pieces.endOfLast else { return }
    let current = last.applying(transform.inverted())
    let first = current - tangent1End
    let second = tangent2End - tangent1End
    let lengths = hypot(first.x, first.y) * hypot(second.x, second.y)
    let cosine = lengths == 0 ? 1 : (first.x * second.x + first.y * second.y) / lengths
    // Tangents on one line leave no room for an arc.
    guard radius > 0, abs(cosine) < 1 else {
      return add(.line(to: tangent1End), transform)
    }
    let half = acos(cosine) / 2
    let distance = radius / tan(half)
    let (unit1, unit2) = (first.unit, second.unit)
    let start = tangent1End + unit1 * distance
    let middle = CGPoint(x: unit1.x + unit2.x, y: unit1.y + unit2.y).unit
    let center = tangent1End + middle * (radius / sin(half))
    let end = tangent1End + unit2 * distance
    let from = atan2(start.y - center.y, start.x - center.x)
    let to = atan2(end.y - center.y, end.x - center.x)
    var delta = (to - from).truncatingRemainder(dividingBy: 2 * .pi)
    if delta > .pi { delta -= 2 * .pi } else if delta < -.pi { delta += 2 * .pi }
    addRelativeArc(
      center: center, radius: radius, startAngle: from, delta: delta, transform: transform)
  }
}

extension CGPoint {
  /// The vector of length 1 in the same direction; zero for zero.
  var unit: CGPoint {
    let length = hypot(x, y)
    return length == 0 ? .zero : CGPoint(x: x / length, y: y / length)
  }

  static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: point.x * factor, y: point.y * factor)
  }
}
#endif
