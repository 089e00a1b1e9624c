public import ResponderKit

extension NavigationController {
  /// The changes of a stack, with the raw values of `UINavigationController.Operation`.
  public enum Operation: Int, Sendable, Hashable, CaseIterable {
    /// It is replaced.
    case none = 0
    /// A controller is put on top.
    case push = 1
    /// A controller is removed from the top.
    case pop = 2
  }
}

extension NavigationControllerDelegate {
  /// All on an iPad, otherwise all but upside down.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: NavigationController
  ) -> InterfaceOrientationMask {
    navigationController.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Upright.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: NavigationController
  ) -> InterfaceOrientation { .portrait }
  /// Nil.
  public func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
  /// Nil.
  public func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
}
