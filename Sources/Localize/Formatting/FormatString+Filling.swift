#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#else
private import Darwin
#endif

extension FormatString {
  /// Returns the format filled in with its arguments.
  ///
  /// Integers and decimal fractions (`d i u f`) use the digits and grouping of the locale, or of C
  /// without one.
  public func filled(
    with arguments: [FormatArgument], locale: LanguageTag? = nil
  ) throws(FormatError) -> String {
    var filling = FormatFilling(arguments: arguments, locale: locale)
    return try filling.fill(self)
  }
}

/// Fills in a format with arguments.
struct FormatFilling {
  let arguments: [FormatArgument]
  let locale: LanguageTag?
  /// The next argument for a conversion without a position, counted from 0.
  var next = 0
  /// Inside a variable, the argument of the first conversion without a position.
  var own: Int?
  /// The number of variables that may still be filled in, because nested variables can multiply.
  var budget = FormatFilling.mostVariables
  /// The number of bytes that may still be written.
  private var room = FormatFilling.longest

  static let mostVariables = 10_000
  /// The longest text in bytes, because each conversion may show a long argument.
  private static let longest = 4 << 20

  init(arguments: [FormatArgument], locale: LanguageTag?) {
    self.arguments = arguments
    self.locale = locale
  }

  mutating func fill(
    _ format: FormatString,
    variable: (inout FormatFilling, String, Int) throws(FormatError) -> String = {
      (_, name, _) throws(FormatError) in throw .unknownVariable(name)
    }
  ) throws(FormatError) -> String {
    var text = ""
    func take(_ part: String) throws(FormatError) -> String {
      room -= part.utf8.count
      guard room >= 0 else { throw .tooLong(limit: Self.longest) }
      return part
    }
    for part in format.pieces {
      switch part {
      case .text(let literal): text += try take(literal)
      case .conversion(let conversion): text += try take(try self.text(of: conversion))
      case .variable(let name, let position):
        let index = try index(at: position)
        text += try variable(&self, name, index)
      }
    }
    return text
  }

  /// Returns the argument at an index, counted from 0.
  func argument(_ index: Int) throws(FormatError) -> FormatArgument {
    guard arguments.indices.contains(index) else { throw .missingArgument(index + 1) }
    return arguments[index]
  }

  private mutating func index(at position: Int?) throws(FormatError) -> Int {
    if let position {
      guard position <= 127 else { throw .positionTooLarge(position) }
      return position - 1
    }
    defer { next += 1 }
    return next
  }

  private mutating func text(of conversion: FormatString.Conversion) throws(FormatError) -> String {
    let width = try value(of: conversion.width)
    let precision = try value(of: conversion.precision)
    let index: Int
    if conversion.position == nil, let own {
      index = own
      self.own = nil
    } else {
      index = try self.index(at: conversion.position)
    }
    let argument = try argument(index)
    let shown = Shown(
      conversion: conversion, width: width, precision: precision, locale: locale)
    guard let text = shown.text(of: argument) else {
      throw .wrongArgument(index + 1, isA: argument.kind, conversion: "%\(conversion.type)")
    }
    return text
  }

  private mutating func value(
    of number: FormatString.Conversion.Number?
  ) throws(FormatError) -> Int? {
    switch number {
    case nil: return nil
    case .literal(let value): return value
    case .argument(let position):
      let index = try index(at: position)
      guard case .integer(let value) = try argument(index) else {
        throw .wrongArgument(index + 1, isA: try argument(index).kind, conversion: "*")
      }
      return Int(clamping: value)
    }
  }
}

/// A conversion whose width and precision are known.
private struct Shown {
  let conversion: FormatString.Conversion
  let width: Int?
  let precision: Int?
  let locale: LanguageTag?

