public import Graphics

/// The menu of a UIKit button, or a submenu of one.
public struct ButtonMenu: Sendable {
  /// A child of a menu.
  public enum Child: Sendable {
    /// A submenu.
    case menu(ButtonMenu)
    /// An item that the user can choose.
    case item(Item)
  }

  /// A menu item.
  public struct Item: Sendable {
    /// The element of the item.
    public let element: InterfaceElement
    /// The object id.
    public var id: String?
    /// The name of the element, such as `command`.
    public var kind: String
    /// The title.
    public var title: String?
    /// The image.
    public var image: Image?
    /// The selector of the action that the item sends.
    public var selector: String?
    /// The attributes that are set, such as `destructive`, sorted.
    public var attributes: [String]
    /// The state, which is shown as a mark before the title, such as `on`.
    public var state: String?

    /// The key equivalent that chooses the item.
    public var keyEquivalent: KeyEquivalent? { KeyEquivalent(element) }
  }

  /// The element of the menu.
  public let element: InterfaceElement
  /// The title.
  public var title: String?
  /// The image.
  public var image: Image?
  /// The options that are set, such as `displayInline`, sorted.
  public var options: [String]
  /// The items and submenus in order.
  public var children: [Child]
}

/// The names of UIKit's `UIMenu.Options`.
private let menuOptions = ["destructive", "displayAsPalette", "displayInline", "singleSelection"]
/// The names of UIKit's `UIMenuElement.Attributes`.
private let itemAttributes = ["destructive", "disabled", "hidden", "keepsMenuPresented"]

extension ButtonMenu {
  /// Reads a menu and its submenus.
  ///
  /// The recursion is bounded because the parser rejects documents with more than 256 levels.
  init(_ element: InterfaceElement) {
    self.element = element
    title = element.string(.title)
    image = element.image(.image)
    options = element.switchedOn("options", among: menuOptions)
    var children: [Child] = []
    if let holder = element.child(.children) {
      for child in holder.children {
        children.append(child.isNamed(.menu) ? .menu(ButtonMenu(child)) : .item(Item(child)))
      }
    }
    self.children = children
  }
}

extension ButtonMenu.Item {
  fileprivate init(_ element: InterfaceElement) {
    self.element = element
    id = element.id
    kind = element.name
    title = element.string(.title)
    image = element.image(.image)
    // The item's own selector, or the selector of its first action.
    selector = element[.selector] ?? element.child(.connections)?.child(.action)?[.selector]
    attributes = element.switchedOn("attributes", among: itemAttributes)
    state = element[.state]
  }
}

extension InterfaceElement {
  /// The names that are YES in the child with the key, which is how documents write option sets,
  /// and the given names that are YES in the element itself; sorted.
  fileprivate func switchedOn(_ key: String, among names: [String]) -> [String] {
    let child = children.first { $0[.key] == key }
    let inside = child?.attributeList.filter { $0.value == "YES" }.map(\.name) ?? []
    return Set(inside + names.filter { self[$0] == "YES" }).sorted()
  }
}
