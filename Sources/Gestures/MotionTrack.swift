import Graphics

/// Where something was in the last tenth of a second, for its velocity.
struct MotionTrack {
  private var samples: [(time: Double, place: Point)] = []

  /// Adds a place; one at the same time replaces the former.
  mutating func add(_ place: Point, at time: Double) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, place))
    while samples.count > 2, samples[1].time <= time - 0.1 { samples.removeFirst() }
  }

  /// Replaces the places with one at the last time, so that the velocity is zero until the next one.
  mutating func rebase(to place: Point) { samples = samples.last.map { [($0.time, place)] } ?? [] }

  /// The velocity in units per second, from the oldest to the newest place.
  var velocity: Point {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
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
