import ResponderKit

/// A control whose traits can be set, as those of a document are.
@MainActor
package protocol SettableInputTraits: TextInputTraits {
  var autocapitalizationType: TextAutocapitalizationType { get set }
  var autocorrectionType: TextAutocorrectionType { get set }
  var spellCheckingType: TextSpellCheckingType { get set }
  var smartQuotesType: TextSmartQuotesType { get set }
  var smartDashesType: TextSmartDashesType { get set }
  var smartInsertDeleteType: TextSmartInsertDeleteType { get set }
  var keyboardType: KeyboardType { get set }
  var keyboardAppearance: KeyboardAppearance { get set }
  var returnKeyType: ReturnKeyType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  var isSecureTextEntry: Bool { get set }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var textContentType: TextContentType! { get set }
}

extension TextField: SettableInputTraits {}
extension TextView: SettableInputTraits {}
extension SearchBar: SettableInputTraits {}
