import Accessibility
import Graphics
import Testing

/// An element of each kind, and what it is elsewhere.
private struct Row: CustomTestStringConvertible, Sendable {
  var element: AccessibilityElement
  var kind: ElementKind
  var aria: ARIARole?
  var atspi: ATSPIRole
  var appKit: String
  var testDescription: String { kind.rawValue }

  init(
    _ kind: ElementKind, _ traits: AccessibilityTraits, _ aria: ARIARole?, _ atspi: ATSPIRole,
    _ appKit: String, value: AccessibilityValue? = nil, position: ContainerPosition? = nil,
    in attributes: AppKitAttributes? = nil
  ) {
    element = AccessibilityElement(label: "A", value: value, traits: traits, position: position)
    element.appKit = attributes
    (self.kind, self.aria, self.atspi, self.appKit) = (kind, aria, atspi, appKit)
  }
}

private let rows = [
  Row(.adjustable, .adjustable, .slider, .slider, "Slider", value: .percent(0.4)),
  Row(.button, .button, .button, .button, "Button"),
  Row(.button, [.button, .image], .button, .button, "Button"),
  Row(
    .checkBox, .button, .checkBox, .checkBox, "CheckBox", value: .toggle(.on), in: .init(.checkBox)),
  Row(
    .checkMenuItem, .none, .menuItem, .checkMenuItem, "MenuItem", value: .toggle(.on),
    in: .init(.menuItem)),
  Row(.colorWell, .button, .button, .colorChooser, "ColorWell", value: .color(.black)),
  Row(.comboBox, .none, .textBox, .comboBox, "ComboBox", in: .init(.comboBox)),
  Row(.dialog, .none, .group, .dialog, "Sheet", in: .init(.sheet)),
  Row(.dialog, .none, .group, .dialog, "Window/Dialog", in: .init(.window, .dialog)),
  Row(.group, .none, .group, .panel, "Group"),
  Row(.heading, .header, .heading, .heading, "Heading"),
  Row(.image, .image, .image, .image, "Image"),
  Row(.incrementor, .none, .group, .spinButton, "Incrementor", in: .init(.incrementor)),
  Row(.levelIndicator, .none, .group, .levelBar, "LevelIndicator", in: .init(.levelIndicator)),
  Row(.link, .link, .link, .link, "Link/TextLink"),
  Row(.list, .none, .group, .list, "List", in: .init(.list)),
  Row(.menu, .none, .group, .menu, "Menu", in: .init(.menu)),
  Row(.menuBar, .none, .group, .menuBar, "MenuBar", in: .init(.menuBar)),
  Row(.menuButton, .none, .button, .button, "MenuButton", in: .init(.menuButton)),
  Row(.menuItem, .none, .menuItem, .menu, "MenuBarItem", in: .init(.menuBarItem)),
  Row(.menuItem, [.button, .menuItem], .menuItem, .menuItem, "MenuItem"),
  Row(.outline, .none, .group, .tree, "Outline", in: .init(.outline)),
  Row(.popUpButton, [.button, .popUpButton], .comboBox, .comboBox, "PopUpButton"),
  Row(
    .progress, .updatesFrequently, .progressBar, .progressBar, "ProgressIndicator",
    value: .percent(0.5)),
  Row(.progress, .none, .progressBar, .progressBar, "BusyIndicator", in: .init(.busyIndicator)),
  Row(.row, .none, .group, .tableRow, "Row/OutlineRow", in: .init(.row, .outlineRow)),
  Row(.scrollArea, .none, .group, .scrollPane, "ScrollArea", in: .init(.scrollArea)),
  Row(.searchField, .searchField, .searchBox, .entry, "TextField/SearchField"),
  Row(
    .secureTextField, [.textEntry, .secureTextField], .textBox, .passwordText,
    "TextField/SecureTextField"),
  Row(.segment, .button, .radio, .radioButton, "RadioButton", position: .series(1, of: 3)),
  Row(.splitGroup, .none, .group, .splitPane, "SplitGroup", in: .init(.splitGroup)),
  Row(.staticText, .staticText, nil, .label, "StaticText"),
  Row(
    .switch, [.button, .toggleButton], .switch, .toggleButton, "CheckBox/Switch",
    value: .toggle(.on)),
  Row(.tab, .tabBarItem, .tab, .pageTab, "RadioButton/TabButton", position: .tab(2, of: 3)),
  Row(.tabGroup, .none, .group, .pageTabList, "TabGroup", in: .init(.tabGroup)),
  Row(.table, .none, .group, .table, "Table", in: .init(.table)),
  Row(.textArea, [.textEntry, .textArea], .textBox, .entry, "TextArea"),
  Row(.textField, .textEntry, .textBox, .entry, "TextField"),
  Row(.toggleButton, .toggleButton, .button, .toggleButton, "CheckBox/Toggle", value: .toggle(.on)),
  Row(.button, [.button, .selected], .button, .toggleButton, "Button"),
  Row(.toolbar, .none, .group, .toolBar, "Toolbar", in: .init(.toolbar)),
  Row(.window, .none, .group, .frame, "Window", in: .init(.window)),
]

