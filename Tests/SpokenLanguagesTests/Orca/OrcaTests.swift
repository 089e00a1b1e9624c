import Accessibility
import SpokenLanguages
import Testing

private let english = SpokenLanguage.closest(to: "en", Orca.vocabulary)

extension Orca {
  /// Returns what is said of an element in English.
  fileprivate func text(_ element: AccessibilityElement) -> String {
    announcement(of: element, in: english).text
  }
}

@Suite struct OrcaTests {
  @Test func `A119 a button says its name and its role`() {
    let element = AccessibilityElement(label: "Options", traits: .button)
    #expect(Orca().text(element) == "Options button")
  }

  @Test func `A120 what does not respond is grayed`() {
    let element = AccessibilityElement(label: "Options", traits: [.button, .notEnabled])
    #expect(Orca().text(element) == "Options button grayed")
  }

  @Test func `A121 a toggle button that is on is pressed`() {
    let element = AccessibilityElement(
      label: "Bold", value: .toggle(.on), traits: .toggleButton)
    #expect(Orca().text(element) == "Bold toggle button pressed")
    let selected = AccessibilityElement(label: "Bold", traits: [.button, .selected])
    #expect(Orca().text(selected) == "Bold toggle button pressed")
  }

  @Test func `A122 a menu item says its name alone`() {
    #expect(Orca().text(AccessibilityElement(label: "Open", traits: .menuItem)) == "Open")
    #expect(Orca().text(macElement("Open", .menuItem)) == "Open")
  }

  @Test func `A123 a radio button says no position unless the user has positions on`() {
    let element = macElement(
      "Alpha", .radioButton, value: .toggle(.on), position: .series(1, of: 3))
    #expect(Orca().text(element) == "Alpha selected radio button")
    var reader = Orca()
    reader.speaksPosition = true
    #expect(reader.text(element) == "Alpha selected radio button 1 of 3")
  }

  @Test func `a pause ends the string that is given to the voice`() {
    let element = AccessibilityElement(
      label: "Subscribe", hint: "Sends a letter each week", traits: .notEnabled)
    var box = macElement("Subscribe", .checkBox, value: .toggle(.off), traits: .notEnabled)
    box.hint = element.hint
    let said = Orca().announcement(of: box, in: english)
    #expect(
      said.utterances == ["Subscribe check box not checked", "grayed", "Sends a letter each week"])
    #expect(said.text == "Subscribe check box not checked grayed Sends a letter each week")
  }

  @Test
  func `a description is the name of what has no other, and is not said when the name has it`() {
    let nameless = AccessibilityElement(hint: "Shows options", traits: .button)
    #expect(Orca().text(nameless) == "Shows options button")
    let repeated = AccessibilityElement(
      label: "Shows options now", hint: "shows Options", traits: .button)
    #expect(Orca().text(repeated) == "Shows options now button")
  }

  @Test func `a user without descriptions hears none`() {
    var reader = Orca()
    reader.speaksHints = false
    let element = AccessibilityElement(label: "Options", hint: "Shows more", traits: .button)
    #expect(reader.text(element) == "Options button")
  }

  @Test(arguments: [
    (5.0, 0.0, 10.0, "A horizontal slider 5 50 percent."),
    // The program rounds down what floating point makes a little less than 57.
    (57, 0, 100, "A horizontal slider 57 56 percent."),
    (15, 0, 10, "A horizontal slider 15 150 percent."), (5, 5, 5, "A horizontal slider 5"),
    (-0.5, -1, 0, "A horizontal slider -0.5 50 percent."),
  ])
  func `a slider says its value and the share of its range`(
    _ value: Double, _ least: Double, _ most: Double, _ said: String
  ) {
    let element = macElement("A", .slider, value: .number(value)) {
      $0.appKit?.minValue = least
      $0.appKit?.maxValue = most
    }
    #expect(Orca().text(element) == said)
  }

  @Test func `a slider does not say that it is required`() {
    let element = macElement("A", .slider, value: .number(5)) {
      $0.appKit?.maxValue = 10
      $0.appKit?.isRequired = true
    }
    #expect(Orca().text(element) == "A horizontal slider 5 50 percent.")
  }

  @Test(arguments: [(-1e300, 1e300), (.infinity, 1), (.nan, 1), (0, .infinity)])
  func `no value of a slider is too large to say`(_ value: Double, _ most: Double) {
    let element = macElement("A", .slider, value: .number(value)) {
      $0.appKit?.minValue = -1e-300
      $0.appKit?.maxValue = most
    }
    #expect(Orca().text(element).hasPrefix("A horizontal slider"))
  }

  @Test func `a progress bar says its share, its role without one, and nothing when it changes`() {
    func bar(_ value: Double?) -> AccessibilityElement {
      macElement("A", .progressIndicator, value: value.map { .number($0) }) {
        $0.appKit?.maxValue = 100
      }
    }
    #expect(Orca().text(bar(40)) == "A 40 percent.")
    #expect(Orca().text(bar(nil)) == "A progress bar")
    #expect(Orca().announcement(ofChangeFrom: bar(40), to: bar(50), in: english) == nil)
  }

  @Test func `a new name is said with the state of a checkbox, and alone for a button`() {
    func said(_ before: AccessibilityElement, _ after: AccessibilityElement) -> String? {
      Orca().announcement(ofChangeFrom: before, to: after, in: english)?.text
    }
    #expect(
      said(
        macElement("A", .checkBox, value: .toggle(.off)),
        macElement("B", .checkBox, value: .toggle(.off))) == "B not checked")
    #expect(
      said(.init(label: "Play", traits: .button), .init(label: "Pause", traits: .button)) == "Pause"
    )
    #expect(
      said(.init(label: "Play", traits: .button), .init(label: "Play", traits: .button)) == nil)
  }

  @Test func `four equal marks are said as their number`() {
    let password = macElement("A", .textField, .secureTextField, value: .text("•••"))
    #expect(Orca().text(password) == "A password text •••")
    let field = macElement("A", .textField, value: .text("Waaaaait -----"))
    #expect(Orca().text(field) == "A entry Waaaaait 5 - characters")
  }

  @Test(arguments: [
    (AccessibilityRole.toolbar, nil), (.outline, nil), (.table, nil), (.tabGroup, nil),
    (.group, "Camera panel"), (.sheet, "Camera dialog"), (.window, "Camera"),
    (.menu, "Camera menu"), (.list, "Camera list"), (.radioGroup, "Camera panel Camera"),
  ])
  func `a container is said when the focus enters it, unless its role is passed over`(
    _ role: AccessibilityRole, _ said: String?
  ) {
    var container = AccessibilityContainer(type: .semanticGroup, label: "Camera")
    container.appKit = AppKitAttributes(role)
    #expect(Orca().announcement(ofEntering: container, in: english)?.text == said)
  }

  @Test func `a container of UIKit is a panel, a list, a landmark or an alert`() {
    func said(_ container: AccessibilityContainer) -> String? {
      Orca().announcement(ofEntering: container, in: english)?.text
    }
    #expect(said(.init(type: .semanticGroup, label: "Camera")) == "Camera panel")
    #expect(said(.init(type: .semanticGroup)) == nil)
    #expect(said(.init(type: .list, label: "Fruit")) == "Fruit list")
    #expect(said(.init(type: .landmark, label: "Photos")) == "landmark Photos")
    #expect(said(.init(label: "Disk full", traits: .alert)) == "alert Disk full")
    #expect(said(.init(label: "Disk full")) == nil)
  }
}
