#if UIKit
public import Foundation
import UIKitDialect

/// The states of an animator (`UIViewAnimatingState`).
public enum UIViewAnimatingState: Int, Sendable, Hashable {
  /// Nothing yet, or nothing any more.
  case inactive = 0
  /// It runs or is paused.
  case active = 1
  /// It was stopped, and is to be finished.
  case stopped = 2
}

/// The place where an animation ended (`UIViewAnimatingPosition`).
public enum UIViewAnimatingPosition: Int, Sendable, Hashable {
  /// At its end.
  case end = 0
  /// At its start.
  case start = 1
  /// In between.
  case current = 2
}

/// An animation that can be run, paused and stopped (`UIViewAnimating`).
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// The state of the animator.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether it runs.
  var isRunning: Bool { get }
  /// A Boolean value that indicates whether it runs backward.
  var isReversed: Bool { get set }
  /// The completed part, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Begins the animation, or continues it.
  func startAnimation()
  /// Begins it after a delay.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses it.
  func pauseAnimation()
  /// Stops it where it is, for good or until it is finished.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes what was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which changes can be added (`UIViewImplicitlyAnimating`).
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin later, by a part of the rest of the duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues with another curve and a part of the duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
#endif
