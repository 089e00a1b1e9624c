import Accessibility
import Graphics
import Testing

private let toggle = "Double tap to toggle setting."
/// What a UISwitch has.
private let switchTraits: AccessibilityTraits = [.button, .toggleButton]

private let camera = AccessibilityElement(
  label: "Options", hint: "Shows additional camera options.", traits: .button)
private let mail = AccessibilityElement(label: "Mail", traits: .button)
private let archivableMail = mail.with(\.customActions, ["Archive"])
private let amenities = AccessibilityElement(label: "Amenities", traits: .button)
private let bikes = AccessibilityElement(
  label: "Bikes", traits: [.button, .selected], position: .series(1, of: 3))
private let fakeSwitch = AccessibilityElement(
  label: "Fake Label", value: "Value", traits: switchTraits)

/// Cells that say all there is.
private let cornerCell = AccessibilityElement(
  label: "A1", position: .cell(TableCell(row: 1, column: 1, isFirstInRow: true)))
private let wideCell = AccessibilityElement(
  label: "C4", position: .cell(TableCell(row: 4, column: 3, height: 2, width: 2)))
private let headedCell = AccessibilityElement(
  label: "B1", value: "B1 Value",
  position: .cell(
    TableCell(
      row: 1, column: 2,
      headers: [
        TableCell.Header(label: "B2", value: "B2 Value"),
        TableCell.Header(label: "B3", value: "B3 Value"),
      ])))

/// What has no name, by its place.
private let unlabeledCell = AccessibilityElement(
  position: .cell(TableCell(row: 1, column: 1, isFirstInRow: true)))
private let unlabeledStart = AccessibilityElement(position: .listStart)

private func announce(
  _ element: AccessibilityElement, by reader: VoiceOver = VoiceOver()
) -> Announcement {
  reader.announcement(of: element, in: EnglishWords())
}

private func describe(
  _ element: AccessibilityElement, by reader: VoiceOver = VoiceOver()
) -> String {
  announce(element, by: reader).descriptionText
}

/// VoiceOver with a setting that is on for a new device turned off.
private func reader(without setting: WritableKeyPath<VoiceOver.Settings, Bool>) -> VoiceOver {
  var reader = VoiceOver()
  reader.settings[keyPath: setting] = false
  return reader
}

@Suite struct AnnouncementOptionTests {
  @Test func `A112 with hints off the description stays and the hint goes`() {
    let silent = reader(without: \.speaksHints)
    #expect(describe(camera, by: silent) == "Options. Button.")
    #expect(announce(camera, by: silent).hintText == nil)
    #expect(announce(fakeSwitch, by: silent).hintText == nil, "nor the reader's own")
  }

  @Test func `with hints off a hint that stands in for the name is said`() {
    let element = AccessibilityElement(hint: "Hint", traits: .button)
    #expect(describe(element, by: reader(without: \.speaksHints)) == "Hint. Button.")
  }

  @Test func `without table headers a cell begins with its label`() {
    let silent = reader(without: \.speaksTableHeaders)
    #expect(describe(headedCell, by: silent) == "B1. Column 2. B1 Value")
  }

  @Test func `without rows and columns a cell does not say where it is`() {
    let silent = reader(without: \.speaksRowAndColumn)
    #expect(describe(cornerCell, by: silent) == "A1.")
    #expect(describe(wideCell, by: silent) == "C4.")
    #expect(describe(headedCell, by: silent) == "B2: B2 Value. B3: B3 Value. B1. B1 Value")
  }

  @Test func `without the setting for actions there is no remark`() {
    let silent = reader(without: \.speaksActionsAvailable)
    let content = AccessibilityCustomContent(label: "Size", value: "2 MB")
    let announcement = announce(archivableMail.with(\.customContent, [content]), by: silent)
    #expect(announcement.descriptionText == "Mail. Button.")
    #expect(announcement.remarks == [])
  }

  @Test func `the strict rule takes the full stop alone for an end and begins with one`() {
    let strict = VoiceOver(sentenceRule: .strict)
    let save = AccessibilityElement(label: "Save…", traits: .button)
    #expect(describe(save, by: strict) == "Save…. Button.")
    #expect(describe(unlabeledCell, by: strict) == ". Row 1. Column 1.")
    #expect(describe(unlabeledStart, by: strict) == ". List Start.")
  }

