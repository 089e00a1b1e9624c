public import Graphics
import ResponderKit

/// A button that opens a menu and shows the item that was chosen (`NSPopUpButton`).
///
/// The titles of its items differ: an item that is added takes the place of one with the same title. Main
/// actor only.
@preconcurrency @MainActor
open class NSPopUpButton: NSButton {
  /// Creates a pop-up button without items (`NSPopUpButton.init(frame:pullsDown:)`).
  public init(frame buttonFrame: Rect, pullsDown flag: Bool) {
    super.init(frame: buttonFrame)
    pullsDown = flag
  }

  /// Creates a pop-up button without items.
  public convenience override init(frame frameRect: Rect) {
    self.init(frame: frameRect, pullsDown: false)
  }

  /// The class of the cells of new buttons: `NSPopUpButtonCell` unless overridden.
  open override class var cellClass: AnyClass? { NSPopUpButtonCell.self }

  final var popUpCell: NSPopUpButtonCell? { cell as? NSPopUpButtonCell }

  /// The menu that the button opens (`NSPopUpButton.menu`).
  open override var menu: NSMenu? {
    get { popUpCell?.menu }
    set { if let newValue { popUpCell?.menu = newValue } }
  }
  /// A Boolean value that indicates whether the button shows its first item as a title, and its menu the
  /// others (`NSPopUpButton.pullsDown`).
  open var pullsDown: Bool {
    get { popUpCell?.pullsDown ?? false }
    set { popUpCell?.pullsDown = newValue }
  }
  /// A Boolean value that indicates whether the menu enables and disables its items
  /// (`NSPopUpButton.autoenablesItems`).
  open var autoenablesItems: Bool {
    get { popUpCell?.autoenablesItems ?? true }
    set { popUpCell?.autoenablesItems = newValue }
  }

  /// Opens the menu (`NSPopUpButton.mouseDown(with:)`).
  open override func mouseDown(with event: NSEvent) {
    guard isEnabled else { return super.mouseDown(with: event) }
    performClick(nil)
  }

  /// Opens the menu for the arrows up and down, too.
  open override func keyDown(with event: NSEvent) {
    let isArrow = ["\u{F700}", "\u{F701}"].contains(event.characters)
    guard isEnabled, isArrow else { return super.keyDown(with: event) }
    performClick(nil)
  }
}

extension NSPopUpButton {
  /// The items, in order (`NSPopUpButton.itemArray`).
  public final var itemArray: [NSMenuItem] { popUpCell?.menu.items ?? [] }
  /// The titles of the items, in order (`NSPopUpButton.itemTitles`).
  public final var itemTitles: [String] { itemArray.map(\.title) }
  /// The number of items (`NSPopUpButton.numberOfItems`).
  public final var numberOfItems: Int { itemArray.count }
  /// The last item; nil without items (`NSPopUpButton.lastItem`).
  public final var lastItem: NSMenuItem? { itemArray.last }

  /// Returns the item at an index; nil if there is none (`NSPopUpButton.item(at:)`).
  public final func item(at index: Int) -> NSMenuItem? { popUpCell?.menu.item(at: index) }
  /// Returns the item with a title; nil if there is none (`NSPopUpButton.item(withTitle:)`).
  public final func item(withTitle title: String) -> NSMenuItem? {
    popUpCell?.menu.item(withTitle: title)
  }
  /// Returns the index of an item; -1 if it is in another menu (`NSPopUpButton.index(of:)`).
  public final func index(of item: NSMenuItem) -> Int { popUpCell?.menu.index(of: item) ?? -1 }
  /// Returns the index of the item with a title; -1 if there is none
  /// (`NSPopUpButton.indexOfItem(withTitle:)`).
  public final func indexOfItem(withTitle title: String) -> Int {
    itemArray.firstIndex { $0.title == title } ?? -1
  }
  /// Returns the index of the first item with a tag; -1 if there is none
  /// (`NSPopUpButton.indexOfItem(withTag:)`).
  public final func indexOfItem(withTag tag: Int) -> Int {
    itemArray.firstIndex { $0.tag == tag } ?? -1
  }

  /// Adds an item at the end, in place of one with the same title
  /// (`NSPopUpButton.addItem(withTitle:)`).
  public final func addItem(withTitle title: String) { popUpCell?.addItem(title) }
  /// Adds items at the end, each in place of one with the same title
  /// (`NSPopUpButton.addItems(withTitles:)`).
  public final func addItems(withTitles itemTitles: [String]) {
    for title in itemTitles { addItem(withTitle: title) }
  }
  /// Inserts an item, in place of one with the same title
  /// (`NSPopUpButton.insertItem(withTitle:at:)`).
  public final func insertItem(withTitle title: String, at index: Int) {
    popUpCell?.addItem(title, at: index)
  }
  /// Removes the item with a title; does nothing if there is none
  /// (`NSPopUpButton.removeItem(withTitle:)`).
  public final func removeItem(withTitle title: String) {
    if let item = item(withTitle: title) { popUpCell?.removeItem(item) }
  }
  /// Removes the item at an index; traps if there is none (`NSPopUpButton.removeItem(at:)`).
  public final func removeItem(at index: Int) { popUpCell?.removeItem(itemArray[index]) }
  /// Removes all items (`NSPopUpButton.removeAllItems()`).
  public final func removeAllItems() {
    popUpCell?.menu.removeAllItems()
    popUpCell?.selectFirst()
  }

  /// The item that was chosen; nil for none (`NSPopUpButton.selectedItem`).
  public final var selectedItem: NSMenuItem? { popUpCell?.selectedItem }
  /// The index of the chosen item; -1 for none (`NSPopUpButton.indexOfSelectedItem`).
  public final var indexOfSelectedItem: Int { popUpCell?.indexOfSelectedItem ?? -1 }
  /// The title of the chosen item; nil for none (`NSPopUpButton.titleOfSelectedItem`).
  public final var titleOfSelectedItem: String? { popUpCell?.titleOfSelectedItem }
  /// Chooses an item, none for nil (`NSPopUpButton.select(_:)`).
  public final func select(_ item: NSMenuItem?) { popUpCell?.select(item) }
  /// Chooses the item at an index, none for -1 (`NSPopUpButton.selectItem(at:)`).
  public final func selectItem(at index: Int) { popUpCell?.selectItem(at: index) }
  /// Chooses the item with a title, none if there is none
  /// (`NSPopUpButton.selectItem(withTitle:)`).
  public final func selectItem(withTitle title: String) { popUpCell?.selectItem(withTitle: title) }
  /// Chooses the item with a tag; returns whether there is one
  /// (`NSPopUpButton.selectItem(withTag:)`).
  @discardableResult
  public final func selectItem(withTag tag: Int) -> Bool {
    popUpCell?.selectItem(withTag: tag) ?? false
  }
  /// Sets the title of the button: see ``NSPopUpButtonCell/title`` (`NSPopUpButton.setTitle(_:)`).
  public final func setTitle(_ string: String) { popUpCell?.title = string }
}
