public import Graphics

/// Manages a view and its part of the app: UIKit's `UIViewController`.
///
/// Nothing is animated: a transition has ended when the call that began it returns. Main actor only.
@preconcurrency @MainActor
open class ViewController: ViewResponder {
  /// Creates a controller whose view is created when it is first requested
  /// (`UIViewController.init(nibName:bundle:)`).
  ///
  /// The names are kept for the app; a document is loaded by an `InterfaceLoader`.
  public init(nibName: String?, bundle: NibBundle?) {
    self.nibName = nibName
    nibBundle = bundle
    super.init()
  }

  /// Creates a controller without a document.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// The name of the document that the controller was created with
  /// (`UIViewController.nibName`).
  open private(set) var nibName: String?
  /// The bundle that the controller was created with (`UIViewController.nibBundle`).
  open private(set) var nibBundle: NibBundle?

  /// The title of what the controller shows; nil unless set.
  ///
  /// Setting it also sets the title of the navigation item, and that of a tab bar item without one
  /// of its own (`UIViewController.title`).
  open var title: String? {
    didSet { titleChanged(from: oldValue) }
  }

  // MARK: The view

  /// The view; the first access creates it with ``loadView()`` and calls ``viewDidLoad()``.
  open var view: View {
    get {
      if let viewIfLoaded { return viewIfLoaded }
      loadView()
      guard let viewIfLoaded else { fatalError("loadView() of \(type(of: self)) set no view") }
      viewDidLoad()
      return viewIfLoaded
    }
    set {
      storedView?.leave(Unmanaged.passUnretained(self))
      storedView = newValue
      AccessibilityChanges.note()
      newValue.setViewController(.passUnretained(self))
    }
  }

  /// The view if it has been created.
  public final var viewIfLoaded: View? { storedView }
  nonisolated(unsafe) private final var storedView: View?

  deinit {
    storedView?.leave(Unmanaged.passUnretained(self))
    AccessibilityChanges.note()
  }

  /// A Boolean value that indicates whether the view has been created.
  public final var isViewLoaded: Bool { viewIfLoaded != nil }

  /// Creates the view unless it has been created (`UIViewController.loadViewIfNeeded()`).
  open func loadViewIfNeeded() { _ = view }

  /// Creates the view, which a document may have; an override sets ``view`` and does not call super.
  open func loadView() { loadFromDocument() }

  /// Called once after the view has been created.
  open func viewDidLoad() {}

  /// The state that a document sets for the controller; nil for one that is not of a document.
  package final var document: DocumentState?

  /// The size that suits the content, in points; zero, for none, unless set
  /// (`UIViewController.preferredContentSize`).
  open var preferredContentSize: Size = .zero {
    didSet {
      if preferredContentSize != oldValue { preferredSizeChanged() }
    }
  }

  // MARK: Appearance, see ViewController+Appearance.swift

  /// Called before the view enters the window (`UIViewController.viewWillAppear(_:)`).
  open func viewWillAppear(_ animated: Bool) {}
  /// Called once per appearance, when the view is in the window
  /// (`UIViewController.viewIsAppearing(_:)`).
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is shown (`UIViewController.viewDidAppear(_:)`).
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the window or is covered
  /// (`UIViewController.viewWillDisappear(_:)`).
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view is no longer shown (`UIViewController.viewDidDisappear(_:)`).
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews (`UIViewController.viewWillLayoutSubviews()`).
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews (`UIViewController.viewDidLayoutSubviews()`).
  open func viewDidLayoutSubviews() {}

  /// A Boolean value that indicates whether the children appear and disappear with this controller;
  /// true unless overridden (`UIViewController.shouldAutomaticallyForwardAppearanceMethods`).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that its view is about to appear or to disappear
  /// (`UIViewController.beginAppearanceTransition(_:animated:)`).
  ///
  /// A container whose ``shouldAutomaticallyForwardAppearanceMethods`` is false calls it. Does
  /// nothing for a controller that appears or disappears already.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells a child that its view has appeared or disappeared
  /// (`UIViewController.endAppearanceTransition()`).
  open func endAppearanceTransition() { endAppearance() }

