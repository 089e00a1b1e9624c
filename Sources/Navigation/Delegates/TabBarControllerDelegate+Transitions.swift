public import ResponderKit

extension TabBarControllerDelegate {
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, willBeginCustomizing viewControllers: [ViewController]
  ) {}
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, willEndCustomizing viewControllers: [ViewController],
    changed: Bool
  ) {}
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, didEndCustomizing viewControllers: [ViewController],
    changed: Bool
  ) {}
  /// All on an iPad, otherwise all but upside down.
  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: TabBarController)
    -> InterfaceOrientationMask
  { tabBarController.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown }
  /// Upright.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: TabBarController
  ) -> InterfaceOrientation { .portrait }
  /// Nil.
  public func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
  /// Nil.
  public func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
}

extension TabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: TabBar, willBeginCustomizing items: [TabBarItem]) {}
  /// Does nothing.
  public func tabBar(_ tabBar: TabBar, didBeginCustomizing items: [TabBarItem]) {}
  /// Does nothing.
  public func tabBar(
    _ tabBar: TabBar, willEndCustomizing items: [TabBarItem], changed: Bool
  ) {}
  /// Does nothing.
  public func tabBar(_ tabBar: TabBar, didEndCustomizing items: [TabBarItem], changed: Bool) {}
}
