public import Graphics

/// A value that is a number under a name, with which one can reckon: `.required - 1`.
///
/// UIKit has the protocol under this name; priorities of layout conform to it.
public protocol _UIKitNumericRawRepresentable: Comparable, RawRepresentable
where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  /// Returns whether the number of the left value is less.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Returns the value with a number added.
  public static func + (lhs: Self, rhs: RawValue) -> Self { make(lhs.rawValue + rhs) }

  /// Returns the value with a number added.
  public static func + (lhs: RawValue, rhs: Self) -> Self { make(lhs + rhs.rawValue) }

  /// Returns the value with a number subtracted.
  public static func - (lhs: Self, rhs: RawValue) -> Self { make(lhs.rawValue - rhs) }

  /// Returns the difference of two values.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }

  /// Adds a number to a value.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }

  /// Subtracts a number from a value.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }

  private static func make(_ rawValue: RawValue) -> Self {
    guard let value = Self(rawValue: rawValue) else {
      preconditionFailure("\(Self.self) has no value \(rawValue)")
    }
    return value
  }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
