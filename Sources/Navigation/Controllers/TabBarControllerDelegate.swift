public import ResponderKit

/// Is asked before the user selects a tab, and told of it: `UITabBarControllerDelegate`.
@preconcurrency @MainActor
public protocol TabBarControllerDelegate: AnyObject {
  /// Returns whether a tab that the user taps is selected; true by default.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool
  /// Called after the user has tapped a tab, also the one that was selected.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController)
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
