#if UIKit
public import Foundation
import Graphics
public import ResponderKit

/// Drives a transition by a share: `UIPercentDrivenInteractiveTransition`.
///
/// A gesture's handler updates the share and finishes or cancels. Here no transition begins with a
/// gesture, so a test starts it with a context of its own.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var context: (any UIViewControllerContextTransitioning)?

  /// Creates a driver without a transition.
  public override init() { super.init() }

  /// The seconds of the transition; 0 before it begins.
  open private(set) var duration: CGFloat = 0
  /// The completed part of the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of what is left after the gesture; 1 unless set.
  open var completionSpeed: CGFloat = 1
  /// A Boolean value that indicates whether the transition begins with a gesture; true unless set.
  open var wantsInteractiveStart = true

  /// Keeps the context, which later calls are passed on to.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    duration = CGFloat(
      (transitionContext as? any UIViewControllerTransitionCoordinatorContext)?
        .transitionDuration ?? 0)
  }

  /// Stops the transition where it is.
  open func pause() { context?.pauseInteractiveTransition() }

  /// Sets how much of the transition is done, at most 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Gives the transition up.
  open func cancel() {
    context?.cancelInteractiveTransition()
    context = nil
  }

  /// Lets the transition continue to its end.
  open func finish() {
    context?.finishInteractiveTransition()
    context = nil
  }
}
#endif
