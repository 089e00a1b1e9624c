import Graphics

/// The places of the numbers of elements on a drawing.
///
/// A number stands on the outline of its own element, nearer to it than to any other outline, and covers
/// neither a text nor another number where there is such a place.
struct NumberPlaces {
  /// The radius of a number in points.
  static let radius: Scalar = 8
  /// The space around the screen in which numbers may stand.
  static let margin: Scalar = 12

  /// The screen with the space around it.
  private let bounds: Rect
  private var outlines: RectGrid
  private var texts: RectGrid
  private var numbers: RectGrid

  /// Prepares places on a screen with the frames of its elements and the rectangles of its texts.
  init(size: Size, frames: [Rect], texts: [Rect]) {
    bounds = Rect(origin: .zero, size: size).insetBy(dx: -Self.margin, dy: -Self.margin)
    (outlines, self.texts, numbers) = (RectGrid(bounds), RectGrid(bounds), RectGrid(bounds))
    for frame in frames { outlines.add(frame) }
    for text in texts { self.texts.add(text) }
  }

  /// Returns the center of the next number.
  mutating func place(on frame: Rect) -> Point {
    var best = (point: Point.zero, cost: Scalar.infinity)
    for (rank, point) in candidates(on: frame).enumerated() {
      let cost = cost(of: point, on: frame) + Scalar(rank) * 0.05
      if cost < best.cost { best = (point, cost) }
      if cost < 0.05 * Scalar(rank + 1) { break }
    }
    numbers.add(circle(best.point))
    return best.point
  }

  /// The points on the outline, the left side first, then outside and inside of it.
  private func candidates(on frame: Rect) -> [Point] {
    let seen = frame.intersection(bounds)
    let xs = steps(from: seen.minX, to: seen.maxX)
    let ys = steps(from: seen.minY, to: seen.maxY)
    var points: [Point] = []
    for offset in [0, -Self.radius - 1, Self.radius + 1] {
      // A negative offset is outside of the frame.
      for y in ys { points.append(Point(x: seen.minX + offset, y: y)) }
      for y in ys { points.append(Point(x: seen.maxX - offset, y: y)) }
      for x in xs { points.append(Point(x: x, y: seen.minY + offset)) }
      for x in xs { points.append(Point(x: x, y: seen.maxY - offset)) }
    }
    let allowed = bounds.insetBy(dx: Self.radius / 2, dy: Self.radius / 2)
    let inside = points.filter {
      (allowed.minX...allowed.maxX).contains($0.x) && (allowed.minY...allowed.maxY).contains($0.y)
    }
    return inside.isEmpty
      ? [
        Point(
          x: min(max(seen.minX, allowed.minX), allowed.maxX),
          y: min(max(seen.minY, allowed.minY), allowed.maxY))
      ] : inside
  }

  /// Returns the middle, the ends, and points between them, at most nine.
  private func steps(from start: Scalar, to end: Scalar) -> [Scalar] {
    let shares: [Scalar] =
      end - start < 2 ? [0.5] : [0.5, 0, 1, 0.25, 0.75, 0.125, 0.875, 0.4, 0.6]
    return shares.map { start + (end - start) * $0 }
  }

  private func cost(of point: Point, on frame: Rect) -> Scalar {
    let circle = circle(point)
    let own = frame.distanceOfOutline(to: point)
    let reach = own + 4
    var cost = own * 0.2
    var room = circle.insetBy(dx: -reach, dy: -reach)
    outlines.visit(room) { other in
      guard other != frame else { return }
      let distance = other.distanceOfOutline(to: point)
      // A text that is covered altogether costs less: the number is seen to be of its element.
      if distance <= own { cost += 700 } else if distance < reach { cost += (reach - distance) * 2 }
      // Inside of another element it seems to be that one's.
      if other.distance(to: point) < frame.distance(to: point) { cost += 40 }
    }
    room = circle.insetBy(dx: -1, dy: -1)
    texts.visit(room) { cost += $0.overlap(with: room) * 2 }
    numbers.visit(room) { cost += $0.overlap(with: room) * 3 }
    return cost
  }

  private func circle(_ center: Point) -> Rect {
    Rect(
      x: center.x - Self.radius, y: center.y - Self.radius, width: 2 * Self.radius,
      height: 2 * Self.radius)
  }
}

extension Rect {
  /// The distance of a point to the area; 0 inside.
  fileprivate func distance(to point: Point) -> Scalar {
    let x = max(minX - point.x, point.x - maxX, 0)
    let y = max(minY - point.y, point.y - maxY, 0)
    return (x * x + y * y).squareRoot()
  }

  /// The distance of a point to the nearest side.
  fileprivate func distanceOfOutline(to point: Point) -> Scalar {
    let outside = distance(to: point)
    guard outside == 0 else { return outside }
    return min(point.x - minX, maxX - point.x, point.y - minY, maxY - point.y)
  }

  /// The area that two rectangles share.
  fileprivate func overlap(with other: Rect) -> Scalar {
    let common = intersection(other)
    guard common.width > 0, common.height > 0 else { return 0 }
    return common.width * common.height
  }
}
