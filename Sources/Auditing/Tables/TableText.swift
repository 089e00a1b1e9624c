import Diagnostics
import Localize

/// A text of a key in a language, as the rules see it; an object, because every rule passes it on.
final class TableText: Sendable {
  let key: String
  let value: LocalizedValue
  /// The place of the file among those of the tables.
  let file: Int
  /// The place of the key in the file.
  let offset: Int
  /// The states in a catalog.
  let states: [String]
  /// The arguments of a text that is filled in; nil for another one.
  let signature: FormatSignature?
  /// The kinds of characters in all its texts.
  let marks: TextMarks

  init(
    _ key: String, _ value: LocalizedValue, inFile file: Int, at offset: Int, states: [String] = []
  ) {
    (self.key, self.value, self.file, self.offset) = (key, value, file, offset)
    self.states = states
    var marks = TextMarks()
    value.forEachText { marks.formUnion(TextMarks(in: $0)) }
    self.marks = marks
    var isFormat = false
    if marks.contains(.percent) {
      value.forEachText { text in
        if !isFormat { isFormat = FormatString(text).hasArguments }
      }
    }
    signature = isFormat ? FormatSignature(value) : nil
  }

  /// The text where there is only one; nil for a rule that chooses one.
  var plain: String? { if case .text(let text) = value { text } else { nil } }

  /// Indicates whether the text is filled in: it has a conversion with an argument.
  var isFormat: Bool { signature != nil }
}

/// The kinds of characters in a text, found in one pass, so that a rule looks only at texts that concern it.
struct TextMarks: OptionSet, Sendable {
  let rawValue: UInt16
  init(rawValue: UInt16) { self.rawValue = rawValue }

  static let percent = TextMarks(rawValue: 1)
  static let brace = TextMarks(rawValue: 2)
  static let angle = TextMarks(rawValue: 4)
  static let bracket = TextMarks(rawValue: 8)
  static let newline = TextMarks(rawValue: 16)
  /// A character that is not ASCII.
  static let other = TextMarks(rawValue: 32)
  /// A lowercase letter of ASCII, or what is not ASCII.
  static let lowercase = TextMarks(rawValue: 64)
  /// A letter or a digit of ASCII, or what is not ASCII.
  static let word = TextMarks(rawValue: 128)
  /// A character of general punctuation or of a presentation form, of which some control directions or are marks of bytes.
  static let special = TextMarks(rawValue: 256)
  /// A control character of ASCII other than a tab and a line break.
  static let control = TextMarks(rawValue: 512)
  /// An apostrophe of ASCII.
  static let apostrophe = TextMarks(rawValue: 1024)

  /// Finds the kinds in a text.
  init(in text: String) {
    var bits: UInt16 = 0
    for byte in text.utf8 { bits |= Self.table[Int(byte)] }
    rawValue = bits
  }

  private static let table: [UInt16] = (0...255).map { byte in
    var marks = TextMarks()
    switch UInt8(byte) {
    case UInt8(ascii: "%"): marks = .percent
    case UInt8(ascii: "{"), UInt8(ascii: "}"): marks = .brace
    case UInt8(ascii: "<"): marks = .angle
    case UInt8(ascii: "["), UInt8(ascii: "]"): marks = .bracket
    case UInt8(ascii: "'"): marks = .apostrophe
    case 0x0A, 0x0D: marks = .newline
    case 0x09: marks = []
    case 0..<0x20, 0x7F: marks = .control
    case UInt8(ascii: "a")...UInt8(ascii: "z"): marks = [.word, .lowercase]
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): marks = .word
    case 0xE2, 0xEF, 0xD8: marks = [.other, .lowercase, .word, .special]
    case 0x80...: marks = [.other, .lowercase, .word]
    default: marks = []
    }
    return marks.rawValue
  }
}

extension LocalizedValue {
  /// Calls a closure with each text: that of the value, or all that it chooses among.
  func forEachText(_ body: (String) -> Void) {
    switch self {
    case .text(let text): body(text)
    case .format(let format, let variables):
      body(format)
      for (_, variable) in variables { for (_, text) in variable.categories { body(text) } }
    case .plural(let texts): for (_, text) in texts { text.forEachText(body) }
    case .device(let texts): for (_, text) in texts { text.forEachText(body) }
    case .width(let texts): for (_, text) in texts { text.forEachText(body) }
    }
  }
}
