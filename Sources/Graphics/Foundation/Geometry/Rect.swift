#if UIKit
public import Foundation

/// A rectangle: its origin and its size, in points: Foundation's own.
public typealias Rect = CGRect

extension CGRect: @retroactive CustomStringConvertible {}
#else
/// A rectangle: its origin and its size, in points.
///
/// The accessors and the operations work on the standardized rectangle, as Core Graphics' do: a
/// negative width is measured to the left of the origin.
public struct Rect: Sendable, Hashable, Codable {
  /// The corner that the size is measured from.
  public var origin: Point
  /// The extent, which may be negative.
  public var size: Size

  /// The empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)
  /// The null rectangle: the intersection of two disjoint rectangles (`CGRect.null`).
  public static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// Creates a rectangle from its origin and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its coordinates.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The left edge.
  public var minX: Double { min(origin.x, origin.x + size.width) }
  /// The right edge.
  public var maxX: Double { max(origin.x, origin.x + size.width) }
  /// The middle between the left and right edges.
  public var midX: Double { origin.x + size.width / 2 }
  /// The top edge.
  public var minY: Double { min(origin.y, origin.y + size.height) }
  /// The bottom edge.
  public var maxY: Double { max(origin.y, origin.y + size.height) }
  /// The middle between the top and bottom edges.
  public var midY: Double { origin.y + size.height / 2 }
  /// The distance between the left and right edges, never negative.
  public var width: Double { abs(size.width) }
  /// The distance between the top and bottom edges, never negative.
  public var height: Double { abs(size.height) }

  /// A Boolean value that indicates whether this is the null rectangle.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  /// A Boolean value that indicates whether the rectangle has no area.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// The same rectangle with a width and a height that are not negative.
  public var standardized: Rect {
    isNull ? .null : Rect(x: minX, y: minY, width: width, height: height)
  }
}

extension Rect {
  /// Returns whether the point lies in the rectangle, excluding its right and bottom edges.
  public func contains(_ point: Point) -> Bool {
    !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns whether the other rectangle lies in this one; the null rectangle lies in every other.
  public func contains(_ other: Rect) -> Bool {
    if isNull || other.isNull { return !isNull }
    return minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// Returns whether the two rectangles share an area.
  public func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }

  /// Returns the intersection of the two rectangles, or `.null` when there is none.
  public func intersection(_ other: Rect) -> Rect {
    if isNull || other.isNull { return .null }
    let left = max(minX, other.minX)
    let right = min(maxX, other.maxX)
    let top = max(minY, other.minY)
    let bottom = min(maxY, other.maxY)
    guard left <= right, top <= bottom else { return .null }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the smallest rectangle that contains both.
  public func union(_ other: Rect) -> Rect {
    if isNull { return other.standardized }
    if other.isNull { return standardized }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the rectangle moved by a distance.
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    isNull ? .null : Rect(origin: Point(x: origin.x + dx, y: origin.y + dy), size: size)
  }

  /// Returns the rectangle with its vertical edges moved inward by dx, its horizontal ones by dy.
  ///
  /// Negative distances move outward; a rectangle that would turn inside out is `.null`.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    inset(by: EdgeInsets(top: dy, left: dx, bottom: dy, right: dx))
  }
}

extension Rect: CustomStringConvertible {}
#endif
