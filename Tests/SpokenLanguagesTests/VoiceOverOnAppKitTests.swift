import Accessibility
import SpokenLanguages
import Testing

/// An element of AppKit, and what VoiceOver on iOS says of it.
private let rows: [(element: AccessibilityElement, said: String)] = [
  (macElement("Save", .button), "Save. Button."),
  (macElement("Wi-Fi", .checkBox, value: .toggle(.mixed)), "Wi-Fi. Switch Button. Mixed."),
  (macElement("Wi-Fi", .checkBox, .switch, value: .toggle(.on)), "Wi-Fi. Switch Button. On."),
  (macElement("Bold", .checkBox, .toggle, value: .toggle(.on)), "Selected: Bold. Button."),
  (macElement("Bold", .checkBox, .toggle, value: .toggle(.off)), "Bold. Button."),
  (
    macElement("Alpha", .radioButton, value: .toggle(.on), position: .series(1, of: 3)),
    "Selected: Alpha. Button. 1 of 3."
  ),
  (macElement("Details", .disclosureTriangle, value: .toggle(.off)), "Details. Collapsed. Button."),
  (macElement("Sort", .popUpButton, value: "Name"), "Sort: Name. Button. Pop Up Button."),
  (macElement("Volume", .slider, value: .number(3)), "Volume: 3. Adjustable."),
  (macElement("Name", .textField, value: "Ada"), "Name: Ada. Text Field."),
  (macElement("Password", .textField, .secureTextField), "Password. Secure Text Field."),
  (macElement("Logo", .image), "Logo. Image."),
  (macElement("Ready", .staticText), "Ready"),
  (macElement("Preferences", .window), "Preferences"),
]

@Suite struct VoiceOverOnAppKitTests {
  @Test(arguments: rows.indices)
  func `an element of AppKit has the traits that its kind has in UIKit`(_ index: Int) {
    let (element, said) = rows[index]
    let announcement = VoiceOver.standard.announcement(
      of: element, in: SpokenLanguage.closest(to: "en"))
    #expect(announcement.descriptionText == said)
  }

  @Test func `a checkbox that is switched says its state`() {
    let change = VoiceOver.standard.announcement(
      ofChangeFrom: macElement("Wi-Fi", .checkBox, value: .toggle(.off)),
      to: macElement("Wi-Fi", .checkBox, value: .toggle(.on)), in: SpokenLanguage.closest(to: "en"))
    #expect(change?.text == "On")
  }
}
