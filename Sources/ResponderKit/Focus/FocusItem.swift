public import Graphics

/// Something that can be focused: UIKit's `UIFocusItem`.
@preconcurrency @MainActor
public protocol FocusItem: FocusEnvironment {
  /// A Boolean value that indicates whether the item can be focused now
  /// (`UIFocusItem.canBecomeFocused`).
  var canBecomeFocused: Bool { get }
  /// A Boolean value that indicates whether the item is focused (`UIFocusItem.isFocused`).
  var isFocused: Bool { get }
  /// The rectangle of the item in the coordinates of the view that contains it
  /// (`UIFocusItem.frame`).
  var frame: Rect { get }
  /// The priority of the item in its group (`UIFocusItem.focusGroupPriority`).
  var focusGroupPriority: FocusGroupPriority { get }
}

extension FocusItem {
  /// A Boolean value that indicates whether the item is the focused one of its system.
  public var isFocused: Bool { FocusSystem.of(self)?.focusedItem === self }
  /// No preference.
  public var focusGroupPriority: FocusGroupPriority { .ignored }
}

/// An object that has items: UIKit's `UIFocusItemContainer`.
@preconcurrency @MainActor
public protocol FocusItemContainer: AnyObject {
  /// Returns the items that intersect a rectangle in the coordinates of the container; a view among
  /// them is searched for further ones (`UIFocusItemContainer.focusItems(in:)`).
  func focusItems(in rect: Rect) -> [any FocusItem]
}
