import Localize

/// The beginning and the end of a text.
struct TextEnds {
  /// The marks at the end of a text, whatever the script.
  enum Mark {
    case none, period, ellipsis, colon, question, exclamation

    var words: String {
      switch self {
      case .none: "no mark"
      case .period: "a period"
      case .ellipsis: "an ellipsis"
      case .colon: "a colon"
      case .question: "a question mark"
      case .exclamation: "an exclamation mark"
      }
    }
  }

  let startsWithSpace: Bool
  let endsWithSpace: Bool
  let mark: Mark
  private let text: String
  /// Indicates whether there are letters, so that a mark ends something.
  var hasWords: Bool { text.unicodeScalars.contains { $0.properties.isAlphabetic } }
  /// Indicates whether there are words with a space between.
  var hasSeveralWords: Bool { text.split(separator: " ").count > 1 }

  init(_ text: String) {
    let scalars = text.unicodeScalars
    startsWithSpace = scalars.first.map(Self.isSpace) ?? false
    endsWithSpace = scalars.last.map(Self.isSpace) ?? false
    self.text = text
    // Quotation marks, brackets and marks of direction may stand after it.
    let end = scalars.reversed().lazy.drop {
      Self.isSpace($0) || "\"'”’»)]}」』）\u{200E}\u{200F}\u{202C}\u{2069}".unicodeScalars.contains($0)
    }.prefix(3)
    let last = Array(end)
    switch last.first {
    case "…", "⋯": mark = .ellipsis
    case "." where last.count == 3 && last.allSatisfy { $0 == "." }: mark = .ellipsis
    case ".", "。", "．", "｡", "।", "۔", "։", "።", "៖", "។", "။": mark = .period
    case ":", "：", "׃", "፦", "﹕": mark = .colon
    case "?", "？", "؟", "\u{37E}", "՞", "፧": mark = .question
    // Greek asks with a semicolon.
    case ";":
      mark = text.unicodeScalars.contains { (0x370...0x3FF).contains($0.value) } ? .question : .none
    case "!", "！", "՜": mark = .exclamation
    default: mark = .none
    }
  }

  /// Returns whether two texts begin with letters and end with the same characters or letters, as far as their bytes tell.
  static func areAlike(_ one: String, _ other: String) -> Bool {
    let (first, second) = (one.utf8, other.utf8)
    guard beginsWord(first.first), beginsWord(second.first) else { return false }
    return isLetter(first.last) && isLetter(second.last)
      || first.count > 2 && second.count > 2 && first.suffix(3).elementsEqual(second.suffix(3))
  }

  /// Returns whether a text that begins with a byte begins with no space; that of U+00A0 begins with C2.
  private static func beginsWord(_ byte: UInt8?) -> Bool {
    byte.map { $0 > 0x20 && $0 != 0xC2 } ?? false
  }

  private static func isLetter(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
    default: return false
    }
  }

  /// Returns whether a difference is none: of a word, a period is that of an abbreviation, and Chinese and Japanese do
  /// without it where no sentence follows.
  static func isUsual(_ own: TextEnds, _ source: TextEnds, in language: LanguageTag?) -> Bool {
    guard Set([own.mark, source.mark]) == [.none, .period] else { return false }
    return !source.hasSeveralWords || ["zh", "ja"].contains(language?.language ?? "")
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\u{A0}" || scalar == "\t"
  }
}
