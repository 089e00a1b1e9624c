/// An element of a data table: UIKit's `UIAccessibilityContainerDataTableCell`.
@preconcurrency @MainActor
public protocol AccessibilityContainerDataTableCell: AccessibleObject {
  /// Returns the rows that the cell spans, counted from 0; nil, UIKit's `NSNotFound`, if they are
  /// unknown.
  func accessibilityRowRange() -> Range<Int>?
  /// Returns the columns that the cell spans, counted from 0; nil if they are unknown.
  func accessibilityColumnRange() -> Range<Int>?
}
