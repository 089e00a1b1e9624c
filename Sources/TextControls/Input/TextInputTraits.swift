public import ResponderKit

/// The traits of a text for the keyboard: UIKit's `UITextInputTraits`.
///
/// A view that takes keys of its own implements what it needs; the others have UIKit's defaults.
@preconcurrency @MainActor
public protocol TextInputTraits: SecureTextEntry {
  /// The autocapitalization style; sentences unless implemented.
  var autocapitalizationType: TextAutocapitalizationType { get }
  /// The autocorrection style; the system decides unless implemented.
  var autocorrectionType: TextAutocorrectionType { get }
  /// The spell-checking style; the system decides unless implemented.
  var spellCheckingType: TextSpellCheckingType { get }
  /// The style for smart quotation marks; the system decides unless implemented.
  var smartQuotesType: TextSmartQuotesType { get }
  /// The style for smart dashes; the system decides unless implemented.
  var smartDashesType: TextSmartDashesType { get }
  /// The style for smart insertion and deletion of spaces; the system decides unless implemented.
  var smartInsertDeleteType: TextSmartInsertDeleteType { get }
  /// The style for inline predictions of the rest of a word; the system decides unless implemented.
  var inlinePredictionType: TextInlinePredictionType { get }
  /// The type of the keyboard; those of the input method unless implemented.
  var keyboardType: KeyboardType { get }
  /// The appearance of the keyboard; that of the interface unless implemented.
  var keyboardAppearance: KeyboardAppearance { get }
  /// The label of the return key; the default unless implemented.
  var returnKeyType: ReturnKeyType { get }
  /// A Boolean value that indicates whether the return key is disabled while there is no text;
  /// false unless implemented.
  var enablesReturnKeyAutomatically: Bool { get }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The purpose of the text; nil unless implemented.
  var textContentType: TextContentType! { get }
}

extension TextInputTraits {
  /// Sentences.
  public var autocapitalizationType: TextAutocapitalizationType { .sentences }
  /// The default.
  public var autocorrectionType: TextAutocorrectionType { .default }
  /// The default.
  public var spellCheckingType: TextSpellCheckingType { .default }
  /// The default.
  public var smartQuotesType: TextSmartQuotesType { .default }
  /// The default.
  public var smartDashesType: TextSmartDashesType { .default }
  /// The default.
  public var smartInsertDeleteType: TextSmartInsertDeleteType { .default }
  /// The default.
  public var inlinePredictionType: TextInlinePredictionType { .default }
  /// The default.
  public var keyboardType: KeyboardType { .default }
  /// The default.
  public var keyboardAppearance: KeyboardAppearance { .default }
  /// The default.
  public var returnKeyType: ReturnKeyType { .default }
  /// False.
  public var enablesReturnKeyAutomatically: Bool { false }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Nothing.
  public var textContentType: TextContentType! { nil }
}

/// The traits of a text control, which start with UIKit's defaults.
package struct InputTraits: Sendable, Hashable, Codable {
  var autocapitalizationType = TextAutocapitalizationType.sentences
  var autocorrectionType = TextAutocorrectionType.default
  var spellCheckingType = TextSpellCheckingType.default
  var smartQuotesType = TextSmartQuotesType.default
  var smartDashesType = TextSmartDashesType.default
  var smartInsertDeleteType = TextSmartInsertDeleteType.default
  var inlinePredictionType = TextInlinePredictionType.default
  var keyboardType = KeyboardType.default
  var keyboardAppearance = KeyboardAppearance.default
  var returnKeyType = ReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  var textContentType: TextContentType?
}
