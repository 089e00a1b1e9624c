/// A language that shows what is not translated and what does not fit, before a translator is asked: `en-XA`, `ar-XB`.
///
/// A text keeps its conversions, variables, messages of plurals, markup, links and escapes. ICU has no such languages, so
/// their texts are made here.
public struct PseudoLanguage: Sendable, Hashable {
  /// The changes of a text.
  public struct Changes: OptionSet, Sendable, Hashable {
    /// The bits of the changes.
    public let rawValue: Int
    /// Creates changes from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Letters have accents: `Šįĝñ`.
    public static let accented = Changes(rawValue: 1)
    /// The text is as much longer as a translation may be.
    public static let longer = Changes(rawValue: 2)
    /// Each piece of the text stands twice.
    public static let doubled = Changes(rawValue: 4)
    /// The text stands in brackets, so that one of them lacks where it is cut.
    public static let bounded = Changes(rawValue: 8)
    /// Each word is written from right to left.
    public static let rightToLeft = Changes(rawValue: 16)
  }

  /// The name, as an option has it: `en-XA`, `accented`.
  public let name: String
  /// The tag, which is private unless CLDR has one.
  public let tag: LanguageTag
  /// The changes of its texts.
  public let changes: Changes

  /// The languages: CLDR's `en-XA` and `ar-XB`, and those with one change, as Xcode has them.
  public static let all = [
    PseudoLanguage("en-XA", "en-XA", [.accented, .longer, .bounded]),
    PseudoLanguage("ar-XB", "ar-XB", .rightToLeft),
    PseudoLanguage("accented", "en-x-accented", .accented),
    PseudoLanguage("double-length", "en-x-double", .doubled),
    PseudoLanguage("bounded", "en-x-bounded", .bounded),
    PseudoLanguage("right-to-left", "ar-XB", .rightToLeft),
  ]

  private init(_ name: String, _ tag: LanguageTag, _ changes: Changes) {
    (self.name, self.tag, self.changes) = (name, tag, changes)
  }

  /// Returns the language of a name, in any case and with hyphens or underscores; nil for another one.
  public init?(named name: String) {
    let name = name.lowercased().replacing("_", with: "-")
    guard let found = Self.all.first(where: { $0.name.lowercased() == name }) else { return nil }
    self = found
  }

  /// Returns the language of a tag; nil for a language that is spoken.
  public init?(_ tag: LanguageTag) {
    guard let found = Self.all.first(where: { $0.tag == tag }) else { return nil }
    self = found
  }

  /// Returns a text as the language has it; an empty one stays empty.
  public func text(_ text: String) -> String {
    let pieces = PseudoPieces.pieces(of: text)
    guard pieces.contains(where: { $0.isLiteral && $0.text.contains { !$0.isWhitespace } }) else {
      return text
    }
    // Words after a percent sign may make a conversion of it: of "50%" doubled, "% D".
    let tries = [self, PseudoLanguage(name, tag, changes.subtracting([.doubled, .longer]))]
    return tries.lazy.map { $0.changed(pieces) }.first { $0.asksForSame(as: text) } ?? text
  }

  private func changed(_ pieces: [PseudoPieces.Piece]) -> String {
    var result = pieces.map { $0.isLiteral ? changed($0.text) : $0.text }.joined()
    if changes.contains(.longer) { result += padding(of: pieces) }
    return changes.contains(.bounded) ? "[\(result)]" : result
  }

  /// Returns a value of a table, each of whose texts is changed.
  public func value(_ value: LocalizedValue) -> LocalizedValue {
    switch value {
    case .text(let text): .text(self.text(text))
    case .format(let text, let variables):
      .format(
        self.text(text),
        variables: variables.mapValues { variable in
          var variable = variable
          // What is in brackets as a whole needs none in its parts.
          variable.categories = variable.categories.mapValues { part.text($0) }
          return variable
        })
    case .plural(let texts): .plural(texts.mapValues { self.value($0) })
    case .device(let texts): .device(texts.mapValues { self.value($0) })
    case .width(let texts): .width(texts.mapValues { self.value($0) })
    }
  }

  private var part: PseudoLanguage {
    PseudoLanguage(name, tag, changes.subtracting([.bounded, .longer]))
  }

  private func changed(_ text: String) -> String {
    var text = text
    if changes.contains(.accented) { text = String(text.map { Self.accents[$0] ?? $0 }) }
    if changes.contains(.doubled), text.contains(where: { !$0.isWhitespace }) {
      let end = text.reversed().prefix { $0.isWhitespace }.count
      text = "\(text.dropLast(end)) \(text)"
    }
    return changes.contains(.rightToLeft) ? reversedWords(text) : text
  }

  /// Returns a text whose words are written from right to left, whatever their letters are.
  private func reversedWords(_ text: String) -> String {
    var (result, word) = ("", "")
    func endWord() {
      if !word.isEmpty { result += "\u{202E}\(word)\u{202C}" }
      word = ""
    }
    for character in text {
      if character.isWhitespace {
        endWord()
        result.append(character)
      } else {
        word.append(character)
      }
    }
    endWord()
    return result
  }

  /// Returns words that make a text as long as a translation may be: twice as long up to 10 letters, and 1.3 times
  /// over 70, after a table of IBM's.
  private func padding(of pieces: [PseudoPieces.Piece]) -> String {
    let length = pieces.filter(\.isLiteral).reduce(0) { $0 + $1.text.count }
    let percent =
      switch length {
      case ...10: 100
      case ...20: 80
      case ...30: 60
      case ...50: 40
      case ...70: 31
      default: 30
      }
    let wanted = (length * percent + 99) / 100
    var (padding, count, number) = ("", 0, 0)
    while count < wanted {
      let word = Self.words[number % Self.words.count]
      padding += " " + word
      (count, number) = (count + 1 + word.utf8.count, number + 1)
    }
    return padding
  }

  private static let words = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]

  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
      "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"))
}

extension String {
  /// Returns whether the text has the same conversions and variables as another one.
  fileprivate func asksForSame(as other: String) -> Bool {
    guard other.contains("%") else { return true }
    let (own, others) = (FormatString(self), FormatString(other))
    return own.conversions == others.conversions && own.variables == others.variables
  }
}

extension LanguageTag {
  /// Indicates whether the tag is of a pseudo-language.
  package var isPseudo: Bool { PseudoLanguage(self) != nil }
}
