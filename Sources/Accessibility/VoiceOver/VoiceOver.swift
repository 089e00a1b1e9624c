/// VoiceOver on iOS: its announcements of elements on focus, and of changes.
///
/// The order of parts is AccessibilitySnapshot's model of VoiceOver, checked against Apple's
/// pages of its controls. Recorded outputs of devices go before the model.
/// Where sources differ, a property is the policy.
public struct VoiceOver: ScreenReader {
  /// The user's verbosity settings.
  public var settings: Settings
  /// The version of iOS; since iOS 17, any value of a switch is spoken.
  public var systemVersion: Int
  /// The separator between "Selected" and the name; a colon by default.
  public var selectedSeparator: SelectedSeparator
  /// The rule for ending sentences; lenient by default.
  public var sentenceRule: SentenceRule
  /// A Boolean value that indicates whether an element that opens choices is announced as a pop-up
  /// button, with a hint, as on devices; true by default.
  public var speaksPopUpButtons: Bool
  /// The hints of a text field; the author's and then VoiceOver's by default.
  public var fieldHint = FieldHint.authorFirst
  /// The value of a secure text field; the number of characters by default.
  public var secureValue = SecureValue.characterCount
  /// The value of a field that is being edited; after that state by default.
  public var editingValue = EditingValue.afterState
  /// The kind of a search field that is edited like a text field; a search field by default.
  public var searchKind = SearchKind.searchField
  /// The words for an element that can be toggled and is not a button; its value alone by default.
  public var toggleKind = ToggleKind.valueAlone
  /// The place where an element says that it is expanded or collapsed; before its kind by default.
  public var expandedPlace = ExpandedPlace.beforeKind
  /// The words for custom actions; a hint by default.
  public var actionsRemark = ActionsRemark.swipeHint
  /// The words for the caret of a field that is being edited; spoken by default.
  public var insertionPoint = InsertionPoint.spoken
  /// The words for the label of a control whose parts are read; spoken by default.
  public var groupName = GroupName.spoken

  /// Creates VoiceOver of iOS 26 according to the model, with the settings of a new device.
  public init(
    settings: Settings = Settings(), systemVersion: Int = 26,
    selectedSeparator: SelectedSeparator = .colon, sentenceRule: SentenceRule = .lenient,
    speaksPopUpButtons: Bool = true
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
    var utterance = VoiceOverUtterance(
      element: element.withTraitsOfUIKit, book: phrasebook, reader: self)
    utterance.addName()
    utterance.addPlaceholder()
    utterance.addCustomContent()
    utterance.addTraits()
    utterance.addPosition()
    utterance.addHints()
    utterance.addRemarks()
    return utterance.announcement
  }
}
