public import Graphics

/// Animates a transition between controllers: `UIViewControllerAnimatedTransitioning`.
@preconcurrency @MainActor
public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the length in seconds.
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double
  /// Makes the transition, and calls `completeTransition(_:)` of the context when it is done.
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning)
  /// Called after the transition; nothing unless implemented.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition with a gesture: `UIViewControllerInteractiveTransitioning`.
///
/// No gesture drives a transition here; a test calls the methods.
@preconcurrency @MainActor
public protocol ViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the transition.
  func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning)
  /// The speed of what is left after the gesture; 1 unless implemented.
  var completionSpeed: Scalar { get }
  /// A Boolean value that indicates whether the transition begins with a gesture; true unless
  /// implemented.
  var wantsInteractiveStart: Bool { get }
}

extension ViewControllerInteractiveTransitioning {
  /// 1.
  public var completionSpeed: Scalar { 1 }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}