  @Test func `the lenient rule takes every mark for an end and begins with none`() {
    let lenient = VoiceOver(sentenceRule: .lenient)
    let save = AccessibilityElement(label: "Save…", traits: .button)
    #expect(describe(save, by: lenient) == "Save… Button.")
    #expect(describe(unlabeledCell, by: lenient) == "Row 1. Column 1.")
    #expect(describe(unlabeledStart, by: lenient) == "List Start.")
    #expect(VoiceOver().sentenceRule == .lenient)
  }

  @Test func `A032 before iOS 17 another value of a switch is not said`() {
    let announcement = announce(fakeSwitch, by: VoiceOver(systemVersion: 16))
    #expect(announcement.descriptionText == "Fake Label. Switch Button.")
    #expect(announcement.hintText == toggle)
    #expect(
      describe(fakeSwitch, by: VoiceOver(systemVersion: 17)) == "Fake Label. Switch Button. Value")
  }

  @Test func `A062 actions are a remark after the hint`() {
    let reader = VoiceOver().with(\.actionsRemark, .available)
    let hinted = archivableMail.with(\.hint, "Opens the message")
    #expect(
      announce(archivableMail, by: reader).remarks.map(\.text) == ["Actions Available"])
    #expect(
      announce(hinted, by: reader).text
        == "Mail. Button. Opens the message. Actions Available.")
  }

  @Test func `how an action is chosen is said last, as VoiceOver does`() {
    #expect(
      announce(archivableMail.with(\.hint, "Opens the message")).text
        == """
        Mail. Button. Opens the message. Swipe up or down to select a custom action, then double \
        tap to activate.
        """)
  }

  @Test func `content that is said on demand is a remark after the one for actions`() {
    let content = AccessibilityCustomContent(label: "Size", value: "2 MB")
    let remarks = announce(archivableMail.with(\.customContent, [content])).remarks
    #expect(
      remarks.map(\.text) == [
        "Swipe up or down to select a custom action, then double tap to activate.",
        "More Content Available",
      ])
    let announcement = announce(mail.with(\.customContent, [content]))
    #expect(announcement.descriptionText == "Mail. Button.")
    #expect(announcement.remarks.map(\.text) == ["More Content Available"])
  }

  @Test func `important content is said after the name and before the kind`() {
    let content = AccessibilityCustomContent(label: "From", value: "Ada", importance: .high)
    let announcement = announce(mail.with(\.customContent, [content]))
    #expect(announcement.descriptionText == "Mail. From: Ada. Button.")
    #expect(announcement.remarks == [])
    let seat = AccessibilityElement(label: "12A", value: .text("0"), traits: .toggleButton)
      .with(\.traits, [.button, .toggleButton])
    let window = AccessibilityCustomContent(label: "", value: "Window seat", importance: .high)
    #expect(
      announce(seat.with(\.customContent, [window])).descriptionText
        == "12A. Window seat. Switch Button. Off.")
  }

  @Test func `what can be expanded says so and how`() {
    let announcement = announce(amenities.with(\.expandedStatus, .collapsed))
    #expect(announcement.descriptionText == "Amenities. Collapsed. Button.")
    #expect(announcement.hintText == "Double tap to expand.")
  }

  @Test func `what can be collapsed says so and how`() {
    let announcement = announce(amenities.with(\.expandedStatus, .expanded))
    #expect(announcement.descriptionText == "Amenities. Expanded. Button.")
    #expect(announcement.hintText == "Double tap to collapse.")
  }

  @Test func `a colon or a full stop follows Selected`() {
    #expect(describe(bikes) == "Selected: Bikes. Button. 1 of 3.")
    #expect(
      describe(bikes, by: VoiceOver(selectedSeparator: .period))
        == "Selected. Bikes. Button. 1 of 3.")
  }
}

/// What no option changes: the elements of controls, and names that need care.
@Suite struct AnnouncementNameTests {
  private func tab(_ label: String, badge: String, at place: Int) -> AccessibilityElement {
    AccessibilityElement(
      label: label, value: .badge(badge), traits: .button, position: .tabBarItem(place, of: 4))
  }

  @Test func `A026 a switch says its state and no other value`() {
    let element = AccessibilityElement(
      label: "Label", value: .toggle(.on), traits: switchTraits)
    #expect(describe(element) == "Label. Switch Button. On.")
  }

