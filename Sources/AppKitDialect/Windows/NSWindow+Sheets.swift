import ResponderKit

extension NSWindow {
  /// The sheet that the window shows, the last of several; nil for none (`NSWindow.attachedSheet`).
  public final var attachedSheet: NSWindow? { sheets.last }
  /// The window that shows this one as its sheet; nil for none (`NSWindow.sheetParent`).
  public final var sheetParent: NSWindow? { sheetParentLink.object }
  /// A Boolean value that indicates whether the window is a sheet (`NSWindow.isSheet`).
  public final var isSheet: Bool { sheetParent != nil }

  /// Shows a window as the sheet of this one, which gets no events meanwhile
  /// (`NSWindow.beginSheet(_:completionHandler:)`).
  ///
  /// The closure is called when the sheet ends. Traps for a window that is a sheet already, and for the
  /// window itself.
  public final func beginSheet(
    _ sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    precondition(sheetWindow !== self, "a window cannot be its own sheet")
    precondition(!sheetWindow.isSheet, "a window can be the sheet of one window only")
    sheets.append(sheetWindow)
    sheetWindow.sheetParentLink = Backlink(self)
    sheetWindow.sheetHandler = handler
    sheetWindow.orderFront(nil)
    sheetWindow.owner?.setKeyWindow(sheetWindow)
  }

  /// Ends a sheet of the window with a response; does nothing for another window
  /// (`NSWindow.endSheet(_:returnCode:)`).
  public final func endSheet(
    _ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse = .stop
  ) {
    guard let index = sheets.firstIndex(where: { $0 === sheetWindow }) else { return }
    sheets.remove(at: index)
    sheetWindow.sheetParentLink = Backlink()
    let handler = sheetWindow.sheetHandler
    sheetWindow.sheetHandler = nil
    sheetWindow.orderOut(nil)
    if isVisible { makeKey() }
    handler?(returnCode)
  }
}
