/// The keyboard settings of a text control in a document; nil where it leaves that to the system.
public struct InputTraitsContent: Sendable {
  private let element: InterfaceElement?

  init(_ element: InterfaceElement?) { self.element = element }

  /// The capitalization, such as `words`.
  public var autocapitalizationType: String? { element?["autocapitalizationType"] }
  /// The autocorrection of words: `yes` or `no`.
  public var autocorrectionType: String? { element?["autocorrectionType"] }
  /// The spell-checking style: `yes` or `no`.
  public var spellCheckingType: String? { element?["spellCheckingType"] }
  /// The style for smart quotation marks: `yes` or `no`.
  public var smartQuotesType: String? { element?["smartQuotesType"] }
  /// The style for smart dashes: `yes` or `no`.
  public var smartDashesType: String? { element?["smartDashesType"] }
  /// The style for smart insertion and deletion of spaces: `yes` or `no`.
  public var smartInsertDeleteType: String? { element?["smartInsertDeleteType"] }
  /// The type of the keyboard, such as `numberPad`.
  public var keyboardType: String? { element?["keyboardType"] }
  /// The appearance of the keyboard, such as `dark`, or `alert` for that in old documents.
  public var keyboardAppearance: String? { element?["keyboardAppearance"] }
  /// The label of the return key, such as `done`.
  public var returnKeyType: String? { element?["returnKeyType"] }
  /// The purpose of the text, such as `password`.
  public var textContentType: String? { element?["textContentType"] }
  /// A Boolean value that indicates whether the return key is disabled while there is no text;
  /// false by default.
  public var enablesReturnKeyAutomatically: Bool {
    element?.bool("enablesReturnKeyAutomatically") ?? false
  }
  /// A Boolean value that indicates whether the text is hidden; false by default.
  public var isSecureTextEntry: Bool { element?.bool("secureTextEntry") ?? false }
}
