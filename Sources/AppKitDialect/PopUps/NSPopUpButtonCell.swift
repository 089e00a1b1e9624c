public import Graphics
import ResponderKit

/// The cell of a pop-up button (`NSPopUpButtonCell`): a menu, and the item of it that was chosen.
@preconcurrency @MainActor
open class NSPopUpButtonCell: NSButtonCell {
  /// Creates the cell of a pop-up button with an empty menu.
  public required init() {
    super.init()
    menu.popUpCell = self
  }

  /// The menu that the button opens; an empty one unless set (`NSPopUpButtonCell.menu`).
  ///
  /// Its first item is chosen.
  public final var menu = NSMenu() {
    didSet {
      guard menu !== oldValue else { return }
      oldValue.popUpCell = nil
      menu.popUpCell = self
      selectFirst()
    }
  }

  /// A Boolean value that indicates whether the button shows its first item as a title, and its menu the
  /// others; false, for one that shows the choice, unless set (`NSPopUpButtonCell.pullsDown`).
  open var pullsDown = false {
    didSet { if pullsDown != oldValue { selectFirst() } }
  }
  /// A Boolean value that indicates whether the menu enables and disables its items; true unless
  /// set (`NSPopUpButtonCell.autoenablesItems`).
  open var autoenablesItems: Bool {
    get { menu.autoenablesItems }
    set { menu.autoenablesItems = newValue }
  }
  /// A Boolean value that indicates whether the chosen item has a mark; true unless set
  /// (`NSPopUpButtonCell.altersStateOfSelectedItem`).
  open var altersStateOfSelectedItem = true {
    didSet { markSelected() }
  }

  // MARK: The choice

  private final var selected: NSMenuItem?

  /// The item that was chosen; nil for none (`NSPopUpButtonCell.selectedItem`).
  public final var selectedItem: NSMenuItem? {
    selected.flatMap { $0.menu === menu ? $0 : nil }
  }
  /// The index of the chosen item; -1 for none (`NSPopUpButtonCell.indexOfSelectedItem`).
  public final var indexOfSelectedItem: Int { selectedItem.map { menu.index(of: $0) } ?? -1 }
  /// The title of the chosen item; nil for none (`NSPopUpButtonCell.titleOfSelectedItem`).
  public final var titleOfSelectedItem: String? { selectedItem?.title }

  /// Chooses an item, none for nil (`NSPopUpButtonCell.select(_:)`).
  ///
  /// Traps for an item of another menu.
  open func select(_ item: NSMenuItem?) {
    precondition(item == nil || item?.menu === menu, "an item of another menu cannot be chosen")
    guard selected !== item else { return }
    let former = selectedItem?.title ?? ""
    if altersStateOfSelectedItem, !pullsDown { selected?.state = .off }
    selected = item
    markSelected()
    update()
    if !pullsDown, former != item?.title ?? "" { note(.value(item?.title ?? "")) }
  }

  /// Chooses the item at an index, none for -1; traps for another index without an item
  /// (`NSPopUpButtonCell.selectItem(at:)`).
  public final func selectItem(at index: Int) { select(index == -1 ? nil : menu.items[index]) }
  /// Chooses the item with a title, none if there is none
  /// (`NSPopUpButtonCell.selectItem(withTitle:)`).
  public final func selectItem(withTitle title: String) { select(menu.item(withTitle: title)) }
  /// Chooses the item with a tag; returns whether there is one
  /// (`NSPopUpButtonCell.selectItem(withTag:)`).
  @discardableResult
  public final func selectItem(withTag tag: Int) -> Bool {
    guard let item = menu.item(withTag: tag) else { return false }
    select(item)
    return true
  }

  /// Chooses the first item where the choice is gone, or none is there.
  final func selectFirst() {
    if altersStateOfSelectedItem { selected?.state = .off }
    selected = nil
    select(menu.items.first)
  }

  /// Chooses an item that the user has clicked: its own action is sent, that of the button if it has
  /// none.
  final func choose(_ item: NSMenuItem) {
    select(item)
    guard item.action == nil else {
      (controlView as? NSControl)?.commitIfBound()
      return
    }
    sendOwnAction()
  }

  private final func markSelected() {
    guard !pullsDown else { return }
    selectedItem?.state = altersStateOfSelectedItem ? .on : .off
  }

  override var attributes: AppKitAttributes? {
    pullsDown
      ? AppKitAttributes(
        .menuButton, title: imagePosition == .imageOnly || title.isEmpty ? nil : title)
      : AppKitAttributes(.popUpButton)
  }
  override var shownValue: AccessibilityValue? {
    pullsDown ? nil : .text(titleOfSelectedItem ?? "")
  }

  // MARK: Values

  /// The title that the button shows: that of the chosen item, or of the first one of a menu that is
  /// pulled down (`NSPopUpButtonCell.title`).
  ///
  /// Setting it chooses the item with the title, which is added if there is none; of a menu that is
  /// pulled down it renames the first item.
  open override var title: String {
    get { (pullsDown ? menu.items.first : selectedItem)?.title ?? "" }
    set {
      if pullsDown {
        if let first = menu.items.first { first.title = newValue } else { addItem(newValue) }
      } else {
        select(menu.item(withTitle: newValue) ?? addItem(newValue))
      }
    }
  }

  /// Adds an item at the end, in place of one with the same title, and chooses the first one of a menu
  /// without a choice; returns it.
  @discardableResult
  final func addItem(_ title: String, at index: Int? = nil) -> NSMenuItem {
    if let former = menu.item(withTitle: title) { removeItem(former) }
    let item = NSMenuItem(title: title)
    menu.insertItem(item, at: index ?? menu.numberOfItems)
    if selectedItem == nil { selectFirst() }
    return item
  }

  final func removeItem(_ item: NSMenuItem) {
    menu.removeItem(item)
    if selected === item { selectFirst() }
  }

  /// The index of the chosen item, as a number (`NSPopUpButtonCell.objectValue`).
  open override var objectValue: Any? {
    get { indexOfSelectedItem }
    set {
      let index = Int(clampingNumber: number(of: newValue))
      select(menu.items.indices.contains(index) ? menu.items[index] : nil)
    }
  }
  /// The index of the chosen item, as text.
  open override var stringValue: String {
    get { "\(indexOfSelectedItem)" }
    set { objectValue = newValue }
  }

  /// A pop-up button has no states: a click opens its menu.
  open override func setNextState() {}
  /// Opens the menu; does nothing while the button is disabled
  /// (`NSPopUpButtonCell.performClick(_:)`).
  open override func performClick(_ sender: Any?) {
    guard isEnabled, let view = controlView else { return }
    view.applicationOrShared.open(menu, of: view.recordName)
  }
  /// The menu opens when the button of the mouse goes down, so the cell does not follow it.
  open override func trackMouse(
    with event: NSEvent, in cellFrame: Rect, of controlView: NSView, untilMouseUp flag: Bool
  ) -> Bool {
    performClick(nil)
    return false
  }

  /// Copies the way in which the menu opens, too, but not its items.
  open override func takeAll(from other: NSCell) {
    super.takeAll(from: other)
    guard let other = other as? NSPopUpButtonCell else { return }
    (pullsDown, autoenablesItems) = (other.pullsDown, other.autoenablesItems)
    altersStateOfSelectedItem = other.altersStateOfSelectedItem
  }
}

extension Int {
  /// The whole number of a number; -1 for one that is none.
  fileprivate init(clampingNumber number: Double) {
    self = Int(exactly: number.rounded(.towardZero)) ?? -1
  }
}
