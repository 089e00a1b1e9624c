public import Graphics
public import ResponderKit

/// Shows the last of a stack of controllers, with a bar that leads back: UIKit's
/// `UINavigationController`.
///
/// The bar lies above the view of the controller on top and the toolbar below it; neither covers
/// anything of it. Main actor only.
@preconcurrency @MainActor
open class NavigationController: ViewController {
  /// Creates a controller without a stack.
  public override init(nibName: String?, bundle: NibBundle?) {
    navigationBar = NavigationBar(frame: .zero)
    storedToolbar = { Toolbar(frame: .zero) }
    super.init(nibName: nibName, bundle: bundle)
    navigationBar.manager = self
  }

  /// Creates a controller with another one at the bottom of its stack
  /// (`UINavigationController.init(rootViewController:)`).
  public init(rootViewController: ViewController) {
    navigationBar = NavigationBar(frame: .zero)
    storedToolbar = { Toolbar(frame: .zero) }
    super.init(nibName: nil, bundle: nil)
    navigationBar.manager = self
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a controller with bars of the app's classes
  /// (`UINavigationController.init(navigationBarClass:toolbarClass:)`).
  public init(navigationBarClass: NavigationBar.Type?, toolbarClass: Toolbar.Type?) {
    navigationBar = (navigationBarClass ?? NavigationBar.self).init(frame: .zero)
    storedToolbar = { (toolbarClass ?? Toolbar.self).init(frame: .zero) }
    super.init(nibName: nil, bundle: nil)
    navigationBar.manager = self
  }

  // MARK: The stack, see NavigationController+Stack.swift

  /// The controllers from the bottom of the stack to the top.
  open var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  final var stack: [ViewController] = []
  /// The controllers last reported to the delegate.
  final var reported = Reported()

  /// The controllers last reported to the delegate.
  struct Reported {
    weak var willShow: ViewController?
    weak var didShow: ViewController?
  }

  /// The controller on top; nil for an empty stack.
  open var topViewController: ViewController? { stack.last }
  /// The controller that is shown, then the view with its bars
  /// (`UIFocusEnvironment.preferredFocusEnvironments`).
  open override var preferredFocusEnvironments: [any FocusEnvironment] {
    [topViewController, viewIfLoaded].compactMap { $0 }
  }
  /// The presented controller, otherwise the one on top.
  open var visibleViewController: ViewController? {
    presentedViewController ?? topViewController
  }

  /// The delegate, which learns which controller is shown; not retained.
  open weak var delegate: (any NavigationControllerDelegate)?

  /// Replaces the stack; the last controller is shown
  /// (`UINavigationController.setViewControllers(_:animated:)`).
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  /// Puts a controller on top of the stack (`UINavigationController.pushViewController(_:animated:)`).
  ///
  /// A controller that is in the stack already is not pushed again, and neither is one with a stack of
  /// its own; the interaction record has UIKit's message, with which UIKit ends the app.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Removes the controller on top and returns it; nil for the only one
  /// (`UINavigationController.popViewController(animated:)`).
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 1, animated: animated).last
  }

  /// Removes all controllers above one and returns them from bottom to top; traps for a controller
  /// that is not in the stack (`UINavigationController.popToViewController(_:animated:)`).
  @discardableResult
  open func popToViewController(_ viewController: ViewController, animated: Bool)
    -> [ViewController]?
  {
    guard let place = stack.firstIndex(of: viewController) else {
      fatalError("Tried to pop to a view controller that doesn't exist.")
    }
    return place == stack.count - 1 ? nil : pop(to: place + 1, animated: animated)
  }

  /// Removes all controllers but the lowest and returns them; nil if there are none
  /// (`UINavigationController.popToRootViewController(animated:)`).
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    stack.count > 1 ? pop(to: 1, animated: animated) : nil
  }

  /// Pushes a controller (`UINavigationController.show(_:sender:)`).
  open override func show(_ viewController: ViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  /// Pops to a child at the end of an unwind segue.
  open override func unwind(
    for unwindSegue: StoryboardSegue, towards subsequentVC: ViewController
  ) {
    if stack.contains(subsequentVC) { popToViewController(subsequentVC, animated: true) }
  }

  // MARK: Bars, see NavigationController+Bars.swift

  /// The bar above the view of the controller on top.
  public final let navigationBar: NavigationBar
  private let storedToolbar: @MainActor () -> Toolbar
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar below it, with the items of the controller on top.
  public private(set) final lazy var toolbar: Toolbar! = managedToolbar()

  private func managedToolbar() -> Toolbar {
    let toolbar = storedToolbar()
    toolbar.isManaged = true
    hasToolbar = true
    return toolbar
  }

  /// Indicates whether the toolbar was made.
  private(set) final var hasToolbar = false

  /// A Boolean value that indicates whether there is no bar above; false unless set.
  open var isNavigationBarHidden = false { didSet { barsChanged() } }
  /// Sets whether there is no bar above.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  /// A Boolean value that indicates whether there is no toolbar; true unless set.
  open var isToolbarHidden = true { didSet { barsChanged() } }
  /// Sets whether there is no toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// The view of a controller of the stack that is in the view.
  final var content: View?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tab of the controller: its own, otherwise that of the controller at the bottom.
  open override var tabBarItem: TabBarItem! {
    get {
      guard tabBarItemIfMade == nil, title == nil, let bottom = stack.first else {
        return super.tabBarItem
      }
      return bottom.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  /// Does what the back button does, where there is one; otherwise dismisses the controller.
  open override func accessibilityPerformEscape() -> Bool {
    guard stack.count > 1, !isNavigationBarHidden, navigationBar.showsBackButton else {
      return super.accessibilityPerformEscape()
    }
    navigationBar.goBack()
    return true
  }

  // MARK: The life of the controller

  /// Creates the view with its bars.
  open override func loadView() {
    view = ContainerView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    view.setRecordName("Navigation View")
    view.addSubview(navigationBar)
  }

  /// Puts the view of the controller on top into the view before it appears.
  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let isFirst = isAppearing && !appearance.isShown
    if isFirst { arrange() }
    super.beginAppearanceTransition(isAppearing, animated: animated)
    if isFirst {
      reported = Reported()
      tellWillShow(animated: animated)
    }
  }

  /// Tells the delegate which controller is shown.
  open override func endAppearanceTransition() {
    let isFirst = appearance.phase == .appearing
    super.endAppearanceTransition()
    if isFirst { tellDidShow(animated: false) }
  }

  /// The orientations that the delegate says, otherwise the system's.
  open override var supportedInterfaceOrientations: InterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  /// The orientation that the delegate says, otherwise the system's.
  open override var preferredInterfaceOrientationForPresentation: InterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
  /// The controller on top.
  open override var childForStatusBarHidden: ViewController? { topViewController }
}
