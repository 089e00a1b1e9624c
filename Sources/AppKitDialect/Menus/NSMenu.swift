public import ResponderKit

/// A menu (`NSMenu`): items that send actions, and submenus.
///
/// Main actor only.
///
/// A responder only so that its ``Responder/actions`` are found by name; it is in no chain, as in AppKit.
@preconcurrency @MainActor
open class NSMenu: Responder {
  /// Creates a menu without items (`NSMenu.init(title:)`).
  public init(title: String = "") {
    self.title = title
    super.init()
  }

  /// The title, which a submenu's item shows (`NSMenu.title`).
  open var title: String
  /// The items, in order (`NSMenu.items`).
  public final var items: [NSMenuItem] { storedItems }
  nonisolated(unsafe) private final var storedItems: [NSMenuItem] = []
  /// A Boolean value that indicates whether ``update()`` enables and disables the items; true
  /// unless set (`NSMenu.autoenablesItems`).
  open var autoenablesItems = true
  /// The delegate, which is not retained (`NSMenu.delegate`).
  public final weak var delegate: (any NSMenuDelegate)?
  /// The menu whose item has this one as its submenu; nil for none (`NSMenu.supermenu`).
  public final internal(set) weak var supermenu: NSMenu?
  /// The item whose submenu this is.
  final weak var owner: NSMenuItem?
  /// The cell of the pop-up button that opens the menu.
  final weak var popUpCell: NSPopUpButtonCell?
  /// The name by which the menu is found; nil unless set (`NSMenu.identifier`).
  public final var identifier: NSUserInterfaceItemIdentifier?

  /// The number of items (`NSMenu.numberOfItems`).
  public final var numberOfItems: Int { items.count }

  /// Adds an item at the end; traps for an item of another menu (`NSMenu.addItem(_:)`).
  public final func addItem(_ newItem: NSMenuItem) { insertItem(newItem, at: items.count) }

  /// Adds an item with a title, an action and a key equivalent; returns it
  /// (`NSMenu.addItem(withTitle:action:keyEquivalent:)`).
  @discardableResult
  public final func addItem(
    withTitle string: String, action selector: ActionSelector?, keyEquivalent charCode: String = ""
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    addItem(item)
    return item
  }

  /// Inserts an item at an index; traps for an item of another menu (`NSMenu.insertItem(_:at:)`).
  open func insertItem(_ newItem: NSMenuItem, at index: Int) {
    precondition(newItem.menu == nil, "an item that is inserted may not be in a menu already")
    if let submenu = newItem.submenu { requireOutside(submenu) }
    storedItems.insert(newItem, at: min(max(index, 0), items.count))
    newItem.menu = self
    newItem.submenu?.supermenu = self
  }

  /// Removes an item; does nothing for an item of another menu (`NSMenu.removeItem(_:)`).
  open func removeItem(_ item: NSMenuItem) {
    guard item.menu === self else { return }
    storedItems.removeAll { $0 === item }
    item.menu = nil
    item.submenu?.supermenu = nil
  }

  /// Removes the item at an index; traps if there is none (`NSMenu.removeItem(at:)`).
  public final func removeItem(at index: Int) { removeItem(items[index]) }
  /// Removes all items (`NSMenu.removeAllItems()`).
  public final func removeAllItems() {
    let removed = storedItems
    storedItems = []
    for item in removed {
      item.menu = nil
      item.submenu?.supermenu = nil
    }
  }

  /// Returns the item at an index; nil if there is none (`NSMenu.item(at:)`).
  public final func item(at index: Int) -> NSMenuItem? {
    items.indices.contains(index) ? items[index] : nil
  }
  /// Returns the first item with a title; nil if there is none (`NSMenu.item(withTitle:)`).
  public final func item(withTitle title: String) -> NSMenuItem? {
    items.first { $0.title == title }
  }
  /// Returns the first item with a tag; nil if there is none (`NSMenu.item(withTag:)`).
  public final func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
  /// Returns the index of an item; -1 if it is in another menu (`NSMenu.index(of:)`).
  public final func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }

  /// Asks the delegate for changes, and enables and disables the items (`NSMenu.update()`).
  ///
  /// It happens before the menu is shown, and before an item is performed by its key equivalent.
  open func update() {
    delegate?.menuNeedsUpdate(self)
    if autoenablesItems { items.forEach { $0.validate() } }
  }

  /// Sends the action of an item, if the item is enabled, between two notices
  /// (`NSMenu.performActionForItem(at:)`).
  ///
  /// Traps if there is no item at the index.
  open func performActionForItem(at index: Int) { perform(items[index]) }

  /// Performs the first item in the menu and its submenus whose key equivalent the key is; returns whether
  /// there is one that is not hidden (`NSMenu.performKeyEquivalent(with:)`).
  ///
  /// The menu is updated first. A key whose item is disabled is consumed and does nothing.
  open func performKeyEquivalent(with event: NSEvent) -> Bool { performEquivalent(event) }

  // Menus go one after another, because one within the other would need a stack as deep.
  deinit {
    var rest = takenSubmenus()
    while var menu = rest.popLast() {
      if isKnownUniquelyReferenced(&menu) { rest += menu.takenSubmenus() }
    }
  }

  nonisolated private func takenSubmenus() -> [NSMenu] {
    defer { storedItems = [] }
    var submenus: [NSMenu] = []
    for index in storedItems.indices where isKnownUniquelyReferenced(&storedItems[index]) {
      if let submenu = storedItems[index].takeSubmenu() { submenus.append(submenu) }
    }
    return submenus
  }
}

extension NSMenu {
  /// The items that are shown while modifier keys are held: an alternate item takes the place of the one
  /// before it if its keys are held and the key is the same.
  ///
  /// AppKit has no counterpart, as it draws them.
  public final func visibleItems(holding flags: NSEvent.ModifierFlags = []) -> [NSMenuItem] {
    var shown: [NSMenuItem] = []
    var first: NSMenuItem?
    for item in items where !item.isHidden {
      if item.isAlternate, let first, first.keyEquivalent == item.keyEquivalent {
        let extra = item.keyEquivalentModifierMask.subtracting(first.keyEquivalentModifierMask)
        if !extra.isEmpty, flags.isSuperset(of: extra) { shown[shown.count - 1] = item }
      } else {
        first = item
        shown.append(item)
      }
    }
    return shown
  }
}
