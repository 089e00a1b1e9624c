import ResponderKit

/// An item of a menu that a control makes for itself, which acts without sending an action.
class ControlMenuItem: NSMenuItem {
  init(title: String) { super.init(title: title, action: nil, keyEquivalent: "") }

  /// Does what the item is for.
  func act() {}
}
