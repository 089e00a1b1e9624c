public import ResponderKit

/// Is told of the user's choice of a tab: `UITabBarDelegate`.
@preconcurrency @MainActor
public protocol TabBarDelegate: AnyObject {
  /// Called after the user has selected a tab, also the one that was selected.
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem)
}

extension TabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}
}
