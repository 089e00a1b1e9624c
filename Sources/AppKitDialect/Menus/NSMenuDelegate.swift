import ResponderKit

/// The notifications of a menu to its delegate (`NSMenuDelegate`).
@preconcurrency @MainActor
public protocol NSMenuDelegate: AnyObject {
  /// Called before the items are enabled and disabled, to change them.
  func menuNeedsUpdate(_ menu: NSMenu)
}

extension NSMenuDelegate {
  /// Does nothing.
  public func menuNeedsUpdate(_ menu: NSMenu) {}
}
