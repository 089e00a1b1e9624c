/// What a screen reader says of an element when its cursor gets there.
public struct Announcement: Sendable, Hashable, Codable {
  /// Where a phrase comes from.
  public enum Source: Sendable, Hashable, Codable {
    /// The label, and what that was taken from where known.
    case label(LabelSource?)
    /// The value.
    case value
    /// The hint of the element.
    case hint
    /// The state or kind that a trait stands for.
    case trait(AccessibilityTraits)
    /// The place in the container.
    case position
    /// A hint of the reader itself, for a trait.
    case readerHint(AccessibilityTraits)
  }

  /// A piece of the announcement with its punctuation.
  public struct Phrase: Sendable, Hashable, Codable {
    /// The text as spoken.
    public var text: String
    /// The words before punctuation was added.
    public var words: String
    /// Where it comes from.
    public var source: Source

    /// Creates a phrase; the words are the text unless punctuation was added to them.
    public init(_ text: String, words: String? = nil, source: Source) {
      self.text = text
      self.words = words ?? text
      self.source = source
    }
  }

  /// What is said at once.
  public var description: [Phrase]
  /// What is said after a pause, when the user has hints on.
  public var hint: [Phrase]
  /// The BCP 47 tag of the language of the reader's own words.
  public var language: String
  /// What ends a sentence that has no mark of its own.
  public var sentenceEnd: String
  /// What stands between two phrases.
  public var separator: String

  /// Creates an announcement, with English punctuation unless another one is given.
  public init(
    description: [Phrase], hint: [Phrase], language: String, sentenceEnd: String = ".",
    separator: String = " "
  ) {
    self.description = description
    self.hint = hint
    self.language = language
    self.sentenceEnd = sentenceEnd
    self.separator = separator
  }
}

extension Announcement {
  /// What is said at once, as text.
  public var descriptionText: String { description.map(\.text).joined(separator: separator) }

  /// What is said after the pause, as text; nil where there is nothing.
  public var hintText: String? {
    hint.isEmpty ? nil : hint.map(\.text).joined(separator: separator)
  }

  /// The whole announcement as Apple's documentation writes it.
  ///
  /// A description before a hint, and the hint, end with a full stop; a description without a hint
  /// is left as it is: `Options. Button. Shows additional camera options.`
  public var text: String {
    guard let hintText else { return descriptionText }
    let sentences = [descriptionText, hintText].filter { !$0.isEmpty }
    return sentences.map { $0.ending(with: sentenceEnd) }.joined(separator: separator)
  }
}

extension String {
  /// The marks that end a sentence, in the scripts of the languages that readers speak.
  private static let stops: Set<Character> = [".", "!", "?", "…", "。", "！", "？", "؟", "۔", "।"]

  /// Whether the text ends a sentence.
  var endsWithStop: Bool { last.map(Self.stops.contains) ?? false }

  /// Returns the text with a mark after it unless it ends a sentence already or is empty.
  func ending(with mark: String) -> String { isEmpty || endsWithStop ? self : self + mark }
}
