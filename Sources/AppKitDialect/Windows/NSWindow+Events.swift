import Graphics
import ResponderKit

extension NSWindow {
  /// Takes the first event of certain kinds out of the queue; nil if there is none
  /// (`NSWindow.nextEvent(matching:)`).
  ///
  /// AppKit waits for one; here nothing comes by itself.
  public final func nextEvent(matching mask: NSEvent.EventTypeMask) -> NSEvent? {
    owner?.nextEvent(matching: mask)
  }

  /// The event that is being handled (`NSWindow.currentEvent`).
  public final var currentEvent: NSEvent? { owner?.currentEvent }

  /// Implements ``sendEvent(_:)``.
  final func deliver(_ event: NSEvent) {
    layoutIfNeeded()
    advanceSearch(to: event.timestamp)
    lastEventTime = event.timestamp
    if NSEvent.EventTypeMask.heldMouse.contains(event.type.mask), let tracker {
      note(event)
      // A release ends tracking, so that an action that removes the control cancels nothing.
      if event.type == .leftMouseUp { self.tracker = nil }
      if tracker.take(event), self.tracker === tracker { self.tracker = nil }
      return
    }
    switch event.type {
    case .leftMouseDown, .rightMouseDown, .otherMouseDown: deliverDown(event)
    case .leftMouseUp, .leftMouseDragged, .rightMouseUp, .rightMouseDragged, .otherMouseUp,
      .otherMouseDragged:
      note(event)
      mouseDownViews[event.buttonNumber]?.object?.handle(event)
    case .keyDown, .keyUp, .flagsChanged:
      if event.type == .keyDown {
        InteractionRecorder.current?.note(
          .press(
            .phase(
              .began, of: event.recordedKeyName(for: firstResponder), to: firstResponder.recordName)
          ))
      }
      firstResponder.handle(event)
    default: (view(at: event.locationInWindow) ?? self).handle(event)
    }
  }

  /// Returns the view that a click at a point hits; nil for none.
  package final func view(at point: Point) -> NSView? {
    toolbarView?.hitTest(point) ?? contentView?.hitTest(point)
  }

  /// A button goes down: the window becomes key, and the view that is hit first responder if it wants to.
  private func deliverDown(_ event: NSEvent) {
    let hit = view(at: event.locationInWindow)
    let path = hit.map { sequence(first: $0, next: \.superview).map(\.recordName) } ?? []
    note(event, hit: path)
    mouseDownViews[event.buttonNumber] = Backlink()
    if event.type == .leftMouseDown {
      tracker?.cancel()
      tracker = nil
      guard activate(for: hit, event) else { return }
    }
    mouseDownViews[event.buttonNumber] = Backlink(hit)
    (hit ?? self).handle(event)
  }

  /// Makes the window key; returns whether the click reaches the view, too.
  private func activate(for hit: NSView?, _ event: NSEvent) -> Bool {
    let needsKey =
      !((self as? NSPanel)?.becomesKeyOnlyIfNeeded ?? false)
      || hit?.needsPanelToBecomeKey ?? false
    let isFirstClick = isVisible && !isKeyWindow && canBecomeKey && needsKey
    if isFirstClick {
      makeKeyAndOrderFront(nil)
      guard hit?.acceptsFirstMouse(for: event) ?? true else { return false }
    }
    guard let hit, hit !== firstResponder, hit.acceptsFirstResponder, hit.takesFocus else {
      return true
    }
    guard hit.validateProposedFirstResponder(hit, for: event) else { return true }
    // A text that refuses to end keeps the click from the view.
    return makeFirstResponder(hit)
  }

  /// Implements ``keyDown(with:)``.
  final func handleKey(_ event: NSEvent) {
    switch event.command {
    case .insertTab: return selectNextKeyView(nil)
    case .insertBacktab: return selectPreviousKeyView(nil)
    default: break
    }
    // The views of the key window were offered a key with Command already.
    if !(event.mayBeKeyEquivalent && isKeyWindow), performKeyEquivalent(with: event) { return }
    if event.command == .insertNewline, let cell = defaultButtonCell, cell.isEnabled {
      return cell.performClick(nil)
    }
    if event.command == .cancelOperation { return cancel(event) }
    if !event.mayBeKeyEquivalent, owner?.mainMenu?.performKeyEquivalent(with: event) ?? false {
      return
    }
    super.keyDown(with: event)
  }

  /// Escape, which no button has, ends a modal session; otherwise it is a command.
  private func cancel(_ event: NSEvent) {
    if let owner, owner.modalWindow === self {
      owner.abortModal()
    } else if !firstResponder.performs(.cancelOperation, with: self) {
      super.keyDown(with: event)
    }
  }

  /// The button that Return clicks; that with Return as its key equivalent, unless set
  /// (`NSWindow.defaultButtonCell`).
  public final var defaultButtonCell: NSButtonCell? {
    get { storedDefaultButtonCell ?? contentView?.firstDefaultButtonCell }
    set {
      storedDefaultButtonCell = newValue
      newValue?.keyEquivalent = "\r"
      newValue?.keyEquivalentModifierMask = []
    }
  }
}

extension NSView {
  /// The first button in the view whose key equivalent is Return.
  fileprivate final var firstDefaultButtonCell: NSButtonCell? {
    if let cell = (self as? NSButton)?.buttonCell, cell.keyEquivalent == "\r",
      !isHiddenOrHasHiddenAncestor
    {
      return cell
    }
    for view in subviews {
      if let cell = view.firstDefaultButtonCell { return cell }
    }
    return nil
  }
}
