/// The styles in which Switch Control navigates a container: `UIAccessibilityNavigationStyle`.
public enum AccessibilityNavigationStyle: Int, Sendable, Hashable, Codable {
  /// The system decides (`UIAccessibilityNavigationStyle.automatic`).
  case automatic = 0
  /// Each child is visited separately (`UIAccessibilityNavigationStyle.separate`).
  case separate = 1
  /// The children are visited as a single item (`UIAccessibilityNavigationStyle.combined`).
  case combined = 2
}
