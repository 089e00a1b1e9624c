import Graphics

#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#else
private import Darwin
#endif

extension Point {
  /// The angle of the direction from the origin, in radians, clockwise from the right.
  var angle: Double { atan2(y, x) }

  /// Returns the point at a distance and an angle from the origin.
  static func polar(_ distance: Double, _ angle: Double) -> Point {
    Point(x: distance * cos(angle), y: distance * sin(angle))
  }
}
