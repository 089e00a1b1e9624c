public import ResponderKit

/// The methods that decide what happens to the detail of a split view:
/// `UISplitViewControllerDelegate`.
@preconcurrency @MainActor
public protocol SplitViewControllerDelegate: AnyObject {
  /// Returns whether the detail is left out where only one column is shown, so that the list is
  /// shown; false by default.
  func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool

  /// Returns the display mode that the button of the split view leads to; automatic by default.
  func targetDisplayModeForAction(in svc: SplitViewController) -> SplitViewController.DisplayMode
  /// Called before the display mode changes.
  func splitViewController(
    _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode)
  /// Shows a controller as the list, and returns true; false, for the split view's own way, by
  /// default.
  func splitViewController(
    _ splitViewController: SplitViewController, show vc: ViewController, sender: Any?
  ) -> Bool
  /// Shows a controller as the detail, and returns true; false, for the split view's own way, by
  /// default.
  func splitViewController(
    _ splitViewController: SplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool
  /// Returns the list where there is room for one column; nil, for the first one, by default.
  func primaryViewController(forCollapsing splitViewController: SplitViewController)
    -> ViewController?
  /// Returns the list where there is room for both again; nil, for the first one, by default.
  func primaryViewController(forExpanding splitViewController: SplitViewController)
    -> ViewController?
  /// Returns the detail where there is room for both again; nil, for the split view's own way, by
  /// default.
  func splitViewController(
    _ splitViewController: SplitViewController,
    separateSecondaryFrom primaryViewController: ViewController
  ) -> ViewController?
  /// Returns the orientations that the controller supports; all by default.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: SplitViewController
  ) -> InterfaceOrientationMask
  /// Returns the orientation in which the controller is presented; upright by default.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: SplitViewController
  ) -> InterfaceOrientation
  /// Returns the column that is on top where there is room for one; the proposed one by default.
  func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column
  /// Returns the display mode where there is room again; the proposed one by default.
  func splitViewController(
    _ svc: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode
  /// Called after only one column is left.
  func splitViewControllerDidCollapse(_ svc: SplitViewController)
  /// Called after there is room for both again.
  func splitViewControllerDidExpand(_ svc: SplitViewController)
  /// Called before a column is shown.
  func splitViewController(
    _ svc: SplitViewController, willShow column: SplitViewController.Column)
  /// Called before a column is hidden.
  func splitViewController(
    _ svc: SplitViewController, willHide column: SplitViewController.Column)
}

extension SplitViewControllerDelegate {
  /// False.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool { false }
}
