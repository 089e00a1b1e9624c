public import ResponderKit

/// Is asked what happens to the detail of a split view: `UISplitViewControllerDelegate`.
@preconcurrency @MainActor
public protocol SplitViewControllerDelegate: AnyObject {
  /// Returns whether the detail is left out where only one column is shown, so that the list is
  /// shown; false by default.
  func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool
}

extension SplitViewControllerDelegate {
  /// False.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool { false }
}
