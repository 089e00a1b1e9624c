public import ResponderKit

extension MouseDriver {
  /// The menu that is open, the innermost of several; nil while none is.
  public var visibleMenu: NSMenu? { application?.openMenus.last }

  /// Chooses an item of the open menu by its title, preceded by the titles of the submenus that contain
  /// it: `choose("Sort By", "Name")`.
  ///
  /// Throws a ``MenuError`` if no menu is open, it has no such item, or the item cannot be chosen.
  public func choose(_ titles: String...) throws(MenuError) { try choose(path: titles) }

  /// Chooses an item of the open menu by the titles in a list.
  package func choose(path titles: [String]) throws(MenuError) {
    guard let menu = visibleMenu else { throw .noMenu }
    try choose(path: titles, in: menu)
  }

  /// Chooses an item of a menu, which is opened before, by the titles in a list.
  package func choose(path titles: [String], in menu: NSMenu) throws(MenuError) {
    application?.open(menu, of: menu.recordName)
    var (menu, found) = (menu, NSMenuItem?.none)
    for (number, title) in titles.enumerated() {
      let offered = menu.items.filter { !$0.isHidden && !$0.isSeparatorItem }
      guard let item = offered.first(where: { $0.title == title }) else {
        throw .notFound(title, offered: offered.map(\.title))
      }
      found = item
      guard number < titles.count - 1 else { break }
      guard let submenu = item.submenu else { throw .noSubmenu(title) }
      guard item.isEnabled else { throw .disabled(title) }
      application?.open(submenu, of: item.recordName)
      menu = submenu
    }
    guard let found else { throw .notFound("", offered: []) }
    try choose(found)
  }

  /// Clicks an item of a menu, after the menus around it have been opened from the outermost one.
  ///
  /// Throws a ``MenuError`` for an item that is hidden or disabled, and for one that only opens a submenu.
  public func click(_ item: NSMenuItem) throws(MenuError) {
    let inner = sequence(first: item.menu, next: { $0?.supermenu }).compactMap { $0 }
    for menu in inner.reversed() {
      application?.open(menu, of: menu.owner?.recordName ?? menu.recordName)
    }
    try choose(item)
  }

  private func choose(_ item: NSMenuItem) throws(MenuError) {
    guard let menu = item.menu, !item.isHidden else {
      throw .notFound(item.title, offered: item.menu?.items.map(\.title) ?? [])
    }
    guard item.isEnabled else { throw .disabled(item.title) }
    // An item that opens a submenu sends an action of its own all the same, but not in the menu bar.
    let isInBar = application.map { menu === $0.mainMenu } ?? false
    guard !item.hasSubmenu || item.action != nil && !isInBar else {
      throw .opensSubmenu(item.title)
    }
    application?.closeMenus()
    menu.performActionForItem(at: menu.index(of: item))
  }

  /// Closes the open menus without choosing, as a click outside them does.
  public func dismissMenu() { application?.closeMenus() }
}
