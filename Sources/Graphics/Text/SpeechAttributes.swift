/// How a stretch of text is to be spoken: the speech attributes of UIKit's attributed strings.
///
/// nil everywhere leaves it to the reader. Sources: the constants `accessibilitySpeech…` and
/// `accessibilityText…` of `NSAttributedString.Key`.
public struct SpeechAttributes: Sendable, Hashable, Codable {
  /// Whether every punctuation mark is named; false unless set.
  public var punctuation: Bool?
  /// The BCP 47 tag of the voice; the element's unless set.
  public var language: String?
  /// How high the voice is, from 0 to 2; 1 unless set.
  public var pitch: Double?
  /// Whether an announcement waits for what is being said instead of interrupting it; false unless
  /// set.
  public var queuesAnnouncement: Bool?
  /// The pronunciation in the International Phonetic Alphabet.
  public var ipaNotation: String?
  /// Whether the text is said letter by letter; false unless set.
  public var spellsOut: Bool?
  /// How an announcement competes with others; ``AccessibilityPriority/default`` unless set.
  public var announcementPriority: AccessibilityPriority?
  /// The level of a heading from 1 to 6; 0 for text that is none, which it is unless set.
  public var headingLevel: Int?
  /// What else is said of the text on demand.
  public var custom: [String]?
  /// What kind of text it is.
  public var textualContext: AccessibilityTextualContext?

  /// Creates attributes that say nothing but what is given.
  public init(
    punctuation: Bool? = nil, language: String? = nil, pitch: Double? = nil,
    queuesAnnouncement: Bool? = nil, ipaNotation: String? = nil, spellsOut: Bool? = nil,
    announcementPriority: AccessibilityPriority? = nil, headingLevel: Int? = nil,
    custom: [String]? = nil, textualContext: AccessibilityTextualContext? = nil
  ) {
    self.punctuation = punctuation
    self.language = language
    self.pitch = pitch
    self.queuesAnnouncement = queuesAnnouncement
    self.ipaNotation = ipaNotation
    self.spellsOut = spellsOut
    self.announcementPriority = announcementPriority
    self.headingLevel = headingLevel
    self.custom = custom
    self.textualContext = textualContext
  }
}
