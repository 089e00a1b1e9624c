#if UIKit
public import Foundation
public import UIKitDialect

/// The kind of a curve (`UITimingCurveType`).
public enum UITimingCurveType: Int, Sendable, Hashable {
  /// One of UIKit's own.
  case builtin = 0
  /// One by control points.
  case cubic = 1
  /// That of a spring.
  case spring = 2
  /// A curve and a spring.
  case composed = 3
}

/// The curve of an animator (`UITimingCurveProvider`).
public protocol UITimingCurveProvider: AnyObject {
  /// The kind.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if it has one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it has one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve by its name or its control points (`UICubicTimingParameters`).
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The name; easing in and out for control points.
  public final let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public final let controlPoint1: CGPoint
  /// The second control point.
  public final let controlPoint2: CGPoint
  private let hasName: Bool

  /// Creates the curve that UIKit uses, easing in and out.
  public convenience override init() { self.init(animationCurve: .easeInOut) }

  /// Creates a curve by its name.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    hasName = true
    let isSlowFirst = curve == .easeIn || curve == .easeInOut
    let isSlowLast = curve == .easeOut || curve == .easeInOut
    controlPoint1 = CGPoint(x: isSlowFirst ? 0.42 : 0, y: 0)
    controlPoint2 = CGPoint(x: isSlowLast ? 0.58 : 1, y: 1)
    super.init()
  }

  /// Creates a curve by its control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    hasName = false
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  /// The kind: one of UIKit's own, or one by control points.
  open var timingCurveType: UITimingCurveType { hasName ? .builtin : .cubic }
  /// The curve itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring (`UISpringTimingParameters`).
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The velocity at the beginning, in parts of the way per second.
  public final let initialVelocity: CGVector
  /// The damping of the spring, 1 for one that just does not bounce (UIKit has no counterpart).
  public final let dampingRatio: CGFloat
  /// The duration that the spring determines; nil for that of the animator.
  final let settlingDuration: TimeInterval?

  private init(dampingRatio: CGFloat, velocity: CGVector, settlingDuration: TimeInterval?) {
    self.dampingRatio = dampingRatio
    initialVelocity = velocity
    self.settlingDuration = settlingDuration
    super.init()
  }

  /// Creates the spring that UIKit uses.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring that moves for the duration of the animator.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring that moves for the duration of the animator.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(dampingRatio: ratio, velocity: velocity, settlingDuration: nil)
  }

  /// Creates a spring by its mass, stiffness and damping, which determine its duration.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let spring = CASpringAnimation()
    (spring.mass, spring.stiffness, spring.damping) = (mass, stiffness, damping)
    self.init(
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()), velocity: velocity,
      settlingDuration: spring.settlingDuration)
  }

  /// Creates a spring that seems to move for a time, and bounces (iOS 17).
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    self.init(
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), velocity: initialVelocity,
      settlingDuration: duration)
  }

  /// The kind: that of a spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
#endif
