#if UIKit
public import Foundation
public import UIKitDialect

// Closures run at once, so that views have their values at the end. Completions wait for the
// AnimationClock, for as long as the animation would take, whether it changes something or not.
extension UIView {
  /// Changes views in an animation of a duration (`UIView.animate(withDuration:animations:)`).
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Changes views in an animation of a duration, and calls a closure at its end
  /// (`UIView.animate(withDuration:animations:completion:)`).
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Changes views in an animation that begins after a delay
  /// (`UIView.animate(withDuration:delay:options:animations:completion:)`).
  ///
  /// The closure runs at once, whatever the delay. With the option `repeat` there is no end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimations.current.animate(
      ViewAnimations.Description(duration: duration, delay: delay), options,
      animations: animations, completion: completion)
  }

  /// Changes views in an animation as a spring moves; the spring does not change its duration
  /// (`UIView.animate(withDuration:delay:usingSpringWithDamping:…)`).
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Changes views in an animation as a spring moves (iOS 17)
  /// (`UIView.animate(springDuration:bounce:…)`).
  ///
  /// Its completion is called after the duration; in UIKit, when the spring comes to rest.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimations.current.animate(
      ViewAnimations.Description(duration: duration, delay: delay), options,
      animations: animations, completion: completion)
  }

  /// Changes views in an animation with key frames, which the closure adds
  /// (`UIView.animateKeyframes(withDuration:delay:options:animations:completion:)`).
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let common = options.intersection([
      .repeat, .autoreverse, .overrideInheritedDuration, .overrideInheritedOptions,
    ])
    animate(
      withDuration: duration, delay: delay, options: AnimationOptions(rawValue: common.rawValue),
      animations: animations, completion: completion)
  }

  /// Adds a key frame to the animation whose closure runs; it is applied at once, in the order of
  /// the calls (`UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:)`).
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Removes views in an animation of the system's, along with changes
  /// (`UIView.perform(_:on:options:animations:completion:)`).
  public class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView],
    options: UIView.AnimationOptions = [], animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: 0.25, delay: 0, options: options) {
      parallelAnimations?()
    } completion: { finished in
      views.forEach { $0.removeFromSuperview() }
      completion?(finished)
    }
  }

  /// Repeats the animation whose closure runs
  /// (`UIView.modifyAnimations(withRepeatCount:autoreverses:animations:)`).
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    let current = ViewAnimations.current
    if !current.descriptions.isEmpty {
      current.descriptions[current.descriptions.count - 1].repeatCount = Float(count)
      current.descriptions[current.descriptions.count - 1].autoreverses = autoreverses
    }
    animations()
  }

  /// Changes views without animations, whatever is called inside
  /// (`UIView.performWithoutAnimation(_:)`).
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let current = ViewAnimations.current
    let former = current.isEnabled
    current.isEnabled = false
    defer { current.isEnabled = former }
    actionsWithoutAnimation()
  }

  /// Sets whether there are animations; without them completions are called at once
  /// (`UIView.setAnimationsEnabled(_:)`).
  public class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimations.current.isEnabled = enabled
  }

  /// A Boolean value that indicates whether there are animations; true unless set
  /// (`UIView.areAnimationsEnabled`).
  public class var areAnimationsEnabled: Bool { ViewAnimations.current.isEnabled }

  /// The duration of the animation whose closure runs; 0 outside one
  /// (`UIView.inheritedAnimationDuration`).
  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimations.current.descriptions.last?.duration ?? 0
  }
}
#endif
