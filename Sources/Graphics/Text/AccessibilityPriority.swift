/// The priorities of an announcement among other speech: `UIAccessibilityPriority`.
public enum AccessibilityPriority: String, Sendable, Hashable, Codable, CaseIterable {
  /// Interrupts other speech and cannot be interrupted once it has begun.
  case high
  /// Interrupts other speech.
  case `default`
  /// Waits until other speech is over.
  case low

  /// The value of AppKit's `NSAccessibilityPriorityLevel`: 10, 50 or 90.
  public var appKitLevel: Int {
    switch self {
    case .low: 10
    case .default: 50
    case .high: 90
    }
  }
}
