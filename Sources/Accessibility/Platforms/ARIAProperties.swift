import Graphics

/// The element on the web: its role, and its properties and states in ARIA.
public struct ARIAProperties: Sendable, Hashable {
  /// A property or a state; the raw values are ARIA's without `aria-`.
  public enum Attribute: String, Sendable, Hashable, Codable, CaseIterable {
    /// Indicates whether a switch is on, or a radio button chosen; `mixed` for on in part.
    case checked
    /// Indicates whether it is the selected one, for what has no other state for that.
    case current
    /// Indicates whether it does not respond now.
    case disabled
    /// Indicates whether what belongs to it is shown.
    case expanded
    /// Indicates whether a field takes several lines.
    case multiline
    /// Indicates whether a button is pressed.
    case pressed
    /// Indicates whether a field can be read and not changed.
    case readonly
    /// Indicates whether a tab is selected.
    case selected
    /// The place among others, from 1.
    case placeInSet = "posinset"
    /// The number of those.
    case setSize = "setsize"
    /// The largest value.
    case valueMax = "valuemax"
    /// The smallest value.
    case valueMin = "valuemin"
    /// The value as a number.
    case valueNow = "valuenow"
    /// The value in words.
    case valueText = "valuetext"
  }

  /// The role; nil for text.
  public var role: ARIARole?
  /// The name of the element; empty for nothing.
  public var name: String
  /// The hint; empty for none.
  public var description: String
  /// The text in a field or the choice of a list; nil for an element without.
  public var value: String?
  /// The properties and states that are not the default.
  public var attributes: [Attribute: String] = [:]

  init(_ element: AccessibilityElement, _ words: ElementWords) {
    role = element.kind.ariaRole
    name = words.name
    description = words.description
    addStates(of: element)
    addValue(of: element, words.value)
    if let (place, count) = element.placeInSet {
      attributes[.placeInSet] = "\(place)"
      attributes[.setSize] = "\(count)"
    }
  }

  private mutating func addStates(of element: AccessibilityElement) {
    let kind = element.kind
    if element.traits.contains(.notEnabled), kind.canBeDisabled { attributes[.disabled] = "true" }
    if element.traits.contains(.readOnly) { attributes[.readonly] = "true" }
    if kind == .textArea { attributes[.multiline] = "true" }
    switch element.expandedStatus {
    case .expanded: attributes[.expanded] = "true"
    case .collapsed: attributes[.expanded] = "false"
    case .unsupported: break
    }
    let isSelected = element.traits.contains(.selected)
    switch kind {
    case .tab: attributes[.selected] = "\(isSelected)"
    case .segment: attributes[.checked] = "\(isSelected || element.value == .toggle(.on))"
    case .button, .colorWell: if isSelected { attributes[.pressed] = "true" }
    case .switch, .checkBox: attributes[.checked] = element.toggle
    case .toggleButton: attributes[.pressed] = element.toggle
    default: if isSelected { attributes[.current] = "true" }
    }
  }

  private mutating func addValue(of element: AccessibilityElement, _ text: String) {
    switch element.kind {
    case .adjustable, .progress:
      let range = element.valueRange
      attributes[.valueNow] = range.map { decimal($0.now) }
      attributes[.valueMin] = range.map { decimal($0.least) }
      attributes[.valueMax] = range.map { decimal($0.most) }
      if !text.isEmpty { attributes[.valueText] = text }
    case .searchField, .secureTextField, .textArea, .textField, .popUpButton, .colorWell:
      value = text
    default:
      if !text.isEmpty, ![.switch, .checkBox].contains(element.kind.ariaRole) { value = text }
    }
  }
}

extension AccessibilityElement {
  /// The place of a tab or a segment among others, and their number.
  fileprivate var placeInSet: (place: Int, count: Int)? {
    switch position {
    case .series(let place, let count) where kind == .segment: (place, count)
    case .tab(let place, let count), .tabBarItem(let place, let count): (place, count)
    default: nil
    }
  }

  /// The state of a switch; off for one without a value.
  fileprivate var toggle: String {
    switch value {
    case .toggle(.on): "true"
    case .toggle(.mixed): "mixed"
    default: "false"
    }
  }
}
