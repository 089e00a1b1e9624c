public import ResponderKit

/// An object that has the list of a combo box (`NSComboBoxDataSource`).
@preconcurrency @MainActor
public protocol NSComboBoxDataSource: AnyObject {
  /// Returns the number of items; 0 unless implemented.
  func numberOfItems(in comboBox: NSComboBox) -> Int
  /// Returns the value of an item; nil unless implemented.
  func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any?
  /// Returns the index of the item with a text, which is selected when the list opens; `Int.max`, which is `NSNotFound`,
  /// unless implemented.
  func comboBox(_ comboBox: NSComboBox, indexOfItemWithStringValue string: String) -> Int
  /// Returns the text that a part is completed to; nil unless implemented.
  func comboBox(_ comboBox: NSComboBox, completedString string: String) -> String?
}

extension NSComboBoxDataSource {
  /// Returns 0.
  public func numberOfItems(in comboBox: NSComboBox) -> Int { 0 }
  /// Returns nil.
  public func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any? { nil }
  /// Returns `Int.max`.
  public func comboBox(_ comboBox: NSComboBox, indexOfItemWithStringValue string: String) -> Int {
    .max
  }
  /// Returns nil.
  public func comboBox(_ comboBox: NSComboBox, completedString string: String) -> String? { nil }
}

/// The notifications of a combo box to its delegate (`NSComboBoxDelegate`).
@preconcurrency @MainActor
public protocol NSComboBoxDelegate: NSTextFieldDelegate {
  /// Called before the list opens.
  func comboBoxWillPopUp(_ notification: Notice)
  /// Called before the list closes.
  func comboBoxWillDismiss(_ notification: Notice)
  /// Called when another item is selected.
  func comboBoxSelectionDidChange(_ notification: Notice)
}

extension NSComboBoxDelegate {
  /// Does nothing.
  public func comboBoxWillPopUp(_ notification: Notice) {}
  /// Does nothing.
  public func comboBoxWillDismiss(_ notification: Notice) {}
  /// Does nothing.
  public func comboBoxSelectionDidChange(_ notification: Notice) {}
}
