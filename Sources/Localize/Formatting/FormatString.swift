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

  /// Calls a closure with the conversions and variables in order; returns whether a percent sign begins none of them.
  func readArguments(_ body: (Part) -> Void) -> Bool {
    var pieces = FormatPieces(text)
    pieces.skipsText = true
    while let piece = pieces.next() { body(piece) }
    return pieces.dropsPercentSigns
  }

  /// The first conversion for which a condition holds; nil for none.
  package func firstConversion(where holds: (Conversion) -> Bool) -> Conversion? {
    for case .conversion(let conversion) in arguments where holds(conversion) { return conversion }
    return nil
  }

  /// Indicates whether a percent sign begins no conversion, and is dropped; `%%` is a percent sign.
  package var dropsPercentSigns: Bool { readArguments { _ in } }

  /// The names of the variables in order.
  public var variables: [String] {
    pieces.compactMap { if case .variable(let name, _) = $0 { name } else { nil } }
  }
}

/// Parses a format piece by piece, as bytes: all that a conversion is made of is ASCII.
private struct FormatPieces: Sequence, IteratorProtocol {
  private let text: String
  private let bytes: String.UTF8View
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
    self.text = text
    bytes = text.utf8
    index = bytes.startIndex
  }

  mutating func next() -> FormatString.Part? {
    if let part = upcoming {
      upcoming = nil
      return part
    }
    var literal = ""
    while index < bytes.endIndex {
      let start = index
      while index < bytes.endIndex, bytes[index] != UInt8(ascii: "%") {
        bytes.formIndex(after: &index)
      }
      if !skipsText, start < index { literal += text[start..<index] }
      guard index < bytes.endIndex else { break }
      let sign = index
      bytes.formIndex(after: &index)
      guard let part = part() else {
        if !skipsText { literal += text[sign..<index] }
        continue
      }
      if case .text(let dropped) = part {
        if !skipsText { literal += dropped }
        continue
      }
      if literal.isEmpty { return part }
      upcoming = part
      break
    }
    return literal.isEmpty ? nil : .text(literal)
  }

  private var following: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  /// Reads what follows a percent sign; nil when the text ends before the conversion does.
  private mutating func part() -> FormatString.Part? {
    let start = index
    var conversion = FormatString.Conversion()
    var length = 0
    while length < Self.longest, let byte = following {
      let place = index
      bytes.formIndex(after: &index)
      length += 1
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case "#" where following == UInt8(ascii: "@"):
        guard let name = variable() else { break }
        return .variable(name, position: conversion.position)
      case "-", "+", " ", "#", "0": conversion.flags.unicodeScalars.append(scalar)
      case "1"..."9":
        index = place
        let number = number()
        if following == UInt8(ascii: "$") {
          bytes.formIndex(after: &index)
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
        if scalar.isASCII { return .text(String(scalar)) }
        // Its other bytes follow, and are read with it.
        index = place
        return .text("")
      }
    }
    dropsPercentSigns = true
    index = start
    return nil
  }

  /// Skips to the bracket that closes a set of characters, or to the end.
  private mutating func skipBracket() {
    if bracket.map({ $0 < index }) ?? true {
      bracket = bytes[index...].firstIndex(of: UInt8(ascii: "]")) ?? bytes.endIndex
    }
    let end = bracket ?? bytes.endIndex
    index = end < bytes.endIndex ? bytes.index(after: end) : end
  }

  /// Reads the name in `@name@`.
  private mutating func variable() -> String? {
    let start = bytes.index(after: index)
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "@")) else { return nil }
    index = bytes.index(after: end)
    return String(text[start..<end])
  }

  private mutating func number() -> Int {
    var number = 0
    while let digit = following, (0x30...0x39).contains(digit) {
      number = Swift.min(number * 10 + Int(digit - 0x30), 1_000_000)
      bytes.formIndex(after: &index)
    }
    return number
  }

  private mutating func precision() -> FormatString.Conversion.Number {
    guard following == UInt8(ascii: "*") else { return .literal(number()) }
    bytes.formIndex(after: &index)
    return .argument(argumentPosition())
  }

  /// Reads the `2$` of `*2$`; nil when there is none.
  private mutating func argumentPosition() -> Int? {
    let start = index
    let position = number()
    if position > 0, following == UInt8(ascii: "$") {
      bytes.formIndex(after: &index)
      return position
    }
    index = start
    return nil
  }
}
