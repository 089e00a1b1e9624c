/// Manages a view and its part of the app: UIKit's `UIViewController`, without presentation on a
/// screen.
@MainActor
open class ViewController: Responder {
  /// Creates a controller whose view is created when it is first requested.
  public override init() { super.init() }

  /// The title of what the controller shows; nil unless set.
  open var title: String?

  // MARK: The view

  /// The view; the first access creates it with ``loadView()`` and calls ``viewDidLoad()``.
  open var view: View {
    get {
      if let viewIfLoaded { return viewIfLoaded }
      loadView()
      guard let viewIfLoaded else {
        preconditionFailure("loadView() of \(type(of: self)) set no view")
      }
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

  /// Whether the view has been created.
  public final var isViewLoaded: Bool { viewIfLoaded != nil }

  /// Creates the view; an override sets ``view`` and does not call super.
  open func loadView() { view = View() }

  /// Called once after the view has been created.
  open func viewDidLoad() {}

  // MARK: The responder chain

  /// The window for its root controller, the presenting controller for a presented one, otherwise
  /// the view's superview.
  open override var next: Responder? {
    guard let view = viewIfLoaded else { return presentingViewController }
    if let window = view.window, window.rootViewController === self { return window }
    return presentingViewController ?? view.superview
  }

  // MARK: Children and presentation

  /// The child controllers.
  public private(set) final var children: [ViewController] = []

  /// The controller that this one is a child of.
  public final var parent: ViewController? { parentLink.object }
  private var parentLink = Backlink<ViewController>()

  /// Makes a controller a child of this one, and removes it from its former parent.
  ///
  /// The caller adds the child's view to a view, as in UIKit. Traps for this controller and its own
  /// parents.
  open func addChild(_ child: ViewController) {
    precondition(
      !sequence(first: self, next: \.parent).contains { $0 === child },
      "a controller cannot be its own parent")
    child.removeFromParent()
    children.append(child)
    child.parentLink = Backlink(self)
  }

  /// Removes the controller from its parent; does nothing without one.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parentLink = Backlink()
  }

  /// The controller that this one presents.
  public private(set) final var presentedViewController: ViewController?

  /// The controller that presents this one.
  public final var presentingViewController: ViewController? { presentingLink.object }
  private var presentingLink = Backlink<ViewController>()

  /// Presents a controller: its view fills the window of this one, in front.
  ///
  /// Does nothing, where UIKit refuses with a warning, if this controller is in no window or
  /// already presents one, or if the other is already presented. Nothing is animated.
  open func present(
    _ viewControllerToPresent: ViewController, animated: Bool,
    completion: (@MainActor () -> Void)? = nil
  ) {
    guard presentedViewController == nil, viewControllerToPresent.presentingViewController == nil,
      viewControllerToPresent !== self, let window = viewIfLoaded?.window
    else { return }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingLink = Backlink(self)
    viewControllerToPresent.view.frame = window.bounds
    window.addSubview(viewControllerToPresent.view)
    completion?()
  }

  /// Dismisses the presented controller and those it presents; this controller if it presents none.
  open func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    if presented.presentedViewController != nil { presented.dismiss(animated: animated) }
    presented.viewIfLoaded?.removeFromSuperview()
    presented.presentingLink = Backlink()
    presentedViewController = nil
    AccessibilityChanges.note()
    completion?()
  }

  /// Dismisses the controller; returns false if it is not presented.
  open override func accessibilityPerformEscape() -> Bool {
    guard presentingViewController != nil else { return false }
    dismiss(animated: false)
    return true
  }
}
