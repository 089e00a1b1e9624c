import ResponderKit

// The commands of the application's own menu and of the Window menu, which every app has.
extension NSApplication {
  /// Ends the application, if the delegate agrees (`NSApplication.terminate(_:)`).
  ///
  /// The process goes on: its windows are closed, and ``isTerminated`` is true.
  public final func terminate(_ sender: Any?) {
    let agrees = askDelegate(delegate, "applicationShouldTerminate(_:)") {
      $0.applicationShouldTerminate(self) == .terminateNow
    }
    guard agrees, !isTerminated else { return }
    let notice = Notice(Self.willTerminateNotification, object: self)
    delegate?.applicationWillTerminate(notice)
    noticeCenter.post(notice)
    for window in windows { window.close() }
    isTerminated = true
  }

  /// Hides the windows of other applications, of which there are none here
  /// (`NSApplication.hideOtherApplications(_:)`).
  public final func hideOtherApplications(_ sender: Any?) {}
  /// Shows all applications, this one included (`NSApplication.unhideAllApplications(_:)`).
  public final func unhideAllApplications(_ sender: Any?) { unhide(sender) }

  /// Brings all windows to the front in their order (`NSApplication.arrangeInFront(_:)`).
  public final func arrangeInFront(_ sender: Any?) {
    for window in windows where window.isVisible { moveToFront(window) }
  }
  /// Puts all windows into the Dock that may be (`NSApplication.miniaturizeAll(_:)`).
  public final func miniaturizeAll(_ sender: Any?) {
    for window in windows where window.isVisible && window.styleMask.contains(.miniaturizable) {
      window.miniaturize(sender)
    }
  }

  /// Shows the standard About panel (`NSApplication.orderFrontStandardAboutPanel(_:)`), which is empty
  /// here.
  public final func orderFrontStandardAboutPanel(_ sender: Any?) {
    let panel = aboutPanel ?? NSPanel(contentRect: .zero, styleMask: [.titled, .closable])
    panel.setRecordName("About Panel")
    aboutPanel = panel
    panel.makeKeyAndOrderFront(sender)
  }
}
