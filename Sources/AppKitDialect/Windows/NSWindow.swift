public import Graphics
public import ResponderKit

/// A window (`NSWindow`): a responder that is not a view, whose content view fills it.
///
/// It belongs to the application of the scope in which it was created, which does not retain it. Main
/// actor only.
@preconcurrency @MainActor
open class NSWindow: NSResponder {
  /// Creates a window that is not shown, with a content view of the given size; how it is drawn does not
  /// matter here (`NSWindow.init(contentRect:styleMask:backing:defer:)`).
  public init(
    contentRect: Rect, styleMask: StyleMask, backing: BackingStoreType, defer flag: Bool
  ) {
    frame = contentRect
    self.styleMask = styleMask
    super.init()
    let application = NSApplication.shared
    ownerLink = Backlink(application)
    windowNumber = application.add(self)
    setContentView(NSView(frame: Rect(origin: .zero, size: contentRect.size)))
  }

  /// Creates a window that is not shown, with a content view of the given size.
  public convenience init(contentRect: Rect, styleMask: StyleMask = .titled) {
    self.init(contentRect: contentRect, styleMask: styleMask, backing: .buffered, defer: false)
  }

  /// Creates a window of zero size.
  public convenience override init() { self.init(contentRect: .zero) }

  /// Creates a window with the view of a controller (`NSWindow.init(contentViewController:)`).
  public convenience init(contentViewController: NSViewController) {
    self.init(
      contentRect: Rect(origin: .zero, size: contentViewController.view.frame.size),
      styleMask: [.titled, .closable, .miniaturizable, .resizable])
    self.contentViewController = contentViewController
  }

  @exclusivity(unchecked) private final var ownerLink = Backlink<NSApplication>()
  /// The application of the window.
  final var owner: NSApplication? { ownerLink.object }
  /// The number of the window in its application (`NSWindow.windowNumber`).
  public private(set) final var windowNumber = 0
  /// The style of the window.
  public final var styleMask: StyleMask
  final var sheets: [NSWindow] = []
  final var sheetParentLink = Backlink<NSWindow>()
  final var sheetHandler: ((NSApplication.ModalResponse) -> Void)?

  /// The rectangle of the window on the screen; the title bar has no height here.
  open var frame: Rect {
    didSet {
      contentView?.frame.size = frame.size
      if frame != oldValue { owner?.movePopovers(of: self) }
      if toolbarView != nil { placeToolbarViews() }
    }
  }
  /// The title (`NSWindow.title`).
  open var title = ""
  /// The delegate, which the window does not retain (`NSWindow.delegate`).
  public final weak var delegate: (any NSWindowDelegate)?

  private final var storedContentView: NSView?
  /// The view that fills the window (`NSWindow.contentView`).
  public final var contentView: NSView? {
    get { storedContentView }
    set { if newValue !== storedContentView { setContentView(newValue) } }
  }

  private func setContentView(_ view: NSView?) {
    dropContentView()
    view?.removeFromSuperview()
    if let view, let former = view.window, former.contentView === view { former.dropContentView() }
    // A hook may have set another one.
    dropContentView()
    storedContentView = view
    guard let view else { return }
    view.announceMove(to: self)
    view.frame = Rect(origin: .zero, size: frame.size)
    view.setWindow(self)
  }

  /// Takes the content view out of the window.
  final func dropContentView() {
    guard let view = storedContentView else { return }
    storedContentView = nil
    view.announceMove(to: nil)
    view.setWindow(nil)
  }

  /// The controller whose view was made the content view; nil unless set
  /// (`NSWindow.contentViewController`).
  public final var contentViewController: NSViewController? {
    get { storedController }
    set {
      storedController = newValue
      guard let view = newValue?.view else { return }
      if frame.size == .zero { frame.size = view.frame.size }
      contentView = view
    }
  }
  private final var storedController: NSViewController?

  final var windowControllerLink = Backlink<NSWindowController>()
  /// The controller of the window, which retains it; nil for none (`NSWindow.windowController`).
  public final var windowController: NSWindowController? { windowControllerLink.object }

  /// The toolbar; nil unless set (`NSWindow.toolbar`).
  public final var toolbar: NSToolbar? {
    didSet {
      oldValue?.windowLink = Backlink()
      toolbar?.windowLink = Backlink(self)
      placeToolbarViews()
    }
  }

  final var toolbarView: ToolbarView?

  // MARK: Key and main

