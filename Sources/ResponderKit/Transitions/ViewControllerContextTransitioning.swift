public import Graphics

/// The context of the transition that an animator animates: `UIViewControllerContextTransitioning`.
@preconcurrency @MainActor
public protocol ViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition takes place; the animator adds the new view to it.
  var containerView: View { get }
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether a gesture drives the transition.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was canceled.
  var transitionWasCancelled: Bool { get }
  /// The style in which the controller is presented.
  var presentationStyle: ModalPresentationStyle { get }
  /// Notes how much of the transition is done, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: Scalar)
  /// Notes that the gesture has ended and the transition will be completed.
  func finishInteractiveTransition()
  /// Notes that the gesture was given up.
  func cancelInteractiveTransition()
  /// Notes that a gesture takes over.
  func pauseInteractiveTransition()
  /// Ends the transition; the animator calls it when its animation is done.
  func completeTransition(_ didComplete: Bool)
  /// Returns one of the two controllers.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns one of the two views; nil for one that stays where it is.
  func view(forKey key: TransitionContextViewKey) -> View?
  /// The rotation that the transition makes; identity for any other.
  var targetTransform: AffineTransform { get }
  /// Returns the rectangle of a controller's view before the transition.
  func initialFrame(for vc: ViewController) -> Rect
  /// Returns the rectangle of a controller's view after the transition.
  func finalFrame(for vc: ViewController) -> Rect
}
