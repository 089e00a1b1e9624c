public import Graphics
public import ResponderKit

/// Shows one of several controllers, each with a tab: UIKit's `UITabBarController`.
///
/// The bar lies below the view of the selected controller and covers nothing of it. Main actor only.
@preconcurrency @MainActor
open class TabBarController: ViewController {
  /// Creates a controller without tabs.
  public override init(nibName: String?, bundle: NibBundle?) {
    super.init(nibName: nibName, bundle: bundle)
    tabBar.manager = self
  }

  // MARK: The tabs, see TabBarController+Tabs.swift

  /// The controllers in the order of their tabs; nil unless set
  /// (`UITabBarController.viewControllers`).
  ///
  /// The first one is selected when they are set.
  open var viewControllers: [ViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }
  final var tabs: [ViewController]?
  /// The places of the controllers.
  final var placesOfTabs: [ViewController: Int] = [:]

  /// Sets the controllers; one that stays keeps the selection.
  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    replaceTabs(with: viewControllers)
  }

  /// The controller that is shown, then the view with its tabs
  /// (`UIFocusEnvironment.preferredFocusEnvironments`).
  open override var preferredFocusEnvironments: [any FocusEnvironment] {
    [selectedViewController, viewIfLoaded].compactMap { $0 }
  }
  /// The selected controller, which may be ``moreNavigationController``; nil without tabs.
  ///
  /// Setting it calls no delegate method. A controller without a tab changes nothing.
  open var selectedViewController: ViewController? {
    get { selection }
    set { if let newValue { select(newValue) } }
  }
  final var selection: ViewController?

  /// The place of the selected controller among ``viewControllers``; `Int.max`, which is Foundation's
  /// `NSNotFound`, without one and while the list of further tabs is selected.
  ///
  /// Setting it calls no delegate method. A place without a controller changes nothing.
  open var selectedIndex: Int {
    get { selectedPlace }
    set { if let tabs, tabs.indices.contains(newValue) { select(tabs[newValue]) } }
  }

  /// The object that is asked before the user selects a tab; not retained.
  open weak var delegate: (any TabBarControllerDelegate)?

  /// The bar below the view of the selected controller.
  public final let tabBar = TabBar(frame: .zero)

  /// The controller with the list of the tabs without a place in the bar.
  public private(set) final lazy var moreNavigationController = makeMoreController()
  /// Indicates whether the list of further tabs was made.
  final var hasMore = false

  /// The controllers whose tabs the user may rearrange; all of them unless set.
  open var customizableViewControllers: [ViewController]?

  /// The view of the selected controller that is in the view.
  final var content: View?

  // MARK: The life of the controller

  /// Creates the view with its bar.
  open override func loadView() {
    view = ContainerView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    view.setRecordName("Tab Bar View")
    view.addSubview(tabBar)
  }

  /// Puts the view of the selected controller into the view before it appears.
  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing, !appearance.isShown { arrange() }
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }

  /// Selects the tab of a child at the end of an unwind segue.
  open override func unwind(
    for unwindSegue: StoryboardSegue, towards subsequentVC: ViewController
  ) {
    selectedViewController = subsequentVC
  }

  /// The orientations that the delegate says, otherwise the system's.
  open override var supportedInterfaceOrientations: InterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  /// The orientation that the delegate says, otherwise the system's.
  open override var preferredInterfaceOrientationForPresentation: InterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
  /// The selected controller.
  open override var childForStatusBarHidden: ViewController? { selectedViewController }
  /// The selected controller.
  open override var childForStatusBarStyle: ViewController? { selectedViewController }
}
