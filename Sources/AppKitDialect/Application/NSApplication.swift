public import KeyValues
public import ResponderKit

/// The app itself: windows, events, and the search for the object that performs an action
/// (`NSApplication`).
///
/// One for each scope: a program has one, and ``withNewScope(_:)`` gives a test its own. Main actor only.
@preconcurrency @MainActor
open class NSApplication: NSResponder {
  /// Creates the application of the scope; traps if there is one already, as AppKit raises an exception.
  ///
  /// ``shared`` creates it on first use, and a subclass is created before that.
  public override init() {
    super.init()
    let scope = ApplicationScope.current
    precondition(
      scope.application == nil,
      "an application exists already: use NSApplication.shared, or NSApplication.withNewScope(_:)")
    scope.application = self
  }

  /// The delegate, which the application does not retain (`NSApplication.delegate`).
  public final weak var delegate: (any NSApplicationDelegate)?

  // MARK: Windows

  final var windowLinks: [Backlink<NSWindow>] = []
  final var windowLimit = 16
  final var lastWindowNumber = 0
  @exclusivity(unchecked) final var keyWindowLink = Backlink<NSWindow>()
  @exclusivity(unchecked) final var mainWindowLink = Backlink<NSWindow>()
  /// The windows that were shown before the application was hidden.
  final var hidden:
    (windows: [Backlink<NSWindow>], key: Backlink<NSWindow>, main: Backlink<NSWindow>) = (
      [], Backlink(), Backlink()
    )
  final var modalSessions: [ModalSession] = []
  final var documentController: NSDocumentController?
  /// The panels that commands of menus show, by their names.
  final var systemPanels: [String: NSPanel] = [:]
  final var colorPanel: NSColorPanel?
  /// A Boolean value that indicates whether the user has quit the application.
  ///
  /// AppKit has no counterpart: its process has ended then.
  public final internal(set) var isTerminated = false

  /// The window that receives keys; nil for none (`NSApplication.keyWindow`).
  public final var keyWindow: NSWindow? { keyWindowLink.object }
  /// The window that the user works in, which may differ from the key window while a panel is key; nil for
  /// none (`NSApplication.mainWindow`).
  public final var mainWindow: NSWindow? { mainWindowLink.object }

  /// The menu bar; nil unless set (`NSApplication.mainMenu`).
  public final var mainMenu: NSMenu?
  /// The menus that are open, the innermost last.
  final var openMenus: [NSMenu] = []
  /// The popovers that are shown, in the order in which they were.
  final var popovers: [NSPopover] = []

  /// A Boolean value that indicates whether the application is the front one; false until
  /// ``activate()`` or ``run()`` (`NSApplication.isActive`).
  public final internal(set) var isActive = false
  /// A Boolean value that indicates whether the application is hidden (`NSApplication.isHidden`).
  public final internal(set) var isHidden = false
  /// A Boolean value that indicates whether Tab reaches every control rather than texts alone, and
  /// a click on one makes it first responder; false unless set: the user's setting
  /// (`NSApplication.isFullKeyboardAccessEnabled`).
  public final var isFullKeyboardAccessEnabled = false

  /// Those who listen to the application's notices, as to AppKit's notifications.
  public final let noticeCenter = NoticeCenter()
  /// The text that was copied last in the application; empty at first (`NSPasteboard.general`).
  public final var pasteboard = Pasteboard()
  /// Indicates whether the delegate is the app's and not known, so that nothing that depends on it is.
  package final var awaitsDelegate = false
  /// The controller of the application's settings (`NSUserDefaultsController.shared`).
  final lazy var userDefaultsController = NSUserDefaultsController()
  /// The transformers of values by their names: Foundation's, and those that were registered
  /// (`ValueTransformer.setValueTransformer(_:forName:)`).
  public final var valueTransformers = Dictionary(
    uniqueKeysWithValues: ValueTransformer.standard.map { ($0.name, $0) })

  /// The beeps, the latest last; at most the latest hundred.
  public final internal(set) var beeps: [Beep] = []
  /// The number of times that the computer has beeped.
  public final internal(set) var beepCount = 0

  // MARK: Events

  final var queue: [NSEvent] = []
  /// The place where the queue begins; what is before it was taken.
  final var queueStart = 0
  final var hasFinishedLaunching = false

  /// The event that was last taken from the queue or sent; nil before the first one
  /// (`NSApplication.currentEvent`).
  public final internal(set) var currentEvent: NSEvent?

  /// Sends an event to the window that it concerns (`NSApplication.sendEvent(_:)`).
  ///
  /// A key with Command or Control, or a function key, goes to the key window's views and to the main
  /// menu as a key equivalent first. During a modal session other windows get no events, unless they
  /// work when modal.
  open func sendEvent(_ event: NSEvent) { dispatch(event) }

  // MARK: Actions

  /// Sends an action; returns whether an object performed it
  /// (`NSApplication.sendAction(_:to:from:)`).
  ///
  /// Without a target, ``target(forAction:to:from:)`` finds one. A target that lacks the method performs
  /// nothing, and `ActionSearch` says so; AppKit raises an exception.
  @discardableResult
  open func sendAction(
    _ action: ActionSelector, to target: AnyObject?, from sender: AnyObject?
  ) -> Bool {
    // This is a plain pointer, because a binding of the target would be retained.
    if let target = unsafeBitCast(target, to: UnsafeRawPointer?.self) {
      if FastPath.sendAgain(action, to: .fromOpaque(target), from: sender) { return true }
    } else if sendUp(action, from: sender) {
      return true
    }
    return send(action, to: target, from: sender)
  }

  /// Performs an action, or has the delegate perform it; returns whether one did
  /// (`NSApplication.tryToPerform(_:with:)`).
  @discardableResult
  open override func tryToPerform(_ action: ActionSelector, with object: Any?) -> Bool {
    super.tryToPerform(action, with: object) || delegatePerforms(action, on: delegate, with: object)
  }

  /// The commands that the application performs for menus.
  open override class var actions: [ActionSelector] {
    [
      ActionSelector("terminate:", NSApplication.terminate),
      ActionSelector("hide:", NSApplication.hide),
      ActionSelector("unhide:", NSApplication.unhide),
      ActionSelector("hideOtherApplications:", NSApplication.hideOtherApplications),
      ActionSelector("unhideAllApplications:", NSApplication.unhideAllApplications),
      ActionSelector("arrangeInFront:", NSApplication.arrangeInFront),
      ActionSelector("miniaturizeAll:", NSApplication.miniaturizeAll),
      ActionSelector("orderFrontStandardAboutPanel:", NSApplication.orderFrontStandardAboutPanel),
      ActionSelector("orderFrontColorPanel:", NSApplication.orderFrontColorPanel),
      ActionSelector("orderFrontCharacterPalette:", NSApplication.orderFrontCharacterPalette),
      ActionSelector("runPageLayout:", NSApplication.runPageLayout),
      ActionSelector("showHelp:", NSApplication.showHelp),
    ]
  }
}
