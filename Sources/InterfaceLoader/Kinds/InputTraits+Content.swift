import InterfaceBuilder
import ResponderKit
import TextControls

extension SettableInputTraits {
  /// Sets the traits that a document has; the others stay as the control has them.
  func apply(_ content: InputTraitsContent) {
    if let type = TextAutocapitalizationType.named(content.autocapitalizationType) {
      autocapitalizationType = type
    }
    if let type = TextAutocorrectionType.named(content.autocorrectionType) {
      autocorrectionType = type
    }
    if let type = TextSpellCheckingType.named(content.spellCheckingType) {
      spellCheckingType = type
    }
    if let type = TextSmartQuotesType.named(content.smartQuotesType) { smartQuotesType = type }
    if let type = TextSmartDashesType.named(content.smartDashesType) { smartDashesType = type }
    if let type = TextSmartInsertDeleteType.named(content.smartInsertDeleteType) {
      smartInsertDeleteType = type
    }
    if content.keyboardType == "alphabet" {
      keyboardType = .alphabet
    } else if let type = KeyboardType.named(content.keyboardType) {
      keyboardType = type
    }
    if content.keyboardAppearance == "alert" {
      keyboardAppearance = .alert
    } else if let appearance = KeyboardAppearance.named(content.keyboardAppearance) {
      keyboardAppearance = appearance
    }
    if let type = ReturnKeyType.named(content.returnKeyType) { returnKeyType = type }
    if content.enablesReturnKeyAutomatically { enablesReturnKeyAutomatically = true }
    if let type = content.textContentType { textContentType = TextContentType(rawValue: type) }
    isSecureTextEntry = content.isSecureTextEntry
  }
}
