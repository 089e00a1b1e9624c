public import Graphics

/// An instance of the app's interface with its windows: UIKit's `UIWindowScene`.
@preconcurrency @MainActor
open class WindowScene: ViewResponder {
  /// Creates a scene that stands alone, or belongs to an application, which retains it.
  public init(application: Application? = nil) {
    super.init()
    application?.connect(self)
  }

  /// The application.
  open override var next: ViewResponder? { owner }

  /// The windows, in the order in which they were added.
  public private(set) final var windows: [Window] = []

  /// The window that receives keyboard input.
  public internal(set) final var keyWindow: Window? {
    get { keyWindowLink.object }
    set { keyWindowLink = Backlink(newValue) }
  }
  private var keyWindowLink = Backlink<Window>()

  /// The traits of the interface; ``TraitCollection/standard`` unless set
  /// (`UIWindowScene.traitCollection`).
  public final var traitCollection: TraitCollection = .standard {
    didSet {
      guard traitCollection != oldValue else { return }
      AccessibilityChanges.note()
      for window in windows {
        let former = oldValue.merging(window.traitOverrides)
        guard window.traitCollection != former else { continue }
        window.announceTraitTransition(after: former)
      }
    }
  }

  /// The layout direction of the interface, which is a trait; left to right unless set.
  public final var layoutDirection: LayoutDirection {
    get { traitCollection.layoutDirection ?? .leftToRight }
    set { traitCollection.layoutDirection = newValue }
  }

  /// The focus system, once it has been requested on a device that has one.
  final var ownFocusSystem: FocusSystem?

  final var owner: Application? { ownerLink.object }
  @exclusivity(unchecked) nonisolated(unsafe) final var ownerLink = Backlink<Application>()

  func add(_ window: Window) { windows.append(window) }

  func remove(_ window: Window) {
    windows.removeAll { $0 === window }
    if keyWindow === window { keyWindow = nil }
  }
}
