/// VoiceOver on iOS: its announcements of elements on focus, and of changes.
///
/// The order of parts is AccessibilitySnapshot's model of VoiceOver, checked against Apple's
/// UIButton, UISlider and UIDatePicker pages. Options cover the differences between the model and
/// transcripts of devices.
public struct VoiceOver: ScreenReader {
  /// The separator between "Selected" and the name.
  public enum SelectedSeparator: String, Sendable, Hashable, Codable, CaseIterable {
    /// `Selected: Bikes. Button.`
    case colon
    /// `Selected. Bikes. Button.`
    case period
  }

  /// Which marks end a sentence, and how an element without a name is announced.
  public enum SentenceRule: String, Sendable, Hashable, Codable, CaseIterable {
    /// Every sentence-ending mark of the supported scripts ends a sentence, and no announcement
    /// begins with a mark.
    case lenient
    /// AccessibilitySnapshot's rule: only a period ends a sentence, and the text after a missing
    /// name is still separated from it: `. List Start.`
    case strict
  }

  /// The user's verbosity settings.
  public var settings: Settings
  /// The version of iOS; since iOS 17, any value of a switch is spoken.
  public var systemVersion: Int
  /// The separator between "Selected" and the name; a colon by default.
  public var selectedSeparator: SelectedSeparator
  /// The rule for ending sentences; lenient by default.
  public var sentenceRule: SentenceRule
  /// Whether a pop-up button is announced as one, with a hint, as on devices; otherwise it is
  /// announced as a button, as in the model.
  public var speaksPopUpButtons: Bool

  /// Creates VoiceOver of iOS 26 according to the model, with the settings of a new device.
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

  /// Returns what VoiceOver says when its cursor reaches the element.
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
