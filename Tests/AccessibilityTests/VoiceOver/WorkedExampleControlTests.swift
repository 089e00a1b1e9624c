import Accessibility
import Testing

private let adjust = "Swipe up or down with one finger to adjust the value."
private let toggle = "Double tap to toggle setting."
/// What a UISwitch has.
private let switchTraits: AccessibilityTraits = [.button, .toggleButton]
/// What the switch of rows 40 and 41 has beside.
private let otherTraits: AccessibilityTraits = [
  .selected, .button, .header, .link, .adjustable, .image, .searchField,
]

private let switches: [WorkedExample] = [
  .init(
    "34", .init(value: .toggle(.on), traits: switchTraits), says: "Switch Button. On.",
    hint: toggle),
  .init(
    "35", .init(value: .toggle(.off), traits: switchTraits), says: "Switch Button. Off.",
    hint: toggle),
  .init(
    "36", .init(value: .toggle(.on), traits: [switchTraits, .notEnabled]),
    says: "Dimmed. Switch Button. On."),
  .init(
    "37", .init(label: "Label", value: .toggle(.on), traits: switchTraits),
    says: "Label. Switch Button. On.", hint: toggle),
  // A switch ignores the value "Value" that rows 38 to 40 set: its element has its state.
  .init(
    "38", .init(label: "Label", value: .toggle(.on), traits: switchTraits),
    says: "Label. Switch Button. On.", hint: toggle),
  .init(
    "39", .init(label: "Label", value: .toggle(.on), hint: "Hint", traits: switchTraits),
    says: "Label. Switch Button. On.", hint: "Hint. Double tap to toggle setting."),
  .init(
    "39b", .init(value: .toggle(.on), hint: "Hint", traits: switchTraits),
    says: "Hint. Switch Button. On.", hint: toggle),
  .init(
    "40",
    .init(
      label: "Label", value: .toggle(.off), hint: "Hint", traits: [switchTraits, otherTraits]),
    says: "Selected: Label. Switch Button. Off. Heading. Link. Adjustable. Image. Search Field.",
    hint: "Hint. Double tap to toggle setting."),
  .init(
    "41",
    .init(
      label: "Label", value: .toggle(.off), hint: "Hint",
      traits: [switchTraits, otherTraits, .notEnabled]),
    says: """
      Selected: Label. Dimmed. Switch Button. Off. Heading. Link. Adjustable. Image. Search Field.
      """,
    hint: "Hint"),
  .init(
    "42", .init(label: "Fake Label", value: "1", traits: switchTraits),
    says: "Fake Label. Switch Button. On.", hint: toggle),
  .init(
    "42", .init(label: "Fake Label", value: "0", traits: switchTraits),
    says: "Fake Label. Switch Button. Off.", hint: toggle),
  .init(
    "42", .init(label: "Fake Label", value: "2", traits: switchTraits),
    says: "Fake Label. Switch Button. Mixed.", hint: toggle),
  .init(
    "43", .init(label: "Fake Label", value: "1", traits: .toggleButton), says: "Fake Label. On.",
    hint: toggle),
  .init(
    "44", .init(label: "Fake Label", value: "3", traits: .toggleButton), says: "Fake Label. 3",
    hint: toggle),
  .init(
    "45", .init(label: "Fake Label", value: "Value", traits: switchTraits),
    says: "Fake Label. Switch Button. Value", hint: toggle),
  .init(
    "46", .init(label: "Fake Label", value: "Value", traits: switchTraits),
    says: "Fake Label. Switch Button.", hint: toggle, reader: VoiceOver(systemVersion: 16)),
]

private let rangeControls: [WorkedExample] = [
  .init(
    "47", .init(value: .percent(0.75), traits: .adjustable), says: "75%. Adjustable.",
    hint: adjust),
  .init(
    "48", .init(label: "Sound volume", value: "13 percent", traits: .adjustable),
    says: "Sound volume: 13 percent. Adjustable.",
    hint: "Swipe up or down with one finger to adjust the value."),
  .init(
    "49", .init(label: "Speaking Rate", value: .percent(0.48), traits: .adjustable),
    says: "Speaking Rate: 48%. Adjustable.", hint: adjust),
  .init(
    "50", .init(label: "Volume", value: .percent(0.5), traits: [.adjustable, .notEnabled]),
    says: "Volume: 50%. Dimmed. Adjustable."),
  .init("51", .init(label: "Decrement", traits: .button), says: "Decrement. Button."),
  .init("51", .init(label: "Increment", traits: .button), says: "Increment. Button."),
  .init(
    "52", .init(label: "Decrement", traits: [.button, .notEnabled]),
    says: "Decrement. Dimmed. Button."),
  .init(
    "53", .init(label: "Segment A", traits: .button, position: .series(1, of: 3)),
    says: "Segment A. Button. 1 of 3."),
  .init(
    "54", .init(label: "Segment B", traits: [.button, .selected], position: .series(2, of: 3)),
    says: "Selected: Segment B. Button. 2 of 3."),
  .init(
    "55", .init(label: "Bikes", traits: [.button, .selected], position: .series(1, of: 3)),
    says: "Selected. Bikes. Button. 1 of 3.", reader: VoiceOver(selectedSeparator: .period)),
  .init(
    "56", .init(label: "Clock", traits: [.button, .notEnabled], position: .series(3, of: 3)),
    says: "Clock. Dimmed. Button. 3 of 3."),
  .init(
    "57", .init(value: .position(2, of: 3), traits: .adjustable),
    says: "page 2 of 3. Adjustable.", hint: adjust),
]

private let textFields: [WorkedExample] = [
  .init("58", .init(traits: .textEntry), says: "Text Field.", hint: "Double tap to edit."),
  .init(
    "59", .init(traits: [.textEntry, .isEditing]), says: "Text Field. Is editing.",
    hint: "Use the rotor to access Misspelled Words"),
  .init(
    "60", .init(label: "Some placeholder text", traits: .textEntry, labelSource: .placeholder),
    says: "Some placeholder text. Text Field.", hint: "Double tap to edit."),
  .init(
    "61", .init(value: "Hello from Text Field", traits: .textEntry),
    says: "Hello from Text Field. Text Field.", hint: "Double tap to edit."),
  .init(
    "62",
    .init(
      label: "Password", traits: [.textEntry, .secureTextField], labelSource: .placeholder),
    says: "Password. Secure Text Field.", hint: "Double tap to edit."),
  .init(
    "63", .init(value: "•••••••••", traits: [.textEntry, .secureTextField]),
    says: "9 characters. Secure Text Field.", hint: "Double tap to edit."),
  .init(
    "64", .init(traits: [.textEntry, .textArea]), says: "Text Field.",
    hint: "Double tap to edit. Use the rotor to access Misspelled Words"),
  .init(
    "65", .init(label: "Name", value: "Ada", traits: [.textEntry, .notEnabled]),
    says: "Name: Ada. Dimmed. Text Field."),
]

@Suite struct WorkedExampleControlTests {
  @Test(arguments: switches)
  func `rows 34 to 46 what switches say`(_ example: WorkedExample) { example.check() }

  @Test(arguments: rangeControls)
  func `rows 47 to 57 what sliders, steppers, segments and page controls say`(
    _ example: WorkedExample
  ) {
    example.check()
  }

  @Test(arguments: textFields)
  func `rows 58 to 65 what text fields say`(_ example: WorkedExample) { example.check() }
}
