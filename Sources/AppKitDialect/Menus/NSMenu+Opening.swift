public import Graphics
import ResponderKit

extension NSMenu {
  /// Opens a menu as the contextual menu of a view
  /// (`NSMenu.popUpContextMenu(_:with:for:)`).
  ///
  /// AppKit waits for the choice. Here the menu stays open until ``MouseDriver`` chooses an item or closes
  /// it.
  public static func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {
    view.applicationOrShared.open(menu, of: view.recordName)
  }

  /// Opens the menu at a place of a view, or of the screen for nil; returns whether an item was chosen,
  /// which is false here (`NSMenu.popUp(positioning:at:in:)`).
  ///
  /// AppKit waits for the choice. Here the menu stays open until ``MouseDriver`` chooses an item or closes
  /// it.
  @discardableResult
  public final func popUp(
    positioning item: NSMenuItem?, at location: Point, in view: NSView?
  ) -> Bool {
    (view?.applicationOrShared ?? .shared).open(self, of: view?.recordName ?? recordName)
    return false
  }
}

extension NSApplication {
  /// Opens a menu in front of the others: it is updated, its delegate is notified, and its items are
  /// recorded.
  final func open(_ menu: NSMenu, of holder: @autoclosure () -> String) {
    guard !openMenus.contains(where: { $0 === menu }) else { return }
    menu.update()
    openMenus.append(menu)
    menu.delegate?.menuWillOpen(menu)
    if let recorder = InteractionRecorder.current {
      let titles = menu.visibleItems().filter { !$0.isSeparatorItem }.map(\.title)
      recorder.note(.menu(control: holder(), titles: titles))
    }
  }

  /// Closes all menus, the innermost first, which notifies their delegates.
  final func closeMenus() {
    let closed = openMenus
    openMenus = []
    for menu in closed.reversed() { menu.delegate?.menuDidClose(menu) }
  }
}
