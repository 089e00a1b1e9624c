import Graphics

/// The place where something was in the last tenth of a second, for its velocity.
struct MotionTrack {
  private var first: (time: Double, place: Point)?
  /// The places after the first one.
  private var rest: [(time: Double, place: Point)] = []

  /// Adds a place; one at the same time replaces the former.
  mutating func add(_ place: Point, at time: Double) {
    guard let first, first.time != time || !rest.isEmpty else {
      self.first = (time, place)
      return
    }
    if rest.last?.time == time { rest.removeLast() }
    rest.append((time, place))
    while rest.count > 1, rest[0].time <= time - 0.1 { self.first = rest.removeFirst() }
  }

  /// Replaces the places with one at the last time, so that the velocity is zero until the next one.
  mutating func rebase(to place: Point) {
    first = (rest.last ?? first).map { ($0.time, place) }
    rest = []
  }

  /// The velocity in units per second, from the oldest to the newest place.
  var velocity: Point {
    guard let first, let last = rest.last, last.time > first.time else { return .zero }
    let time = last.time - first.time
    return Point(x: (last.place.x - first.place.x) / time, y: (last.place.y - first.place.y) / time)
  }
}

extension Point {
  /// The distance from the origin.
  var length: Double { (x * x + y * y).squareRoot() }

  static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }
  static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }
}