  /// Returns an argument as text; nil when the conversion does not accept its type.
  func text(of argument: FormatArgument) -> String? {
    switch (conversion.conversion, argument) {
    case ("n", _): ""
    case ("@", .text(let text)), ("s", .text(let text)), ("S", .text(let text)):
      padded(precision.map { String(text.prefix(max($0, 0))) } ?? text)
    case ("d", .integer(let number)), ("i", .integer(let number)), ("D", .integer(let number)):
      signed(number < 0, whole(number.magnitude, of: locale))
    case ("d", .unsigned(let number)), ("i", .unsigned(let number)), ("D", .unsigned(let number)):
      signed(false, whole(number, of: locale))
    case ("u", _), ("U", _): bits(of: argument).map { padded(whole($0, of: locale)) }
    case ("x", _): bits(of: argument).map { based($0, 16, "0x") }
    case ("X", _): bits(of: argument).map { based($0, 16, "0X").uppercased() }
    case ("o", _), ("O", _): bits(of: argument).map { based($0, 8, "0") }
    case ("p", _): bits(of: argument).map { padded("0x" + String($0, radix: 16)) }
    case ("c", _), ("C", _):
      bits(of: argument).flatMap { UnicodeScalar(UInt32(truncatingIfNeeded: $0)) }
        .map { padded(String($0)) }
    case ("f", .double(let number)),
      ("F", .double(let number)) where number.isFinite:
      signed(number.sign == .minus, fraction(number.magnitude))
    case ("f", .double(let number)), ("F", .double(let number)), ("e", .double(let number)),
      ("E", .double(let number)), ("g", .double(let number)), ("G", .double(let number)),
      ("a", .double(let number)), ("A", .double(let number)):
      printed(number)
    default: nil
    }
  }

  private func has(_ flag: Character) -> Bool { conversion.flags.contains(flag) }

  /// Returns the bit pattern of an integer, with as many bits as the length modifier gives.
  private func bits(of argument: FormatArgument) -> UInt64? {
    switch argument {
    case .unsigned(let number): return number
    case .integer(let number) where number >= 0: return UInt64(number)
    case .integer(let number):
      let bits = UInt64(bitPattern: number)
      return conversion.length.isEmpty || conversion.length.hasPrefix("h")
        ? bits & 0xFFFF_FFFF : bits
    default: return nil
    }
  }

  private func whole(_ number: UInt64, of locale: LanguageTag?) -> String {
    let digits = locale.map { NumberFormat.whole(in: $0).string(number) } ?? String(number)
    let missing = max((precision ?? 0) - digits.count, 0)
    return String(repeating: "0", count: missing) + digits
  }

  private func based(_ number: UInt64, _ radix: Int, _ mark: String) -> String {
    let digits = String(number, radix: radix)
    let zeros = String(repeating: "0", count: max((precision ?? 0) - digits.count, 0))
    return padded((has("#") && number != 0 ? mark : "") + zeros + digits)
  }

  private func fraction(_ number: Double) -> String {
    let digits = min(max(precision ?? 6, 0), 340)
    guard let locale else { return cFormatted("%.\(digits)f", number) }
    return NumberFormat.fraction(in: locale, digits: digits).string(number)
  }

  private func printed(_ number: Double) -> String {
    let digits = precision.map { ".\(min(max($0, 0), 340))" } ?? ""
    let format = "%" + (has("#") ? "#" : "") + digits + String(conversion.conversion)
    return signed(number.sign == .minus && !number.isNaN, cFormatted(format, number.magnitude))
  }

  private func cFormatted(_ format: String, _ number: Double) -> String {
    withVaList([number]) { list in
      var room = [CChar](repeating: 0, count: 800)
      let count = vsnprintf(&room, room.count, format, list)
      return String(
        decoding: room.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  private func signed(_ isNegative: Bool, _ digits: String) -> String {
    padded(digits, sign: isNegative ? "-" : has("+") ? "+" : has(" ") ? " " : "")
  }

  /// Pads to the width with spaces, or with zeros after the sign.
  private func padded(_ text: String, sign: String = "") -> String {
    // A width from an argument may be negative, which aligns the text to the left.
    let width = min(abs(self.width ?? 0), 10_000)
    let missing = max(width - text.count - sign.count, 0)
    if has("-") || self.width ?? 0 < 0 {
      return sign + text + String(repeating: " ", count: missing)
    }
    if has("0"), conversion.conversion != "@", precision == nil || conversion.conversion == "f" {
      return sign + String(repeating: "0", count: missing) + text
    }
    return String(repeating: " ", count: missing) + sign + text
  }
}
