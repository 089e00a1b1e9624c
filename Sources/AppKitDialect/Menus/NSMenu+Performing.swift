public import ResponderKit

extension NSMenu {
  /// Posted before a menu sends the action of an item, which is under “MenuItem”
  /// (`NSMenu.willSendActionNotification`).
  public nonisolated static let willSendActionNotification = Notice.Name(
    rawValue: "NSMenuWillSendActionNotification")
  /// Posted after a menu has sent the action of an item, which is under “MenuItem”
  /// (`NSMenu.didSendActionNotification`).
  public nonisolated static let didSendActionNotification = Notice.Name(
    rawValue: "NSMenuDidSendActionNotification")

  /// Traps if the menu is in another one, or is that one.
  final func requireOutside(_ submenu: NSMenu) {
    var outer: NSMenu? = self
    while let menu = outer {
      precondition(menu !== submenu, "a menu cannot be inside itself")
      outer = menu.supermenu
    }
  }

  /// Implements ``performActionForItem(at:)``.
  final func perform(_ item: NSMenuItem) {
    guard item.isEnabled else { return }
    popUpCell?.choose(item)
    item.toggleBoundValue()
    let application = NSApplication.shared
    let userInfo: [String: any Sendable] = ["MenuItem": item]
    application.noticeCenter.post(
      Notice(Self.willSendActionNotification, object: self, userInfo: userInfo))
    if let own = item as? ControlMenuItem {
      own.act()
    } else if let action = item.action {
      application.sendAction(action, to: item.target, from: item)
    }
    application.noticeCenter.post(
      Notice(Self.didSendActionNotification, object: self, userInfo: userInfo))
  }

  /// Implements ``performKeyEquivalent(with:)``.
  final func performEquivalent(_ event: NSEvent) -> Bool {
    guard event.type == .keyDown || event.type == .keyUp else { return false }
    update()
    for item in items where !item.isHidden {
      if let submenu = item.submenu {
        if submenu.performKeyEquivalent(with: event) { return true }
      } else if event.isKeyEquivalent(item.keyEquivalent, item.keyEquivalentModifierMask) {
        event.noteKeyEquivalent(
          item.title, item.action, of: title.isEmpty ? "the main menu" : "the menu “\(title)”",
          isEnabled: item.isEnabled)
        let index = index(of: item)
        if item.isEnabled, index >= 0 { performActionForItem(at: index) }
        return true
      }
    }
    return false
  }
}
