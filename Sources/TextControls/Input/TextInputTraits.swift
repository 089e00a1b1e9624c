public import ResponderKit

/// What the keyboard should know of a text: UIKit's `UITextInputTraits`.
///
/// A view that takes keys of its own implements what it needs; the others have UIKit's defaults.
@preconcurrency @MainActor
public protocol TextInputTraits: SecureTextEntry {
  /// What is capitalized; sentences unless implemented.
  var autocapitalizationType: TextAutocapitalizationType { get }
  /// Whether words are corrected; the system decides unless implemented.
  var autocorrectionType: TextAutocorrectionType { get }
  /// Whether misspelled words are marked; the system decides unless implemented.
  var spellCheckingType: TextSpellCheckingType { get }
  /// Whether quotation marks become typographic ones; the system decides unless implemented.
  var smartQuotesType: TextSmartQuotesType { get }
  /// Whether two hyphens become a dash; the system decides unless implemented.
  var smartDashesType: TextSmartDashesType { get }
  /// Whether spaces are kept in order; the system decides unless implemented.
  var smartInsertDeleteType: TextSmartInsertDeleteType { get }
  /// Whether the rest of a word is suggested; the system decides unless implemented.
  var inlinePredictionType: TextInlinePredictionType { get }
  /// Which keys are shown; those of the input method unless implemented.
  var keyboardType: KeyboardType { get }
  /// How the keyboard looks; as the interface does unless implemented.
  var keyboardAppearance: KeyboardAppearance { get }
  /// What the return key says; the default unless implemented.
  var returnKeyType: ReturnKeyType { get }
  /// Whether the return key is disabled while there is no text; false unless implemented.
  var enablesReturnKeyAutomatically: Bool { get }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the text is for; nil unless implemented.
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
struct InputTraits {
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
