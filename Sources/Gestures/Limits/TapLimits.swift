/// The limits of a tap; UIKit has no counterpart, and Apple documents no figures.
///
/// A named policy: see Docs/Divergences.md.
public struct TapLimits: Sendable, Hashable, Codable {
  /// The distance that a finger may move, and that taps may be apart, in points.
  public var distance: Double
  /// The longest time from a tap to the next one, in seconds.
  public var interval: Double
  /// The longest time that a finger may be down, in seconds.
  public var duration: Double

  /// Creates limits.
  public init(distance: Double, interval: Double, duration: Double) {
    (self.distance, self.interval, self.duration) = (distance, interval, duration)
  }

  /// The figures of WebKit: 40 points, 0.35 and 0.75 seconds; the default.
  public static let webKit = TapLimits(distance: 40, interval: 0.35, duration: 0.75)
  /// The figures of WinObjC: 10 points, 0.35 and 0.75 seconds.
  public static let winObjC = TapLimits(distance: 10, interval: 0.35, duration: 0.75)
}
