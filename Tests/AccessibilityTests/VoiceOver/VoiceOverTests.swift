import Accessibility
import Testing

private let adjust = "Swipe up or down with one finger to adjust the value."
private let toggle = "Double tap to toggle setting."
private let edit = "Double tap to edit."
private let rotor = "Use the rotor to access Misspelled Words"
/// What a UISwitch has.
private let switchTraits: AccessibilityTraits = [.button, .toggleButton]

/// The traits of A018.
private let silentTraits: [AccessibilityTraits] = [
  .playsSound, .startsMediaSession, .causesPageTurn, .updatesFrequently, .summaryElement,
  .allowsDirectInteraction, .staticText,
]

/// A worked example by its number in section 2.7 of the fact sheet.
struct VoiceOverCase: Sendable, CustomTestStringConvertible {
  var id: Int
  var element: AccessibilityElement
  var description: String
  var hint: String?
  var testDescription: String { "2.7/\(id) \(description)" }
}

/// The examples that no A case repeats.
private let workedExamples: [VoiceOverCase] = [
  .init(
    id: 8, element: .init(label: "Label", value: "Value", hint: "Hint"),
    description: "Label: Value", hint: "Hint"),
  .init(id: 11, element: .init(label: "03", traits: .link), description: "03. Link."),
  .init(id: 12, element: .init(label: "04", traits: .header), description: "04. Heading."),
  .init(
    id: 13, element: .init(label: "05", traits: .searchField), description: "05. Search Field."),
  .init(id: 14, element: .init(label: "06", traits: .image), description: "06. Image."),
  .init(id: 17, element: .init(label: "12", traits: .notEnabled), description: "12. Dimmed."),
  .init(
    id: 21, element: .init(label: "21", traits: [.button, .searchField]),
    description: "21. Button. Search Field."),
  .init(
    id: 22, element: .init(label: "22", traits: [.button, .image]),
    description: "22. Button. Image."),
  .init(
    id: 25, element: .init(label: "25", traits: [.button, .adjustable]),
    description: "25. Button. Adjustable.", hint: adjust),
  .init(
    id: 29, element: .init(traits: [.button, .selected]), description: "Selected. Button."),
  .init(id: 30, element: .init(hint: "Hint", traits: .button), description: "Hint. Button."),
  .init(
    id: 39, element: .init(value: .toggle(.on), hint: "Hint", traits: switchTraits),
    description: "Hint. Switch Button. On.", hint: toggle),
  .init(
    id: 40,
    element: .init(
      label: "Label", value: .toggle(.off), hint: "Hint",
      traits: [.selected, .header, .link, .adjustable, .image, .searchField, switchTraits]),
    description:
      "Selected: Label. Switch Button. Off. Heading. Link. Adjustable. Image. Search Field.",
    hint: "Hint. Double tap to toggle setting."),
  .init(
    id: 41,
    element: .init(
      label: "Label", value: .toggle(.off), hint: "Hint",
      traits: [.notEnabled, .selected, .header, .link, .adjustable, .image, switchTraits]),
    description: "Selected: Label. Dimmed. Switch Button. Off. Heading. Link. Adjustable. Image.",
    hint: "Hint"),
  .init(
    id: 45, element: .init(label: "Fake Label", value: "Value", traits: switchTraits),
    description: "Fake Label. Switch Button. Value", hint: toggle),
  .init(
    id: 60, element: .init(label: "Some placeholder text", traits: .textEntry),
    description: "Some placeholder text. Text Field.", hint: edit),
  .init(
    id: 65, element: .init(label: "Name", value: "Ada", traits: [.textEntry, .notEnabled]),
    description: "Name: Ada. Dimmed. Text Field."),
]

/// Section 8.1 of the fact sheet, as far as one element decides it; A026 and A036 are cases of
/// their controls, A032 is of iOS 16, and tabs, lists, landmarks, tables and events are to come.
@Suite struct VoiceOverTests {
  private func expect(
    _ element: AccessibilityElement, says description: String, hint: String? = nil,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let announcement = VoiceOver().announcement(of: element, in: EnglishWords())
    #expect(announcement.descriptionText == description, sourceLocation: location)
    #expect(announcement.hintText == hint, sourceLocation: location)
  }

