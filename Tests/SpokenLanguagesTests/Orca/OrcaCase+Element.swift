import Accessibility

/// What the model lacks for a case.
enum OrcaGap: String, Error {
  case invalid = "an invalid entry"
  case mnemonic = "a mnemonic"
  case landmark = "the kind of a landmark"
  case relation = "a name beside the label of another element"
  case imageDescription = "an image's own description"
  case menuOfToggle = "a toggle button with a menu"
  case direction = "a slider without a direction"
  case text = "a text beside a number"
  case role = "an element of this role"
}

/// The roles of AT-SPI, and the element of ours that has each; `nil` for a role that no element has.
private let makers: [String: @Sendable (OrcaCase) throws -> AccessibilityElement] = [
  "push button": { $0.has("has_popup") ? $0.appKit(.menuButton) : $0.uiKit(.button) },
  "toggle button": { try $0.toggleButton() },
  "switch": { $0.switched() },
  "check box": {
    $0.attributes?["xml-roles"] == "switch"
      ? $0.switched() : $0.appKit(.checkBox, value: .toggle($0.toggle))
  },
  "radio button": { $0.appKit(.radioButton, value: .toggle($0.toggle)) },
  "slider": { try $0.slider() },
  "spin button": { $0.appKit(.incrementor, value: $0.value.map { .number($0) }) },
  "progress bar": {
    $0.appKit(
      .progressIndicator, value: $0.has("indeterminate") ? nil : $0.value.map { .number($0) })
  },
  "level bar": { $0.appKit(.levelIndicator, value: $0.value.map { .number($0) }) },
  "text": { $0.field() },
  "entry": { $0.field() },
  "password text": { $0.field(.secureTextField) },
  "combo box": { $0.comboBox() },
  "link": { $0.uiKit($0.has("visited") ? [.link, .visited] : .link) },
  "heading": { $0.heading() },
  "label": { $0.uiKit(.staticText) },
  "static": { $0.uiKit(.staticText) },
  "image": { $0.uiKit(.image) },
  "panel": { $0.uiKit(.none) },
  "unknown": { $0.uiKit(.none) },
  "tool bar": { $0.appKit(.toolbar) },
  "color chooser": { $0.appKit(.colorWell) },
  "page tab": { $0.appKit(.radioButton, .tabButton) },
  "page tab list": { $0.chosenTab() },
  "menu": { $0.appKit(.menu) },
  "menu item": { $0.appKit(.menuItem) },
  "check menu item": { $0.appKit(.menuItem, value: .toggle($0.toggle)) },
  "tree item": { $0.appKit(.row, .outlineRow) },
]

extension OrcaCase {
  /// Returns the element of ours for the case, or throws what the model lacks.
  func element() throws -> AccessibilityElement {
    guard let make = makers[role] else { throw OrcaGap.role }
    if has("invalid_entry") { throw OrcaGap.invalid }
    if mnemonic != nil { throw OrcaGap.mnemonic }
    if labelledBy != nil, name != nil { throw OrcaGap.relation }
    if imageDescription?.isEmpty == false { throw OrcaGap.imageDescription }
    if `in`?.role == "landmark" { throw OrcaGap.landmark }
    var element = try make(self)
    element.label = element.label ?? name ?? labelledBy
    element.hint = description
    if isDisabled { element.traits.insert(.notEnabled) }
    if has("read_only") { element.traits.insert(.readOnly) }
    if has("required") { element.appKit?.isRequired = true }
    if has("expanded") {
      element.expandedStatus = .expanded
    } else if has("collapsed") || has("expandable"), role != "combo box" {
      element.expandedStatus = .collapsed
    }
    if let position, let size { element.position = .series(position, of: size) }
    if let items, let chosen { element.position = .series(chosen + 1, of: items.count) }
    return element
  }

  /// The container that the focus enters; nil for none.
  var container: AccessibilityContainer? {
    guard let outer = self.in else { return nil }
    let roles: [String: AccessibilityRole] = [
      "panel": role == "radio button" ? .radioGroup : .group, "tool bar": .toolbar,
      "dialog": .sheet, "menu": .menu, "tree": .outline, "page tab list": .tabGroup,
    ]
    var container = AccessibilityContainer(type: .semanticGroup, label: outer.name)
    container.appKit = roles[outer.role].map { AppKitAttributes($0) }
    return container
  }

  fileprivate var toggle: AccessibilityValue.ToggleState {
    has("indeterminate") ? .mixed : has("checked") || has("pressed") ? .on : .off
  }

  fileprivate func uiKit(_ traits: AccessibilityTraits) -> AccessibilityElement {
    AccessibilityElement(traits: traits)
  }

  fileprivate func appKit(
    _ role: AccessibilityRole, _ subrole: AccessibilitySubrole? = nil,
    value: AccessibilityValue? = nil
  ) -> AccessibilityElement {
    var element = AccessibilityElement(value: value)
    var attributes = AppKitAttributes(role, subrole)
    (attributes.minValue, attributes.maxValue) = (min, max)
    element.appKit = attributes
    return element
  }

  fileprivate func switched() -> AccessibilityElement {
    AccessibilityElement(value: .toggle(toggle), traits: [.button, .toggleButton])
  }

  fileprivate func toggleButton() throws -> AccessibilityElement {
    if attributes?["xml-roles"] == "switch" { return switched() }
    if has("has_popup") { throw OrcaGap.menuOfToggle }
    return AccessibilityElement(value: .toggle(toggle), traits: .toggleButton)
  }

  fileprivate func slider() throws -> AccessibilityElement {
    if valueText != nil { throw OrcaGap.text }
    guard has("horizontal") || has("vertical") else { throw OrcaGap.direction }
    var element = appKit(.slider, value: value.map { .number($0) })
    element.appKit?.orientation = has("vertical") ? .vertical : .horizontal
    return element
  }

  fileprivate func field(_ subrole: AccessibilitySubrole? = nil) -> AccessibilityElement {
    let isSearch = attributes?["xml-roles"] == "searchbox"
    var element = appKit(
      has("multi_line") ? .textArea : .textField, isSearch ? .searchField : subrole,
      value: text.map { .text($0) })
    element.placeholder = placeholder
    return element
  }

  fileprivate func comboBox() -> AccessibilityElement {
    let choice = chosen.flatMap { items?[$0] }
    return appKit(has("editable") ? .comboBox : .popUpButton, value: choice.map { .text($0) })
  }

  /// The tab that gets the focus of a bar.
  fileprivate func chosenTab() -> AccessibilityElement {
    var element = appKit(.radioButton, .tabButton)
    element.label = chosen.flatMap { items?[$0] }
    return element
  }

  fileprivate func heading() -> AccessibilityElement {
    var element = uiKit(.header)
    if let level = attributes?["level"].flatMap({ Int($0) }) {
      element.attributedLabel = AttributedText(name ?? "", speech: .init(headingLevel: level))
    }
    return element
  }
}
