public import ResponderKit

/// The questions and notifications of a popover to its delegate (`NSPopoverDelegate`).
@preconcurrency @MainActor
public protocol NSPopoverDelegate: AnyObject {
  /// Returns whether the popover closes when it is asked to; true unless implemented.
  func popoverShouldClose(_ popover: NSPopover) -> Bool
  /// Called before the popover is shown.
  func popoverWillShow(_ notification: Notice)
  /// Called after the popover is shown.
  func popoverDidShow(_ notification: Notice)
  /// Called before the popover closes.
  func popoverWillClose(_ notification: Notice)
  /// Called after the popover has closed.
  func popoverDidClose(_ notification: Notice)
}

extension NSPopoverDelegate {
  /// Returns true.
  public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
  /// Does nothing.
  public func popoverWillShow(_ notification: Notice) {}
  /// Does nothing.
  public func popoverDidShow(_ notification: Notice) {}
  /// Does nothing.
  public func popoverWillClose(_ notification: Notice) {}
  /// Does nothing.
  public func popoverDidClose(_ notification: Notice) {}
}
