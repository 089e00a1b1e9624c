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

  /// Chooses an item of a menu, which is opened before, by the titles in a list; a title may be a path with
  /// a slash after each title.
  package func choose(path titles: [String], in menu: NSMenu) throws(MenuError) {
    application?.open(menu, of: menu.recordName)
    var (menu, found, left) = (menu, NSMenuItem?.none, titles[...])
    while let title = left.popFirst() {
      let offered = menu.items.filter { !$0.isHidden && !$0.isSeparatorItem }
      guard
        let item = offered.first(where: { $0.title == title })
          ?? offered.filter({ title.hasPrefix("\($0.title)/") })
          .max(by: { $0.title.count < $1.title.count })
      else {
        throw .notFound(title, offered: offered.map(\.title))
      }
      found = item
      if item.title != title {
        left.insert(String(title.dropFirst(item.title.count + 1)), at: left.startIndex)
      }
      guard !left.isEmpty else { break }
      guard let submenu = item.submenu else { throw .noSubmenu(item.title) }
      guard item.isEnabled else { throw .disabled(item.title) }
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
    if let menu = item.menu { open(menu) }
    try choose(item)
  }

  /// Opens a menu after the menus around it.
  package func open(_ menu: NSMenu) {
    let menus = sequence(first: menu, next: \.supermenu)
    for menu in menus.reversed() {
      application?.open(menu, of: menu.owner?.recordName ?? menu.recordName)
    }
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
