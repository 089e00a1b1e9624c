public import Graphics
public import ResponderKit

/// A text field with a list of values (`NSComboBox`).
///
/// A click on its button or the arrow down opens the list, which is a menu here. An item that the user chooses becomes the
/// text, and the action is sent. Main actor only.
@preconcurrency @MainActor
open class NSComboBox: NSTextField {
  /// Creates a combo box with an empty list.
  public override init(frame frameRect: Rect) { super.init(frame: frameRect) }

  /// The class of the cells of new combo boxes: `NSComboBoxCell` unless overridden.
  open override class var cellClass: AnyClass? { NSComboBoxCell.self }

  final var comboCell: NSComboBoxCell? { cell as? NSComboBoxCell }
  /// The cell, which is there wherever an item is; traps without one.
  private final var ownCell: NSComboBoxCell {
    guard let comboCell else {
      preconditionFailure("a combo box without its cell has no list")
    }
    return comboCell
  }

  /// The width of the button at the end, in points; Apple documents none.
  private static let buttonWidth = 20.0
  /// The length of what was typed before the last key, so that what was deleted is not completed.
  private final var formerLength = 0
  /// The list while it is open.
  fileprivate final var list: NSMenu?

  // MARK: The user

  /// Opens the list for a click on the button, and edits the text otherwise.
  open override func mouseDown(with event: NSEvent) {
    let point = convert(event.locationInWindow, from: nil)
    guard isEnabled, point.x >= bounds.maxX - Self.buttonWidth else {
      return super.mouseDown(with: event)
    }
    openList()
  }

  /// Opens the list for the arrow down.
  override func performOwn(_ selector: ActionSelector) -> Bool {
    guard selector == .moveDown, isEnabled else { return false }
    openList()
    return true
  }

  /// The middle of the button, in the coordinates of the combo box.
  package final var centerOfButton: Point {
    Point(x: bounds.maxX - Self.buttonWidth / 2, y: bounds.midY)
  }

  /// The middle of the text, beside the button.
  package final var centerOfText: Point {
    Point(x: bounds.minX + max(bounds.width - Self.buttonWidth, 2) / 2, y: bounds.midY)
  }

  /// Opens the list, if it has items.
  private final func openList() {
    tell("comboBoxWillPopUp(_:)", Self.willPopUpNotification) { $0.comboBoxWillPopUp($1) }
    guard let cell = comboCell, cell.numberOfItems > 0 else { return }
    validateEditing()
    cell.selectShown()
    let menu = NSMenu()
    menu.autoenablesItems = false
    // A data source may have any number of items.
    for index in 0..<min(cell.numberOfItems, Self.mostItems) {
      menu.addItem(ComboBoxItem(index, cell.text(of: cell.item(at: index)), of: self))
    }
    menu.delegate = self
    list = menu
    applicationOrShared.open(menu, of: recordName)
  }

  private static let mostItems = 10_000

  /// Takes an item that the user has chosen.
  final func choose(_ index: Int) {
    guard isEnabled, let cell = comboCell, let value = cell.item(at: index) else { return }
    let before = cell.comparedValue
    objectValue = value
    cell.select(index)
    isUncommitted = true
    sendAction(action, to: target)
    sendOperated(after: before)
  }

  /// Completes what was typed, if the list has it; the rest is selected.
  open override func textDidChange(_ notification: Notice) {
    complete()
    super.textDidChange(notification)
  }

  /// Begins to edit; see ``NSTextField/becomeFirstResponder()``.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    // All of the text is selected, so that the first key replaces it.
    formerLength = 0
    return super.becomeFirstResponder()
  }

  private final func complete() {
    guard let text = edited?.string else { return }
    defer { formerLength = text.count }
    guard completes, text.count > formerLength, let whole = comboCell?.completedString(text),
      whole.count > text.count, let end = edited?.end
    else { return }
    edited?.set(AttributedText(text + whole.dropFirst(text.count)))
    if let all = edited?.end { edited?.select(.init(start: end, end: all)) }
  }

  // MARK: Notifications

  final func announceSelection() {
    tell("comboBoxSelectionDidChange(_:)", Self.selectionDidChangeNotification) {
      $0.comboBoxSelectionDidChange($1)
    }
  }

  fileprivate final func tell(
    _ method: String, _ name: Notice.Name, _ body: (any NSComboBoxDelegate, Notice) -> Void
  ) {
    let notice = Notice(name, object: self)
    tellDelegate(delegate as? any NSComboBoxDelegate, method) { body($0, notice) }
    applicationOrShared.noticeCenter.post(notice)
  }

  /// Posted before the list opens (`NSComboBox.willPopUpNotification`).
  public nonisolated static let willPopUpNotification = Notice.Name(
    rawValue: "NSComboBoxWillPopUpNotification")
  /// Posted before the list closes (`NSComboBox.willDismissNotification`).
  public nonisolated static let willDismissNotification = Notice.Name(
    rawValue: "NSComboBoxWillDismissNotification")
  /// Posted when another item is selected (`NSComboBox.selectionDidChangeNotification`).
  public nonisolated static let selectionDidChangeNotification = Notice.Name(
    rawValue: "NSComboBoxSelectionDidChangeNotification")
}