  @Test func `A036 a stepper at its minimum is a dimmed button and a button`() {
    let decrement = AccessibilityElement(label: "Decrement", traits: [.button, .notEnabled])
    let increment = AccessibilityElement(label: "Increment", traits: .button)
    #expect(describe(decrement) == "Decrement. Dimmed. Button.")
    #expect(describe(increment) == "Increment. Button.")
  }

  @Test func `A047 badges are counts of items or text`() {
    #expect(describe(tab("Item A", badge: "", at: 1)) == "Item A. Tab. 1 of 4.")
    #expect(describe(tab("Item B", badge: "3", at: 2)) == "Item B: 3 items. Tab. 2 of 4.")
    #expect(describe(tab("Item C", badge: "A", at: 3)) == "Item C: A. Tab. 3 of 4.")
  }

  @Test func `A068 a label of spaces is said as given`() {
    #expect(describe(AccessibilityElement(label: "  ", traits: .button)) == "  . Button.")
  }

  @Test func `A069 line breaks of a label are blanks, and stay by the strict rule`() {
    let element = AccessibilityElement(label: "Sign\n  In\n", traits: .button)
    #expect(describe(element) == "Sign In. Button.")
    let strict = VoiceOver(sentenceRule: .strict)
    #expect(
      strict.announcement(of: element, in: EnglishWords()).descriptionText
        == "Sign\n  In\n. Button.")
  }

  @Test func `A070 a color well says the name of its color`() {
    let red = Color.sRGB(red: 1, green: 0, blue: 0, alpha: 1).accessibilityName
    let element = AccessibilityElement(label: "Accent", value: .text(red), traits: .button)
    #expect(describe(element) == "Accent: red. Button.")
  }
}

/// What is said of a change under the cursor, and of a container that the cursor enters.
@Suite struct ChangeAnnouncementTests {
  private func change(
    from before: AccessibilityElement, to after: AccessibilityElement
  ) -> Announcement? {
    VoiceOver().announcement(ofChangeFrom: before, to: after, in: EnglishWords())
  }

  private func slider(at fraction: Double) -> AccessibilityElement {
    AccessibilityElement(label: "Speed", value: .percent(fraction), traits: .adjustable)
  }

  @Test func `A059 a segment that is now selected says so, its name and its place`() {
    let before = AccessibilityElement(
      label: "Last 10 days", traits: .button, position: .series(2, of: 2))
    let after = before.with(\.traits, before.traits.union(.selected))
    #expect(change(from: before, to: after)?.descriptionText == "Selected. Last 10 days. 2 of 2.")
  }

  @Test func `A060 a switch says its new state only`() {
    let off = AccessibilityElement(label: "Wi-Fi", value: .toggle(.off), traits: switchTraits)
    let on = AccessibilityElement(label: "Wi-Fi", value: .toggle(.on), traits: switchTraits)
    #expect(change(from: off, to: on)?.descriptionText == "On")
    #expect(change(from: on, to: off)?.descriptionText == "Off")
    #expect(change(from: off, to: on)?.hintText == nil)
  }

  @Test func `A061 a slider says its new value only`() {
    let announcement = change(from: slider(at: 0.48), to: slider(at: 0.58))
    #expect(announcement?.descriptionText == "58%")
    #expect(announcement?.hintText == nil)
  }

  @Test func `a slider at the end of its range says its value again`() {
    #expect(change(from: slider(at: 1), to: slider(at: 1))?.descriptionText == "100%")
  }

  @Test func `a button with a new label says it`() {
    let before = AccessibilityElement(label: "Old label", hint: "Hint", traits: .button)
    let announcement = change(from: before, to: before.with(\.label, "New label"))
    #expect(announcement?.descriptionText == "New label.")
    #expect(announcement?.hintText == nil)
  }

  @Test func `where nothing has changed nothing is said`() {
    #expect(change(from: camera, to: camera) == nil)
  }

  @Test func `a named group is said when the cursor enters it, and a list is not`() {
    let group = AccessibilityContainer(type: .semanticGroup, label: "Favorite apps")
    let entered = VoiceOver().announcement(ofEntering: group, in: EnglishWords())
    #expect(entered?.descriptionText == "Favorite apps.")
    let list = AccessibilityContainer(type: .list, label: "Favorite apps")
    #expect(VoiceOver().announcement(ofEntering: list, in: EnglishWords()) == nil)
  }
}
