/// An element of such a container: UIKit's `UIAccessibilityContainerDataTableCell`.
@MainActor
public protocol AccessibilityContainerDataTableCell: AccessibleObject {
  /// The rows that the cell takes, counted from 0; nil, UIKit's `NSNotFound`, where they are not
  /// known.
  func accessibilityRowRange() -> Range<Int>?
  /// The columns that the cell takes, counted from 0; nil where they are not known.
  func accessibilityColumnRange() -> Range<Int>?
}