  /// A Boolean value that indicates whether the window is shown (`NSWindow.isVisible`).
  public final internal(set) var isVisible = false
  /// A Boolean value that indicates whether the window can become key: true for one with a title
  /// bar or one that can be resized, unless overridden (`NSWindow.canBecomeKey`).
  open var canBecomeKey: Bool { !styleMask.isDisjoint(with: [.titled, .resizable]) }
  /// A Boolean value that indicates whether the window can become the main window: true for one
  /// that is visible and has a title bar or can be resized, unless overridden
  /// (`NSWindow.canBecomeMain`).
  open var canBecomeMain: Bool { isVisible && !styleMask.isDisjoint(with: [.titled, .resizable]) }
  /// A Boolean value that indicates whether the window gets events during a modal session of
  /// another one; false unless overridden (`NSWindow.worksWhenModal`).
  open var worksWhenModal: Bool { false }

  /// Makes the window key; does nothing if it cannot become key (`NSWindow.makeKey()`).
  open func makeKey() { if canBecomeKey { owner?.setKeyWindow(self) } }
  /// Makes the window the main window; does nothing if it cannot become main (`NSWindow.makeMain()`).
  open func makeMain() { if canBecomeMain { owner?.setMainWindow(self) } }
  /// Called when the window has become key; notifies the delegate (`NSWindow.becomeKey()` and the
  /// others).
  open func becomeKey() {
    announce(Self.didBecomeKeyNotification, "windowDidBecomeKey(_:)") { $0.windowDidBecomeKey($1) }
  }
  /// Called when the window is no longer key; notifies the delegate.
  open func resignKey() {
    announce(Self.didResignKeyNotification, "windowDidResignKey(_:)") { $0.windowDidResignKey($1) }
  }
  /// Called when the window has become main; notifies the delegate.
  open func becomeMain() {
    announce(Self.didBecomeMainNotification, "windowDidBecomeMain(_:)") {
      $0.windowDidBecomeMain($1)
    }
  }
  /// Called when the window is no longer main; notifies the delegate.
  open func resignMain() {
    announce(Self.didResignMainNotification, "windowDidResignMain(_:)") {
      $0.windowDidResignMain($1)
    }
  }
  /// Shows the window and makes it key and main, as far as it can be
  /// (`NSWindow.makeKeyAndOrderFront(_:)`).
  open func makeKeyAndOrderFront(_ sender: Any?) {
    orderFront(sender)
    makeKey()
    makeMain()
  }
  /// Shows the window (`NSWindow.orderFront(_:)`).
  open func orderFront(_ sender: Any?) {
    owner?.moveToFront(self)
    setVisible(true)
  }
  /// Removes the window from the screen; another one becomes key (`NSWindow.orderOut(_:)`).
  open func orderOut(_ sender: Any?) {
    if let sheetParent { return sheetParent.endSheet(self) }
    owner?.forgetHidden(self)
    setVisible(false)
  }
  /// Closes the window, which notifies the delegate (`NSWindow.close()`).
  open func close() { closeNow() }
  /// Closes the window as the close button does: if it has one and the delegate agrees
  /// (`NSWindow.performClose(_:)`).
  open func performClose(_ sender: Any?) { closeIfAllowed() }

  /// The time of the last event, in seconds; nil without one.
  final var lastEventTime: Double?
  /// A search that waits for a pause in typing; nil for none.
  final var pendingSearch: PendingSearch?

  // MARK: First responder, see NSWindow+FirstResponder.swift

  @exclusivity(unchecked) final var firstResponderLink = Backlink<NSResponder>()
  /// The object that gets the keys: the window itself if no other one is (`NSWindow.firstResponder`).
  ///
  /// A text field that is edited is first responder itself: there is no field editor.
  public final var firstResponder: NSResponder { firstResponderLink.object ?? self }

  /// Indicates whether the first responder hands over to another one.
  final var isHandingOver = false
  final var initialFirstResponderLink = Backlink<NSView>()
  /// The view that is first responder when the window is first shown; nil, for the first key view, unless
  /// set (`NSWindow.initialFirstResponder`).
  public final var initialFirstResponder: NSView? {
    get { initialFirstResponderLink.object }
    set { initialFirstResponderLink = Backlink(newValue) }
  }

  /// A window accepts first responder status (`NSWindow.acceptsFirstResponder`).
  open override var acceptsFirstResponder: Bool { true }

