/// A container of rows and columns: UIKit's `UIAccessibilityContainerDataTable`.
@preconcurrency @MainActor
public protocol AccessibilityContainerDataTable: AccessibleObject {
  /// Returns the element that covers a cell, counted from 0; nil for none.
  func accessibilityDataTableCellElement(forRow row: Int, column: Int)
    -> (any AccessibilityContainerDataTableCell)?
  /// Returns the number of rows.
  func accessibilityRowCount() -> Int
  /// Returns the number of columns.
  func accessibilityColumnCount() -> Int
  /// Returns the header elements of a row; nil for none.
  func accessibilityHeaderElements(forRow row: Int) -> [any AccessibilityContainerDataTableCell]?
  /// Returns the header elements of a column; nil for none.
  func accessibilityHeaderElements(forColumn column: Int)
    -> [any AccessibilityContainerDataTableCell]?
}

extension AccessibilityContainerDataTable {
  /// Returns nil: a container has no headers unless it implements the method.
  public func accessibilityHeaderElements(forRow row: Int)
    -> [any AccessibilityContainerDataTableCell]?
  { nil }

  /// Returns nil: a container has no headers unless it implements the method.
  public func accessibilityHeaderElements(forColumn column: Int)
    -> [any AccessibilityContainerDataTableCell]?
  { nil }
}
