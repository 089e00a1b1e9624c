public import Graphics

/// The outermost view of an app's interface: UIKit's `UIWindow`.
@preconcurrency @MainActor
open class Window: View {
  /// Creates a window with a frame in the coordinates of the screen.
  public override init(frame: Rect) { super.init(frame: frame) }

  /// Creates a window that belongs to a scene.
  public init(windowScene: WindowScene) {
    super.init(frame: .zero)
    self.windowScene = windowScene
  }

  /// The scene that the window belongs to.
  open override var next: ViewResponder? { windowScene }

  /// The controller whose view fills the window; setting it adds that view to the window, where it
  /// appears if the window is shown.
  open var rootViewController: ViewController? {
    didSet { rootChanged(from: oldValue) }
  }

  /// A Boolean value that indicates whether the window is not visible; false unless set.
  ///
  /// The root controller appears when the window is first made visible, by
  /// ``makeKeyAndVisible()`` or by setting this to false.
  open override var isHidden: Bool {
    didSet { setShown(!isHidden) }
  }

  /// Indicates whether the window was made visible, so that controllers in it appear.
  package private(set) final var isShown = false

  /// The insets of what the device covers, such as the status bar; none unless set.
  package final var deviceInsets = EdgeInsets.zero
  /// The insets of what the device covers.
  open override var safeAreaInsets: EdgeInsets { deviceInsets }

  /// Indicates whether the window is as large as the views of a document in it.
  package final var keepsDocumentSizes = false

  private func setShown(_ newValue: Bool) {
    guard newValue != isShown else { return }
    isShown = newValue
    #if UIKit
    if newValue { ShownWindows.Scope.windows.add(self) }
    #endif
    announceShown()
  }

  /// The rectangle of the window in its own coordinates; the root view follows its size.
  open override var bounds: Rect {
    didSet {
      guard bounds.size != oldValue.size else { return }
      let transition = beginResizing()
      defer {
        transition?.run()
        transition?.end()
      }
      var upcoming = rootViewController
      while let controller = upcoming {
        if let view = controller.viewIfLoaded,
          view.superview === self || controller !== rootViewController
        {
          view.frame = Rect(origin: .zero, size: controller.keptSize ?? bounds.size)
        }
        let container = controller.started?.containerView
        if container?.superview === self {
          container?.frame = Rect(origin: .zero, size: bounds.size)
        }
        upcoming = container?.superview === self ? controller.started?.presentedViewController : nil
      }
    }
  }

  /// The scene that the window belongs to; the scene retains the window.
  public final var windowScene: WindowScene? {
    get { sceneLink.object }
    set {
      guard newValue !== windowScene else { return }
      AccessibilityChanges.note()
      let former = traitCollection
      windowScene?.remove(self)
      sceneLink = Backlink(newValue)
      newValue?.add(self)
      if traitCollection != former { announceTraits(after: former) }
      // The views that are already in the window enter the application with it.
      if newValue?.owner != nil { applyAppearanceToAll(in: self) }
    }
  }
  @exclusivity(unchecked) nonisolated(unsafe) final var sceneLink = Backlink<WindowScene>()

  /// The object that is asked first for input without a location on the screen.
  public final var firstResponder: ViewResponder? { firstResponderLink.object }
  @exclusivity(unchecked) nonisolated(unsafe) final var firstResponderLink = Backlink<
    ViewResponder
  >()

  /// Indicates whether the first responder resigns for another one.
  final var isHandingOver = false

  #if UIKit
  /// A Boolean value that indicates whether the window is the one in its scene, or of those without
  /// a scene, that receives keyboard input.
  public final var isKeyWindow: Bool {
    windowScene.map { $0.keyWindow === self } ?? (ShownWindows.Scope.windows.key === self)
  }

  /// Makes the window the key window of its scene, or of the windows without a scene.
  open func makeKey() {
    if let windowScene {
      windowScene.keyWindow = self
    } else {
      ShownWindows.Scope.windows.key = self
    }
  }
  #else
  /// A Boolean value that indicates whether the window is the one in its scene that receives
  /// keyboard input.
  public final var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// Makes the window the key window of its scene; does nothing without one.
  open func makeKey() { windowScene?.keyWindow = self }
  #endif

  /// Makes the window visible and the key window of its scene.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// The manager of responders that have none of their own: the window's, created on first use
  /// (`UIResponder.undoManager`).
  open override var undoManager: UndoManager? {
    if let manager = rare?.undoManager { return manager }
    let manager = UndoManager()
    rarely.undoManager = manager
    return manager
  }

  /// The controller that is presented last, otherwise the root controller
  /// (`UIFocusEnvironment.preferredFocusEnvironments`).
  open override var preferredFocusEnvironments: [any FocusEnvironment] {
    [frontPresentedController ?? rootViewController].compactMap { $0 }
  }

  /// Delivers an event to the objects that it concerns (`UIWindow.sendEvent(_:)`).
  ///
  /// Touches go to the view that each finger came down on, after the gesture recognizers of that
  /// view and of its superviews; presses to the focused item or the first responder; motion and
  /// commands of accessories to the first responder. Scrolls, hovers and transforms are not
  /// delivered.
  open func sendEvent(_ event: InputEvent) { deliver(event) }
}
