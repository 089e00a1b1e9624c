// What VoiceOver says where sources differ; Docs/Divergences.md has the sources of each.
extension VoiceOver {
  /// The separator between "Selected" and the name.
  public enum SelectedSeparator: String, Sendable, Hashable, Codable, CaseIterable {
    /// `Selected: Bikes. Button.`
    case colon
    /// `Selected. Bikes. Button.`
    case period
  }

  /// The rules for the marks that end a sentence, and for announcing an element without a name.
  public enum SentenceRule: String, Sendable, Hashable, Codable, CaseIterable {
    /// Every sentence-ending mark of the supported scripts ends a sentence, and no announcement
    /// begins with a mark.
    case lenient
    /// AccessibilitySnapshot's rule: only a period ends a sentence, and the text after a missing
    /// name is still separated from it: `. List Start.`
    case strict
  }

  /// The hints of a text field.
  public enum FieldHint: String, Sendable, Hashable, Codable, CaseIterable {
    /// `As on your card. Double tap to edit.`, as recorded on devices.
    case authorFirst
    /// `Double tap to edit.`, as in AccessibilitySnapshot.
    case ownOnly
  }

  /// The value of a secure text field.
  public enum SecureValue: String, Sendable, Hashable, Codable, CaseIterable {
    /// `9 characters. Secure Text Field.`, as recorded on devices.
    case characterCount
    /// `•••••••••. Secure Text Field.`, as in AccessibilitySnapshot.
    case bullets
  }

  /// The place of the value of a field that is being edited.
  public enum EditingValue: String, Sendable, Hashable, Codable, CaseIterable {
    /// `New Email. Text Field. Is editing. some text`, as recorded on devices.
    case afterState
    /// `New Email: some text. Text Field. Is editing.`, as in AccessibilitySnapshot.
    case afterName
  }

  /// The kind of a search field that is edited like a text field.
  public enum SearchKind: String, Sendable, Hashable, Codable, CaseIterable {
    /// `Search. Search Field.`, as recorded on devices.
    case searchField
    /// `Search. Text Field. Search Field.`, which follows from AccessibilitySnapshot's rules.
    case both
  }

  /// The kind of an element that can be toggled and is no button.
  public enum ToggleKind: String, Sendable, Hashable, Codable, CaseIterable {
    /// `Wi-Fi. On.`, as in AccessibilitySnapshot's images.
    case valueAlone
    /// `Wi-Fi. Switch Button. On.`, as its issue 199 reports of devices.
    case switchButton
  }

  /// The words for custom actions.
  public enum ActionsRemark: String, Sendable, Hashable, Codable, CaseIterable {
    /// `Swipe up or down to select a custom action, then double tap to activate.`, as heard.
    case swipeHint
    /// `Actions Available`, as in AccessibilitySnapshot.
    case available
  }

  /// The words for the caret of a field that is being edited.
  public enum InsertionPoint: String, Sendable, Hashable, Codable, CaseIterable {
    /// `Text Field. Is editing. Character mode. Insertion point at end.`, as heard.
    case spoken
    /// `Text Field. Is editing.`, as in AccessibilitySnapshot.
    case silent
  }

  /// The words for the label of a control whose parts are read.
  public enum GroupName: String, Sendable, Hashable, Codable, CaseIterable {
    /// `Favorite apps. Selected: Weather. Button. 1 of 2.`, as heard on entering it.
    case spoken
    /// `Selected: Weather. Button. 1 of 2.`, as in AccessibilitySnapshot.
    case silent
  }

  /// The place where an element says that it is expanded or collapsed.
  public enum ExpandedPlace: String, Sendable, Hashable, Codable, CaseIterable {
    /// `More. Collapsed. Button.`, as in transcripts of magentaA11y.
    case beforeKind
    /// `More. Button. Collapsed.`, as three pages of a11ysupport.io recorded it.
    case afterKind
  }
}
