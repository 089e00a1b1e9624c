import Accessibility
import Localize
import SpokenLanguages
import Testing

/// A worked example of section 2.7 of the fact sheet that is not in English.
struct LanguageExample: Sendable, CustomTestStringConvertible {
  /// The number of the row.
  var row: String
  var language: LanguageTag
  var element: AccessibilityElement
  /// The description, whole.
  var says: String
  /// The hint, whole; nil where there is none.
  var hint: String?
  var testDescription: String { "row \(row)" }
}

private let examples: [LanguageExample] = [
  .init(
    row: "113", language: "de",
    element: .init(label: "Item", traits: [.button, .notEnabled], language: "de"),
    says: "Item. Grau dargestellt. Taste."),
  .init(
    row: "114", language: "de",
    element: .init(label: "Item", traits: [.button, .selected], language: "de"),
    says: "Auswahl: Item. Taste."),
  .init(
    row: "115", language: "ru",
    element: .init(
      label: "Имя", value: .toggle(.on), traits: [.button, .toggleButton], language: "ru"),
    says: "Имя. Кнопка-переключатель. Вкл.",
    hint: "Коснитесь дважды, чтобы переключить настройку."),
  .init(
    row: "116", language: "de",
    element: .init(label: "B", traits: .button, language: "de", position: .series(2, of: 3)),
    says: "B. Taste. 2 von 3."),
]

@Suite struct WorkedExampleLanguageTests {
  @Test(arguments: examples)
  func `rows 113 to 116 what elements in other languages say`(_ example: LanguageExample) {
    let words = SpokenLanguage.closest(to: example.language)
    let announcement = VoiceOver().announcement(of: example.element, in: words)
    #expect(announcement.descriptionText == example.says)
    #expect(announcement.hintText == example.hint)
    #expect(announcement.language == example.language.description)
  }
}