  @Test func `A001 a button with a hint`() {
    let hint = "Shows additional camera options."
    expect(
      .init(label: "Options", hint: hint, traits: .button), says: "Options. Button.", hint: hint)
  }
  @Test func `A002 an element with nothing set`() { expect(.init(), says: "") }
  @Test func `A003 a lone label has no full stop`() { expect(.init(label: "Label"), says: "Label") }
  @Test func `A004 a label and a value`() {
    expect(.init(label: "Label", value: "Value"), says: "Label: Value")
  }
  @Test func `A005 a lone value`() { expect(.init(value: "Value"), says: "Value") }
  @Test func `A006 a lone hint is the description`() { expect(.init(hint: "Hint"), says: "Hint") }
  @Test func `A007 a label and a hint`() {
    expect(.init(label: "Label", hint: "Hint"), says: "Label", hint: "Hint")
  }
  @Test func `A008 a full stop of the label is not doubled`() {
    expect(.init(label: "Done.", traits: .button), says: "Done. Button.")
  }
  @Test func `A009 a button without a label`() { expect(.init(traits: .button), says: "Button.") }
  @Test func `A010 a selected button`() {
    expect(.init(label: "23", traits: [.button, .selected]), says: "Selected: 23. Button.")
  }
  @Test func `A011 selected and nothing else`() {
    expect(.init(traits: .selected), says: "Selected.")
  }
  @Test func `A012 a selected label`() {
    expect(.init(label: "07", traits: .selected), says: "Selected: 07")
  }
  @Test func `A013 a disabled button`() {
    expect(.init(label: "24", traits: [.button, .notEnabled]), says: "24. Dimmed. Button.")
  }
  @Test func `A014 a button that is a link`() {
    expect(.init(label: "19", traits: [.button, .link]), says: "19. Button. Link.")
  }
  @Test func `A015 a button that is a heading`() {
    expect(.init(label: "20", traits: [.button, .header]), says: "20. Button. Heading.")
  }
  @Test func `A016 a key of a keyboard is no button`() {
    expect(.init(label: "26", traits: [.button, .keyboardKey]), says: "26")
  }
  @Test func `A017 all public traits at once`() {
    let all = AccessibilityTraits(rawValue: 0x1_FFFF).subtracting(.tabBar)
    expect(
      .init(label: "27", traits: all),
      says: "Selected: 27. Dimmed. Heading. Link. Adjustable. Image. Search Field.")
  }
  @Test(arguments: silentTraits)
  func `A018 a silent trait adds no word`(_ trait: AccessibilityTraits) {
    expect(.init(label: "08", traits: trait), says: "08")
  }
  @Test func `A019 an adjustable element`() {
    expect(
      .init(label: "Label", traits: .adjustable), says: "Label. Adjustable.", hint: adjust)
  }
  @Test func `A020 the reader's hint follows the author's`() {
    expect(
      .init(label: "Label", hint: "Hint", traits: .adjustable), says: "Label. Adjustable.",
      hint: "Hint. Swipe up or down with one finger to adjust the value.")
  }
  @Test func `A021 a lone hint of an adjustable element leaves no hint`() {
    expect(.init(hint: "Hint", traits: .adjustable), says: "Hint. Adjustable.")
  }
  @Test func `A022 a disabled slider`() {
    expect(
      .init(label: "Volume", value: .percent(0.5), traits: [.adjustable, .notEnabled]),
      says: "Volume: 50%. Dimmed. Adjustable.")
  }
  @Test func `A023 a switch that is on`() {
    expect(
      .init(value: .toggle(.on), traits: switchTraits), says: "Switch Button. On.", hint: toggle)
  }
  @Test func `A024 a switch that is off with a label`() {
    expect(
      .init(label: "Label", value: .toggle(.off), traits: switchTraits),
      says: "Label. Switch Button. Off.", hint: toggle)
  }
  @Test func `A025 a disabled switch`() {
    expect(
      .init(value: .toggle(.on), traits: [switchTraits, .notEnabled]),
      says: "Dimmed. Switch Button. On.")
  }
  @Test(arguments: ["Hint", "Hint."])
  func `A027 and A028 the hint of a switch ends with one full stop`(_ hint: String) {
    expect(
      .init(label: "Label", value: .toggle(.on), hint: hint, traits: switchTraits),
      says: "Label. Switch Button. On.", hint: "Hint. Double tap to toggle setting.")
  }
  @Test func `A029 the value 2 of a switch is mixed`() {
    expect(
      .init(label: "Fake Label", value: "2", traits: switchTraits),
      says: "Fake Label. Switch Button. Mixed.", hint: toggle)
  }
  @Test func `A030 a toggle that is no button`() {
    expect(
      .init(label: "Fake Label", value: "1", traits: .toggleButton), says: "Fake Label. On.",
      hint: toggle)
  }
  @Test func `A031 another value of a toggle is said as it stands`() {
    expect(
      .init(label: "Fake Label", value: "3", traits: .toggleButton), says: "Fake Label. 3",
      hint: toggle)
  }
  @Test func `A033 an adjustable switch has the hint of the switch only`() {
    expect(
      .init(label: "Label", value: .toggle(.on), traits: [switchTraits, .adjustable]),
      says: "Label. Switch Button. On. Adjustable.", hint: toggle)
  }
  @Test func `A034 a slider at 75 of 100`() {
    expect(
      .init(value: .percent(0.75), traits: .adjustable), says: "75%. Adjustable.", hint: adjust)
  }
  @Test func `A035 a slider with a label and a value of its own`() {
    expect(
      .init(label: "Sound volume", value: "13 percent", traits: .adjustable),
      says: "Sound volume: 13 percent. Adjustable.", hint: adjust)
  }
  @Test func `A038 a page control`() {
    expect(
      .init(value: .position(2, of: 3), traits: .adjustable),
      says: "page 2 of 3. Adjustable.", hint: adjust)
  }
  @Test func `A039 an empty text field`() {
    expect(.init(traits: .textEntry), says: "Text Field.", hint: edit)
  }
  @Test func `A040 a text field while editing`() {
    expect(.init(traits: [.textEntry, .isEditing]), says: "Text Field. Is editing.", hint: rotor)
  }
  @Test func `A041 a text view`() {
    expect(
      .init(traits: [.textEntry, .textArea]), says: "Text Field.",
      hint: "Double tap to edit. Use the rotor to access Misspelled Words")
  }
  @Test func `A042 a disabled text field keeps the author's hint`() {
    expect(
      .init(label: "Label", hint: "Hint", traits: [.textEntry, .notEnabled]),
      says: "Label. Dimmed. Text Field.", hint: "Hint")
  }
  @Test func `A043 (new) a secure text field says how long its text is`() {
    expect(
      .init(value: "•••••••••", traits: [.textEntry, .secureTextField]),
      says: "9 characters. Secure Text Field.", hint: edit)
  }
  @Test(arguments: [
    ("Back", "Back Button."), ("BACK", "Back Button."), ("First", "First. Back Button."),
  ])
  func `A049 a back button does not say Back twice`(_ label: String, _ description: String) {
    expect(.init(label: label, traits: .backButton), says: description)
    expect(.init(label: label, traits: [.backButton, .button]), says: description)
  }
  @Test func `A058 a wheel of a picker`() {
    expect(
      .init(value: "2 o'clock", traits: [.pickerElement, .adjustable]),
      says: "2 o'clock. Picker item. Adjustable.", hint: adjust)
  }

  @Test(arguments: workedExamples)
  func `a worked example is said as written`(_ c: VoiceOverCase) {
    expect(c.element, says: c.description, hint: c.hint)
  }
}
