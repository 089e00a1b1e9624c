#if UIKit
public import Foundation
public import UIKitDialect

/// An animation of views that can be paused, reversed and stopped (`UIViewPropertyAnimator`).
///
/// Views have their values at the end as soon as the animation begins, and keep them wherever it
/// ends. How far it is follows the time of the ``AnimationClock``, evenly.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The duration in seconds, without the delay.
  public final let duration: TimeInterval
  /// The curve.
  public final private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The delay with which it was begun.
  public final internal(set) var delay: TimeInterval = 0
  /// The state of the animator.
  public final internal(set) var state = UIViewAnimatingState.inactive
  /// A Boolean value that indicates whether it runs.
  public final internal(set) var isRunning = false

  /// A Boolean value that indicates whether it can be paused and stopped; true unless set.
  open var isInterruptible: Bool = true
  /// A Boolean value that indicates whether touches reach the views meanwhile; true unless set.
  open var isUserInteractionEnabled: Bool = true
  /// A Boolean value that indicates whether the app finds the view under a touch itself; false
  /// unless set.
  open var isManualHitTestingEnabled: Bool = false
  /// A Boolean value that indicates whether ``fractionComplete`` follows no curve while it is
  /// paused; true unless set.
  open var scrubsLinearly: Bool = true
  /// A Boolean value that indicates whether it pauses at its end, without a completion; false
  /// unless set.
  open var pausesOnCompletion: Bool = false

  final var animations: [() -> Void] = []
  final var completions: [(UIViewAnimatingPosition) -> Void] = []
  final let clock = AnimationClock.current
  final var end: AnimationClock.Item?
  /// The rest of the duration while the animator is paused, and the time of the pause.
  final var progress = AnimatorProgress()
  private var waiting: [TransactionCompletion] = []

  /// Creates an animator with a curve.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.springTimingParameters?.settlingDuration ?? duration
    timingParameters = parameters
    super.init()
  }

  /// Creates an animator with a curve by its name.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve by its control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator that moves as a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and begins it.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curves: [UInt: UIView.AnimationCurve] = [0: .easeInOut, 1: .easeIn, 2: .easeOut]
    let made = UIViewPropertyAnimator(
      duration: duration, curve: curves[options.rawValue >> 16 & 3] ?? .linear,
      animations: animations)
    if let completion { made.addCompletion(completion) }
    made.startAnimation(afterDelay: delay)
    return made
  }

  // MARK: What it does, see UIViewPropertyAnimator+Running.swift

  /// Adds changes; those of an animation that has begun are made at once.
  open func addAnimations(_ animation: @escaping () -> Void) { add(animation) }

  /// Adds changes, which are made as if they had no delay.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation)
  }

  /// Adds what is called at the end, with where it ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Begins the animation, or continues it.
  open func startAnimation() { run(delay: 0) }

  /// Begins the animation after a delay; its changes are made at once.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    run(delay: delay)
  }

  /// Pauses the animation; one that has not begun makes its changes.
  open func pauseAnimation() { pause() }

  /// Continues with another curve, for a part of the duration, or for the rest of it with the
  /// factor 0.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    if let parameters { timingParameters = parameters }
    run(delay: 0, length: durationFactor > 0 ? duration * Double(durationFactor) : nil)
  }

  /// Stops the animation: for good, without calling completions, or until it is finished.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

  /// Finishes an animation that was stopped: calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(
      state == .stopped, "finishAnimation(at:) is for an animator that was stopped")
    finish(at: finalPosition)
  }

  /// A Boolean value that indicates whether it runs backward; false unless set.
  ///
  /// Views keep the values of the end.
  open var isReversed: Bool {
    get { progress.isReversed }
    set { reverse(newValue) }
  }

  /// The completed part, from 0 to 1; setting it pauses it there.
  open var fractionComplete: CGFloat {
    get { CGFloat(progress.fraction(at: clock.time)) }
    set { scrub(to: Double(newValue)) }
  }

  final func beginWork() { waiting += TransactionStack.current.beginWork() }

  final func endWork() {
    let waiting = waiting
    self.waiting = []
    waiting.forEach { $0.end() }
  }
}
#endif