  /// Makes an object first responder, the window itself for nil; returns whether the former one resigned
  /// (`NSWindow.makeFirstResponder(_:)`).
  ///
  /// Nothing changes, and the result is false, if the object does not accept it or if the present first
  /// responder does not resign. If the object refuses at the last moment, the window is first responder,
  /// and the result is true.
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool { handOver(to: responder) }

  /// The object that edits the texts of the window's fields; always nil, because fields edit themselves
  /// (`NSWindow.fieldEditor(_:for:)`).
  public final func fieldEditor(_ createFlag: Bool, for object: Any?) -> NSText? { nil }

  /// A Boolean value that indicates whether the order of key views follows the places of the views
  /// where ``NSView/nextKeyView`` is not set; true unless set
  /// (`NSWindow.autorecalculatesKeyViewLoop`).
  ///
  /// A window without an initial first responder gets such an order in any case when it is first shown.
  public final var autorecalculatesKeyViewLoop = true
  final var hasDefaultLoop = false
  final var wasShown = false

  /// The element of the window for a screen reader.
  open override var accessibilityElement: AccessibilityElement { describedElement }

  // MARK: Events

  final var tracker: (any MouseTracker)?
  /// The control whose cell takes the events of the queue.
  final var observer: ControlTracking?
  /// Indicates whether a control has its cell follow the mouse.
  final var isAskingCell = false
  /// The cell that is left to the control that called it.
  final var cellTracking: CellTracking?
  /// The view that each button went down in.
  final var mouseDownViews: [Int: Backlink<NSView>] = [:]
  final var storedDefaultButtonCell: NSButtonCell?

  /// Delivers an event to the view or the first responder that it concerns
  /// (`NSWindow.sendEvent(_:)`).
  open func sendEvent(_ event: NSEvent) { deliver(event) }

  /// Handles the keys that no responder took: Tab, Return for the default button, and key equivalents
  /// without Command; the computer beeps for others.
  open override func keyDown(with event: NSEvent) { handleKey(event) }

  /// Offers a key to the views of the window; returns whether one took it
  /// (`NSWindow.performKeyEquivalent(with:)`).
  open override func performKeyEquivalent(with event: NSEvent) -> Bool {
    contentView?.performKeyEquivalent(with: event) ?? false
  }

  /// Performs an action, or has the delegate or the rest of the chain perform it; returns whether one did
  /// (`NSWindow.tryToPerform(_:with:)`).
  @discardableResult
  open override func tryToPerform(_ action: ActionSelector, with object: Any?) -> Bool {
    super.tryToPerform(action, with: object)
      || applicationOrShared.delegatePerforms(action, on: delegate, with: object)
  }

  /// Performs a command of the keyboard, or has the delegate or the rest of the chain perform it; Escape
  /// aborts the modal session of the window (`NSResponder.doCommand(by:)`).
  open override func doCommand(by selector: ActionSelector) {
    if selector == .cancelOperation, let owner, owner.modalWindow === self {
      return owner.abortModal()
    }
    if performOwn(selector, with: nil)
      || applicationOrShared.delegatePerforms(selector, on: delegate, with: nil)
    {
      return
    }
    super.doCommand(by: selector)
  }

  private final var storedUndoManager: UndoManager?
  /// The manager of the changes that the user can undo: that of the delegate, otherwise the
  /// window's own (`NSWindowDelegate.windowWillReturnUndoManager(_:)`).
  open override var undoManager: UndoManager? {
    if let manager = delegate?.windowWillReturnUndoManager(self) { return manager }
    if storedUndoManager == nil { storedUndoManager = UndoManager() }
    return storedUndoManager
  }

  /// The actions of a window that menus send.
  open override class var actions: [ActionSelector] {
    [
      ActionSelector("performClose:", NSWindow.performClose),
      ActionSelector("makeKeyAndOrderFront:", NSWindow.makeKeyAndOrderFront),
      ActionSelector("orderFront:", NSWindow.orderFront),
      ActionSelector("orderOut:", NSWindow.orderOut),
      ActionSelector("performMiniaturize:", NSWindow.performMiniaturize),
      ActionSelector("miniaturize:", NSWindow.miniaturize),
      ActionSelector("deminiaturize:", NSWindow.deminiaturize),
      ActionSelector("performZoom:", NSWindow.performZoom),
      ActionSelector("zoom:", NSWindow.zoom),
      ActionSelector("toggleFullScreen:", NSWindow.toggleFullScreen),
      ActionSelector("selectNextKeyView:", NSWindow.selectNextKeyView),
      ActionSelector("selectPreviousKeyView:", NSWindow.selectPreviousKeyView),
    ]
  }

}
