package import Graphics

/// A transition from one controller to another: what UIKit gives an animator, and those who run code
/// alongside.
///
/// Without an animator it is over when the call that began it returns. It is never canceled.
@MainActor
package final class ControllerTransition: ViewControllerTransitionCoordinator,
  ViewControllerContextTransitioning
{
  private enum Phase { case waiting, running, ended }

  private let former: ViewController?
  private let next: ViewController?
  private var phase = Phase.waiting
  private var alongside: [@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void] =
    []
  private var animator: (any ViewControllerAnimatedTransitioning)?
  private var done: (@MainActor () -> Void)?

  /// The view in which the transition takes place.
  package let containerView: View
  /// Indicates whether it is animated on a screen.
  package let isAnimated: Bool
  /// The style in which the controller is presented; none for a controller that is not.
  package let presentationStyle: ModalPresentationStyle
  /// The rectangle of the controller that appears, in the container.
  package var finalFrame: Rect?
  /// Indicates whether the view of the controller that is shown first stays where it is.
  package var keepsFormer = false
  /// Indicates whether the view of the controller that is shown at last has been there all along.
  package var keepsNext = false

  /// Begins a transition, of which both controllers know.
  package init(
    from former: ViewController?, to next: ViewController?, in containerView: View, animated: Bool,
    style: ModalPresentationStyle = .none
  ) {
    (self.former, self.next, self.containerView) = (former, next, containerView)
    (isAnimated, presentationStyle) = (animated, style)
    former?.transition = self
    next?.transition = self
  }

  /// Runs what goes alongside, and the animator, if there is one; then the closure.
  package func run(
    _ animator: (any ViewControllerAnimatedTransitioning)? = nil,
    then done: @escaping @MainActor () -> Void = {}
  ) {
    (self.animator, self.done) = (animator, done)
    phase = .running
    let closures = alongside
    alongside = []
    for closure in closures { closure(self) }
    guard let animator else { return completeTransition(true) }
    transitionDuration = animator.transitionDuration(using: self)
    animator.animateTransition(using: self)
  }

  /// Indicates whether the controllers have not changed places yet.
  package var isPending: Bool { phase == .waiting || done != nil }

  /// Ends the transition, and runs what waits for its end.
  package func end() {
    phase = .ended
    for controller in [former, next] where controller?.transition === self {
      controller?.transition = nil
    }
    let closures = completions
    completions = []
    for closure in closures { closure(self) }
  }

  // MARK: For those who run code alongside

  package func animate(
    alongsideTransition animation: (
      @MainActor (any ViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard phase != .ended else { return false }
    if let completion { completions.append(completion) }
    if let animation {
      if phase == .running { animation(self) } else { alongside.append(animation) }
    }
    return true
  }

  package func animateAlongsideTransition(
    in view: View?,
    animation: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  /// Does nothing: no gesture drives a transition.
  package func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any ViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  package private(set) var transitionDuration = 0.0
  package private(set) var percentComplete: Scalar = 0
  package var completionVelocity: Scalar { 1 }
  package var initiallyInteractive: Bool { false }
  package var isInterruptible: Bool { false }
  package var isInteractive: Bool { false }
  package var isCancelled: Bool { false }
  package var targetTransform: AffineTransform { .identity }

  // MARK: For the animator

  package var transitionWasCancelled: Bool { false }
  package func updateInteractiveTransition(_ percentComplete: Scalar) {
    self.percentComplete = percentComplete
  }
  package func finishInteractiveTransition() {}
  package func cancelInteractiveTransition() {}
  package func pauseInteractiveTransition() {}

  package func completeTransition(_ didComplete: Bool) {
    guard let done else { return }
    self.done = nil
    done()
    animator?.animationEnded(didComplete)
    animator = nil
  }

  package func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    key == .from ? former : key == .to ? next : nil
  }

  package func view(forKey key: TransitionContextViewKey) -> View? {
    switch key {
    case .from: keepsFormer ? nil : former?.viewIfLoaded
    case .to: keepsNext ? nil : next?.viewIfLoaded
    default: nil
    }
  }

  package func initialFrame(for vc: ViewController) -> Rect {
    vc === former ? vc.viewIfLoaded?.frame ?? .zero : .zero
  }

  package func finalFrame(for vc: ViewController) -> Rect {
    guard vc === next else { return .zero }
    return finalFrame ?? vc.viewIfLoaded?.frame ?? containerView.bounds
  }
}
