import Accessibility
import SpokenLanguages
import Testing

/// An element of AppKit.
func macElement(
  _ label: String?, _ role: AccessibilityRole, _ subrole: AccessibilitySubrole? = nil,
  value: AccessibilityValue? = nil, traits: AccessibilityTraits = .none, hint: String? = nil,
  position: ContainerPosition? = nil, in enclosingRole: AccessibilityRole? = nil,
  _ change: (inout AccessibilityElement) -> Void = { _ in }
) -> AccessibilityElement {
  var element = AccessibilityElement(
    label: label, value: value, hint: hint, traits: traits, position: position)
  element.appKit = AppKitAttributes(role, subrole)
  element.appKit?.enclosingRole = enclosingRole
  change(&element)
  return element
}

extension VoiceOverMac {
  func said(_ element: AccessibilityElement) -> Announcement {
    announcement(of: element, in: SpokenLanguage.closest(to: "en", Self.vocabulary))
  }
}

@Suite struct VoiceOverMacTests {
  @Test
  func `A114 a button says its name and its kind, and the instruction is an utterance of its own`()
  {
    let said = VoiceOverMac().said(macElement("Options", .button))
    #expect(said.descriptionText == "Options, button")
    #expect(
      said.remarks.map(\.text) == [
        "You are currently on a button. To click this button, press Control-Option-Space."
      ])
  }

  @Test func `A115 what cannot be operated is dimmed before its kind, and has no instruction`() {
    let element = macElement("Continue", .button, traits: .notEnabled)
    #expect(VoiceOverMac().said(element).text == "Continue, dimmed, button")
    var reader = VoiceOverMac()
    reader.dimmedPlace = .afterKind
    #expect(reader.said(element).text == "Continue, button, dimmed")
  }

  @Test func `A116 a checkbox says its state before its kind`() {
    for (state, word) in [
      (AccessibilityValue.ToggleState.off, "unchecked"), (.on, "checked"), (.mixed, "mixed"),
    ] {
      let element = macElement("Alpha", .checkBox, value: .toggle(state))
      #expect(VoiceOverMac().said(element).descriptionText == "Alpha, \(word), checkbox")
    }
  }

  @Test func `A117 a radio button says that it is selected, and its place`() {
    func radio(_ state: AccessibilityValue.ToggleState) -> AccessibilityElement {
      macElement("C", .radioButton, value: .toggle(state), position: .series(3, of: 3))
    }
    #expect(
      VoiceOverMac().said(radio(.on)).descriptionText == "C, selected, radio button, 3 of 3")
    #expect(VoiceOverMac().said(radio(.off)).descriptionText == "C, radio button, 3 of 3")
  }

  @Test func `the value of a slider, a field and a pop-up button comes first`() {
    let reader = VoiceOverMac()
    for (element, words) in [
      (macElement("Volume", .slider, value: .percent(0.5)), "50%, Volume, slider"),
      (macElement("Name", .textField, value: .text("Ada")), "Ada, Name, edit text"),
      (macElement("Letter", .popUpButton, value: .text("B")), "B, Letter, pop up button"),
      (macElement("Password", .textField, .secureTextField), "Password, secure edit text"),
    ] { #expect(reader.said(element).descriptionText == words) }
  }

  @Test
  func `help follows after a pause, and neither it nor the instruction is said without hints`() {
    let element = macElement("Options", .button, hint: "Shows additional camera options")
    var reader = VoiceOverMac()
    #expect(
      reader.said(element).text
        == "Options, button. Shows additional camera options. You are currently on a button. To click this button, press Control-Option-Space."
    )
    reader.speaksHints = false
    #expect(reader.said(element).text == "Options, button")
  }

  @Test func `a change says the new state or value first`() {
    let reader = VoiceOverMac()
    let book = SpokenLanguage.closest(to: "en", VoiceOverMac.vocabulary)
    func change(_ before: AccessibilityElement, _ after: AccessibilityElement) -> String? {
      reader.announcement(ofChangeFrom: before, to: after, in: book)?.text
    }
    #expect(
      change(
        macElement("Wi-Fi", .checkBox, .switch, value: .toggle(.on)),
        macElement("Wi-Fi", .checkBox, .switch, value: .toggle(.off))) == "off, Wi-Fi, switch")
    #expect(
      change(
        macElement("Volume", .slider, value: .number(1)),
        macElement("Volume", .slider, value: .number(2))) == "2")
    let same = macElement("Wi-Fi", .checkBox, value: .toggle(.on))
    #expect(change(same, same) == nil)
  }

  @Test func `a group and a toolbar say their name and kind when the cursor enters them`() {
    let book = SpokenLanguage.closest(to: "en", VoiceOverMac.vocabulary)
    var toolbar = AccessibilityContainer(type: .semanticGroup, label: "Format")
    toolbar.appKit = AppKitAttributes(.toolbar)
    let said = VoiceOverMac().announcement(ofEntering: toolbar, in: book)
    #expect(said?.text == "Format, toolbar")
    // A group of UIKit needs a name.
    let named = AccessibilityContainer(type: .semanticGroup, label: "Format")
    #expect(VoiceOverMac().announcement(ofEntering: named, in: book)?.text == "Format, group")
    let plain = AccessibilityContainer(type: .semanticGroup)
    #expect(VoiceOverMac().announcement(ofEntering: plain, in: book) == nil)
  }

  @Test func `an element of UIKit is told by its traits`() {
    let element = AccessibilityElement(label: "Save", traits: [.button, .notEnabled])
    #expect(VoiceOverMac().said(element).text == "Save, dimmed, button")
  }
}
