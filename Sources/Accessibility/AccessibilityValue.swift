/// The present value of an element, typed so that every language can say it in its own way.
public enum AccessibilityValue: Sendable, Hashable, Codable {
  /// Text spoken as it stands.
  case text(String)
  /// A number.
  case number(Double)
  /// A share of a whole: 0.75 reads 75%.
  case percent(Double)
  /// A place in a sequence, counted from 1: page 2 of 3.
  case position(Int, of: Int)
  /// The state of a switch.
  case toggle(ToggleState)

  /// The state of a switch; UIKit's accessibility values for it are `0`, `1` and `2`.
  public enum ToggleState: Int, Sendable, Hashable, Codable {
    case off = 0
    case on = 1
    case mixed = 2
  }
}

extension AccessibilityValue: ExpressibleByStringInterpolation {
  /// Creates text that is spoken as it stands.
  public init(stringLiteral value: String) { self = .text(value) }
}
