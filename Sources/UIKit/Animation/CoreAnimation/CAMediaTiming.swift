#if UIKit
public import Foundation

/// When something begins and how fast its time runs (`CAMediaTiming`).
public protocol CAMediaTiming {
  /// When it begins, in the time of what contains it; 0 for now.
  var beginTime: CFTimeInterval { get set }
  /// How long it takes once, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast its time runs; 0 stops it.
  var speed: Float { get set }
  /// Its time at the beginning.
  var timeOffset: CFTimeInterval { get set }
  /// How often it is repeated.
  var repeatCount: Float { get set }
  /// How long it is repeated.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it also runs backward each time.
  var autoreverses: Bool { get set }
  /// What it shows before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before it begins and after it ends (`CAMediaTimingFillMode`).
public struct CAMediaTimingFillMode: RawRepresentable, Sendable, Hashable {
  /// The name.
  public var rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its last value afterward.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its first value before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// What happens when a property of a layer changes (`CAAction`).
public protocol CAAction {
  /// Begins what happens.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

extension CAMediaTiming {
  /// The time that it takes with its repetitions, in its own time; infinite for one without an end.
  var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    let once = duration * (autoreverses ? 2 : 1)
    // Nothing, however often.
    return once == 0 ? 0 : once * Double(repeatCount == 0 ? 1 : repeatCount)
  }
}
#endif