  /// A Boolean value that indicates whether the controller is appearing because it is presented;
  /// only while its appearance methods run (`UIViewController.isBeingPresented`).
  open var isBeingPresented: Bool { movement == .presented }
  /// A Boolean value that indicates whether the controller is disappearing because it is dismissed;
  /// only while its appearance methods run (`UIViewController.isBeingDismissed`).
  open var isBeingDismissed: Bool { movement == .dismissed }
  /// A Boolean value that indicates whether the controller is appearing because it was added to its
  /// parent; only while its appearance methods run (`UIViewController.isMovingToParent`).
  open var isMovingToParent: Bool { movement == .toParent }
  /// A Boolean value that indicates whether the controller is disappearing because it leaves its
  /// parent; only while its appearance methods run (`UIViewController.isMovingFromParent`).
  open var isMovingFromParent: Bool { movement == .fromParent }

  /// The appearance of the view: shown or not, and why it is changing.
  package final var appearance = AppearanceState()
  /// The reason that the controller appears or disappears.
  package final var movement: Movement?

  // MARK: The responder chain

  /// The window for its root controller, the presenting controller for a presented one, otherwise
  /// the view's superview.
  open override var next: ViewResponder? {
    guard let view = viewIfLoaded else { return presentation?.presentingViewController }
    if let window = view.window, window.rootViewController === self { return window }
    // A presentation has removed the view and stands in its place.
    let place = view.superview ?? started?.containerView?.superview
    return presentation?.presentingViewController ?? place
  }

  // MARK: Focus

  /// The items to which the focus goes in the controller: its view, unless overridden
  /// (`UIFocusEnvironment.preferredFocusEnvironments`).
  open var preferredFocusEnvironments: [any FocusEnvironment] {
    [viewIfLoaded].compactMap { $0 }
  }

  /// A Boolean value that indicates whether the item that was focused last gets the focus back when
  /// the controller is shown again; true unless set
  /// (`UIViewController.restoresFocusAfterTransition`).
  open var restoresFocusAfterTransition = true

