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

  /// Opens the app's help in the help viewer, which is another application
  /// (`NSApplication.showHelp(_:)`).
  public final func showHelp(_ sender: Any?) {}
  /// Opens the palette of characters, which is another application
  /// (`NSApplication.orderFrontCharacterPalette(_:)`).
  public final func orderFrontCharacterPalette(_ sender: Any?) {}

  /// Shows the standard About panel (`NSApplication.orderFrontStandardAboutPanel(_:)`), which is empty
  /// here.
  public final func orderFrontStandardAboutPanel(_ sender: Any?) { show("About Panel", sender) }
  /// Shows the panel for the size of a page (`NSApplication.runPageLayout(_:)`), which is empty here and
  /// is not modal; documents do not perform the command.
  public final func runPageLayout(_ sender: Any?) { show("Page Setup Panel", sender) }
  /// Shows the color panel (`NSApplication.orderFrontColorPanel(_:)`), which has no views here.
  public final func orderFrontColorPanel(_ sender: Any?) {
    NSColorPanel.shared.makeKeyAndOrderFront(sender)
  }

  private func show(_ name: String, _ sender: Any?) {
    let panel =
      systemPanels[name] ?? NSPanel(contentRect: .zero, styleMask: [.titled, .closable])
    panel.setRecordName(name)
    systemPanels[name] = panel
    panel.makeKeyAndOrderFront(sender)
  }
}
