/// The options for touches that reach an element directly: `UIAccessibilityDirectTouchOptions`, iOS
/// 17.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable, Hashable, Codable {
  /// The bits.
  public var rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Nothing is spoken while the element is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
  /// The element is activated before touches reach it.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}
