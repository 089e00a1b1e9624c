import Accessibility
import SpokenLanguages
import Testing

/// Returns what VoiceOver on iOS says to a user of a language.
private func said(_ element: AccessibilityElement, to language: LanguageTag) -> String {
  let words = SpokenLanguage.speaking(element, toReaderOf: language, by: VoiceOver())
  return VoiceOver().announcement(of: element, in: words).descriptionText
}

@Suite struct LanguageCaseTests {
  @Test func `A118 a link of a page says its kind first, and its caption says it last`() {
    let link = AccessibilityElement(label: "Get Started", traits: [.link, .webContent])
    var reader = VoiceOverMac()
    #expect(reader.said(link).descriptionText == "link Get Started")
    reader.webKindPlace = .afterName
    #expect(reader.said(link).descriptionText == "Get Started link")
    // A program's link is not one of a page.
    let native = AccessibilityElement(label: "Get Started", traits: .link)
    #expect(reader.said(native).descriptionText == "Get Started, link")
  }

  @Test func `A129 an element in a language is read in its words and its digits`() {
    let segment = AccessibilityElement(
      label: "Woche", traits: .button, language: "de", position: .series(1, of: 1234))
    #expect(said(segment, to: "en") == "Woche. Taste. 1 von 1.234.")
    #expect(said(segment, to: "de") == "Woche. Taste. 1 von 1.234.")
  }

  @Test func `A130 a language that only another reader has is said in English`() {
    let element = AccessibilityElement(label: "Élément", traits: .button, language: "fr")
    #expect(said(element, to: "fr") == "Élément. Button.")
    #expect(SpokenLanguage.matching("fr", Orca.vocabulary) != nil)
    let words = SpokenLanguage.speaking(element, toReaderOf: "fr", by: Orca())
    #expect(Orca().announcement(of: element, in: words).text == "Élément bouton")
  }

  @Test func `A131 a position in Japanese has VoiceOver's own word, not TalkBack's`() throws {
    let segment = AccessibilityElement(
      label: "日", traits: .button, position: .series(1, of: 3))
    #expect(said(segment, to: "ja") == "日。ボタン。3中の1。")
    let words = try #require(SpokenLanguage.matching("ja"))
    #expect(words.origin(of: SpokenWord.voiceOver(.place))?.kind == .extrapolated)
  }

  @Test func `A132 a label that ends with a mark of its script gets no other`() {
    let element = AccessibilityElement(label: "你好。", traits: .button)
    #expect(said(element, to: "en") == "你好。 Button.")
  }

  @Test(arguments: [
    ("ar-EG", "\u{663} من \u{664}."), ("ar-MA", "3 من 4."), ("ar", "\u{663} من \u{664}."),
  ])
  func `A133 a number in Arabic has the digits of the region`(_ tag: String, _ place: String) throws
  {
    let language = try #require(LanguageTag(tag))
    let segment = AccessibilityElement(
      label: "يوم", traits: .button, position: .series(3, of: 4))
    #expect(said(segment, to: language).hasSuffix(place))
  }
}
