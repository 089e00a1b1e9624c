#if UIKit
public import Foundation
public import UIKitDialect

extension UIView {
  /// Changes the content of a view in a transition
  /// (`UIView.transition(with:duration:options:animations:completion:)`).
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimations.current.animate(
      ViewAnimations.Description(duration: duration), options, animations: { animations?() },
      completion: completion)
  }

  /// Replaces a view with another one in a transition; with the option `showHideTransitionViews`
  /// one is hidden and the other shown (`UIView.transition(from:to:duration:options:completion:)`).
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    ViewAnimations.current.animate(
      ViewAnimations.Description(duration: duration), options, animations: change,
      completion: completion)
  }
}
#endif
