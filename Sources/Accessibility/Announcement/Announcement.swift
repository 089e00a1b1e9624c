public import Graphics

/// What a screen reader says of an element when its cursor gets there.
public struct Announcement: Sendable, Hashable, Codable {
  /// The property that a phrase comes from.
  public enum Source: Sendable, Hashable, Codable {
    /// The label, and what that was taken from where known.
    case label(LabelSource?)
    /// The value.
    case value
    /// The hint of the element.
    case hint
    /// The state or kind that a trait stands for.
    case trait(AccessibilityTraits)
    /// Whether more or less is shown.
    case expandedStatus
    /// The place in the container.
    case position
    /// What else can be said of the element.
    case customContent
    /// The actions that the element offers.
    case customActions
    /// A hint of the reader itself, for a trait; none for what is no trait.
    case readerHint(AccessibilityTraits)
    /// The name of a container that the cursor enters.
    case container
  }

  /// A piece of the announcement with its punctuation, and where it comes from.
  public struct Phrase: Sendable, Hashable, Codable {
    /// The text as spoken.
    public var text: String
    /// The words before punctuation was added.
    public var words: String
    /// The property that it comes from.
    public var source: Source
    /// The rule that puts it where it is.
    public var rule: AnnouncementRule
    /// The reader's own word; nil for what the element says itself.
    public var word: SpokenWord?
    /// The words in stretches that are spoken in different ways; nil where all of it is spoken
    /// plainly.
    public var attributed: AttributedText?

    /// Creates a phrase; the words are the text unless punctuation was added to them.
    public init(
      _ text: String, words: String? = nil, source: Source, rule: AnnouncementRule? = nil,
      word: SpokenWord? = nil, attributed: AttributedText? = nil
    ) {
      self.text = text
      self.words = words ?? text
      self.source = source
      self.rule = rule ?? source.rule
      self.word = word
      self.attributed = attributed
    }
  }

  /// What is said at once.
  public var description: [Phrase]
  /// What is said after a pause, when the user has hints on.
  public var hint: [Phrase]
  /// What is said last: that there are actions, or more content.
  public var remarks: [Phrase]
  /// The BCP 47 tag of the language of the reader's own words.
  public var language: String
  /// What ends a sentence that has no mark of its own.
  public var sentenceEnd: String
  /// What stands between two phrases.
  public var separator: String
  /// How many punctuation marks the voice names.
  public var punctuation: ReaderSettings.Punctuation
  /// The label that another ``LabelPolicy`` would speak; nil where the policies agree.
  public var overruledLabel: OverruledLabel?

  /// Creates an announcement, with English punctuation unless another one is given.
  public init(
    description: [Phrase], hint: [Phrase] = [], remarks: [Phrase] = [], language: String,
    sentenceEnd: String = ".", separator: String = " ",
    punctuation: ReaderSettings.Punctuation = .some, overruledLabel: OverruledLabel? = nil
  ) {
    self.description = description
    self.hint = hint
    self.remarks = remarks
    self.language = language
    self.sentenceEnd = sentenceEnd
    self.separator = separator
    self.punctuation = punctuation
    self.overruledLabel = overruledLabel
  }
}

extension Announcement {
  /// All phrases in the order in which they are said.
  public var phrases: [Phrase] { description + hint + remarks }

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
    var sentences = [descriptionText]
    if !hint.isEmpty { sentences.append(hintText ?? "") }
    sentences += remarks.map(\.text)
    sentences.removeAll(where: \.isEmpty)
    guard sentences.count > 1 || !hint.isEmpty else { return sentences.first ?? "" }
    return sentences.map { $0.ending(with: sentenceEnd) }.joined(separator: separator)
  }
}

extension String {
  /// The marks that end a sentence, in the scripts of the languages that readers speak.
  private static let stops: Set<Character> = [".", "!", "?", "…", "。", "！", "？", "؟", "۔", "।"]
  /// What may stand behind such a mark and belongs to the sentence.
  private static let closing: Set<Character> = ["\"", "'", "”", "’", "»", ")", "]", "」", "』", "）"]

  /// Whether the text ends a sentence, a closing quotation mark or bracket after the mark included.
  var endsWithStop: Bool {
    last.map(Self.stops.contains) ?? false
      || reversed().first { !Self.closing.contains($0) }.map(Self.stops.contains) ?? false
  }

  /// Returns the text with a mark after it unless it ends a sentence already or is empty.
  func ending(with mark: String) -> String { isEmpty || endsWithStop ? self : self + mark }
}
