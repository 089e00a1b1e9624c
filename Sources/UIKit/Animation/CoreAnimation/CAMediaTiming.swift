#if UIKit
public import Foundation

/// The beginning and the speed of an animation or a layer (`CAMediaTiming`).
public protocol CAMediaTiming {
  /// The time at which it begins, in the time of what contains it; 0 for now.
  var beginTime: CFTimeInterval { get set }
  /// The time that it takes once, in seconds.
  var duration: CFTimeInterval { get set }
  /// The speed of its time; 0 stops it.
  var speed: Float { get set }
  /// Its time at the beginning.
  var timeOffset: CFTimeInterval { get set }
  /// The number of times that it is repeated.
  var repeatCount: Float { get set }
  /// The time for which it is repeated.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that indicates whether it also runs backward each time.
  var autoreverses: Bool { get set }
  /// The values that it shows before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The values that an animation shows before it begins and after it ends (`CAMediaTimingFillMode`).
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

/// An action that runs when a property of a layer changes (`CAAction`).
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
