import Localize

/// The features of a text, found in one pass, so that a rule looks only at texts that concern it.
struct TextMarks: OptionSet, Sendable {
  let rawValue: UInt32

  static let percent = TextMarks(rawValue: 1 << 0)
  static let brace = TextMarks(rawValue: 1 << 1)
  static let angle = TextMarks(rawValue: 1 << 2)
  static let bracket = TextMarks(rawValue: 1 << 3)
  static let newline = TextMarks(rawValue: 1 << 4)
  /// A lowercase letter of ASCII, or what is not ASCII.
  static let lowercase = TextMarks(rawValue: 1 << 6)
  /// A letter or a digit of ASCII, or what is not ASCII.
  static let word = TextMarks(rawValue: 1 << 7)
  /// A character that may be a letter of another script than Latin.
  static let foreign = TextMarks(rawValue: 1 << 8)
  /// A control of direction that opens or closes something.
  static let direction = TextMarks(rawValue: 1 << 9)
  /// A NUL, a byte order mark or a replacement character.
  static let stray = TextMarks(rawValue: 1 << 10)
  /// A full-width percent sign.
  static let wide = TextMarks(rawValue: 1 << 11)
  /// A character that may be composed with others.
  static let uncomposed = TextMarks(rawValue: 1 << 12)
  /// A character that the marks above depend on.
  private static let rare = TextMarks(rawValue: 1 << 13)

  /// The text is empty.
  static let empty = TextMarks(rawValue: 1 << 14)
  /// The value chooses among texts.
  static let choice = TextMarks(rawValue: 1 << 15)
  /// The text is filled in.
  static let format = TextMarks(rawValue: 1 << 16)
  /// A percent sign begins no conversion.
  static let strayPercent = TextMarks(rawValue: 1 << 17)
  /// A conversion is for values of C.
  static let ofC = TextMarks(rawValue: 1 << 18)
  /// A conversion has a position.
  static let positions = TextMarks(rawValue: 1 << 19)
  /// A catalog has the text as new, or as in need of a review.
  static let unfinished = TextMarks(rawValue: 1 << 20)

  static let startsWithSpace = TextMarks(rawValue: 1 << 21)
  static let endsWithSpace = TextMarks(rawValue: 1 << 22)
  /// The mark at the end, as a number of three bits.
  private static let endShift: UInt32 = 23

  /// The spaces and the mark at the ends of the text.
  var ends: TextMarks {
    intersection([
      .startsWithSpace, .endsWithSpace, TextMarks(rawValue: 7 << Self.endShift),
    ])
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Finds the marks of all texts of a value; the ends are those of a value of one text.
  init(of value: LocalizedValue) {
    if case .text(let text) = value {
      let bytes = text.utf8Span.span
      var marks = TextMarks(in: bytes)
      let ends = TextEnds(bytes)
      if ends.startsWithSpace { marks.insert(.startsWithSpace) }
      if ends.endsWithSpace { marks.insert(.endsWithSpace) }
      marks.insert(TextMarks(rawValue: UInt32(ends.mark.rawValue) << Self.endShift))
      if bytes.isEmpty { marks.insert(.empty) }
      self = marks
      return
    }
    var marks: TextMarks = value.plainText.isEmpty ? [.choice, .empty] : .choice
    value.forEachText { marks.formUnion(TextMarks(in: $0.utf8Span.span)) }
    self = marks
  }

  /// Finds the kinds of characters in a text in UTF-8.
  private init(in bytes: Span<UInt8>) {
    let bits = bytes.withUnsafeBufferPointer { bytes in
      Self.table.withUnsafeBufferPointer { table in
        bytes.reduce(into: UInt32(0)) { $0 |= table[Int($1)] }
      }
    }
    rawValue =
      (bits & Self.rare.rawValue == 0 ? bits : bits | Self.rareMarks(in: bytes)) & ~Self.rare
      .rawValue
  }

  /// Finds the marks of characters that their first bytes do not tell.
  private static func rareMarks(in bytes: Span<UInt8>) -> UInt32 {
    var bits: UInt32 = 0
    bytes.forEachScalar { scalar in
      switch scalar {
      case ..<0x80: break
      case 0x202A...0x202E, 0x2066...0x2069: bits |= direction.rawValue | uncomposed.rawValue
      case 0xFEFF, 0xFFFD: bits |= stray.rawValue | uncomposed.rawValue
      case 0xFF05: bits |= wide.rawValue
      default: if !ComposedText.isAlone(scalar) { bits |= uncomposed.rawValue }
      }
    }
    return bits
  }

  private static let table: [UInt32] = (0...255).map { byte in
    var marks = TextMarks()
    switch UInt8(byte) {
    case UInt8(ascii: "%"): marks = .percent
    case UInt8(ascii: "{"), UInt8(ascii: "}"): marks = .brace
    case UInt8(ascii: "<"): marks = .angle
    case UInt8(ascii: "["), UInt8(ascii: "]"): marks = .bracket
    case 0x0A, 0x0D: marks = .newline
    case 0: marks = .stray
    case UInt8(ascii: "a")...UInt8(ascii: "z"): marks = [.word, .lowercase]
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): marks = .word
    case 0x80...: marks = [.lowercase, .word]
    default: marks = []
    }
    switch UInt8(byte) {
    // U+0300 to U+036F are marks; U+2000 to U+2FFF are no letters.
    case 0xCC, 0xE2: marks.insert(.rare)
    // Of Cyrillic, U+0400 to U+047F.
    case 0xD0, 0xD1: marks.insert(.foreign)
    // U+4000 to U+9FFF, and Korean from U+B000 to U+CFFF.
    case 0xE4...0xE9, 0xEB...0xEC: marks.insert(.foreign)
    case 0xCD...0xF4: marks.formUnion([.rare, .foreign])
    default: break
    }
    return marks.rawValue
  }
}

extension Span<UInt8> {
  /// Calls a closure with each character of valid UTF-8, by its code.
  func forEachScalar(_ body: (UInt32) -> Void) {
    var place = 0
    while place < count {
      let lead = UInt32(self[place])
      let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      var scalar = length == 1 ? lead : lead & (0x7F >> UInt32(length))
      for offset in 1..<length where place + offset < count {
        scalar = scalar << 6 | UInt32(self[place + offset]) & 0x3F
      }
      place += length
      body(scalar)
    }
  }
}
