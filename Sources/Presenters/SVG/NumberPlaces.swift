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

  /// Returns the outlines of frames on a screen.
  ///
  /// A frame each of whose sides on the screen is on one of another frame, such as a segment in the frame of its control, is
  /// outlined a point inside of it: no place on its sides would be nearer to it than to the others.
  static func outlines(of frames: [Rect], size: Size) -> [Rect] {
    var grid = RectGrid(Rect(origin: .zero, size: size))
    for frame in frames { grid.add(frame) }
    return frames.map { frame in
      // A part is small, and what is around a large frame takes long to go through.
      guard min(frame.width, frame.height) > 4, frame.width * frame.height < 100_000 else {
        return frame
      }
      // A side outside of the screen has no place for a number.
      var shared = frame.sides(outside: Rect(origin: .zero, size: size))
      grid.visit(frame.insetBy(dx: -1, dy: -1)) { other in
        if other != frame { shared.formUnion(frame.sides(on: other)) }
      }
      return shared == .all ? frame.insetBy(dx: 1, dy: 1) : frame
    }
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

/// Sides of a rectangle.
private struct Edges: OptionSet {
  let rawValue: UInt8
  static let (left, right) = (Edges(rawValue: 1), Edges(rawValue: 2))
  static let (top, bottom) = (Edges(rawValue: 4), Edges(rawValue: 8))
  static let all: Edges = [.left, .right, .top, .bottom]
}

extension Rect {
  /// Returns the sides that are outside of another rectangle.
  fileprivate func sides(outside other: Rect) -> Edges {
    var sides: Edges = []
    if minX < other.minX - NumberPlaces.radius { sides.insert(.left) }
    if maxX > other.maxX + NumberPlaces.radius { sides.insert(.right) }
    if minY < other.minY - NumberPlaces.radius { sides.insert(.top) }
    if maxY > other.maxY + NumberPlaces.radius { sides.insert(.bottom) }
    return sides
  }

  /// Returns the sides that are on a side of another rectangle, as long or longer.
  fileprivate func sides(on other: Rect) -> Edges {
    func isNear(_ one: Scalar, _ other: Scalar) -> Bool { abs(one - other) < 0.1 }
    var sides: Edges = []
    if other.minY < minY + 0.1, other.maxY > maxY - 0.1 {
      if isNear(minX, other.minX) || isNear(minX, other.maxX) { sides.insert(.left) }
      if isNear(maxX, other.minX) || isNear(maxX, other.maxX) { sides.insert(.right) }
    }
    if other.minX < minX + 0.1, other.maxX > maxX - 0.1 {
      if isNear(minY, other.minY) || isNear(minY, other.maxY) { sides.insert(.top) }
      if isNear(maxY, other.minY) || isNear(maxY, other.maxY) { sides.insert(.bottom) }
    }
    return sides
  }

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
