public import Graphics

/// The context of a transition between controllers, for those who take part in it:
/// `UIViewControllerTransitionCoordinatorContext`.
@preconcurrency @MainActor
public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// A Boolean value that indicates whether the transition is animated on a screen.
  var isAnimated: Bool { get }
  /// The style in which the controller is presented.
  var presentationStyle: ModalPresentationStyle { get }
  /// A Boolean value that indicates whether the transition began with a gesture.
  var initiallyInteractive: Bool { get }
  /// A Boolean value that indicates whether a gesture may interrupt the transition.
  var isInterruptible: Bool { get }
  /// A Boolean value that indicates whether a gesture drives the transition.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was canceled.
  var isCancelled: Bool { get }
  /// The length in seconds.
  var transitionDuration: Double { get }
  /// The completed part of an interactive transition, from 0 to 1.
  var percentComplete: Scalar { get }
  /// The speed at which an interactive transition ended.
  var completionVelocity: Scalar { get }
  /// Returns one of the two controllers.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns one of the two views.
  func view(forKey key: TransitionContextViewKey) -> View?
  /// The view in which the transition takes place.
  var containerView: View { get }
  /// The rotation that the transition makes; identity for any other.
  var targetTransform: AffineTransform { get }
}

/// Runs code along with a transition between controllers:
/// `UIViewControllerTransitionCoordinator`.
@preconcurrency @MainActor
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Runs a closure with the transition, and one when it is complete; returns whether they run.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      @MainActor (any ViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs a closure with the transition in a view outside its container.
  @discardableResult
  func animateAlongsideTransition(
    in view: View?,
    animation: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs a closure when a gesture no longer drives the transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)
}

extension ViewControllerTransitionCoordinator {
  /// Runs a closure with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      @MainActor (any ViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Runs a closure with the transition in a view outside its container.
  @discardableResult
  public func animateAlongsideTransition(
    in view: View?,
    animation: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }

  /// The older name of ``notifyWhenInteractionChanges(_:)``.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping @MainActor (any ViewControllerTransitionCoordinatorContext) -> Void
  ) { notifyWhenInteractionChanges(handler) }
}
