/// The speech of a run of text: the speech attributes of UIKit's attributed strings.
///
/// An attribute that is nil leaves the choice to the reader. Sources: the constants
/// `accessibilitySpeech…` and `accessibilityText…` of `NSAttributedString.Key`.
public struct SpeechAttributes: Sendable, Hashable, Codable {
  /// An optional Boolean value that indicates whether every punctuation mark is spoken by name;
  /// false unless set.
  public var punctuation: Bool?
  /// The BCP 47 tag of the voice; the element's unless set.
  public var language: String?
  /// The pitch of the voice, from 0 to 2; 1 unless set.
  public var pitch: Double?
  /// An optional Boolean value that indicates whether an announcement waits for current speech
  /// instead of interrupting it; false unless set.
  public var queuesAnnouncement: Bool?
  /// The pronunciation in the International Phonetic Alphabet.
  public var ipaNotation: String?
  /// An optional Boolean value that indicates whether the text is spelled out letter by letter;
  /// false unless set.
  public var spellsOut: Bool?
  /// The priority of an announcement among others; ``AccessibilityPriority/default`` unless set.
  public var announcementPriority: AccessibilityPriority?
  /// The level of a heading from 1 to 6; 0, the default, for text that is not a heading.
  public var headingLevel: Int?
  /// Further information about the text, which a reader speaks on demand.
  public var custom: [String]?
  /// The kind of text.
  public var textualContext: AccessibilityTextualContext?

  /// Creates attributes; the ones that are not given are nil.
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
