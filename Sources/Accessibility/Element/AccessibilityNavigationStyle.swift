/// How Switch Control goes through a container: `UIAccessibilityNavigationStyle`.
public enum AccessibilityNavigationStyle: Int, Sendable, Hashable, Codable {
  case automatic = 0
  case separate = 1
  case combined = 2
}
