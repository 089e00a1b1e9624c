public import FoundationEssentials

/// A value that a format or a message shows.
public enum FormatArgument: Sendable, Hashable {
  /// A signed integer, as for `%d`.
  case integer(Int64)
  /// An unsigned integer, as for `%u`.
  case unsigned(UInt64)
  /// A floating-point number, as for `%f`.
  case double(Double)
  /// A string, as for `%@`.
  case text(String)
  /// A date or a time, in messages alone.
  case date(Date)
  /// Several texts, which a message lists: `a, b, and c`.
  case list([String])
  /// The numbers between two, in messages alone: `3–5`.
  case range(ClosedRange<Double>)
  /// The time between two dates, in messages alone.
  case interval(ClosedRange<Date>)
  /// A distance from now, which is negative in the past, in messages alone: `in 2 days`.
  case relative(Double, RelativeDateFormat.Unit)

  /// The kind of value, in words.
  var kind: String {
    switch self {
    case .integer, .unsigned: "a whole number"
    case .double: "a number with a fraction"
    case .text: "a text"
    case .date: "a date"
    case .list: "a list"
    case .range: "a range of numbers"
    case .interval: "a time between dates"
    case .relative: "a distance from now"
    }
  }
}

extension FormatArgument: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral
{
  /// Creates a whole number.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// Creates a number with a fraction.
  public init(floatLiteral value: Double) { self = .double(value) }
  /// Creates a text.
  public init(stringLiteral value: String) { self = .text(value) }

  /// Creates a whole number of any type that fits 64 bits.
  public init(_ value: some BinaryInteger) {
    self = Int64(exactly: value).map { .integer($0) } ?? .unsigned(UInt64(clamping: value))
  }
}
