public import Graphics
import ResponderKit

/// The cell of a combo box (`NSComboBoxCell`): a text, and a list of values of which the user may choose one.
@preconcurrency @MainActor
open class NSComboBoxCell: NSTextFieldCell {
  /// Creates a cell with an empty list.
  public required init() { super.init() }

  private final var ownItems: [Any] = []
  /// The items that the data source does not give, for archives.
  final var itemsOfItsOwn: [Any] {
    get { ownItems }
    set { ownItems = newValue }
  }
  private final var selected: Int?

  /// A Boolean value that indicates whether the list is that of ``dataSource``; false unless set
  /// (`NSComboBoxCell.usesDataSource`).
  open var usesDataSource = false
  /// The object that has the list, which is not retained (`NSComboBoxCell.dataSource`).
  open weak var dataSource: (any NSComboBoxDataSource)?
  /// A Boolean value that indicates whether what the user types is completed from the list; false unless set
  /// (`NSComboBoxCell.completes`).
  open var completes = false
  /// The number of items that the list shows at once, which is a look here; 5 unless set
  /// (`NSComboBoxCell.numberOfVisibleItems`).
  open var numberOfVisibleItems = 5
  /// A Boolean value that indicates whether the list has a scroll bar, which is a look here; true unless set
  /// (`NSComboBoxCell.hasVerticalScroller`).
  open var hasVerticalScroller = true
  /// A Boolean value that indicates whether the button has a border, which is a look here; true unless set
  /// (`NSComboBoxCell.isButtonBordered`).
  open var isButtonBordered = true
  /// The height of an item, in points, which is a look here; 16 unless set (`NSComboBoxCell.itemHeight`).
  open var itemHeight: Scalar = 16
  /// The space between items, in points, which is a look here; 3 × 2 unless set (`NSComboBoxCell.intercellSpacing`).
  open var intercellSpacing = Size(width: 3, height: 2)

  private final var comboBox: NSComboBox? { controlView as? NSComboBox }

  // MARK: The list

  /// The values of the list; empty with a data source (`NSComboBoxCell.objectValues`).
  public final var objectValues: [Any] { usesDataSource ? [] : ownItems }

  /// The number of items; that of the data source is at least 0 (`NSComboBoxCell.numberOfItems`).
  public final var numberOfItems: Int {
    guard usesDataSource else { return ownItems.count }
    guard let dataSource, let comboBox else { return 0 }
    return max(dataSource.numberOfItems(in: comboBox), 0)
  }

  /// Returns the value of an item; traps for one that is not there (`NSComboBoxCell.itemObjectValue(at:)`).
  public final func itemObjectValue(at index: Int) -> Any { ownItems[index] }

  /// Returns the value of an item, of the data source, too; nil for one that is not there.
  final func item(at index: Int) -> Any? {
    guard index >= 0, index < numberOfItems else { return nil }
    guard usesDataSource else { return ownItems[index] }
    return comboBox.flatMap { dataSource?.comboBox($0, objectValueForItemAt: index) }
  }

  /// Returns the index of the first item with a value; `Int.max`, which is Foundation's `NSNotFound`, for none
  /// (`NSComboBoxCell.indexOfItem(withObjectValue:)`).
  public final func indexOfItem(withObjectValue object: Any) -> Int {
    if let value = object as? AnyHashable {
      return ownItems.firstIndex { $0 as? AnyHashable == value } ?? .max
    }
    guard Swift.type(of: object) is AnyClass else { return .max }
    return ownItems.firstIndex { $0 as AnyObject === object as AnyObject } ?? .max
  }

