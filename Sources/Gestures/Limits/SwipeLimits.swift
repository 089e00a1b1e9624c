/// The limits of a swipe; UIKit has no counterpart, and Apple documents no figures.
///
/// A named policy: see Docs/Divergences.md.
public struct SwipeLimits: Sendable, Hashable, Codable {
  /// The least distance, in points.
  public var distance: Double
  /// The longest time, in seconds.
  public var duration: Double
  /// The greatest deviation from the direction, in degrees.
  public var deviation: Double

  /// Creates limits.
  public init(distance: Double, duration: Double, deviation: Double) {
    (self.distance, self.duration, self.deviation) = (distance, duration, deviation)
  }

  /// 50 points within half a second, at most 27 degrees off; the default, without a source.
  public static let standard = SwipeLimits(distance: 50, duration: 0.5, deviation: 27)
  /// The figures of WinObjC: 10 points within a tenth of a second, at most 20 degrees off.
  public static let winObjC = SwipeLimits(distance: 10, duration: 0.1, deviation: 20)
}
