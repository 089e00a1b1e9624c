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

/// What a source other than AccessibilitySnapshot, or a newer reading of it, has of a language.
private let corrections: [LanguageExample] = [
  .init(
    row: "a Russian back button", language: "ru",
    element: .init(label: "Настройки", traits: .backButton),
    says: "Настройки. Кнопка, указывающая назад."),
  .init(
    row: "a Russian field that is edited", language: "ru",
    element: .init(traits: [.textEntry, .isEditing]), says: "Текстовое поле. Идет правка.",
    hint: "Используйте ротор для доступа к объекту: Слова с ошибками"),
  .init(
    row: "a German field that is edited", language: "de",
    element: .init(traits: [.textEntry, .isEditing]), says: "Textfeld. Bearbeiten.",
    hint: "Mit dem Rotor auf „Rechtschreibfehler“ zugreifen"),
  .init(
    row: "a secure field in Russian", language: "ru",
    element: .init(value: "•••", traits: [.textEntry, .secureTextField]),
    says: "3 символа. Защищённое текстовое поле.", hint: "Коснитесь дважды, чтобы редактировать."),
]

@Suite struct WorkedExampleLanguageTests {
  @Test(arguments: corrections)
  func `words of other languages are as their sources have them`(_ example: LanguageExample) {
    let words = SpokenLanguage.closest(to: example.language)
    let announcement = VoiceOver().announcement(of: example.element, in: words)
    #expect(announcement.descriptionText == example.says)
    #expect(announcement.hintText == example.hint)
  }

  @Test func `Russian has its own words for a picker and for the level of a heading`() throws {
    let words = try #require(SpokenLanguage.matching("ru"))
    #expect(
      words.word(.voiceOver(.popUpHint)) == "Коснитесь дважды для активации инструмента выбора.")
    #expect(words.word(.voiceOver(.headingLevel)) == "Уровень заголовка %1$@.")
  }

  @Test(arguments: examples)
  func `A126 to A128 and rows 113 to 116 what elements in other languages say`(
    _ example: LanguageExample
  ) {
    let words = SpokenLanguage.closest(to: example.language)
    let announcement = VoiceOver().announcement(of: example.element, in: words)
    #expect(announcement.descriptionText == example.says)
    #expect(announcement.hintText == example.hint)
    #expect(announcement.language == example.language.description)
  }
}
