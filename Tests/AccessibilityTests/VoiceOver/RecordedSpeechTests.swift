import Accessibility
import Testing

private let edit = "Double tap to edit."
private let name = AccessibilityElement(
  label: "Name", hint: "As on your card", traits: .textEntry)
private let secure = AccessibilityElement(
  value: "•••••••••", traits: [.textEntry, .secureTextField])
private let search = AccessibilityElement(label: "Search", traits: [.searchField, .textEntry])
private let editing = AccessibilityElement(
  label: "New Email", value: "some text", traits: [.textEntry, .isEditing])
private let actions = AccessibilityElement(label: "Actions", traits: [.button, .popUpButton])
private let toggle = AccessibilityElement(
  label: "Wi-Fi", value: .toggle(.on), traits: .toggleButton)
private let amenities = AccessibilityElement(label: "Amenities", traits: .button)
  .with(\.expandedStatus, .collapsed)

/// The description and the hint of an element.
private func said(
  _ element: AccessibilityElement, _ change: (inout VoiceOver) -> Void = { _ in }
) -> [String] {
  var reader = VoiceOver()
  change(&reader)
  let announcement = reader.announcement(of: element, in: EnglishWords())
  return [announcement.descriptionText, announcement.hintText].compactMap { $0 }
}

/// Where recorded outputs of devices and AccessibilitySnapshot differ: the default and the policy.
@Suite struct RecordedSpeechTests {
  @Test func `A150 the author's hint of a text field comes before VoiceOver's`() {
    #expect(said(name) == ["Name. Text Field.", "As on your card. Double tap to edit."])
    #expect(said(name) { $0.fieldHint = .ownOnly } == ["Name. Text Field.", edit])
  }

  @Test func `a secure text field keeps its text to itself`() {
    #expect(said(secure) == ["9 characters. Secure Text Field.", edit])
    #expect(said(secure) { $0.secureValue = .bullets } == ["•••••••••. Secure Text Field.", edit])
    let change = VoiceOver().announcement(
      ofChangeFrom: secure, to: secure.with(\.value, "••"), in: EnglishWords())
    #expect(change?.text == "2 characters.")
  }

  @Test func `A151 a search field is edited like a text field`() {
    #expect(said(search) == ["Search. Search Field.", edit])
    #expect(said(search) { $0.searchKind = .both } == ["Search. Text Field. Search Field.", edit])
  }

  @Test func `A152 the value of a field that is edited comes after that state`() {
    #expect(said(editing)[0] == "New Email. Text Field. Is editing. some text")
    #expect(
      said(editing) { $0.editingValue = .afterName }[0]
        == "New Email: some text. Text Field. Is editing.")
  }

  @Test func `A155 a button with a menu is a button and a pop-up button, with the option on`() {
    #expect(
      said(actions) { $0.speaksPopUpButtons = true }
        == ["Actions. Button. Pop Up Button.", "Double tap to activate the picker."])
    #expect(VoiceOver().speaksPopUpButtons)
    #expect(said(actions) { $0.speaksPopUpButtons = false } == ["Actions. Button."])
  }

  @Test func `what can be toggled and is no button has a kind by policy`() {
    #expect(said(toggle)[0] == "Wi-Fi. On.")
    #expect(said(toggle) { $0.toggleKind = .switchButton }[0] == "Wi-Fi. Switch Button. On.")
  }

  @Test func `that more can be shown comes before or after the kind by policy`() {
    #expect(said(amenities)[0] == "Amenities. Collapsed. Button.")
    #expect(said(amenities) { $0.expandedPlace = .afterKind }[0] == "Amenities. Button. Collapsed.")
  }
}
