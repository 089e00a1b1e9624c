public import Graphics
public import ResponderKit

/// Shows a list and its detail side by side, or one on top of the other where there is little room:
/// UIKit's `UISplitViewController`.
///
/// Main actor only.
@preconcurrency @MainActor
open class SplitViewController: ViewController {
  /// The list and its detail; empty unless set (`UISplitViewController.viewControllers`).
  open var viewControllers: [ViewController] {
    get { columns }
    set { replaceColumns(with: newValue) }
  }
  final var columns: [ViewController] = []

  /// The object that is asked what happens to the detail where there is little room; not retained.
  open weak var delegate: (any SplitViewControllerDelegate)?

  /// A Boolean value that indicates whether only one column is shown, as in an interface of compact
  /// width (`UISplitViewController.isCollapsed`).
  public final var isCollapsed: Bool {
    viewIfLoaded?.traitCollection.horizontalSizeClass != .regular
  }

  /// The width of the list beside its detail, in points; 320 unless set
  /// (`UISplitViewController.primaryColumnWidth`).
  open var primaryColumnWidth: Scalar = 320 { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// The views of the columns that are in the view.
  final var columnViews: [View?] = []
  /// The controllers that were set for columns by name.
  final var controllersByColumn: [Column: ViewController] = [:]
  /// The controllers of the other columns that were put on the list's stack.
  package final var joined: [ViewController] = []
  /// Indicates whether the columns were joined on the list's stack.
  final var hasJoined = false

  /// Creates the view.
  open override func loadView() {
    view = ContainerView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    view.setRecordName("Split View")
  }

  /// Puts the columns into the view before they appear.
  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing, !appearance.isShown { arrange() }
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }

  /// Shows a controller as the detail: beside the list, or on the list's stack
  /// (`UISplitViewController.showDetailViewController(_:sender:)`).
  open override func showDetailViewController(_ viewController: ViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: viewController, sender: sender) == true {
      return
    }
    showDetail(viewController)
  }

  /// The numbers of columns, with the raw values of `UISplitViewController.Style`.
  public enum Style: Int, Sendable, Hashable, CaseIterable {
    /// Created without a style.
    case unspecified = 0
    /// A list and its detail.
    case doubleColumn = 1
    /// Two lists and the detail.
    case tripleColumn = 2
  }

  /// The number of columns (`UISplitViewController.style`).
  public package(set) final var style = Style.unspecified

  /// Creates a split view with columns (`UISplitViewController.init(style:)`).
  public init(style: Style) {
    super.init(nibName: nil, bundle: nil)
    self.style = style
  }

  /// Creates a split view with a list and its detail.
  public override init(nibName: String?, bundle: NibBundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
}
