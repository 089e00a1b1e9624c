import Accessibility
import SpokenLanguages
import Testing

@Suite struct ParsedTableTests {
  @Test func `a table is parsed when its first word is spoken, and no other one is`() async {
    await #expect(processExitsWith: .success) {
      let button = AccessibilityElement(label: "OK", traits: .button)
      // Naming the languages parses nothing.
      #expect(SpokenLanguage.available(Orca.vocabulary).count > 50)
      let english = SpokenLanguage.closest(to: "en")
      #expect(SpokenLanguage.parsedTableCount == 0)
      _ = VoiceOver().announcement(of: button, in: english).text
      #expect(SpokenLanguage.parsedTableCount == 1)
      _ =
        Orca().announcement(
          of: button, in: SpokenLanguage.closest(to: "de", Orca.vocabulary)
        ).text
      #expect(SpokenLanguage.parsedTableCount == 2)
      // The labels of the system are a table of their own.
      _ = english.word(.system(.close))
      #expect(SpokenLanguage.parsedTableCount == 3)
    }
  }
}
