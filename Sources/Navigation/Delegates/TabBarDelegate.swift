public import ResponderKit

/// The method that reports the user's choice of a tab: `UITabBarDelegate`.
@preconcurrency @MainActor
public protocol TabBarDelegate: AnyObject {
  /// Called after the user has selected a tab, also the one that was selected.
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem)

  /// Called before the user rearranges the tabs, which nothing does here.
  func tabBar(_ tabBar: TabBar, willBeginCustomizing items: [TabBarItem])
  /// Called after the user has begun to rearrange the tabs.
  func tabBar(_ tabBar: TabBar, didBeginCustomizing items: [TabBarItem])
  /// Called before the tabs are rearranged.
  func tabBar(_ tabBar: TabBar, willEndCustomizing items: [TabBarItem], changed: Bool)
  /// Called after the tabs have been rearranged.
  func tabBar(_ tabBar: TabBar, didEndCustomizing items: [TabBarItem], changed: Bool)
}

extension TabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}
}
