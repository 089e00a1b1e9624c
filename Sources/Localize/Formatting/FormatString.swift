/// A format as in printf and Foundation: text with conversions such as `%1$@` and `%#@count@`.
///
/// The syntax is that of CFString.c (swift-corelibs-foundation): before anything other than a
/// conversion, a percent sign is dropped.
public struct FormatString: Sendable, Hashable {
  /// A conversion of an argument.
  public struct Conversion: Sendable, Hashable {
    /// A width or a precision.
    enum Number: Sendable, Hashable {
      case literal(Int)
      /// `*`, or `*2$` with a position.
      case argument(Int?)
    }

    /// The argument, counted from 1; nil for the next one.
    public internal(set) var position: Int?
    /// The length modifier and the conversion character, such as `lld`.
    public var type: String { length + String(conversion) }
    var flags = ""
    var width: Number?
    var precision: Number?
    var length = ""
    var conversion: Character = "@"
  }

  /// A piece of a format.
  public enum Part: Sendable, Hashable {
    /// Literal text.
    case text(String)
    /// A conversion such as `%1$@`.
    case conversion(Conversion)
    /// `%#@name@`, and the position of its argument; nil for the next one.
    case variable(String, position: Int?)
  }

  /// The pieces in order.
  public let parts: [Part]

  /// Reads a format.
  public init(_ text: String) {
    var reader = FormatParser(text)
    parts = reader.parts()
  }

  /// The conversions in order.
  public var conversions: [Conversion] {
    parts.compactMap { if case .conversion(let conversion) = $0 { conversion } else { nil } }
  }

  /// The names of the variables in order.
  public var variables: [String] {
    parts.compactMap { if case .variable(let name, _) = $0 { name } else { nil } }
  }
}

/// Parses a format.
private struct FormatParser {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func parts() -> [FormatString.Part] {
    var parts: [FormatString.Part] = []
    var text = String.UnicodeScalarView()
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      guard scalar == "%", index < scalars.count, let part = part() else {
        text.append(scalar)
        continue
      }
      if case .text(let literal) = part {
        text.append(contentsOf: literal.unicodeScalars)
        continue
      }
      if !text.isEmpty { parts.append(.text(String(text))) }
      text = .init()
      parts.append(part)
    }
    if !text.isEmpty { parts.append(.text(String(text))) }
    return parts
  }

  /// Reads what follows a percent sign; nil when the text ends before the conversion does.
  private mutating func part() -> FormatString.Part? {
    let start = index
    var conversion = FormatString.Conversion()
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      switch scalar {
      case "#" where next == "@":
        guard let name = variable() else { break }
        return .variable(name, position: conversion.position)
      case "-", "+", " ", "#", "0": conversion.flags.unicodeScalars.append(scalar)
      case "1"..."9":
        index -= 1
        let number = number()
        if next == "$" {
          index += 1
          conversion.position = number
        } else {
          conversion.width = .literal(number)
        }
      case "*": conversion.width = .argument(argumentPosition())
      case ".": conversion.precision = precision()
      case "h", "l", "q", "L", "t", "z", "j": conversion.length.unicodeScalars.append(scalar)
      case "[": while index < scalars.count, scalars[index - 1] != "]" { index += 1 }
      case "@", "d", "D", "i", "u", "U", "o", "O", "x", "X", "c", "C", "a", "A", "e", "E", "f", "F",
        "g", "G", "s", "S", "P", "p", "n":
        conversion.conversion = Character(scalar)
        return .conversion(conversion)
      default: return .text(String(scalar))
      }
    }
    index = start
    return nil
  }

  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// Reads the name in `@name@`.
  private mutating func variable() -> String? {
    guard let end = scalars[(index + 1)...].firstIndex(of: "@") else { return nil }
    var name = String.UnicodeScalarView()
    name.append(contentsOf: scalars[index + 1..<end])
    index = end + 1
    return String(name)
  }

  private mutating func number() -> Int {
    var number = 0
    while let digit = next.flatMap({ Character($0).wholeNumberValue }), next?.isASCII == true {
      number = min(number * 10 + digit, 1_000_000)
      index += 1
    }
    return number
  }

  private mutating func precision() -> FormatString.Conversion.Number {
    guard next == "*" else { return .literal(number()) }
    index += 1
    return .argument(argumentPosition())
  }

  /// Reads the `2$` of `*2$`; nil when there is none.
  private mutating func argumentPosition() -> Int? {
    let start = index
    let position = number()
    if position > 0, next == "$" {
      index += 1
      return position
    }
    index = start
    return nil
  }
}
