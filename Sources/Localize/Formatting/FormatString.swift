/// A format as in printf and Foundation: text with conversions such as `%1$@` and `%#@count@`.
///
/// The syntax is that of CFString.c (swift-corelibs-foundation): before anything other than a
/// conversion, a percent sign is dropped.
///
/// Only the text is kept; its pieces are read from it whenever they are asked for.
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
    /// Indicates whether a space follows the percent sign, as in "50% of", which is seldom meant as a conversion.
    package var isSpaced: Bool { flags.contains(" ") }
    var width: Number?
    var precision: Number?
    var length = ""
    package var conversion: Character = "@"
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

  private let text: String

  /// Reads a format.
  public init(_ text: String) { self.text = text }

  /// The pieces in order.
  public var parts: [Part] { Array(pieces) }

  /// The pieces in order, each read when it is reached.
  var pieces: some Sequence<Part> { FormatPieces(text) }

  /// The conversions in order.
  public var conversions: [Conversion] {
    pieces.compactMap { if case .conversion(let conversion) = $0 { conversion } else { nil } }
  }

  /// The conversions and variables in order, without the text between them.
  var arguments: some Sequence<Part> {
    var pieces = FormatPieces(text)
    pieces.skipsText = true
    return pieces
  }

  /// Indicates whether there is a conversion, but for one with a space, such as the `% o` of "50% of".
  ///
  /// The rest is not read after the first one.
  package var hasConversions: Bool {
    arguments.contains { piece in
      if case .conversion(let conversion) = piece { !conversion.flags.contains(" ") } else { false }
    }
  }

  /// Indicates whether there is a conversion or a variable, but for a conversion with a space, such as the `% o` of "50% of".
  package var hasArguments: Bool {
    arguments.contains { piece in
      if case .conversion(let conversion) = piece { !conversion.isSpaced } else { true }
    }
  }

  /// The first conversion for which a condition holds; nil for none.
  package func firstConversion(where holds: (Conversion) -> Bool) -> Conversion? {
    for case .conversion(let conversion) in arguments where holds(conversion) { return conversion }
    return nil
  }

  /// Indicates whether a percent sign begins no conversion, and is dropped; `%%` is a percent sign.
  package var dropsPercentSigns: Bool {
    var pieces = FormatPieces(text)
    pieces.skipsText = true
    while pieces.next() != nil {}
    return pieces.dropsPercentSigns
  }

  /// The names of the variables in order.
  public var variables: [String] {
    pieces.compactMap { if case .variable(let name, _) = $0 { name } else { nil } }
  }
}

/// Parses a format piece by piece.
private struct FormatPieces: Sequence, IteratorProtocol {
  private let scalars: String.UnicodeScalarView
  private var index: String.Index
  /// The piece after the text that was returned last.
  private var upcoming: FormatString.Part?
  /// The bracket that was found last, or the end if there is none, so that it is not looked for again.
  private var bracket: String.Index?
  /// Indicates whether literal text is not wanted, and passed over.
  var skipsText = false
  /// Indicates whether a percent sign began nothing so far.
  private(set) var dropsPercentSigns = false
  /// The most characters of a conversion; what follows another percent sign is read again.
  private static let longest = 200

  init(_ text: String) {
    scalars = text.unicodeScalars
    index = scalars.startIndex
  }

  mutating func next() -> FormatString.Part? {
    if let part = upcoming {
      upcoming = nil
      return part
    }
    var text = ""
    while let scalar = take() {
      guard scalar == "%", let part = part() else {
        if !skipsText { text.unicodeScalars.append(scalar) }
        continue
      }
      if case .text(let literal) = part {
        // A view of scalars would be copied whole to append several.
        if !skipsText { text += literal }
        continue
      }
      if text.isEmpty { return part }
      upcoming = part
      break
    }
    return text.isEmpty ? nil : .text(text)
  }

  private var following: Unicode.Scalar? { index < scalars.endIndex ? scalars[index] : nil }

  private mutating func take() -> Unicode.Scalar? {
    guard let scalar = following else { return nil }
    index = scalars.index(after: index)
    return scalar
  }

  /// Reads what follows a percent sign; nil when the text ends before the conversion does.
  private mutating func part() -> FormatString.Part? {
    let start = index
    var conversion = FormatString.Conversion()
    var length = 0
    while length < Self.longest, let scalar = take() {
      length += 1
      switch scalar {
      case "#" where following == "@":
        guard let name = variable() else { break }
        return .variable(name, position: conversion.position)
      case "-", "+", " ", "#", "0": conversion.flags.unicodeScalars.append(scalar)
      case "1"..."9":
        index = scalars.index(before: index)
        let number = number()
        if following == "$" {
          index = scalars.index(after: index)
          conversion.position = number
        } else {
          conversion.width = .literal(number)
        }
      case "*": conversion.width = .argument(argumentPosition())
      case ".": conversion.precision = precision()
      case "h", "l", "q", "L", "t", "z", "j": conversion.length.unicodeScalars.append(scalar)
      case "[": skipBracket()
      case "@", "d", "D", "i", "u", "U", "o", "O", "x", "X", "c", "C", "a", "A", "e", "E", "f", "F",
        "g", "G", "s", "S", "P", "p", "n":
        conversion.conversion = Character(scalar)
        return .conversion(conversion)
      default:
        dropsPercentSigns = dropsPercentSigns || scalar != "%" || length > 1
        return .text(String(scalar))
      }
    }
    dropsPercentSigns = true
    index = start
    return nil
  }

  /// Skips to the bracket that closes a set of characters, or to the end.
  private mutating func skipBracket() {
    if bracket.map({ $0 < index }) ?? true {
      bracket = scalars[index...].firstIndex(of: "]") ?? scalars.endIndex
    }
    let end = bracket ?? scalars.endIndex
    index = end < scalars.endIndex ? scalars.index(after: end) : end
  }

  /// Reads the name in `@name@`.
  private mutating func variable() -> String? {
    let start = scalars.index(after: index)
    guard let end = scalars[start...].firstIndex(of: "@") else { return nil }
    index = scalars.index(after: end)
    return String(scalars[start..<end])
  }

  private mutating func number() -> Int {
    var number = 0
    while let digit = following, ("0"..."9").contains(digit) {
      number = Swift.min(number * 10 + Int(digit.value - 0x30), 1_000_000)
      index = scalars.index(after: index)
    }
    return number
  }

  private mutating func precision() -> FormatString.Conversion.Number {
    guard following == "*" else { return .literal(number()) }
    index = scalars.index(after: index)
    return .argument(argumentPosition())
  }

  /// Reads the `2$` of `*2$`; nil when there is none.
  private mutating func argumentPosition() -> Int? {
    let start = index
    let position = number()
    if position > 0, following == "$" {
      index = scalars.index(after: index)
      return position
    }
    index = start
    return nil
  }
}
