/// Whether an element shows more or less of something: `UIAccessibilityExpandedStatus`, iOS 18.
public enum AccessibilityExpandedStatus: Int, Sendable, Hashable, Codable {
  case unsupported = 0
  case expanded = 1
  case collapsed = 2
}