private func mapping(
  _ element: AccessibilityElement, _ policy: ElementKind.SwitchPolicy = .toggleButton
) -> PlatformMapping {
  PlatformMapping(
    element, saying: VoiceOver.voiceOver.announcement(of: element, in: EnglishWords()),
    switchPolicy: policy)
}

@Suite struct PlatformMappingTests {
  @Test(arguments: rows)
  private func `an element is the same thing on each platform`(row: Row) {
    let mapping = mapping(row.element)
    #expect(row.element.kind == row.kind)
    #expect(mapping.aria.role == row.aria)
    #expect(mapping.atspiRole == row.atspi)
    let subrole = mapping.subrole.map { "/\($0.rawValue)" } ?? ""
    #expect(mapping.role.rawValue + subrole == row.appKit)
  }

  @Test func `every kind has a row`() {
    #expect(Set(rows.map(\.kind)) == Set(ElementKind.allCases))
  }

  @Test func `A124 a switch is a toggle button in AT-SPI, and a switch in newer headers`() {
    let element = AccessibilityElement(
      label: "Wi-Fi", value: .toggle(.on), traits: [.button, .toggleButton])
    #expect(mapping(element).atspiRole == .toggleButton)
    #expect(mapping(element, .newer).atspiRole == .switch)
    #expect(
      mapping(element).atspiStates == [.focusable, .enabled, .sensitive, .checkable, .checked])
  }

  @Test func `A125 a switch is a check box with the subrole of a switch in AppKit`() {
    let element = AccessibilityElement(
      label: "Wi-Fi", value: .toggle(.off), traits: [.button, .toggleButton])
    #expect(mapping(element).role == .checkBox)
    #expect(mapping(element).subrole == .switch)
  }

  @Test func `names, values and hints are the words that are said`() {
    let element = AccessibilityElement(
      label: "Volume", value: .percent(0.4), hint: "Changes the volume.", traits: .adjustable)
    let aria = mapping(element).aria
    #expect(aria.name == "Volume")
    #expect(aria.description == "Changes the volume.")
    #expect(
      aria.attributes == [.valueNow: "40", .valueMin: "0", .valueMax: "100", .valueText: "40%"])
  }

  @Test func `states are those of the kind`() {
    func attributes(
      _ traits: AccessibilityTraits, value: AccessibilityValue? = nil,
      position: ContainerPosition? = nil
    ) -> [ARIAProperties.Attribute: String] {
      mapping(AccessibilityElement(label: "A", value: value, traits: traits, position: position))
        .aria.attributes
    }
    #expect(attributes([.button, .notEnabled]) == [.disabled: "true"])
    #expect(attributes([.button, .selected]) == [.pressed: "true"])
    #expect(attributes([.staticText, .selected]) == [.current: "true"])
    #expect(attributes([.button, .toggleButton], value: .toggle(.mixed)) == [.checked: "mixed"])
    #expect(
      attributes([.button, .selected], position: .series(2, of: 3))
        == [.checked: "true", .placeInSet: "2", .setSize: "3"])
    #expect(
      attributes([.tabBarItem], position: .tabBarItem(1, of: 2))
        == [.selected: "false", .placeInSet: "1", .setSize: "2"])
    #expect(attributes([.textEntry, .textArea]) == [.multiline: "true"])
  }

  @Test func `what ARIA has no word for is listed`() {
    var element = AccessibilityElement(label: "A", traits: [.button, .startsMediaSession])
    element.customActions = ["Reply"]
    #expect(mapping(element).unmapped == ["Starts Media Session", "custom actions"])
    func unmapped(_ traits: AccessibilityTraits, value: AccessibilityValue? = nil) -> [String] {
      mapping(AccessibilityElement(label: "A", value: value, traits: traits)).unmapped
    }
    #expect(unmapped([.header, .notEnabled]) == ["disabled"])
    #expect(unmapped(.button, value: "3 left") == ["value"])
    #expect(unmapped(.textEntry, value: "Ada") == [])
  }

  @Test func `a text that changes often stays a text`() {
    let element = AccessibilityElement(label: "0:10", traits: [.staticText, .updatesFrequently])
    #expect(element.kind == .staticText)
    #expect(mapping(element).unmapped == ["updates frequently"])
  }
}
