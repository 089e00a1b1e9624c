import Localize

/// The beginning and the end of a text.
struct TextEnds {
  /// The marks at the end of a text, whatever the script.
  enum Mark: UInt8 {
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

  init(_ text: String) { self.init(text.utf8Span.span) }

  /// Reads the ends of a text in UTF-8.
  init(_ bytes: Span<UInt8>) {
    startsWithSpace = Self.isSpace(Self.first(of: bytes))
    var end = bytes.count
    var last = Self.last(of: bytes, before: &end)
    endsWithSpace = Self.isSpace(last)
    // Quotation marks, brackets and marks of direction may stand after it.
    while Self.mayFollowMark(last) { last = Self.last(of: bytes, before: &end) }
    mark =
      switch last {
      case "…", "⋯": .ellipsis
      case "." where end > 1 && bytes[end - 1] == 0x2E && bytes[end - 2] == 0x2E: .ellipsis
      case ".", "。", "．", "｡", "।", "۔", "։", "።", "៖", "။": .period
      case ":", "：", "׃", "፦", "﹕": .colon
      case "?", "？", "؟", "\u{37E}", "՞", "፧": .question
      // Greek asks with a semicolon.
      case ";" where bytes.indices.contains { 0xCE...0xCF ~= bytes[$0] }: .question
      case "!", "！", "՜": .exclamation
      default: .none
      }
  }

  /// Returns the first character; a NUL for an empty text.
  private static func first(of bytes: Span<UInt8>) -> Unicode.Scalar {
    guard bytes.count > 1, bytes[0] == 0xC2 else { return bytes.isEmpty ? "\0" : .init(bytes[0]) }
    return Unicode.Scalar(bytes[1])
  }

  /// Returns the character before a place, and moves the place to it; a NUL at the beginning.
  private static func last(of bytes: Span<UInt8>, before end: inout Int) -> Unicode.Scalar {
    var (value, shift) = (UInt32(0), UInt32(0))
    while end > 0 {
      end -= 1
      let byte = UInt32(bytes[end])
      guard byte & 0xC0 == 0x80 else {
        let lead = shift == 0 ? byte : byte & (0x3F >> (shift / 6))
        return Unicode.Scalar(value | lead << shift) ?? "\0"
      }
      value |= (byte & 0x3F) << shift
      shift += 6
    }
    return "\0"
  }

  private static func mayFollowMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "'", "”", "’", "»", ")", "]", "}", "」", "』", "）", "\u{200E}", "\u{200F}", "\u{202C}",
      "\u{2069}":
      true
    default: isSpace(scalar)
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\u{A0}" || scalar == "\t"
  }

  /// Returns whether another mark than that of a source is none: of a word, a period is that of an abbreviation, and Chinese
  /// and Japanese do without it where no sentence follows.
  func isUsual(
    besides source: TextEnds, ofText text: String, in language: LanguageTag?
  ) -> Bool {
    guard Set([mark, source.mark]) == [.none, .period] else { return false }
    return text.split(separator: " ").count < 2 || ["zh", "ja"].contains(language?.language ?? "")
  }
}
