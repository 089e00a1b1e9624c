/// Changes a tree of menus: UIKit's `UIMenuBuilder`.
///
/// A menu that does not exist changes nothing. Menus with the same identifier are all accepted, and the
/// first one in the tree is found.
@preconcurrency @MainActor
public protocol MenuBuilder: AnyObject {
  /// The system whose menus are built (`UIMenuBuilder.system`).
  var system: MenuSystem { get }
  /// Returns the menu with an identifier; nil for none (`UIMenuBuilder.menu(for:)`).
  func menu(for identifier: Menu.Identifier) -> Menu?
  /// Returns the action with an identifier; nil for none (`UIMenuBuilder.action(for:)`).
  func action(for identifier: Action.Identifier) -> Action?
  /// Returns the command with an action and a property list; nil for none
  /// (`UIMenuBuilder.command(for:propertyList:)`).
  func command(for action: ActionSelector, propertyList: (any Hashable & Sendable)?) -> Command?
  /// Replaces a menu by another one (`UIMenuBuilder.replace(menu:with:)`).
  func replace(menu replacedIdentifier: Menu.Identifier, with replacementMenu: Menu)
  /// Replaces the elements of a menu by those that a closure returns for them
  /// (`UIMenuBuilder.replaceChildren(ofMenu:from:)`).
  func replaceChildren(
    ofMenu parentIdentifier: Menu.Identifier,
    from childrenBlock: @MainActor ([MenuElement]) -> [MenuElement])
  /// Inserts a menu before another one; before the root, it becomes the root's first
  /// element
  /// (`UIMenuBuilder.insertSibling(_:beforeMenu:)`).
  func insertSibling(_ siblingMenu: Menu, beforeMenu siblingIdentifier: Menu.Identifier)
  /// Inserts a menu after another one; after the root, it becomes the root's last
  /// element
  /// (`UIMenuBuilder.insertSibling(_:afterMenu:)`).
  func insertSibling(_ siblingMenu: Menu, afterMenu siblingIdentifier: Menu.Identifier)
  /// Inserts a menu as the first element of another one
  /// (`UIMenuBuilder.insertChild(_:atStartOfMenu:)`).
  func insertChild(_ childMenu: Menu, atStartOfMenu parentIdentifier: Menu.Identifier)
  /// Inserts a menu as the last element of another one
  /// (`UIMenuBuilder.insertChild(_:atEndOfMenu:)`).
  func insertChild(_ childMenu: Menu, atEndOfMenu parentIdentifier: Menu.Identifier)
  /// Removes a menu (`UIMenuBuilder.remove(menu:)`).
  func remove(menu removedIdentifier: Menu.Identifier)
}

extension MenuBuilder {
  /// Returns the first command with an action and without a property list; nil for none.
  public func command(for action: ActionSelector) -> Command? {
    command(for: action, propertyList: nil)
  }
}
