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

/// An element of such a container: UIKit's `UIAccessibilityContainerDataTableCell`.
@MainActor
public protocol AccessibilityContainerDataTableCell: AccessibleObject {
  /// The rows that the cell takes, counted from 0; nil, UIKit's `NSNotFound`, where they are not
  /// known.
  func accessibilityRowRange() -> Range<Int>?
  /// The columns that the cell takes, counted from 0; nil where they are not known.
  func accessibilityColumnRange() -> Range<Int>?
}
