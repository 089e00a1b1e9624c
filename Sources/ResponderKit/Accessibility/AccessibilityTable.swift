/// A container of rows and columns: UIKit's `UIAccessibilityContainerDataTable`.
@MainActor
public protocol AccessibilityContainerDataTable: AccessibleObject {
  /// Returns the element that covers a cell, counted from 0; nil for none.
  func accessibilityDataTableCellElement(forRow row: Int, column: Int)
    -> (any AccessibilityContainerDataTableCell)?
  /// How many rows there are.
  func accessibilityRowCount() -> Int
  /// How many columns there are.
  func accessibilityColumnCount() -> Int
  /// Returns the elements that head a row; nil for none.
  func accessibilityHeaderElements(forRow row: Int) -> [any AccessibilityContainerDataTableCell]?
  /// Returns the elements that head a column; nil for none.
  func accessibilityHeaderElements(forColumn column: Int)
    -> [any AccessibilityContainerDataTableCell]?
}

extension AccessibilityContainerDataTable {
  /// No headers, unless the container has some.
  public func accessibilityHeaderElements(forRow row: Int)
    -> [any AccessibilityContainerDataTableCell]?
  { nil }

  /// No headers, unless the container has some.
  public func accessibilityHeaderElements(forColumn column: Int)
    -> [any AccessibilityContainerDataTableCell]?
  { nil }
}
