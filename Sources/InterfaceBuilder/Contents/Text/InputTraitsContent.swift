/// What a document says of the keyboard of a text control; nil where it leaves that to the system.
public struct InputTraitsContent: Sendable {
  private let element: InterfaceElement?

  init(_ element: InterfaceElement?) { self.element = element }

  /// What is capitalized, such as `words`.
  public var autocapitalizationType: String? { element?["autocapitalizationType"] }
  /// Whether words are corrected: `yes` or `no`.
  public var autocorrectionType: String? { element?["autocorrectionType"] }
  /// Whether misspelled words are marked: `yes` or `no`.
  public var spellCheckingType: String? { element?["spellCheckingType"] }
  /// Whether quotation marks become typographic ones: `yes` or `no`.
  public var smartQuotesType: String? { element?["smartQuotesType"] }
  /// Whether two hyphens become a dash: `yes` or `no`.
  public var smartDashesType: String? { element?["smartDashesType"] }
  /// Whether spaces are kept in order: `yes` or `no`.
  public var smartInsertDeleteType: String? { element?["smartInsertDeleteType"] }
  /// Which keys are shown, such as `numberPad`.
  public var keyboardType: String? { element?["keyboardType"] }
  /// How the keyboard looks, such as `dark`, or `alert` for that in old documents.
  public var keyboardAppearance: String? { element?["keyboardAppearance"] }
  /// What the return key says, such as `done`.
  public var returnKeyType: String? { element?["returnKeyType"] }
  /// What the text is for, such as `password`.
  public var textContentType: String? { element?["textContentType"] }
  /// Whether the return key is disabled while there is no text; false by default.
  public var enablesReturnKeyAutomatically: Bool {
    element?.bool("enablesReturnKeyAutomatically") ?? false
  }
  /// Whether the text is hidden; false by default.
  public var isSecureTextEntry: Bool { element?.bool("secureTextEntry") ?? false }
}
