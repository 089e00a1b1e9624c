public import ResponderKit

extension NSWindow {
  /// A Boolean value that indicates whether the window is key (`NSWindow.isKeyWindow`).
  public final var isKeyWindow: Bool { owner?.keyWindow === self }
  /// A Boolean value that indicates whether the window is the main window
  /// (`NSWindow.isMainWindow`).
  public final var isMainWindow: Bool { owner?.mainWindow === self }
  /// Shows or hides the window; a first responder is chosen if there is none but the window.
  final func setVisible(_ newValue: Bool) {
    guard newValue != isVisible else { return }
    isVisible = newValue
    contentView?.setShown(newValue)
    if newValue {
      // Without a first responder of its own, AppKit makes the loop when the window is first shown.
      if !wasShown { hasDefaultLoop = initialFirstResponder == nil }
      wasShown = true
      if firstResponder === self,
        let initial = initialFirstResponder ?? keyViews.first(where: \.takesText)
      {
        makeFirstResponder(initial)
      }
    } else {
      owner?.closePopovers(of: self)
      owner?.replace(self)
    }
  }

  final func closeIfAllowed() {
    guard styleMask.contains(.closable) else { return beep(for: ActionSelector("performClose:")) }
    let allows = askDelegate(delegate, "windowShouldClose(_:)") { $0.windowShouldClose(self) }
    if allows { close() }
  }

  final func closeNow() {
    announce(Self.willCloseNotification, "windowWillClose(_:)") { $0.windowWillClose($1) }
    owner?.forgetHidden(self)
    setVisible(false)
  }

  /// Notifies the delegate and the observers.
  final func announce(
    _ name: Notice.Name, _ method: String, _ body: (any NSWindowDelegate, Notice) -> Void
  ) {
    let notice = Notice(name, object: self)
    tellDelegate(delegate, method) { body($0, notice) }
    owner?.noticeCenter.post(notice)
  }
}

extension NSWindow {
  /// Posted when a window is key (`NSWindow.didBecomeKeyNotification`).
  public nonisolated static let didBecomeKeyNotification = Notice.Name(
    rawValue: "NSWindowDidBecomeKeyNotification")
  /// Posted when a window is no longer key (`NSWindow.didResignKeyNotification`).
  public nonisolated static let didResignKeyNotification = Notice.Name(
    rawValue: "NSWindowDidResignKeyNotification")
  /// Posted when a window is main (`NSWindow.didBecomeMainNotification`).
  public nonisolated static let didBecomeMainNotification = Notice.Name(
    rawValue: "NSWindowDidBecomeMainNotification")
  /// Posted when a window is no longer main (`NSWindow.didResignMainNotification`).
  public nonisolated static let didResignMainNotification = Notice.Name(
    rawValue: "NSWindowDidResignMainNotification")
  /// Posted before a window closes (`NSWindow.willCloseNotification`).
  public nonisolated static let willCloseNotification = Notice.Name(
    rawValue: "NSWindowWillCloseNotification")
}
