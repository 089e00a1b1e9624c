import ResponderKit

/// The notifications of a menu to its delegate (`NSMenuDelegate`).
@preconcurrency @MainActor
public protocol NSMenuDelegate: AnyObject {
  /// Called before the items are enabled and disabled, to change them.
  func menuNeedsUpdate(_ menu: NSMenu)
  /// Called when the menu opens.
  func menuWillOpen(_ menu: NSMenu)
  /// Called when the menu has closed.
  func menuDidClose(_ menu: NSMenu)
}

extension NSMenuDelegate {
  /// Does nothing.
  public func menuNeedsUpdate(_ menu: NSMenu) {}
  /// Does nothing.
  public func menuWillOpen(_ menu: NSMenu) {}
  /// Does nothing.
  public func menuDidClose(_ menu: NSMenu) {}
}
