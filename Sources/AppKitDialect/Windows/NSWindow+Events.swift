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
    if NSEvent.EventTypeMask.heldMouse.contains(event.type.mask), let tracker {
      InteractionRecorder.current?.note(.mouse(.init(event, hit: [])))
      if tracker.take(event), self.tracker === tracker { self.tracker = nil }
      return
    }
    switch event.type {
    case .leftMouseDown, .rightMouseDown, .otherMouseDown: deliverDown(event)
    case .leftMouseUp, .leftMouseDragged, .rightMouseUp, .rightMouseDragged, .otherMouseUp,
      .otherMouseDragged:
      InteractionRecorder.current?.note(.mouse(.init(event, hit: [])))
      mouseDownView.object?.handle(event)
    case .keyDown, .keyUp, .flagsChanged:
      if event.type == .keyDown {
        InteractionRecorder.current?.note(
          .press(
            .phase(
              .began, of: event.recordedKeyName(for: firstResponder), to: firstResponder.recordName)
          ))
      }
      firstResponder.handle(event)
    default: (hitView(at: event.locationInWindow) ?? self).handle(event)
    }
  }

  private func hitView(at point: Point) -> NSView? {
    contentView?.hitTest(point)
  }

  /// A button goes down: the window becomes key, and the view that is hit first responder if it wants to.
  private func deliverDown(_ event: NSEvent) {
    let hit = hitView(at: event.locationInWindow)
    let path = hit.map { sequence(first: $0, next: \.superview).map(\.recordName) } ?? []
    InteractionRecorder.current?.note(.mouse(.init(event, hit: path)))
    mouseDownView = Backlink(hit)
    tracker = nil
    if event.type == .leftMouseDown, !activate(for: hit, event) { return }
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
    guard let hit, hit !== firstResponder, hit.becomesFirstResponderOnClick else { return true }
    guard hit.nextResponder?.validateProposedFirstResponder(hit, for: event) ?? true else {
      return true
    }
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
    if performKeyEquivalent(with: event) { return }
    if event.command == .insertNewline, let cell = defaultButtonCell, cell.isEnabled {
      return cell.performClick(nil)
    }
    if event.command == .cancelOperation, owner?.modalWindow === self {
      owner?.abortModal()
      return
    }
    super.keyDown(with: event)
  }

  /// The button that Return clicks; that with Return as its key equivalent, unless set
  /// (`NSWindow.defaultButtonCell`).
  public final var defaultButtonCell: NSButtonCell? {
    get { storedDefaultButtonCell ?? contentView?.firstDefaultButtonCell }
    set { storedDefaultButtonCell = newValue }
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

  /// Whether a click makes the view first responder: a control that takes no text does with full keyboard
  /// access alone.
  fileprivate final var becomesFirstResponderOnClick: Bool {
    guard acceptsFirstResponder else { return false }
    return takesText || !(self is NSControl)
      || window?.owner?.isFullKeyboardAccessEnabled ?? false
  }
}

extension NSEvent {
  /// The name of the key for a record, in which what is typed into a hidden text is hidden, too.
  @MainActor
  func recordedKeyName(for responder: NSResponder) -> String {
    responder is NSSecureTextField && typedText != nil ? "a hidden character" : keyName
  }
}

extension NSResponder {
  /// Calls the method for a type of event.
  final func handle(_ event: NSEvent) {
    switch event.type {
    case .leftMouseDown: mouseDown(with: event)
    case .leftMouseUp: mouseUp(with: event)
    case .leftMouseDragged: mouseDragged(with: event)
    case .rightMouseDown: rightMouseDown(with: event)
    case .rightMouseUp: rightMouseUp(with: event)
    case .rightMouseDragged: rightMouseDragged(with: event)
    case .otherMouseDown: otherMouseDown(with: event)
    case .otherMouseUp: otherMouseUp(with: event)
    case .otherMouseDragged: otherMouseDragged(with: event)
    case .mouseMoved: mouseMoved(with: event)
    case .mouseEntered: mouseEntered(with: event)
    case .mouseExited: mouseExited(with: event)
    case .scrollWheel: scrollWheel(with: event)
    case .cursorUpdate: cursorUpdate(with: event)
    case .keyDown: keyDown(with: event)
    case .keyUp: keyUp(with: event)
    case .flagsChanged: flagsChanged(with: event)
    case .magnify: magnify(with: event)
    case .rotate: rotate(with: event)
    case .swipe: swipe(with: event)
    case .smartMagnify: smartMagnify(with: event)
    case .quickLook: quickLook(with: event)
    case .pressure: pressureChange(with: event)
    case .appKitDefined, .systemDefined, .applicationDefined, .periodic: break
    }
  }
}
