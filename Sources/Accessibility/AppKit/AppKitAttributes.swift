/// The attributes of an element of AppKit that no element of UIKit has, under the names of
/// `NSAccessibility`.
public struct AppKitAttributes: Sendable, Hashable, Codable {
  /// The kind of element.
  public var role: AccessibilityRole
  /// The more specific kind; nil where the role says enough.
  public var subrole: AccessibilitySubrole?
  /// The text that the element shows as its title; nil for none.
  public var title: String?
  /// The text of the element that serves as its title; nil for none.
  public var titleElement: String?
  /// The properties that Cocoa bindings decide, such as `value`, in document order.
  public var bindings: [String] = []
  /// The role of the bar or the group that the element stands in; nil for none that is told.
  public var enclosingRole: AccessibilityRole?
  /// The smallest value; nil for an element without a range.
  public var minValue: Double?
  /// The largest value; nil for an element without a range.
  public var maxValue: Double?

  /// The direction of a slider; nil for an element without one.
  public var orientation: Orientation?
  /// A Boolean value that indicates whether the user has to fill it in; false by default.
  public var isRequired = false

  /// The directions of an element (`NSAccessibilityOrientation`).
  public enum Orientation: String, Sendable, Hashable, Codable, CaseIterable {
    /// From left to right.
    case horizontal
    /// From bottom to top.
    case vertical
  }

  /// Creates the attributes of an element with a role.
  public init(
    _ role: AccessibilityRole, _ subrole: AccessibilitySubrole? = nil, title: String? = nil
  ) {
    (self.role, self.subrole, self.title) = (role, subrole, title)
  }
}
