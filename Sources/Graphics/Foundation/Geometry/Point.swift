#if UIKit
public import Foundation

/// A location in a coordinate system whose y axis points down, in points: Foundation's own.
public typealias Point = CGPoint

extension CGPoint: @retroactive CustomStringConvertible {}

// Not public: code that has its own operators on points would find two of each.
extension CGPoint {
  /// Adds two points as vectors.
  package static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  /// Subtracts two points as vectors.
  package static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }
}
#else
/// A location in a coordinate system whose y axis points down, in points.
public struct Point: Sendable, Hashable, Codable {
  /// The distance from the left, in points.
  public var x: Double
  /// The distance from the top, in points.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Creates a point from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension Point: CustomStringConvertible {}

extension Point {
  /// Adds two points as vectors.
  public static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  /// Subtracts two points as vectors.
  public static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }
}
#endif
