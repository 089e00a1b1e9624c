/// Manages a view and its part of the app: UIKit's `UIViewController`, without presentation on a
/// screen.
@MainActor
open class ViewController: Responder {
  /// Creates a controller whose view is made when it is first asked for.
  public override init() { super.init() }

  /// The name of what the controller shows; nil unless set.
  open var title: String?

  // MARK: The view

  /// The view; the first access makes it with ``loadView()`` and calls ``viewDidLoad()``.
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
      newValue.setViewController(.passUnretained(self))
    }
  }

  /// The view if it has been made.
  public final var viewIfLoaded: View? { storedView }
  nonisolated(unsafe) private final var storedView: View?

  deinit { storedView?.leave(Unmanaged.passUnretained(self)) }

  /// Whether the view has been made.
  public final var isViewLoaded: Bool { viewIfLoaded != nil }

  /// Makes the view; an override sets ``view`` and does not call super.
  open func loadView() { view = View() }

  /// Is called once after the view was made.
  open func viewDidLoad() {}

  // MARK: The responder chain

  /// The window for its root, the presenting controller for one that is presented, otherwise the
  /// view's superview.
  open override var next: Responder? {
    guard let view = viewIfLoaded else { return presentingViewController }
    if let window = view.window, window.rootViewController === self { return window }
    return presentingViewController ?? view.superview
  }

  // MARK: Children and presentation

  /// The controllers in this one.
  public private(set) final var children: [ViewController] = []

  /// The controller that this one is a child of.
  public final var parent: ViewController? { parentLink.object }
  private var parentLink = Backlink<ViewController>()

  /// Makes a controller a child of this one, taking it from its former parent.
  ///
  /// Its view is put into a view by the caller, as with UIKit. Traps for this controller and its
  /// own parents.
  open func addChild(_ child: ViewController) {
    precondition(
      !sequence(first: self, next: \.parent).contains { $0 === child },
      "a controller cannot be its own parent")
    child.removeFromParent()
    children.append(child)
    child.parentLink = Backlink(self)
  }

  /// Takes the controller from its parent; does nothing without one.
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
  /// Does nothing, as UIKit refuses with a warning, where this controller is in no window or
  /// already presents one, or where the other is already presented. Nothing is animated.
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

  /// Ends the presentation of the presented controller and of those it presents; of this one where
  /// it presents none.
  open func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    if presented.presentedViewController != nil { presented.dismiss(animated: animated) }
    presented.viewIfLoaded?.removeFromSuperview()
    presented.presentingLink = Backlink()
    presentedViewController = nil
    completion?()
  }

  /// Ends the presentation of the controller; false for one that is not presented.
  open override func accessibilityPerformEscape() -> Bool {
    guard presentingViewController != nil else { return false }
    dismiss(animated: false)
    return true
  }
}
