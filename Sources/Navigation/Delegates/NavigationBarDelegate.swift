public import ResponderKit

/// The methods that decide whether a bar pushes or pops an item: `UINavigationBarDelegate`.
@preconcurrency @MainActor
public protocol NavigationBarDelegate: BarPositioned {
  /// Returns whether an item is pushed; true by default.
  func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool
  /// Called after an item has been pushed.
  func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem)
  /// Returns whether the top item is popped; true by default.
  func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool
  /// Called after an item has been popped.
  func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem)
}

extension NavigationBarDelegate {
  /// True.
  public func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool
  { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem) {}
  /// True.
  public func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool
  { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem) {}
}
