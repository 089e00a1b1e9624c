import Diagnostics
import Graphics
import InterfaceBuilder

/// The rules about the values that a control may have, and about what a field is for.
enum InputRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "empty-range", in: .connections, "a control whose range holds no value",
        why: "The control has one value, or raises an exception.",
        remedy: "Exchange the two, or set the one that was left.",
        source: "UISlider.minimumValue", severity: .error),
      bad: AuditExample(range("10", "1")), good: AuditExample(range("1", "10")),
      .document { audited in
        audited.elements.compactMap { element in
          element.emptyRange.map {
            Fault(in: element, "minimumValue", "\(audited.subject(element)) has \($0)")
          }
        }
      }),
    AuditRule(
      DiagnosticRule(
        "readable-password", in: .names, "a field for a password that does not hide it",
        why: "Anyone beside the user reads it, and a screen reader says it.",
        remedy: "Set isSecureTextEntry.", source: "UITextInputTraits.isSecureTextEntry"),
      of: .uiKit,
      bad: AuditExample(field(#"placeholder="Password""#)),
      good: AuditExample(
        field(
          #"placeholder="Password""#,
          #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#)),
      .document { audited in
        audited.purposes.compactMap { element, content, words in
          let type = content.traits.textContentType
          guard !content.isSecure,
            type.map({ ["password", "new-password"].contains($0) })
              ?? (!passwords.isDisjoint(with: words) && otherPurposes.isDisjoint(with: words))
          else { return nil }
          return Fault(
            in: element, "isSecureTextEntry", "\(audited.subject(element)) shows the password")
        }
      }),
    AuditRule(
      DiagnosticRule(
        "field-without-content-type", in: .names,
        "a field for an address of mail or a phone number without its content type",
        why: "The system offers neither the user's own address nor the keyboard for it.",
        remedy: "Set textContentType.", source: "WCAG 2.2, UITextInputTraits.textContentType",
        criterion: "1.3.5", severity: .note),
      of: .uiKit,
      bad: AuditExample(field(#"placeholder="Email""#)),
      good: AuditExample(
        field(
          #"placeholder="Email""#,
          #"<textInputTraits key="textInputTraits" keyboardType="emailAddress" textContentType="email"/>"#
        )),
      .document { audited in
        audited.purposes.compactMap { element, content, words in
          guard content.traits.textContentType == nil, !content.isSecure,
            let purpose = purposes.first(where: { purpose in
              purpose.keyboard == content.traits.keyboardType
                && (purpose.isOnlyForIt || words.contains { $0.contains(where: \.isLetter) })
                && otherFacts.isDisjoint(with: words)
                || !purpose.words.isDisjoint(with: words) && otherPurposes.isDisjoint(with: words)
            })
          else { return nil }
          return Fault(
            in: element, "textContentType",
            "\(audited.subject(element)) is for \(purpose.name) and has no content type")
        }
      }),
  ]
}

/// The words for a password in the languages that a screen reader speaks most.
private let passwords: Set = [
  "password", "passcode", "passphrase", "passwort", "kennwort", "contraseña", "пароль", "パスワード",
  "密码", "密碼",
]

/// The facts that the system knows of the user, by the words that name them, or by their keyboard: that
/// of phone numbers is used for other numbers, too, and needs words that do not name those.
private let purposes: [(name: String, words: Set<String>, keyboard: String, isOnlyForIt: Bool)] = [
  ("an address of mail", ["email", "mail"], "emailAddress", true),
  ("a phone number", ["phone", "telephone", "mobile"], "phonePad", false),
]

/// The words for what is typed with these keyboards, too.
private let otherFacts = passwords.union([
  "age", "amount", "betrag", "card", "code", "cvc", "cvv", "date", "day", "expiration", "expiry",
  "month", "otp", "pin", "plz", "postal", "postcode", "price", "quantity", "security",
  "verification", "year", "zip",
])

/// The words that say that a field is about one of those and not for it: `Search mail`, `Password hint`.
private let otherPurposes: Set = [
  "hint", "subject", "search", "find", "network", "name", "model", "filter", "title", "body",
  "message",
  "server", "folder", "length", "about",
]

extension AuditedDocument {
  /// The text fields, each with the words that name it.
  fileprivate var purposes:
    [(element: InterfaceElement, content: TextInputContent, words: Set<String>)]
  {
    elements.filter { $0.name == "textField" }.map { element in
      let content = TextInputContent(element)
      let names = [content.placeholder, element.effectiveAccessibility.label].compactMap { $0 }
      let words = names.flatMap { name in
        // E-mail is one word.
        name.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ").foldedWords
      }.joined(separator: " ").replacing("e mail", with: "email").split(separator: " ")
      return (element, content, words.count > 6 ? [] : Set(words.map(String.init)))
    }
  }
}

private func range(_ low: String, _ high: String) -> String {
  """
  <slider value="5" minValue="\(low)" maxValue="\(high)" id="example">
  <rect key="frame" x="20" y="100" width="200" height="44"/>
  <accessibility key="accessibilityConfiguration" label="Volume"/></slider>
  """
}
