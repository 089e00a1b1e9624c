/// The status of an element that expands and collapses: `UIAccessibilityExpandedStatus`, iOS 18.
public enum AccessibilityExpandedStatus: Int, Sendable, Hashable, Codable {
  /// The element does not expand or collapse; ARIA without `aria-expanded`.
  case unsupported = 0
  /// The element shows its content; ARIA `aria-expanded="true"`.
  case expanded = 1
  /// The element hides its content; ARIA `aria-expanded="false"`.
  case collapsed = 2
}