  /// Returns whether the focus may move; true unless overridden
  /// (`UIFocusEnvironment.shouldUpdateFocus(in:)`).
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }

  /// Called after the focus has moved in, to or from the controller's view; an override calls super
  /// (`UIFocusEnvironment.didUpdateFocus(in:with:)`).
  open func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {}

  // MARK: Children, see ViewController+Children.swift

  /// The child controllers.
  public internal(set) final var children: [ViewController] = []

  /// The controller that this one is a child of.
  public final var parent: ViewController? { parentLink.object }
  final var parentLink = Backlink<ViewController>()

  /// Makes a controller a child of this one, and removes it from its former parent
  /// (`UIViewController.addChild(_:)`).
  ///
  /// The child's `willMove(toParent:)` is called; the caller adds the child's view to a view and
  /// calls `didMove(toParent:)`. Traps for this controller and its own parents.
  open func addChild(_ childController: ViewController) { adopt(childController) }

  /// Removes the controller from its parent; does nothing without one
  /// (`UIViewController.removeFromParent()`).
  ///
  /// The caller has called `willMove(toParent:)` with nil and removed the view; `didMove(toParent:)`
  /// is called.
  open func removeFromParent() { leaveParent() }
  /// Called before the controller is added to a parent or, with nil, is removed; an override calls
  /// super (`UIViewController.willMove(toParent:)`).
  open func willMove(toParent parent: ViewController?) {
    if parent == nil { movement = .fromParent }
  }

  /// Called after the controller has been added to a parent or removed; an override calls super
  /// (`UIViewController.didMove(toParent:)`).
  open func didMove(toParent parent: ViewController?) {}

  // MARK: Presentation, see ViewController+Presentation.swift

  /// The style in which the controller is presented; ``ModalPresentationStyle/automatic`` unless
  /// set (`UIViewController.modalPresentationStyle`).
  open var modalPresentationStyle: ModalPresentationStyle = .automatic
  /// The style in which its appearance is animated on a screen;
  /// ``ModalTransitionStyle/coverVertical`` unless set (`UIViewController.modalTransitionStyle`).
  open var modalTransitionStyle: ModalTransitionStyle = .coverVertical
  /// A Boolean value that indicates whether a presentation over the current context covers this
  /// controller; false unless set (`UIViewController.definesPresentationContext`).
  open var definesPresentationContext = false
  /// A Boolean value that indicates whether the user cannot dismiss the presented controller with a
  /// gesture; false unless set (`UIViewController.isModalInPresentation`).
  open var isModalInPresentation = false

  /// The presentation that shows this controller; nil while it is not presented.
  package final weak var presentation: PresentationController?
  /// The presentation that was asked for before the controller is presented.
  final var plannedPresentation: PresentationController?
  /// The presentation that this controller itself has started.
  package final var started: PresentationController?

  /// Presents a controller in front of this one or of its outermost parent
  /// (`UIViewController.present(_:animated:completion:)`).
  ///
  /// The closure is called when the controller has appeared. A controller that is in no window, or
  /// presents another one already, presents nothing; the interaction record has UIKit's warning.
  /// Traps for a controller that is presented already, or has a parent.
  open func present(
    _ viewControllerToPresent: ViewController, animated: Bool,
    completion: (@MainActor () -> Void)? = nil
  ) {
    startPresentation(of: viewControllerToPresent, animated: animated, completion: completion)
  }

  /// Dismisses the controller that this one or a parent presents, and those that it presents; this
  /// controller if it presents none (`UIViewController.dismiss(animated:completion:)`).
  ///
  /// The closure is called when the controller has disappeared.
  open func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
    endPresentation(animated: animated, completion: completion)
  }

  /// Shows a controller in the way of the container around this one, such as a navigation
  /// controller; presents it if there is none (`UIViewController.show(_:sender:)`).
  open func show(_ viewController: ViewController, sender: Any?) {
    guard let parent else { return present(viewController, animated: true) }
    parent.show(viewController, sender: sender)
  }

  /// Shows a controller as the detail of the split view around this one; presents it if there is
  /// none (`UIViewController.showDetailViewController(_:sender:)`).
  open func showDetailViewController(_ viewController: ViewController, sender: Any?) {
    guard let parent else { return present(viewController, animated: true) }
    parent.showDetailViewController(viewController, sender: sender)
  }

  /// Dismisses the controller as the user does; returns false if it is not presented, or may not be
  /// dismissed.
  open override func accessibilityPerformEscape() -> Bool {
    presentation?.dismissByUser() ?? false
  }

  // MARK: Bars, see ViewController+Bars.swift

  /// The state of the bars around the view that was set or asked for.
  final var barState = BarState()

  /// The title and buttons for a navigation bar; created with the title when it is first asked for
  /// (`UIViewController.navigationItem`).
  open var navigationItem: NavigationItem { madeNavigationItem }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tab of the controller; created with the title when it is first asked for
  /// (`UIViewController.tabBarItem`).
  open var tabBarItem: TabBarItem! {
    get { madeTabBarItem }
    set {
      barState.tabBarItem = newValue
      (parent as? any ContainerController)?.itemsChanged()
    }
  }
  /// The items for the toolbar of a navigation controller; nil unless set
  /// (`UIViewController.toolbarItems`).
  open var toolbarItems: [BarButtonItem]? {
    get { barState.toolbarItems }
    set { barState.setToolbarItems(newValue) }
  }
  /// Sets the items for the toolbar (`UIViewController.setToolbarItems(_:animated:)`).
  open func setToolbarItems(_ toolbarItems: [BarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// A Boolean value that indicates whether the bar below the view is hidden while the controller
  /// is pushed on a stack; false unless set (`UIViewController.hidesBottomBarWhenPushed`).
  open var hidesBottomBarWhenPushed = false

  /// A Boolean value that indicates whether the user can edit the content; false unless set
  /// (`UIViewController.isEditing`).
  open var isEditing = false {
    didSet { editingChanged() }
  }
  /// Sets whether the user can edit the content; an override calls super
  /// (`UIViewController.setEditing(_:animated:)`).
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// The button that begins and ends editing (`UIViewController.editButtonItem`).
  open var editButtonItem: BarButtonItem { madeEditButtonItem }

  // MARK: Segues, see Segues/

  /// The segues that the controller can perform by name, and that its senders perform.
  package final var segueTemplates: [SegueTemplate] = []

  /// Performs the segue with an identifier, without asking
  /// ``shouldPerformSegue(withIdentifier:sender:)`` (`UIViewController.performSegue(withIdentifier:sender:)`).
  ///
  /// Traps without such a segue.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performTemplate(withIdentifier: identifier, sender: sender)
  }

  /// Returns whether a segue that the user asks for is performed; true unless overridden
  /// (`UIViewController.shouldPerformSegue(withIdentifier:sender:)`).
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed, when its destination exists and has no view yet
  /// (`UIViewController.prepare(for:sender:)`).
  open func prepare(for segue: StoryboardSegue, sender: Any?) {}

  /// Returns whether the controller is the destination of an unwind segue: whether it performs the
  /// action and is not its source, unless overridden
  /// (`UIViewController.canPerformUnwindSegueAction(_:from:sender:)`).
  open func canPerformUnwindSegueAction(
    _ action: ActionSelector, from fromViewController: ViewController, sender: Any?
  ) -> Bool {
    performsUnwindAction(action, from: fromViewController)
  }

  /// Returns the children that may be the destination of an unwind segue, in the order in which they
  /// are asked: those without the source, the last one first, unless overridden
  /// (`UIViewController.allowedChildrenForUnwinding(from:)`).
  open func allowedChildrenForUnwinding(from source: StoryboardUnwindSegueSource)
    -> [ViewController]
  {
    children.reversed().filter { $0 !== childContaining(source) }
  }

  /// Brings a child, or this controller, to the front at the end of an unwind segue
  /// (`UIViewController.unwind(for:towards:)`).
  open func unwind(for unwindSegue: StoryboardSegue, towards subsequentVC: ViewController) {}

  // MARK: The status bar and rotation

  /// A Boolean value that indicates whether the status bar is hidden; false unless overridden
  /// (`UIViewController.prefersStatusBarHidden`).
  ///
  /// The status bar of the scene asks the controller in front.
  open var prefersStatusBarHidden: Bool { false }
  /// The style of the status bar; ``StatusBarStyle/default`` unless overridden
  /// (`UIViewController.preferredStatusBarStyle`).
  open var preferredStatusBarStyle: StatusBarStyle { .default }
  /// The animation with which the status bar comes and goes; it fades unless overridden
  /// (`UIViewController.preferredStatusBarUpdateAnimation`).
  open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }
  /// The child that decides how the status bar looks; nil, for this controller, unless overridden
  /// (`UIViewController.childForStatusBarStyle`).
  open var childForStatusBarStyle: ViewController? { nil }
  /// The child that decides whether the status bar is hidden; nil, for this controller, unless
  /// overridden (`UIViewController.childForStatusBarHidden`).
  open var childForStatusBarHidden: ViewController? { nil }
  /// A Boolean value that indicates whether a presentation that does not cover the screen decides
  /// about the status bar; false unless set
  /// (`UIViewController.modalPresentationCapturesStatusBarAppearance`).
  open var modalPresentationCapturesStatusBarAppearance = false

  /// A Boolean value that indicates whether the home indicator is hidden; false unless overridden
  /// (`UIViewController.prefersHomeIndicatorAutoHidden`).
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides whether the home indicator is hidden; nil unless overridden
  /// (`UIViewController.childForHomeIndicatorAutoHidden`).
  open var childForHomeIndicatorAutoHidden: ViewController? { nil }
  /// The edges where gestures of the app come before those of the system; none unless overridden
  /// (`UIViewController.preferredScreenEdgesDeferringSystemGestures`).
  open var preferredScreenEdgesDeferringSystemGestures: RectEdge { [] }
  /// The child that decides about those edges; nil unless overridden
  /// (`UIViewController.childForScreenEdgesDeferringSystemGestures`).
  open var childForScreenEdgesDeferringSystemGestures: ViewController? { nil }
  /// A Boolean value that indicates whether the pointer is locked in place; false unless overridden
  /// (`UIViewController.prefersPointerLocked`).
  open var prefersPointerLocked: Bool { false }
  /// The child that decides about the pointer; nil unless overridden
  /// (`UIViewController.childViewControllerForPointerLock`).
  open var childViewControllerForPointerLock: ViewController? { nil }

  /// The orientations that the controller supports: all on an iPad, otherwise all but upside down,
  /// unless overridden (`UIViewController.supportedInterfaceOrientations`).
  open var supportedInterfaceOrientations: InterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// A Boolean value that indicates whether the content rotates; true unless overridden
  /// (`UIViewController.shouldAutorotate`).
  open var shouldAutorotate: Bool { true }
  /// The orientation in which the controller is presented; upright unless overridden
  /// (`UIViewController.preferredInterfaceOrientationForPresentation`).
  open var preferredInterfaceOrientationForPresentation: InterfaceOrientation { .portrait }

  // MARK: Traits

  /// The traits of the view, or of the controller around this one while there is no view
  /// (`UITraitEnvironment.traitCollection`).
  open var traitCollection: TraitCollection { currentTraits }
  /// Called when the traits have changed; an override calls super
  /// (`UITraitEnvironment.traitCollectionDidChange(_:)`).
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  // MARK: Sizes and layout

  /// Called before the size of the view changes because that of its window does; notifies the
  /// children (`UIViewController.viewWillTransition(to:with:)`).
  open func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) { tellChildren(of: size, with: coordinator) }
  /// Called before the traits of the scene change; notifies the children
  /// (`UIViewController.willTransition(to:with:)`).
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) { tellChildren(of: newCollection, with: coordinator) }
  /// Called when the preferred size of a child has changed
  /// (`UIViewController.preferredContentSizeDidChange(forChildContentContainer:)`).
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}
  /// Called when the fitting size of a child has changed, which is never here
  /// (`UIViewController.systemLayoutFittingSizeDidChange(forChildContentContainer:)`).
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}
  /// Returns the size of a child in this controller of a size: all of it unless overridden
  /// (`UIViewController.size(forChildContentContainer:withParentContainerSize:)`).
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size { parentSize }
  /// Updates the constraints of the view in its place; an override calls super
  /// (`UIViewController.updateViewConstraints()`).
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// The insets that the controller adds to the safe area of its view, in points; none unless set
  /// (`UIViewController.additionalSafeAreaInsets`).
  open var additionalSafeAreaInsets: EdgeInsets {
    get { additionalSafeArea }
    set {
      if let view = viewIfLoaded {
        view.changeSafeArea { additionalSafeArea = newValue }
      } else {
        additionalSafeArea = newValue
      }
    }
  }
  private final var additionalSafeArea = EdgeInsets.zero
  /// The insets of the bars that lie over the view.
  package final var barInsets: EdgeInsets {
    get { valuesIfAny(ControllerLayoutValues.self)?.barInsets ?? .zero }
    set {
      guard newValue != barInsets else { return }
      let values = layoutValues
      guard let view = viewIfLoaded else {
        values.barInsets = newValue
        return
      }
      view.changeSafeArea { values.barInsets = newValue }
    }
  }
  /// Called when the safe area of the view has changed
  /// (`UIViewController.viewSafeAreaInsetsDidChange()`).
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the layout margins of the view have changed
  /// (`UIViewController.viewLayoutMarginsDidChange()`).
  open func viewLayoutMarginsDidChange() {}
  /// Called when memory is short, which an app or a test says
  /// (`UIViewController.didReceiveMemoryWarning()`).
  open func didReceiveMemoryWarning() {}

  // MARK: Transitions

  /// The object that provides what animates and manages the presentation of the controller; not
  /// retained (`UIViewController.transitioningDelegate`).
  open weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?
  /// The transition that the controller or a parent takes part in; nil without one
  /// (`UIViewController.transitionCoordinator`).
  open var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.transition).first
  }
  /// The transition that the controller takes part in.
  final weak var transition: ControllerTransition?
  /// A Boolean value that indicates whether the keyboard stays when the first responder of a form
  /// sheet is gone; only for the style form sheet unless overridden
  /// (`UIViewController.disablesAutomaticKeyboardDismissal`).
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
}
