public import ResponderKit

/// The questions and notifications of a window to its delegate (`NSWindowDelegate`); actions
/// without a target reach it after the window's controller.
@preconcurrency @MainActor
public protocol NSWindowDelegate: AnyObject {
  /// Returns whether the close button closes the window; true unless implemented.
  func windowShouldClose(_ sender: NSWindow) -> Bool
  /// Called before the window closes.
  func windowWillClose(_ notification: Notice)
  /// Called when the window is key.
  func windowDidBecomeKey(_ notification: Notice)
  /// Called when the window is no longer key.
  func windowDidResignKey(_ notification: Notice)
  /// Called when the window is main.
  func windowDidBecomeMain(_ notification: Notice)
  /// Called when the window is no longer main.
  func windowDidResignMain(_ notification: Notice)
  /// Returns what the user can undo in the window; nil, for the window's own, unless implemented.
  func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager?
}

extension NSWindowDelegate {
  /// Returns true.
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  /// Does nothing.
  public func windowWillClose(_ notification: Notice) {}
  /// Does nothing.
  public func windowDidBecomeKey(_ notification: Notice) {}
  /// Does nothing.
  public func windowDidResignKey(_ notification: Notice) {}
  /// Does nothing.
  public func windowDidBecomeMain(_ notification: Notice) {}
  /// Does nothing.
  public func windowDidResignMain(_ notification: Notice) {}
  /// Returns nil.
  public func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager? { nil }
}
