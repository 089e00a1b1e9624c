import AppKitDialect
import Graphics
import InterfaceBuilder
import ResponderKit

// Menus with their items.
extension AppKitInstantiation {
  /// Makes a menu that stands alone: the menu bar, or one for a context.
  func makeTopLevelMenu(_ element: InterfaceElement, inScene scene: Int) {
    let menu = makeMenu(element)
    result.topLevel.append(menu)
    if MenuContent(element).systemMenu == "main" { application.mainMenu = menu }
    show(menu, element, inScene: scene)
  }

  /// Makes an item that stands alone, which the app puts into a menu; its submenu is shown.
  func makeTopLevelItem(_ element: InterfaceElement, inScene scene: Int) {
    let item = makeItem(element)
    result.topLevel.append(item)
    if let submenu = item.submenu { show(submenu, element, inScene: scene) }
  }

  func makeMenu(_ element: InterfaceElement) -> NSMenu {
    let content = MenuContent(element)
    let menu = custom(element) as? NSMenu ?? NSMenu(title: content.title)
    menu.title = content.title
    menu.autoenablesItems = content.autoenablesItems
    menu.identifier = content.identifier.map { NSUserInterfaceItemIdentifier($0) }
    keep(menu, element)
    for item in content.items { menu.addItem(makeItem(item)) }
    return menu
  }

  private func makeItem(_ element: InterfaceElement) -> NSMenuItem {
    let content = MenuItemContent(element)
    let own = custom(element) as? NSMenuItem
    let item = own ?? (content.isSeparator ? .separator() : NSMenuItem())
    keep(item, element)
    guard !content.isSeparator else { return item }
    item.title = content.title ?? content.attributedTitle?.string ?? ""
    item.attributedTitle = content.attributedTitle
    item.image = content.image
    item.tag = content.tag.flatMap { Int($0) } ?? 0
    item.isHidden = content.hidden == "YES"
    item.isEnabled = content.isEnabled
    item.isAlternate = content.isAlternate
    item.state = .init(documentName: content.state)
    item.indentationLevel = content.indentationLevel
    item.toolTip = content.toolTip
    if let key = KeyEquivalent(element) {
      item.keyEquivalent = key.key
      item.keyEquivalentModifierMask = .init(key, isCommandByDefault: true)
    }
    item.submenu = content.submenu.map { makeMenu($0) }
    return item
  }

  /// Makes the menu of a pop-up button, with the item that is chosen.
  func makeMenu(of element: InterfaceElement, for view: NSView) {
    guard let popUp = view as? NSPopUpButton,
      let cell = element.cellElement.map({ CellContent($0) }),
      let menu = cell.menu
    else { return }
    popUp.menu = makeMenu(menu)
    popUp.autoenablesItems = cell.autoenablesItems && MenuContent(menu).autoenablesItems
    let chosen = cell.selectedItemID.flatMap { result.objects[$0] as? NSMenuItem }
    if let chosen, chosen.menu === popUp.menu { popUp.select(chosen) }
  }
}
