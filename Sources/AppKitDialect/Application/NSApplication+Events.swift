import ResponderKit

extension NSApplication {
  /// Adds an event to the queue, at its end or at its start
  /// (`NSApplication.postEvent(_:atStart:)`).
  public final func postEvent(_ event: NSEvent, atStart: Bool) {
    if atStart { queue.insert(event, at: queueStart) } else { queue.append(event) }
  }

  /// Takes the first event of certain kinds out of the queue, or only returns it; nil if there is none
  /// (`NSApplication.nextEvent(matching:until:inMode:dequeue:)`).
  ///
  /// AppKit waits for one; here nothing comes by itself.
  public final func nextEvent(
    matching mask: NSEvent.EventTypeMask, dequeue: Bool = true
  ) -> NSEvent? {
    guard let index = queue[queueStart...].firstIndex(where: { mask.contains($0.type.mask) }) else {
      return nil
    }
    guard dequeue else { return queue[index] }
    let event = queue[index]
    if index == queueStart { queueStart += 1 } else { queue.remove(at: index) }
    // What was taken is dropped when it is half of the queue.
    if queueStart * 2 > queue.count {
      queue.removeFirst(queueStart)
      queueStart = 0
    }
    currentEvent = event
    return event
  }

  /// Sends the events in the queue until it is empty.
  public final func sendQueuedEvents() {
    while let event = nextEvent(matching: .any) { sendEvent(event) }
  }

  /// Finishes launching, which notifies the delegate, and sends the events in the queue
  /// (`NSApplication.run()`).
  ///
  /// AppKit never returns; here the application returns when no event is left.
  public final func run() {
    finishLaunching()
    sendQueuedEvents()
  }

  /// Notifies the delegate that the application has launched; does nothing the second time
  /// (`NSApplication.finishLaunching()`).
  public final func finishLaunching() {
    guard !hasFinishedLaunching else { return }
    hasFinishedLaunching = true
    let will = Notice(Self.willFinishLaunchingNotification, object: self)
    delegate?.applicationWillFinishLaunching(will)
    noticeCenter.post(will)
    activate()
    let did = Notice(Self.didFinishLaunchingNotification, object: self)
    delegate?.applicationDidFinishLaunching(did)
    noticeCenter.post(did)
  }

  /// Makes the application the front one (`NSApplication.activate()`).
  public final func activate() { isActive = true }
  /// Makes another application the front one (`NSApplication.deactivate()`).
  public final func deactivate() {
    isActive = false
    closePopovers(afterClickIn: nil)
  }
  /// Hides the windows of the application, which is no longer active (`NSApplication.hide(_:)`).
  public final func hide(_ sender: Any?) {
    guard !isHidden else { return }
    let (key, main) = (Backlink(keyWindow), Backlink(mainWindow))
    let shown = windows.filter(\.isVisible)
    for window in shown { window.orderOut(sender) }
    hidden = (shown.map { Backlink($0) }, key, main)
    (isHidden, isActive) = (true, false)
  }
  /// Shows the windows that were hidden, and makes the application active
  /// (`NSApplication.unhide(_:)`).
  public final func unhide(_ sender: Any?) {
    guard isHidden else { return }
    (isHidden, isActive) = (false, true)
    for link in hidden.windows { link.object?.orderFront(sender) }
    if keyWindow == nil, let key = hidden.key.object, key.isVisible { setKeyWindow(key) }
    if mainWindow == nil, let main = hidden.main.object, main.isVisible { setMainWindow(main) }
    hidden.windows = []
  }

  /// Notes that a window that is hidden was closed meanwhile.
  final func forgetHidden(_ window: NSWindow) {
    hidden.windows.removeAll { $0.object === window }
  }

  /// Implements ``sendEvent(_:)``.
  final func dispatch(_ event: NSEvent) {
    currentEvent = event
    if [.leftMouseDown, .rightMouseDown].contains(event.type) {
      closeMenus()
      closePopovers(afterClickIn: window(withWindowNumber: event.windowNumber))
    }
    if event.type == .keyDown, let menu = openMenus.first {
      take(event, in: menu)
      return
    }
    if event.type == .keyDown, event.mayBeKeyEquivalent, performsKeyEquivalent(event) { return }
    let isKey = NSEvent.EventTypeMask.keys.contains(event.type.mask)
    let window = window(withWindowNumber: event.windowNumber) ?? (isKey ? keyWindow : nil)
    guard let window, window.receivesEvents else { return }
    Self.deliver { window.sendEvent(event) }
  }

  /// Takes a key while menus are open: Escape closes them, as does the key of one of their items.
  private func take(_ event: NSEvent, in menu: NSMenu) {
    if event.characters == "\u{1B}" || menu.performKeyEquivalent(with: event) { closeMenus() }
  }

  /// Offers a key to the views of the key window, then to the main menu.
  private func performsKeyEquivalent(_ event: NSEvent) -> Bool {
    if let keyWindow, keyWindow.receivesEvents, keyWindow.performKeyEquivalent(with: event) {
      return true
    }
    return mainMenu?.performKeyEquivalent(with: event) ?? false
  }
}
