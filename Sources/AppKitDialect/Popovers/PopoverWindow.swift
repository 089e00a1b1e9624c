import ResponderKit

extension NSWindow {
  /// Indicates whether the window is that of a popover.
  package final var isPopover: Bool { self is PopoverWindow }
}

/// The window of a popover, which is key without a title bar.
final class PopoverWindow: NSPanel {
  /// The popover, which retains the window; nil after it is closed.
  final weak var popover: NSPopover?

  override var canBecomeKey: Bool { true }

  /// Closes the popover.
  override func close() { if let popover { popover.close() } else { super.close() } }
  /// Closes the popover.
  override func orderOut(_ sender: Any?) {
    if let popover { popover.close() } else { super.orderOut(sender) }
  }
  /// Closes the popover, if the delegate agrees.
  override func performClose(_ sender: Any?) { popover?.performClose(sender) }

  /// Escape closes a popover, unless code alone does.
  func cancelOperation(_ sender: Any?) {
    if popover?.behavior != .applicationDefined { performClose(sender) }
  }

  override class var actions: [ActionSelector] {
    super.actions + [ActionSelector("cancelOperation:", PopoverWindow.cancelOperation)]
  }
}
