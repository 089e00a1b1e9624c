public import ResponderKit

/// The methods that decide about the user's selection of a tab, and report it:
/// `UITabBarControllerDelegate`.
@preconcurrency @MainActor
public protocol TabBarControllerDelegate: AnyObject {
  /// Returns whether a tab that the user taps is selected; true by default.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool
  /// Called after the user has tapped a tab, also the one that was selected.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController)

  /// Called before the user rearranges the tabs, which nothing does here.
  func tabBarController(
    _ tabBarController: TabBarController, willBeginCustomizing viewControllers: [ViewController])
  /// Called before the tabs are rearranged.
  func tabBarController(
    _ tabBarController: TabBarController, willEndCustomizing viewControllers: [ViewController],
    changed: Bool)
  /// Called after the tabs have been rearranged.
  func tabBarController(
    _ tabBarController: TabBarController, didEndCustomizing viewControllers: [ViewController],
    changed: Bool)
  /// Returns the orientations that the controller supports; all on an iPad, otherwise all but upside
  /// down, by default.
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: TabBarController)
    -> InterfaceOrientationMask
  /// Returns the orientation in which the controller is presented; upright by default.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: TabBarController
  ) -> InterfaceOrientation
  /// Returns what drives a transition with a gesture; never asked here.
  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
  /// Returns what animates a change of tabs; never asked here: the tab changes at once.
  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
}

extension TabBarControllerDelegate {
  /// True.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {}
}
