public import Graphics
public import ResponderKit

extension TouchDriver {
  /// Drags fingers, side by side, from one point to another in a number of movements that take a
  /// duration in seconds, and lifts them there.
  public func pan(
    from start: Point, to end: Point, fingers: Int = 1, duration: Double = 0.5, steps: Int = 10
  ) {
    drag(
      sideBySide(fingers, at: start), to: sideBySide(fingers, at: end), duration: duration,
      steps: steps)
  }

  /// Drags from the middle of a view by a distance, in the coordinates of the window.
  public func pan(
    _ view: View, by translation: Point, fingers: Int = 1, duration: Double = 0.5, steps: Int = 10
  ) {
    let start = middle(of: view)
    pan(from: start, to: start + translation, fingers: fingers, duration: duration, steps: steps)
  }

  /// Swipes from the middle of a view: 120 points in a tenth of a second, unless other figures are
  /// given.
  ///
  /// It takes the first of several directions in the order right, left, up, down.
  public func swipe(
    _ view: View, _ direction: SwipeGestureRecognizer.Direction, fingers: Int = 1,
    distance: Double = 120, duration: Double = 0.1
  ) {
    let way: Point =
      if direction.contains(.right) {
        Point(x: distance, y: 0)
      } else if direction.contains(.left) {
        Point(x: -distance, y: 0)
      } else if direction.contains(.up) {
        Point(x: 0, y: -distance)
      } else {
        Point(x: 0, y: distance)
      }
    pan(view, by: way, fingers: fingers, duration: duration, steps: 4)
  }

  /// Drags from an edge of the window inward, 200 points unless another distance is given, beside
  /// the middle of a view or of the window; of several edges it takes the first in the order left,
  /// right, top, bottom.
  public func edgeSwipe(
    from edge: RectEdge, beside view: View? = nil, distance: Double = 200, duration: Double = 0.3
  ) {
    let screen = root.bounds
    let middle = view.map { $0.convert($0.bounds.center, to: nil) } ?? screen.center
    let (start, way): (Point, Point) =
      if edge.contains(.left) {
        (Point(x: screen.minX + 1, y: middle.y), Point(x: distance, y: 0))
      } else if edge.contains(.right) {
        (Point(x: screen.maxX - 1, y: middle.y), Point(x: -distance, y: 0))
      } else if edge.contains(.top) {
        (Point(x: middle.x, y: screen.minY + 1), Point(x: 0, y: distance))
      } else {
        (Point(x: middle.x, y: screen.maxY - 1), Point(x: 0, y: -distance))
      }
    pan(from: start, to: start + way, duration: duration)
  }

  /// Moves two fingers apart or together around the middle of a view, until their distance is
  /// multiplied by a scale.
  public func pinch(_ view: View, scale: Double, duration: Double = 0.5, steps: Int = 10) {
    let (start, radius) = (middle(of: view), radius(in: view))
    drag(
      around(start, radius, 0), to: around(start, radius * scale, 0), duration: duration,
      steps: steps)
  }

  /// Turns two fingers around the middle of a view by an angle in radians, clockwise.
  public func rotate(_ view: View, by angle: Double, duration: Double = 0.5, steps: Int = 10) {
    let (start, radius) = (middle(of: view), radius(in: view))
    let places = (0...max(steps, 1)).map {
      around(start, radius, angle * Double($0) / Double(max(steps, 1)))
    }
    follow(places, duration: duration)
  }

  // MARK: Implementation

  private func middle(of view: View) -> Point {
    view.scrollIntoView()
    return view.convert(view.bounds.center, to: nil)
  }

  /// Half the distance of two fingers that both fit into a view.
  private func radius(in view: View) -> Double {
    min(50, min(view.bounds.width, view.bounds.height) * 0.4)
  }

  private func around(_ middle: Point, _ radius: Double, _ angle: Double) -> [Point] {
    let way = Point.polar(radius, angle)
    return [middle - way, middle + way]
  }

  private func drag(_ start: [Point], to end: [Point], duration: Double, steps: Int) {
    let steps = max(steps, 1)
    let places = (0...steps).map { step in
      let part = Double(step) / Double(steps)
      return zip(start, end).map { start, end in
        Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      }
    }
    follow(places, duration: duration)
  }

  /// Puts fingers down at the first places, moves them to each of the following ones, and lifts
  /// them.
  private func follow(_ places: [[Point]], duration: Double) {
    guard let first = places.first else { return }
    for (finger, point) in first.enumerated() { touchDown(at: point, finger: finger) }
    for points in places.dropFirst() {
      wait(duration / Double(places.count - 1))
      for (finger, point) in points.enumerated() { move(to: point, finger: finger) }
    }
    for finger in first.indices { touchUp(finger: finger) }
  }
}
