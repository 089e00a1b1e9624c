import ResponderKit

// Where menus and toolbars are, for what shows them.
extension NSMenu {
  /// The item that opens the menu; nil for none.
  package final var openedBy: NSMenuItem? { owner }
  /// The pop-up button that opens the menu; nil for none.
  package final var popUpButton: NSView? { popUpCell?.controlView }
}

extension NSToolbar {
  /// The window of the toolbar; nil for none.
  package final var shownIn: NSWindow? { window }
}
