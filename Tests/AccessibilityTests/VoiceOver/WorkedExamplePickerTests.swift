import Accessibility
import Testing

private let adjust = "Swipe up or down with one finger to adjust the value."
private let toggle = "Double tap to toggle setting."

private let pickers: [WorkedExample] = [
  .init(
    "91", .init(value: "2 o'clock", traits: [.pickerElement, .adjustable]),
    says: "2 o'clock. Picker item. Adjustable.",
    hint: "Swipe up or down with one finger to adjust the value."),
  .init(
    "92", .init(value: "November", traits: [.pickerElement, .adjustable]),
    says: "November. Picker item. Adjustable.", hint: adjust),
  .init("93", .init(value: "Nov 20, 2026", traits: .button), says: "Nov 20, 2026. Button."),
  .init(
    "94",
    .init(
      label: "November 2026", hint: "Double tap to change month and year",
      traits: [.button, .adjustable]),
    says: "November 2026. Button. Adjustable.",
    hint: """
      Double tap to change month and year. Swipe up or down with one finger to adjust the value.
      """),
  .init(
    "95", .init(label: "Friday, November 20", traits: [.button, .selected]),
    says: "Selected: Friday, November 20. Button."),
  .init(
    "96", .init(label: "Saturday, November 21", traits: [.button, .notEnabled]),
    says: "Saturday, November 21. Dimmed. Button."),
  .init("97", .init(label: "Accent", value: "red", traits: .button), says: "Accent: red. Button."),
  .init("98", .init(label: "Color well", traits: .button), says: "Color well. Button."),
]

private let amenities = AccessibilityElement(label: "Amenities", traits: .button)
  .with(\.expandedStatus, .collapsed)

private let choices: [WorkedExample] = [
  .init("99", .init(label: "Sort", traits: .button), says: "Sort. Button."),
  .init(
    "100", .init(label: "Name", traits: [.button, .popUpButton]), says: "Name. Button.",
    reader: VoiceOver(speaksPopUpButtons: false)),
  .init(
    "100", .init(label: "Name", traits: [.button, .popUpButton]),
    says: "Name. Button. Pop Up Button.",
    hint: "Double tap to activate the picker."),
  .init(
    "100 without a button",
    .init(label: "Search by record locator", traits: .popUpButton),
    says: "Search by record locator. Pop Up Button.",
    hint: "Double tap to activate the picker."),
  .init(
    "101", .init(label: "Record locator", traits: [.button, .selected]),
    says: "Selected: Record locator. Button."),
  .init(
    "102", .init(label: "Bold", traits: [.button, .selected]), says: "Selected: Bold. Button."),
  .init(
    "103", .init(label: "Bold", value: "1", traits: [.button, .toggleButton]),
    says: "Bold. Switch Button. On.", hint: "Double tap to toggle setting."),
  .init(
    "104", .init(label: "Bold", value: .toggle(.on), traits: [.button, .toggleButton]),
    says: "Bold. Switch Button. On.", hint: toggle),
  .init("105", .init(label: "Play", traits: [.button, .playsSound]), says: "Play. Button."),
  .init(
    "106", .init(label: "Record", traits: [.button, .startsMediaSession]),
    says: "Record. Button."),
  .init("107", .init(label: "Apple", traits: [.link, .notEnabled]), says: "Apple. Dimmed. Link."),
  .init("108", .init(label: "Search", traits: .searchField), says: "Search. Search Field."),
  .init(
    "108b", .init(label: "Search", traits: [.searchField, .textEntry]),
    says: "Search. Search Field.", hint: "Double tap to edit."),
  .init(
    "109", amenities, says: "Amenities. Collapsed. Button.", hint: "Double tap to expand."),
  .init(
    "110", .init(label: "Credit card", traits: [.button, .selected], position: .series(3, of: 4)),
    says: "Selected: Credit card. Button. 3 of 4."),
  .init("111", .init(value: "In progress", traits: .updatesFrequently), says: "In progress"),
  .init("112", .init(value: .percent(0.42), traits: .updatesFrequently), says: "42%"),
  .init(
    "112", .init(label: "Progress", value: .percent(0.42), traits: .updatesFrequently),
    says: "Progress: 42%"),
]

private let mail = AccessibilityElement(label: "Mail", traits: .button)
  .with(\.customActions, ["Archive"])

private let actions: [WorkedExample] = [
  .init("117", mail, says: "Mail. Button."),
  // An alert, row 118, is a container and has a test of its own.
  .init(
    "119", .init(label: "Reorder English US", traits: [.button, .draggable]),
    says: "Reorder English US. Button. Draggable.",
    hint: "Double tap and hold, wait for the sound, then drag to rearrange."),
  .init(
    "120", .init(label: "Dismiss context menu", traits: .button),
    says: "Dismiss context menu. Button."),
]

/// Rows 113 to 116 are in other languages, and so are their tests: with `SpokenLanguages`.
@Suite struct WorkedExamplePickerTests {
  @Test(arguments: pickers)
  func `rows 91 to 98 what pickers, calendars and color wells say`(_ example: WorkedExample) {
    example.check()
  }

  @Test(arguments: choices)
  func `rows 99 to 112 what menus, toggles, search fields and progress say`(
    _ example: WorkedExample
  ) {
    example.check()
  }

  @Test(arguments: actions)
  func `rows 117 to 120 what offers actions says`(_ example: WorkedExample) { example.check() }

  @Test func `row 117 that there are actions is a remark`() {
    let announcement = VoiceOver().with(\.actionsRemark, .available)
      .announcement(of: mail, in: EnglishWords())
    #expect(announcement.remarks.map(\.text) == ["Actions Available"])
  }

  @Test func `row 118 an alert says its title and its message, then its first button`() throws {
    let alert = AccessibilityContainer(
      label: "Delete this photo?", value: "It cannot be brought back.", traits: .alert)
    let entering = try #require(VoiceOver().announcement(ofEntering: alert, in: EnglishWords()))
    #expect(entering.text == "Alert. Delete this photo? It cannot be brought back.")
    let button = AccessibilityElement(label: "Delete", traits: .button)
    #expect(VoiceOver().announcement(of: button, in: EnglishWords()).text == "Delete. Button.")
  }
}