extension NSComboBox {
  /// A Boolean value that indicates whether the list is that of ``dataSource``; false unless set
  /// (`NSComboBox.usesDataSource`).
  public final var usesDataSource: Bool {
    get { comboCell?.usesDataSource ?? false }
    set { comboCell?.usesDataSource = newValue }
  }
  /// The object that has the list, which is not retained (`NSComboBox.dataSource`).
  public final var dataSource: (any NSComboBoxDataSource)? {
    get { comboCell?.dataSource }
    set { comboCell?.dataSource = newValue }
  }
  /// A Boolean value that indicates whether what the user types is completed from the list; false unless set
  /// (`NSComboBox.completes`).
  public final var completes: Bool {
    get { comboCell?.completes ?? false }
    set { comboCell?.completes = newValue }
  }
  /// The number of items that the list shows at once; 5 unless set (`NSComboBox.numberOfVisibleItems`).
  public final var numberOfVisibleItems: Int {
    get { comboCell?.numberOfVisibleItems ?? 5 }
    set { comboCell?.numberOfVisibleItems = newValue }
  }
  /// A Boolean value that indicates whether the list has a scroll bar; true unless set
  /// (`NSComboBox.hasVerticalScroller`).
  public final var hasVerticalScroller: Bool {
    get { comboCell?.hasVerticalScroller ?? true }
    set { comboCell?.hasVerticalScroller = newValue }
  }
  /// A Boolean value that indicates whether the button has a border; true unless set (`NSComboBox.isButtonBordered`).
  public final var isButtonBordered: Bool {
    get { comboCell?.isButtonBordered ?? true }
    set { comboCell?.isButtonBordered = newValue }
  }

  /// The values of the list; empty with a data source (`NSComboBox.objectValues`).
  public final var objectValues: [Any] { comboCell?.objectValues ?? [] }
  /// The number of items (`NSComboBox.numberOfItems`).
  public final var numberOfItems: Int { comboCell?.numberOfItems ?? 0 }
  /// Returns the value of an item; traps for one that is not there (`NSComboBox.itemObjectValue(at:)`).
  public final func itemObjectValue(at index: Int) -> Any { ownCell.itemObjectValue(at: index) }
  /// Returns the index of the first item with a value; `Int.max` for none
  /// (`NSComboBox.indexOfItem(withObjectValue:)`).
  public final func indexOfItem(withObjectValue object: Any) -> Int {
    comboCell?.indexOfItem(withObjectValue: object) ?? .max
  }
  /// Adds an item at the end (`NSComboBox.addItem(withObjectValue:)`).
  public final func addItem(withObjectValue object: Any) {
    comboCell?.addItem(withObjectValue: object)
  }
  /// Adds items at the end (`NSComboBox.addItems(withObjectValues:)`).
  public final func addItems(withObjectValues objects: [Any]) {
    comboCell?.addItems(withObjectValues: objects)
  }
  /// Inserts an item; see ``NSComboBoxCell/insertItem(withObjectValue:at:)``
  /// (`NSComboBox.insertItem(withObjectValue:at:)`).
  public final func insertItem(withObjectValue object: Any, at index: Int) {
    comboCell?.insertItem(withObjectValue: object, at: index)
  }
  /// Removes the first item with a value (`NSComboBox.removeItem(withObjectValue:)`).
  public final func removeItem(withObjectValue object: Any) {
    comboCell?.removeItem(withObjectValue: object)
  }
  /// Removes an item; traps for one that is not there (`NSComboBox.removeItem(at:)`).
  public final func removeItem(at index: Int) { comboCell?.removeItem(at: index) }
  /// Removes all items (`NSComboBox.removeAllItems()`).
  public final func removeAllItems() { comboCell?.removeAllItems() }
  /// Asks the data source anew (`NSComboBox.reloadData()`).
  public final func reloadData() { comboCell?.reloadData() }
  /// Asks the data source for the number of items (`NSComboBox.noteNumberOfItemsChanged()`).
  public final func noteNumberOfItemsChanged() { comboCell?.noteNumberOfItemsChanged() }

  /// The index of the selected item; -1 for none (`NSComboBox.indexOfSelectedItem`).
  public final var indexOfSelectedItem: Int { comboCell?.indexOfSelectedItem ?? -1 }
  /// The value of the selected item; nil for none (`NSComboBox.objectValueOfSelectedItem`).
  public final var objectValueOfSelectedItem: Any? { comboCell?.objectValueOfSelectedItem }
  /// Selects an item, which leaves the text as it is; traps for one that is not there
  /// (`NSComboBox.selectItem(at:)`).
  public final func selectItem(at index: Int) { comboCell?.selectItem(at: index) }
  /// Selects the first item with a value (`NSComboBox.selectItem(withObjectValue:)`).
  public final func selectItem(withObjectValue object: Any?) {
    comboCell?.selectItem(withObjectValue: object)
  }
  /// Deselects an item (`NSComboBox.deselectItem(at:)`).
  public final func deselectItem(at index: Int) { comboCell?.deselectItem(at: index) }
}

extension NSComboBox: NSMenuDelegate {
  /// Tells the delegate that the list closes.
  public func menuDidClose(_ menu: NSMenu) {
    guard menu === list else { return }
    list = nil
    tell("comboBoxWillDismiss(_:)", Self.willDismissNotification) { $0.comboBoxWillDismiss($1) }
  }
}

/// An item of the list of a combo box.
private final class ComboBoxItem: ControlMenuItem {
  private let index: Int
  private let comboBox: Backlink<NSComboBox>

  init(_ index: Int, _ title: String, of comboBox: NSComboBox) {
    (self.index, self.comboBox) = (index, Backlink(comboBox))
    super.init(title: title)
  }

  override func act() { comboBox.object?.choose(index) }
}
