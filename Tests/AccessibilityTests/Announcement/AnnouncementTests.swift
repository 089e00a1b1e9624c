import Accessibility
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

struct JoinedText: Sendable, CustomTestStringConvertible {
  var element: AccessibilityElement
  var text: String
  var testDescription: String { text }
}

private let joinedTexts: [JoinedText] = [
  // UIButton, "Make buttons accessible".
  .init(
    element: .init(
      label: "Options", hint: "Shows additional camera options.", traits: .button),
    text: "Options. Button. Shows additional camera options."),
  .init(
    element: .init(label: "Options", hint: "Shows additional camera options", traits: .button),
    text: "Options. Button. Shows additional camera options."),
  // UISlider.
  .init(
    element: .init(label: "Sound volume", value: "13 percent", traits: .adjustable),
    text: """
      Sound volume: 13 percent. Adjustable. Swipe up or down with one finger to adjust the value.
      """),
  // UIDatePicker.
  .init(
    element: .init(value: "2 o'clock", traits: [.pickerElement, .adjustable]),
    text: """
      2 o'clock. Picker item. Adjustable. Swipe up or down with one finger to adjust the value.
      """),
  .init(element: .init(label: "Label", hint: "Hint"), text: "Label. Hint."),
  .init(element: .init(label: "Label"), text: "Label"),
  .init(element: .init(label: "Label", value: "Value"), text: "Label: Value"),
  .init(element: .init(hint: "Hint"), text: "Hint"),
  .init(element: .init(label: "Ready?", hint: "Starts at once!"), text: "Ready? Starts at once!"),
  .init(element: .init(label: "你好。", traits: .button), text: "你好。 Button."),
  .init(element: .init(), text: ""),
]

@Suite struct AnnouncementTests {
  private func announcement(of element: AccessibilityElement) -> Announcement {
    VoiceOver().announcement(of: element, in: EnglishWords())
  }

  @Test(arguments: joinedTexts)
  func `a text is joined as Apple's pages write it`(_ c: JoinedText) {
    #expect(announcement(of: c.element).text == c.text)
  }

  @Test func `the phrases of a button carry their source`() {
    let options = AccessibilityElement(
      label: "Options", hint: "Shows more", traits: [.button, .notEnabled], labelSource: .title)
    #expect(
      announcement(of: options)
        == Announcement(
          description: [
            .init("Options.", words: "Options", source: .label(.title)),
            .init("Dimmed.", source: .trait(.notEnabled), word: .voiceOver(.dimmed)),
            .init("Button.", source: .trait(.button), word: .voiceOver(.button)),
          ],
          hint: [.init("Shows more", source: .hint)], language: "en"))
  }

  @Test func `the phrases of a selected slider carry their source`() {
    let volume = AccessibilityElement(
      label: "Volume", value: .percent(0.5), hint: "Of this film",
      traits: [.adjustable, .selected])
    #expect(
      announcement(of: volume)
        == Announcement(
          description: [
            .init("Selected:", source: .trait(.selected), word: .voiceOver(.selectedPrefix)),
            .init("Volume:", words: "Volume", source: .label(nil)),
            .init("50%.", words: "50%", source: .value),
            .init("Adjustable.", source: .trait(.adjustable), word: .voiceOver(.adjustable)),
          ],
          hint: [
            .init("Of this film.", words: "Of this film", source: .hint),
            .init(
              "Swipe up or down with one finger to adjust the value.",
              source: .readerHint(.adjustable), word: .voiceOver(.adjustHint)),
          ],
          language: "en"))
  }

  @Test func `the state of a switch is its value`() {
    let wifi = AccessibilityElement(value: .toggle(.off), traits: [.button, .toggleButton])
    #expect(
      announcement(of: wifi).description == [
        .init("Switch Button.", source: .trait(.toggleButton), word: .voiceOver(.switchButton)),
        .init("Off.", source: .value, rule: .toggleState, word: .voiceOver(.off)),
      ])
  }

  @Test func `a hint that stands in for the name is still a hint`() {
    #expect(
      announcement(of: .init(hint: "Hint")).description
        == [.init("Hint", source: .hint, rule: .hintAsName)])
  }

  @Test func `a number is said in the digits of the phrasebook`() {
    #expect(announcement(of: .init(label: "Files", value: .number(3))).text == "Files: 3")
    #expect(announcement(of: .init(value: .number(2.5))).text == "2.5")
  }

  @Test func `an announcement survives JSON`() throws {
    let spoken = announcement(
      of: .init(label: "Volume", value: .percent(0.5), hint: "Hint", traits: .adjustable))
    let data = try JSONEncoder().encode(spoken)
    #expect(try JSONDecoder().decode(Announcement.self, from: data) == spoken)
  }

  @Test(arguments: [".", "!", "?", "…", "。", "！", "？", "؟", "۔", "।"])
  func `every mark that ends a sentence is enough`(_ mark: String) {
    let element = AccessibilityElement(label: "Save\(mark)", traits: .button)
    let announcement = VoiceOver().announcement(of: element, in: EnglishWords())
    #expect(announcement.text == "Save\(mark) Button.")
  }
}
