/// A tree of menus that is being built; the builder that ``ViewResponder/buildMenu(with:)`` receives.
///
/// Tests of `buildMenu(with:)` create one. UIKit has no counterpart.
@preconcurrency @MainActor
public final class MenuTree: MenuBuilder {
  /// The system whose menus are built.
  public let system: MenuSystem
  /// The menu that contains all others.
  public private(set) var root: Menu

  /// Creates a tree, empty unless menus are given.
  public init(_ system: MenuSystem = .main, children: [MenuElement] = []) {
    self.system = system
    root = Menu(identifier: .root, children: children)
  }

  /// Returns the menu with an identifier; nil for none.
  public func menu(for identifier: Menu.Identifier) -> Menu? {
    element { ($0 as? Menu)?.identifier == identifier } as? Menu
  }

  /// Returns the action with an identifier; nil for none.
  public func action(for identifier: Action.Identifier) -> Action? {
    element { ($0 as? Action)?.identifier == identifier } as? Action
  }

  /// Returns the command with an action and a property list; nil for none.
  public func command(
    for action: ActionSelector, propertyList: (any Hashable & Sendable)?
  ) -> Command? {
    let wanted = propertyList.map { AnyHashable($0) }
    let found = element {
      guard let command = $0 as? Command, command.action.name == action.name else { return false }
      return command.propertyList.map { AnyHashable($0) } == wanted
    }
    return found as? Command
  }

  /// Replaces a menu by another one.
  public func replace(menu replacedIdentifier: Menu.Identifier, with replacementMenu: Menu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  /// Replaces the elements of a menu by those that a closure returns for them.
  public func replaceChildren(
    ofMenu parentIdentifier: Menu.Identifier,
    from childrenBlock: @MainActor ([MenuElement]) -> [MenuElement]
  ) {
    guard let menu = menu(for: parentIdentifier) else { return }
    // The closure may change the tree.
    let children = childrenBlock(menu.children)
    change(parentIdentifier) { [$0.replacingChildren(children)] }
  }

  /// Inserts a menu before another one; before the root, it becomes the root's first
  /// element.
  public func insertSibling(_ siblingMenu: Menu, beforeMenu siblingIdentifier: Menu.Identifier) {
    if root.identifier == siblingIdentifier {
      return insertChild(siblingMenu, atStartOfMenu: siblingIdentifier)
    }
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  /// Inserts a menu after another one; after the root, it becomes the root's last
  /// element.
  public func insertSibling(_ siblingMenu: Menu, afterMenu siblingIdentifier: Menu.Identifier) {
    if root.identifier == siblingIdentifier {
      return insertChild(siblingMenu, atEndOfMenu: siblingIdentifier)
    }
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  /// Inserts a menu as the first element of another one.
  public func insertChild(_ childMenu: Menu, atStartOfMenu parentIdentifier: Menu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  /// Inserts a menu as the last element of another one.
  public func insertChild(_ childMenu: Menu, atEndOfMenu parentIdentifier: Menu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  /// Removes a menu; for the root, its elements.
  public func remove(menu removedIdentifier: Menu.Identifier) {
    change(removedIdentifier) { _ in [] }
  }

  // MARK: Finding and rebuilding, without recursion: menus may be nested deeply

  /// A menu on the way to an element, with the number of the child that leads there.
  private typealias Step = (menu: Menu, index: Int)

  func element(where matches: (MenuElement) -> Bool) -> MenuElement? {
    if matches(root) { return root }
    return path(where: matches)?.last.map { $0.menu.children[$0.index] }
  }

  /// Returns the way to the first element below the root that matches; nil for none.
  ///
  /// A menu that is in several places is searched once.
  private func path(where matches: (MenuElement) -> Bool) -> [Step]? {
    var path: [Step] = [(root, -1)]
    var met: Set<MenuElement> = [root]
    while let (menu, index) = path.popLast() {
      guard index + 1 < menu.children.count else { continue }
      path.append((menu, index + 1))
      let child = menu.children[index + 1]
      if matches(child) { return path }
      if let inner = child as? Menu, met.insert(inner).inserted { path.append((inner, -1)) }
    }
    return nil
  }

  /// Puts other elements in the place of a menu, and rebuilds the menus around it.
  private func change(_ identifier: Menu.Identifier, _ body: (Menu) -> [MenuElement]) {
    guard root.identifier != identifier else {
      // There is always a root; another menu in its place is in it.
      let replacement = body(root)
      let menu = replacement.first as? Menu
      root = menu?.identifier == .root ? menu ?? root : root.replacingChildren(replacement)
      return
    }
    guard let path = path(where: { ($0 as? Menu)?.identifier == identifier }),
      let last = path.last, let found = last.menu.children[last.index] as? Menu
    else { return }
    var replacement = body(found)
    for step in path.reversed() {
      var children = step.menu.children
      children.replaceSubrange(step.index...step.index, with: replacement)
      replacement = [step.menu.replacingChildren(children)]
    }
    root = replacement.first as? Menu ?? root
  }
}
