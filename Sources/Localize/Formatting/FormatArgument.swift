/// A value that a format shows.
public enum FormatArgument: Sendable, Hashable {
  /// A signed integer, as for `%d`.
  case integer(Int64)
  /// An unsigned integer, as for `%u`.
  case unsigned(UInt64)
  /// A floating-point number, as for `%f`.
  case double(Double)
  /// A string, as for `%@`.
  case text(String)

  /// The kind of value, in words.
  var kind: String {
    switch self {
    case .integer, .unsigned: "a whole number"
    case .double: "a number with a fraction"
    case .text: "a text"
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
