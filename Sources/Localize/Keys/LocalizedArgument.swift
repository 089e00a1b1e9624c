/// A value that a typed key takes: a text, a whole number or a number with a fraction.
public protocol LocalizedArgument: Sendable {
  /// The kind of conversion that shows the value.
  static var kind: FormatSignature.Kind { get }
  /// The value for a format.
  var formatArgument: FormatArgument { get }
}

extension String: LocalizedArgument {
  /// A text, as for `%@`.
  public static var kind: FormatSignature.Kind { .text }
  /// The text.
  public var formatArgument: FormatArgument { .text(self) }
}

extension Double: LocalizedArgument {
  /// A number with a fraction, as for `%f`.
  public static var kind: FormatSignature.Kind { .fraction }
  /// The number.
  public var formatArgument: FormatArgument { .double(self) }
}

extension Float: LocalizedArgument {
  /// A number with a fraction, as for `%f`.
  public static var kind: FormatSignature.Kind { .fraction }
  /// The number.
  public var formatArgument: FormatArgument { .double(Double(self)) }
}

extension LocalizedArgument where Self: BinaryInteger {
  /// A whole number, as for `%d`.
  public static var kind: FormatSignature.Kind { .whole }
  /// The number.
  public var formatArgument: FormatArgument { FormatArgument(self) }
}

extension Int: LocalizedArgument {}
extension Int32: LocalizedArgument {}
extension Int64: LocalizedArgument {}
extension UInt: LocalizedArgument {}
extension UInt32: LocalizedArgument {}
extension UInt64: LocalizedArgument {}
