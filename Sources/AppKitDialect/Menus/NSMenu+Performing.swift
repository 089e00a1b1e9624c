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

  /// Implements ``performActionForItem(at:)``.
  final func perform(_ item: NSMenuItem) {
    guard item.isEnabled else { return }
    let application = NSApplication.shared
    let userInfo: [String: any Sendable] = ["MenuItem": item]
    application.noticeCenter.post(
      Notice(Self.willSendActionNotification, object: self, userInfo: userInfo))
    if let action = item.action { application.sendAction(action, to: item.target, from: item) }
    application.noticeCenter.post(
      Notice(Self.didSendActionNotification, object: self, userInfo: userInfo))
  }

  /// Implements ``performKeyEquivalent(with:)``.
  final func performEquivalent(_ event: NSEvent) -> Bool {
    guard event.type == .keyDown || event.type == .keyUp else { return false }
    delegate?.menuNeedsUpdate(self)
    for item in items where !item.isHidden {
      if let submenu = item.submenu {
        if submenu.performKeyEquivalent(with: event) { return true }
      } else if event.isKeyEquivalent(item.keyEquivalent, item.keyEquivalentModifierMask) {
        if autoenablesItems { item.validate() }
        note(event, item)
        let index = index(of: item)
        if item.isEnabled, index >= 0 { performActionForItem(at: index) }
        return true
      }
    }
    return false
  }

  private func note(_ event: NSEvent, _ item: NSMenuItem) {
    guard let recorder = InteractionRecorder.current else { return }
    recorder.note(
      .press(
        .command(
          key: event.keyName, title: item.title, action: item.action?.name ?? "",
          of: title.isEmpty ? "the main menu" : "the menu “\(title)”",
          outcome: item.isEnabled ? .sent : .disabled)))
  }
}
