/// Which way a page is turned: `UIAccessibilityScrollDirection`.
public enum AccessibilityScrollDirection: Int, Sendable, Hashable, Codable, CaseIterable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}
