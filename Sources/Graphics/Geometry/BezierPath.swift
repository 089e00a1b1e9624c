/// An outline of lines and curves, kept only for its extent: UIKit's `UIBezierPath`, without
/// drawing.
public struct BezierPath: Sendable, Hashable, Codable {
  /// A piece of the outline, which starts where the previous one ends.
  public enum Element: Sendable, Hashable, Codable {
    /// Starts a subpath at a point (`UIBezierPath.move(to:)`).
    case move(to: Point)
    /// A straight line to a point (`UIBezierPath.addLine(to:)`).
    case line(to: Point)
    /// A quadratic Bézier curve (`UIBezierPath.addQuadCurve(to:controlPoint:)`).
    case quadCurve(to: Point, control: Point)
    /// A cubic Bézier curve (`UIBezierPath.addCurve(to:controlPoint1:controlPoint2:)`).
    case curve(to: Point, control1: Point, control2: Point)
    /// A line back to the start of the subpath (`UIBezierPath.close()`).
    case close
  }

  /// The pieces in order.
  public private(set) var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates the outline of a rectangle.
  public init(rect: Rect) {
    move(to: Point(x: rect.minX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Begins a new subpath.
  public mutating func move(to point: Point) { elements.append(.move(to: point)) }

  /// Adds a straight line.
  public mutating func addLine(to point: Point) { elements.append(.line(to: point)) }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to point: Point, controlPoint: Point) {
    elements.append(.quadCurve(to: point, control: controlPoint))
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to point: Point, controlPoint1: Point, controlPoint2: Point) {
    elements.append(.curve(to: point, control1: controlPoint1, control2: controlPoint2))
  }

  /// Closes the current subpath with a line to its start.
  public mutating func close() { elements.append(.close) }

  /// A Boolean value that indicates whether the path has no pieces.
  public var isEmpty: Bool { elements.isEmpty }

  /// The smallest rectangle that holds all points, including control points, as
  /// `CGPath.boundingBox` does; ``Rect/null`` for an empty path.
  public var bounds: Rect {
    let points = elements.flatMap(\.points)
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return .null }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension BezierPath.Element {
  fileprivate var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [point, control]
    case .curve(let point, let control1, let control2): [point, control1, control2]
    case .close: []
    }
  }
}
