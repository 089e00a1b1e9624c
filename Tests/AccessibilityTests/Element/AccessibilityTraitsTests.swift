import Accessibility
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

struct TraitBit: Sendable, CustomTestStringConvertible {
  var trait: AccessibilityTraits, bit: Int, name: String
  var testDescription: String { "\(name) is bit \(bit)" }
}

/// Section 1.3 of the fact sheet.
private let traitBits: [TraitBit] = [
  .init(trait: .button, bit: 0, name: "button"),
  .init(trait: .link, bit: 1, name: "link"),
  .init(trait: .image, bit: 2, name: "image"),
  .init(trait: .selected, bit: 3, name: "selected"),
  .init(trait: .playsSound, bit: 4, name: "playsSound"),
  .init(trait: .keyboardKey, bit: 5, name: "keyboardKey"),
  .init(trait: .staticText, bit: 6, name: "staticText"),
  .init(trait: .summaryElement, bit: 7, name: "summaryElement"),
  .init(trait: .notEnabled, bit: 8, name: "notEnabled"),
  .init(trait: .updatesFrequently, bit: 9, name: "updatesFrequently"),
  .init(trait: .searchField, bit: 10, name: "searchField"),
  .init(trait: .startsMediaSession, bit: 11, name: "startsMediaSession"),
  .init(trait: .adjustable, bit: 12, name: "adjustable"),
  .init(trait: .allowsDirectInteraction, bit: 13, name: "allowsDirectInteraction"),
  .init(trait: .causesPageTurn, bit: 14, name: "causesPageTurn"),
  .init(trait: .tabBar, bit: 15, name: "tabBar"),
  .init(trait: .header, bit: 16, name: "header"),
  .init(trait: .textEntry, bit: 18, name: "textEntry"),
  .init(trait: .pickerElement, bit: 19, name: "pickerElement"),
  .init(trait: .isEditing, bit: 21, name: "isEditing"),
  .init(trait: .secureTextField, bit: 24, name: "secureTextField"),
  .init(trait: .backButton, bit: 27, name: "backButton"),
  .init(trait: .tabBarItem, bit: 28, name: "tabBarItem"),
  .init(trait: .supportsZoom, bit: 46, name: "supportsZoom"),
  .init(trait: .textArea, bit: 47, name: "textArea"),
  .init(trait: .toggleButton, bit: 53, name: "toggleButton"),
]

@Suite struct AccessibilityTraitsTests {
  @Test func `C014 raw bits of button, notEnabled and adjustable`() {
    #expect(AccessibilityTraits.button.rawValue == 1)
    #expect(AccessibilityTraits.notEnabled.rawValue == 256)
    #expect(AccessibilityTraits.adjustable.rawValue == 4096)
  }

  @Test(arguments: traitBits)
  func `a trait has one bit and one name`(_ c: TraitBit) {
    #expect(c.trait.rawValue == 1 << UInt64(c.bit))
    #expect(c.trait.names == [c.name])
    #expect(AccessibilityTraits(name: c.name) == c.trait)
  }

  @Test(arguments: ["", "none", "Button", "buttons", "bit 64", "bit", "bit -1"])
  func `another name is no trait`(_ name: String) {
    #expect(AccessibilityTraits(name: name) == nil)
  }

  @Test func `names come in the order of the bits`() {
    let traits: AccessibilityTraits = [.toggleButton, .header, .selected, .button]
    #expect(traits.names == ["button", "selected", "header", "toggleButton"])
    #expect("\(traits)" == "button, selected, header, toggleButton")
  }

  @Test func `no traits read none`() {
    #expect(AccessibilityTraits.none.rawValue == 0)
    #expect(AccessibilityTraits.none.names == [])
    #expect("\(AccessibilityTraits.none)" == "none")
  }

  @Test func `bits without a name are kept and read as numbers`() {
    let traits = AccessibilityTraits(rawValue: 1 << 63 | 1 << 60 | 1)
    #expect(traits.names == ["button", "bit 60", "bit 63"])
    #expect(traits.subtracting(.button).rawValue == 0x9000_0000_0000_0000)
    #expect(AccessibilityTraits(name: "bit 60") == AccessibilityTraits(rawValue: 1 << 60))
  }

  @Test func `traits are their names in JSON`() throws {
    let traits: AccessibilityTraits = [.button, .selected, .init(rawValue: 1 << 60)]
    let data = try JSONEncoder().encode([traits])
    #expect(String(decoding: data, as: UTF8.self) == #"[["button","selected","bit 60"]]"#)
    #expect(try JSONDecoder().decode([AccessibilityTraits].self, from: data) == [traits])
  }

  @Test func `a name in JSON that is no trait is an error`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([AccessibilityTraits].self, from: Data(#"[["knob"]]"#.utf8))
    }
  }

  @Test func `traits read as the UIButton page words them`() {
    let button = AccessibilityElement(traits: [.button, .notEnabled])
    #expect(button.traitDisplayNames == ["Button", "Not Enabled", "User Interaction Enabled"])
  }
}
