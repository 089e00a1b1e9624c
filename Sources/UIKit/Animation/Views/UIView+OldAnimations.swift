#if UIKit
public import Foundation
public import UIKitDialect

// The animations of before iOS 4, which code still has.
extension UIView {
  /// Begins an animation (`UIView.beginAnimations(_:context:)`).
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    let current = ViewAnimations.current
    let old = ViewAnimations.OldAnimation()
    old.identifier = animationID
    old.context = context
    let duration = current.descriptions.last?.duration ?? 0.2
    current.descriptions.append(ViewAnimations.Description(duration: duration, old: old))
  }

  /// Ends what belongs to the animation that was begun last, which then runs
  /// (`UIView.commitAnimations()`).
  public class func commitAnimations() {
    let current = ViewAnimations.current
    guard let description = current.descriptions.last, let old = description.old else { return }
    current.descriptions.removeLast()
    let identifier = old.identifier.map { NSString(string: $0) }
    if let delegate = old.delegate { old.willStart?.call(on: delegate, with: identifier) }
    let finish = {
      guard let delegate = old.delegate else { return }
      old.didStop?.call(on: delegate, with: identifier)
    }
    if current.isEnabled { current.finish(description, finish) } else { finish() }
  }

  private class func describe(_ change: (inout ViewAnimations.Description) -> Void) {
    let current = ViewAnimations.current
    guard current.descriptions.last?.old != nil else { return }
    change(&current.descriptions[current.descriptions.count - 1])
  }

  /// Sets the duration of the animation that was begun (`UIView.setAnimationDuration(_:)`).
  public class func setAnimationDuration(_ duration: TimeInterval) {
    describe { $0.duration = duration }
  }

  /// Sets the delay of the animation that was begun (`UIView.setAnimationDelay(_:)`).
  public class func setAnimationDelay(_ delay: TimeInterval) { describe { $0.delay = delay } }

  /// Sets how often the animation that was begun is repeated, or of the one whose closure runs
  /// (`UIView.setAnimationRepeatCount(_:)`).
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    let current = ViewAnimations.current
    guard !current.descriptions.isEmpty else { return }
    current.descriptions[current.descriptions.count - 1].repeatCount =
      repeatCount == 0 ? 1 : repeatCount
  }

  /// Sets whether the animation that was begun also runs backward
  /// (`UIView.setAnimationRepeatAutoreverses(_:)`).
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    describe { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets the object that hears of the animation that was begun, which is not kept
  /// (`UIView.setAnimationDelegate(_:)`).
  public class func setAnimationDelegate(_ delegate: Any?) {
    describe { $0.old?.delegate = delegate.map { $0 as AnyObject } }
  }

  /// Sets the method that is called when the animation begins, with its identifier
  /// (`UIView.setAnimationWillStart(_:)`).
  public class func setAnimationWillStart(_ selector: ActionSelector?) {
    describe { $0.old?.willStart = selector }
  }

  /// Sets the method that is called when the animation ends, with its identifier
  /// (`UIView.setAnimationDidStop(_:)`).
  public class func setAnimationDidStop(_ selector: ActionSelector?) {
    describe { $0.old?.didStop = selector }
  }
}
#endif
