import Graphics
import ResponderKit

extension NSPopover {
  /// Implements ``show(relativeTo:of:preferredEdge:)``.
  final func present(beside rect: Rect, of view: NSView, at edge: NSRectEdge) {
    precondition(
      contentViewController != nil, "a popover needs a contentViewController before it is shown")
    guard let parent = view.window else {
      preconditionFailure("a popover can be shown beside a view in a window only")
    }
    let (isNew, wasVisible) = (window == nil, parent.isVisible)
    if isNew, contentSize == .zero { takeSize() }
    (positioningLink, preferredEdge, positioningRect) = (Backlink(view), edge, rect)
    guard isNew else { return placeAgain() }
    announce(Self.willShowNotification, "popoverWillShow(_:)") { $0.popoverWillShow($1) }
    // The delegate may have closed or moved the window, or shown the popover itself.
    guard window == nil, view.window === parent, parent.isVisible == wasVisible,
      let controller = contentViewController
    else { return }
    controller.view.removeFromSuperview()
    let window = PopoverWindow(contentRect: frame(beside: view, in: parent), styleMask: .borderless)
    window.popover = self
    window.setRecordName("Popover")
    self.window = window
    window.contentViewController = controller
    view.applicationOrShared.popovers.append(self)
    window.makeKeyAndOrderFront(nil)
    guard isShown else { return }
    announce(Self.didShowNotification, "popoverDidShow(_:)") { $0.popoverDidShow($1) }
  }

  /// Takes the size that the controller prefers, or that of its view.
  final func takeSize() {
    guard let controller = contentViewController else { return }
    // The controller may say what it prefers once its view is loaded.
    let size = controller.view.frame.size
    contentSize = controller.preferredContentSize == .zero ? size : controller.preferredContentSize
  }

  final func showContent() {
    guard let window, isShown else { return }
    window.contentViewController = contentViewController
    placeAgain()
  }

  /// Moves the window of a popover that is shown.
  final func placeAgain() {
    guard isShown, let window, let view = positioningLink.object, let parent = view.window,
      parent !== window
    else { return }
    window.frame = frame(beside: view, in: parent)
  }

  /// The rectangle on the screen beside the positioning rectangle, with the middles on one line.
  private func frame(beside view: NSView, in parent: NSWindow) -> Rect {
    let rect =
      positioningRect.width <= 0 || positioningRect.height <= 0 ? view.bounds : positioningRect
    var place = view.convert(rect, to: nil)
    place = place.offsetBy(dx: parent.frame.minX, dy: parent.frame.minY)
    let (width, height) = (contentSize.width, contentSize.height)
    let isBelow = (preferredEdge == .minY) != view.isFlipped
    return switch preferredEdge {
    case .minX:
      Rect(x: place.minX - width, y: place.midY - height / 2, width: width, height: height)
    case .maxX:
      Rect(x: place.maxX, y: place.midY - height / 2, width: width, height: height)
    case .minY, .maxY:
      Rect(
        x: place.midX - width / 2, y: isBelow ? place.minY - height : place.maxY, width: width,
        height: height)
    }
  }

  // MARK: Closing

  /// The popovers that views of this one show.
  private var nested: [NSPopover] {
    guard let window else { return [] }
    return owner.popovers.filter {
      $0 !== self && $0.positioningLink.object?.window === window
    }
  }

  /// Implements ``performClose(_:)``; returns whether the popover is closed.
  @discardableResult
  final func closeIfAllowed() -> Bool {
    guard window != nil, !isClosing else { return window == nil }
    guard nested.isEmpty else { return false }
    guard askDelegate(delegate, "popoverShouldClose(_:)", { $0.popoverShouldClose(self) }) else {
      return false
    }
    close()
    return window == nil
  }

  /// Implements ``close()``.
  final func closeNow() {
    guard !isClosing, let window else { return }
    isClosing = true
    for popover in nested { popover.close() }
    announce(Self.willCloseNotification, "popoverWillClose(_:)") { $0.popoverWillClose($1) }
    window.popover = nil
    window.orderOut(nil)
    window.contentView = nil
    self.window = nil
    window.owner?.popovers.removeAll { $0 === self }
    isClosing = false
    announce(Self.didCloseNotification, "popoverDidClose(_:)") { $0.popoverDidClose($1) }
  }

  private func announce(
    _ name: Notice.Name, _ method: String, _ body: (any NSPopoverDelegate, Notice) -> Void
  ) {
    let isClosing = [Self.willCloseNotification, Self.didCloseNotification].contains(name)
    let notice = Notice(
      name, object: self,
      userInfo: isClosing ? [Self.closeReasonUserInfoKey: CloseReason.standard] : [:])
    tellDelegate(delegate, method) { body($0, notice) }
    owner.noticeCenter.post(notice)
  }

  private var owner: NSApplication {
    (window ?? positioningLink.object)?.applicationOrShared ?? .shared
  }
}

extension NSApplication {
  /// Closes the popovers that a click in a window, or in none of the application for nil, closes: the innermost first.
  final func closePopovers(afterClickIn clicked: NSWindow?) {
    guard !popovers.isEmpty else { return }
    // The window of the view may be gone.
    for popover in popovers where popover.positioningLink.object?.window == nil { popover.close() }
    if let panel = clicked as? NSPanel, panel.becomesKeyOnlyIfNeeded { return }
    // A click in a popover that one shows is one in it.
    var inside: Set<ObjectIdentifier> = []
    var around = (clicked as? PopoverWindow)?.popover
    while let popover = around, inside.insert(ObjectIdentifier(popover)).inserted {
      around = (popover.positioningLink.object?.window as? PopoverWindow)?.popover
    }
    for popover in popovers.reversed() where !inside.contains(ObjectIdentifier(popover)) {
      switch popover.behavior {
      case .applicationDefined: break
      case .transient: popover.performClose(nil)
      case .semitransient:
        if let clicked, popover.positioningLink.object?.window === clicked {
          popover.performClose(nil)
        }
      }
    }
  }

  /// Moves the popovers beside views of a window with it.
  final func movePopovers(of window: NSWindow) {
    for popover in popovers where popover.positioningLink.object?.window === window {
      popover.placeAgain()
    }
  }

  /// Gives the popover of a controller the size that the controller prefers now.
  final func resizePopover(of controller: NSViewController) {
    popovers.first { $0.contentViewController === controller }?.takeSize()
  }

  /// Closes the popovers beside views of a window that is no longer shown.
  final func closePopovers(of window: NSWindow) {
    for popover in popovers where popover.positioningLink.object?.window === window {
      popover.close()
    }
  }
}
