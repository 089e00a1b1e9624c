import Accessibility
import Testing

private let adjust = "Swipe up or down with one finger to adjust the value."

private let plainElements: [WorkedExample] = [
  // The hint has its full stop from the app, as in A001: a hint by itself is said as given.
  .init(
    "1",
    .init(label: "Options", hint: "Shows additional camera options.", traits: .button),
    says: "Options. Button.", hint: "Shows additional camera options."),
  .init("2", .init(), says: ""),
  .init("3", .init(label: "Label"), says: "Label"),
  .init("4", .init(value: "Value"), says: "Value"),
  .init("5", .init(hint: "Hint"), says: "Hint"),
  .init("6", .init(label: "Label", value: "Value"), says: "Label: Value"),
  .init("7", .init(label: "Label", hint: "Hint"), says: "Label", hint: "Hint"),
  .init(
    "8", .init(label: "Label", value: "Value", hint: "Hint"), says: "Label: Value", hint: "Hint"),
  .init("9", .init(traits: .button), says: "Button."),
]

private let singleTraits: [WorkedExample] = [
  .init("10", .init(label: "02", traits: .button), says: "02. Button."),
  .init("11", .init(label: "03", traits: .link), says: "03. Link."),
  .init("12", .init(label: "04", traits: .header), says: "04. Heading."),
  .init("13", .init(label: "05", traits: .searchField), says: "05. Search Field."),
  .init("14", .init(label: "06", traits: .image), says: "06. Image."),
  .init("15", .init(label: "07", traits: .selected), says: "Selected: 07"),
  .init("16", .init(label: "08", traits: .playsSound), says: "08"),
  .init("16", .init(label: "09", traits: .keyboardKey), says: "09"),
  .init("16", .init(label: "10", traits: .staticText), says: "10"),
  .init("16", .init(label: "11", traits: .summaryElement), says: "11"),
  .init("16", .init(label: "13", traits: .updatesFrequently), says: "13"),
  .init("16", .init(label: "14", traits: .startsMediaSession), says: "14"),
  .init("16", .init(label: "16", traits: .allowsDirectInteraction), says: "16"),
  .init("16", .init(label: "17", traits: .causesPageTurn), says: "17"),
  .init("17", .init(label: "12", traits: .notEnabled), says: "12. Dimmed."),
  .init("18", .init(label: "15", traits: .adjustable), says: "15. Adjustable.", hint: adjust),
]

private let severalTraits: [WorkedExample] = [
  .init("19", .init(label: "19", traits: [.button, .link]), says: "19. Button. Link."),
  .init("20", .init(label: "20", traits: [.button, .header]), says: "20. Button. Heading."),
  .init(
    "21", .init(label: "21", traits: [.button, .searchField]), says: "21. Button. Search Field."),
  .init("22", .init(label: "22", traits: [.button, .image]), says: "22. Button. Image."),
  .init("23", .init(label: "23", traits: [.button, .selected]), says: "Selected: 23. Button."),
  .init("24", .init(label: "24", traits: [.button, .notEnabled]), says: "24. Dimmed. Button."),
  .init(
    "25", .init(label: "25", traits: [.button, .adjustable]), says: "25. Button. Adjustable.",
    hint: adjust),
  .init("26", .init(label: "26", traits: [.button, .keyboardKey]), says: "26"),
  // Bits 0 to 16 are the public traits; as one of them is notEnabled there is no hint.
  .init(
    "27", .init(label: "27", traits: AccessibilityTraits(rawValue: 0x1_FFFF)),
    says: "Selected: 27. Dimmed. Heading. Link. Adjustable. Image. Search Field."),
  .init("28", .init(traits: .selected), says: "Selected."),
  .init("29", .init(traits: [.selected, .button]), says: "Selected. Button."),
  .init("30", .init(hint: "Hint", traits: .button), says: "Hint. Button."),
  .init("31", .init(hint: "Hint", traits: .adjustable), says: "Hint. Adjustable."),
  .init(
    "32", .init(label: "Label", hint: "Hint", traits: .adjustable), says: "Label. Adjustable.",
    hint: "Hint. Swipe up or down with one finger to adjust the value."),
  .init("33", .init(label: "Done.", traits: .button), says: "Done. Button."),
]

@Suite struct WorkedExampleTests {
  @Test(arguments: plainElements)
  func `rows 1 to 9 what label, value and hint say`(_ example: WorkedExample) {
    example.check()
  }

  @Test func `row 1 the whole text ends with a full stop that the hint lacks`() {
    let options = AccessibilityElement(
      label: "Options", hint: "Shows additional camera options", traits: .button)
    #expect(
      VoiceOver().announcement(of: options, in: EnglishWords()).text
        == "Options. Button. Shows additional camera options.")
  }

  @Test(arguments: singleTraits)
  func `rows 10 to 18 what one trait says`(_ example: WorkedExample) { example.check() }

  @Test(arguments: severalTraits)
  func `rows 19 to 33 what several traits say, and what stands in for a name`(
    _ example: WorkedExample
  ) {
    example.check()
  }
}
