public import Graphics

/// The words of a screen reader for an element when its cursor reaches it.
public struct Announcement: Sendable, Hashable, Codable {
  /// The property that a phrase comes from.
  public enum Source: Sendable, Hashable, Codable {
    /// The label, and where it comes from if known.
    case label(LabelSource?)
    /// The value.
    case value
    /// The hint of the element.
    case hint
    /// The state or kind that a trait stands for.
    case trait(AccessibilityTraits)
    /// The expanded or collapsed status.
    case expandedStatus
    /// The position in the container.
    case position
    /// The custom content of the element.
    case customContent
    /// The actions that the element offers.
    case customActions
    /// A hint of the reader's own, for a trait; ``AccessibilityTraits/none`` for any other reason.
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
    /// The rule that determines its place.
    public var rule: AnnouncementRule
    /// The word of the screen reader, or the system's label; nil for what the element says itself.
    public var word: SpokenWord?
    /// The words with their speech attributes; nil when they have none.
    public var attributed: AttributedText?
    /// A Boolean value that indicates whether the reader pauses before it, and so ends the string that it
    /// gives to the voice; false by default.
    public var followsPause: Bool {
      get { pause ?? false }
      set { pause = newValue ? true : nil }
    }

    // Optional, so that a phrase without a pause is stored as before.
    private var pause: Bool?

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

  /// The punctuation marks that the voice names.
  public enum Punctuation: String, Sendable, Hashable, Codable, CaseIterable {
    /// None: marks become pauses.
    case none
    /// Those that change the meaning.
    case some
    /// Every mark.
    case all
  }

  /// The phrases that are spoken immediately.
  public var description: [Phrase]
  /// The phrases that are spoken after a pause, when the user has hints on.
  public var hint: [Phrase]
  /// The phrases that are spoken last: that actions or more content are available.
  public var remarks: [Phrase]
  /// The BCP 47 tag of the language of the reader's own words.
  public var language: String
  /// The mark that ends a sentence without one of its own.
  public var sentenceEnd: String
  /// The separator between two phrases.
  public var separator: String
  /// The punctuation marks that the voice speaks by name.
  public var punctuation: Punctuation
  /// The label that another ``LabelPolicy`` would speak; nil when the policies agree.
  public var overruledLabel: OverruledLabel?

  /// Creates an announcement; the default punctuation is English.
  public init(
    description: [Phrase], hint: [Phrase] = [], remarks: [Phrase] = [], language: String,
    sentenceEnd: String = ".", separator: String = " ",
    punctuation: Punctuation = .some, overruledLabel: OverruledLabel? = nil
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
  /// All phrases, in the order in which they are spoken.
  public var phrases: [Phrase] { description + hint + remarks }

  /// The phrases that are spoken immediately, as text.
  public var descriptionText: String { description.map(\.text).joined(separator: separator) }

  /// The phrases that are spoken after the pause, as text; nil when there are none.
  public var hintText: String? {
    hint.isEmpty ? nil : hint.map(\.text).joined(separator: separator)
  }

  /// The strings that the reader gives to the voice, one after the other.
  public var utterances: [String] {
    var utterances: [String] = []
    for phrase in description {
      if let last = utterances.indices.last, !phrase.followsPause {
        utterances[last] += separator + phrase.text
      } else {
        utterances.append(phrase.text)
      }
    }
    return utterances + [hintText].compactMap(\.self) + remarks.map(\.text)
  }

  /// The whole announcement as Apple's documentation writes it.
  ///
  /// A description before a hint, and the hint itself, end with a period; a description without a
  /// hint is left as is: `Options. Button. Shows additional camera options.`
  public var text: String {
    var sentences = [descriptionText]
    if !hint.isEmpty { sentences.append(hintText ?? "") }
    sentences += remarks.map(\.text)
    sentences.removeAll(where: \.isEmpty)
    guard sentences.count > 1 || !hint.isEmpty else { return sentences.first ?? "" }
    return sentences.map { $0.ending(with: sentenceEnd) }.joined(separator: separator)
  }
}

extension Announcement {
  /// Returns the announcement after those of the containers that the cursor enters, each a sentence.
  public func preceded(by containers: [Announcement]) -> Announcement {
    var whole = self
    let parts = containers.map(\.sentence) + [description]
    whole.description = parts.filter { !$0.isEmpty }.enumerated().flatMap { place, phrases in
      guard place > 0 else { return phrases }
      var phrases = phrases
      phrases[0].followsPause = true
      return phrases
    }
    return whole
  }

  /// The phrases that are spoken immediately, with the mark that ends them.
  private var sentence: [Phrase] {
    var phrases = description
    if let last = phrases.indices.last {
      phrases[last].text = phrases[last].text.ending(with: sentenceEnd)
    }
    return phrases
  }
}

extension String {
  /// The marks that end a sentence, in the scripts of the languages that readers speak.
  private static let stops: Set<Character> = [".", "!", "?", "…", "。", "！", "？", "؟", "۔", "।"]
  /// The marks that may follow such a mark and belong to the sentence.
  private static let closing: Set<Character> = ["\"", "'", "”", "’", "»", ")", "]", "」", "』", "）"]

  /// Indicates whether the text ends a sentence, even with a closing quotation mark or bracket
  /// after the mark.
  var endsWithStop: Bool {
    last.map(Self.stops.contains) ?? false
      || reversed().first { !Self.closing.contains($0) }.map(Self.stops.contains) ?? false
  }

  /// Returns the text with a mark after it unless it already ends a sentence or is empty.
  func ending(with mark: String) -> String { isEmpty || endsWithStop ? self : self + mark }
}