  /// Adds an item at the end (`NSComboBoxCell.addItem(withObjectValue:)`).
  public final func addItem(withObjectValue object: Any) { ownItems.append(object) }
  /// Adds items at the end (`NSComboBoxCell.addItems(withObjectValues:)`).
  public final func addItems(withObjectValues objects: [Any]) { ownItems += objects }
  /// Inserts an item; the index of the selected one stays (`NSComboBoxCell.insertItem(withObjectValue:at:)`).
  ///
  /// Traps for an index beyond the end.
  public final func insertItem(withObjectValue object: Any, at index: Int) {
    ownItems.insert(object, at: index)
  }
  /// Removes the first item with a value; does nothing if there is none
  /// (`NSComboBoxCell.removeItem(withObjectValue:)`).
  public final func removeItem(withObjectValue object: Any) {
    let index = indexOfItem(withObjectValue: object)
    if index != .max { removeItem(at: index) }
  }
  /// Removes an item; the index of the selected one stays if there is an item at it
  /// (`NSComboBoxCell.removeItem(at:)`).
  ///
  /// Traps for an item that is not there.
  public final func removeItem(at index: Int) {
    ownItems.remove(at: index)
    forgetMissing()
  }
  /// Removes all items (`NSComboBoxCell.removeAllItems()`).
  public final func removeAllItems() {
    ownItems = []
    forgetMissing()
  }
  /// Asks the data source anew (`NSComboBoxCell.reloadData()`).
  public final func reloadData() { forgetMissing() }
  /// Asks the data source for the number of items (`NSComboBoxCell.noteNumberOfItemsChanged()`).
  public final func noteNumberOfItemsChanged() { forgetMissing() }

  private final func forgetMissing() {
    if let selected, selected >= numberOfItems { self.selected = nil }
    update()
  }

  // MARK: The choice

  /// The index of the selected item; -1 for none (`NSComboBoxCell.indexOfSelectedItem`).
  public final var indexOfSelectedItem: Int { selected ?? -1 }
  /// The value of the selected item; nil for none (`NSComboBoxCell.objectValueOfSelectedItem`).
  public final var objectValueOfSelectedItem: Any? { selected.flatMap { item(at: $0) } }

  /// Selects an item, which leaves the text as it is; traps for one that is not there
  /// (`NSComboBoxCell.selectItem(at:)`).
  public final func selectItem(at index: Int) {
    precondition(
      (0..<numberOfItems).contains(index), "there is no item \(index): there are \(numberOfItems)")
    select(index)
  }
  /// Selects the first item with a value; leaves the selection if there is none
  /// (`NSComboBoxCell.selectItem(withObjectValue:)`).
  public final func selectItem(withObjectValue object: Any?) {
    guard let object else { return select(nil) }
    let index = indexOfItem(withObjectValue: object)
    if index != .max { select(index) }
  }
  /// Deselects an item; does nothing if it is not the selected one (`NSComboBoxCell.deselectItem(at:)`).
  public final func deselectItem(at index: Int) { if selected == index { select(nil) } }

  /// Selects the item whose text the field shows, if there is one, as the list does when it opens.
  final func selectShown() {
    let text = stringValue
    let index =
      usesDataSource
      ? comboBox.flatMap { dataSource?.comboBox($0, indexOfItemWithStringValue: text) }
      : ownItems.firstIndex { self.text(of: $0) == text }
    if let index, (0..<numberOfItems).contains(index) { select(index) }
  }

  final func select(_ index: Int?) {
    guard index != selected else { return }
    selected = index
    comboBox?.announceSelection()
  }

  /// Returns the text that an item begins with a part of, whatever its case; nil if none does
  /// (`NSComboBoxCell.completedString(_:)`).
  open func completedString(_ string: String) -> String? {
    guard !string.isEmpty else { return nil }
    if usesDataSource, let comboBox {
      return dataSource?.comboBox(comboBox, completedString: string)
    }
    let start = string.lowercased()
    return ownItems.lazy.map { self.text(of: $0) }.first { $0.lowercased().hasPrefix(start) }
  }

  override var attributes: AppKitAttributes? { AppKitAttributes(.comboBox) }

  /// Copies the list, too.
  open override func takeAll(from other: NSCell) {
    super.takeAll(from: other)
    guard let other = other as? NSComboBoxCell else { return }
    (ownItems, selected) = (other.ownItems, other.selected)
    (usesDataSource, dataSource) = (other.usesDataSource, other.dataSource)
    (completes, numberOfVisibleItems) = (other.completes, other.numberOfVisibleItems)
    (hasVerticalScroller, isButtonBordered) = (other.hasVerticalScroller, other.isButtonBordered)
    (itemHeight, intercellSpacing) = (other.itemHeight, other.intercellSpacing)
  }
}
