/// The priority of an item when the focus enters its group: UIKit's `UIFocusGroupPriority`.
///
/// The higher of the item's own priority and the one that the system has for it counts. Items below 0
/// are ignored.
public struct FocusGroupPriority: RawRepresentable, Sendable, Hashable, Comparable {
  /// The number.
  public var rawValue: Int
  /// Creates a priority.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No preference (`UIFocusGroupPriority.ignored`).
  public static let ignored = FocusGroupPriority(rawValue: 0)
  /// The item of the group that was focused last (`UIFocusGroupPriority.previouslyFocused`).
  public static let previouslyFocused = FocusGroupPriority(rawValue: 1000)
  /// An important item, such as a selected one (`UIFocusGroupPriority.prioritized`).
  public static let prioritized = FocusGroupPriority(rawValue: 2000)
  /// The item that is focused (`UIFocusGroupPriority.currentlyFocused`).
  public static let currentlyFocused = FocusGroupPriority(rawValue: .max)

  /// Returns a Boolean value that indicates whether the left priority is lower.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
