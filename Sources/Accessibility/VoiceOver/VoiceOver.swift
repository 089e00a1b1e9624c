/// VoiceOver on iOS: what it says of an element on focus, and of what has changed.
///
/// The order of parts is AccessibilitySnapshot's model of VoiceOver, held against Apple's UIButton,
/// UISlider and UIDatePicker pages. Where the model and transcripts of devices differ there is an
/// option.
public struct VoiceOver: ScreenReader {
  /// What stands between "Selected" and the name.
  public enum SelectedSeparator: String, Sendable, Hashable, Codable, CaseIterable {
    /// `Selected: Bikes. Button.`
    case colon
    /// `Selected. Bikes. Button.`
    case period
  }

  /// Which marks end a sentence, and what becomes of an element without a name.
  public enum SentenceRule: String, Sendable, Hashable, Codable, CaseIterable {
    /// Every mark of the scripts that are spoken ends one, and no announcement begins with a mark.
    case lenient
    /// AccessibilitySnapshot's: the full stop alone ends one, and what follows a missing name is set
    /// off all the same: `. List Start.`
    case strict
  }

  /// What the user has chosen to hear.
  public var settings: Settings
  /// The version of iOS; from 17 on a switch's value is spoken whatever it is.
  public var systemVersion: Int
  /// What stands between "Selected" and the name; a colon unless set.
  public var selectedSeparator: SelectedSeparator
  /// Which marks end a sentence; lenient unless set.
  public var sentenceRule: SentenceRule
  /// Whether a button that pops up choices says so, as devices do, with their hint; otherwise it is a
  /// button, as in the model.
  public var speaksPopUpButtons: Bool

  /// Creates the reader of iOS 26 as the model has it, with the settings of a new device.
  public init(
    settings: Settings = Settings(), systemVersion: Int = 26,
    selectedSeparator: SelectedSeparator = .colon, sentenceRule: SentenceRule = .lenient,
    speaksPopUpButtons: Bool = false
  ) {
    self.settings = settings
    self.systemVersion = systemVersion
    self.selectedSeparator = selectedSeparator
    self.sentenceRule = sentenceRule
    self.speaksPopUpButtons = speaksPopUpButtons
  }

  /// Returns what VoiceOver says when its cursor gets to the element.
  public func announcement(
    of element: AccessibilityElement, in phrasebook: some Phrasebook
  ) -> Announcement {
    var utterance = VoiceOverUtterance(element: element, book: phrasebook, reader: self)
    utterance.addName()
    utterance.addTraits()
    utterance.addPosition()
    utterance.addCustomContent()
    utterance.addHints()
    utterance.addRemarks()
    return utterance.announcement
  }
}
