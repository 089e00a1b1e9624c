/// The direction in which a reader scrolls by a page: `UIAccessibilityScrollDirection`.
public enum AccessibilityScrollDirection: Int, Sendable, Hashable, Codable, CaseIterable {
  /// Scrolls to the right (`UIAccessibilityScrollDirection.right`).
  case right = 1
  /// Scrolls to the left (`UIAccessibilityScrollDirection.left`).
  case left = 2
  /// Scrolls up (`UIAccessibilityScrollDirection.up`).
  case up = 3
  /// Scrolls down (`UIAccessibilityScrollDirection.down`).
  case down = 4
  /// Moves to the next page (`UIAccessibilityScrollDirection.next`).
  case next = 5
  /// Moves to the previous page (`UIAccessibilityScrollDirection.previous`).
  case previous = 6
}
