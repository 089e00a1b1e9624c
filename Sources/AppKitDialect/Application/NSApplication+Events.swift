extension NSApplication {
  /// Adds an event to the queue, at its end or at its start
  /// (`NSApplication.postEvent(_:atStart:)`).
  public final func postEvent(_ event: NSEvent, atStart: Bool) {
    queue.insert(event, at: atStart ? 0 : queue.count)
  }

  /// Takes the first event of certain kinds out of the queue, or only returns it; nil if there is none
  /// (`NSApplication.nextEvent(matching:until:inMode:dequeue:)`).
  ///
  /// AppKit waits for one; here nothing comes by itself.
  public final func nextEvent(
    matching mask: NSEvent.EventTypeMask, dequeue: Bool = true
  ) -> NSEvent? {
    guard let index = queue.firstIndex(where: { mask.contains($0.type.mask) }) else { return nil }
    guard dequeue else { return queue[index] }
    let event = queue.remove(at: index)
    currentEvent = event
    return event
  }

  /// Sends the events in the queue until it is empty.
  public final func sendQueuedEvents() {
    while let event = nextEvent(matching: .any) { sendEvent(event) }
  }

  /// Finishes launching, which tells the delegate, and sends the events in the queue
  /// (`NSApplication.run()`).
  ///
  /// AppKit never returns; here the application returns when no event is left.
  public final func run() {
    finishLaunching()
    sendQueuedEvents()
  }

  /// Tells the delegate that the application has launched; does nothing the second time
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
  public final func deactivate() { isActive = false }
  /// Hides the windows of the application (`NSApplication.hide(_:)`).
  public final func hide(_ sender: Any?) { (isHidden, isActive) = (true, false) }
  /// Shows the windows of the application, which becomes the front one (`NSApplication.unhide(_:)`).
  public final func unhide(_ sender: Any?) { (isHidden, isActive) = (false, true) }

  /// Implements ``sendEvent(_:)``.
  final func dispatch(_ event: NSEvent) {
    currentEvent = event
    if event.type == .keyDown, event.mayBeKeyEquivalent, performsKeyEquivalent(event) { return }
    let window =
      event.window ?? (NSEvent.EventTypeMask.keys.contains(event.type.mask) ? keyWindow : nil)
    guard let window, window.receivesEvents else { return }
    Self.deliver { window.sendEvent(event) }
  }

  /// Offers a key to the views of the key window, then to the main menu.
  private func performsKeyEquivalent(_ event: NSEvent) -> Bool {
    if let keyWindow, keyWindow.receivesEvents, keyWindow.performKeyEquivalent(with: event) {
      return true
    }
    return mainMenu?.performKeyEquivalent(with: event) ?? false
  }
}
