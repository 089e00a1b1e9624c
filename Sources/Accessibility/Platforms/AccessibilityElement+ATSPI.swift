extension AccessibilityElement {
  /// Returns the role in AT-SPI: that of its kind, and of a toggle button for a selected button of UIKit.
  func atspiRole(_ policy: ElementKind.SwitchPolicy = .toggleButton) -> ATSPIRole {
    // AppKit's title of a menu is the menu in AT-SPI.
    if role == .menuBarItem { return .menu }
    if role == .disclosureTriangle { return .toggleButton }
    return kind == .button && isPressed ? .toggleButton : kind.atspiRole(policy)
  }

  /// Indicates whether a button stays pressed; UIKit's is selected.
  private var isPressed: Bool { appKit == nil && traits.contains(.selected) }

  /// The states in AT-SPI.
  var atspiStates: Set<ATSPIState> {
    var states: Set<ATSPIState> = []
    if kind.isFocusable { states.insert(.focusable) }
    if !traits.contains(.notEnabled) { states.formUnion([.enabled, .sensitive]) }
    switch kind {
    case .textField, .searchField, .secureTextField: states.formUnion([.editable, .singleLine])
    case .textArea: states.formUnion([.editable, .multiLine])
    case .comboBox: states.insert(.editable)
    case .adjustable where appKit == nil: states.insert(.horizontal)
    case .menuButton: states.insert(.hasPopup)
    case .popUpButton: states.formUnion([.expandable, .collapsed])
    case .menuItem where expandedStatus != .unsupported: states.insert(.hasPopup)
    case .link where traits.contains(.visited): states.insert(.visited)
    case .switch, .toggleButton, .checkBox, .checkMenuItem:
      states.insert(.checkable)
      if value == .toggle(.on) { states.insert(kind == .toggleButton ? .pressed : .checked) }
      if value == .toggle(.mixed) { states.insert(.indeterminate) }
    case .segment:
      states.insert(.checkable)
      if traits.contains(.selected) || value == .toggle(.on) { states.insert(.checked) }
    case .button where isPressed: states.insert(.pressed)
    default: if traits.contains(.selected) { states.insert(.selected) }
    }
    if traits.contains(.readOnly) {
      states.insert(.readOnly)
      states.remove(.editable)
    }
    switch expandedStatus {
    case .expanded: states.formUnion([.expandable, .expanded])
    case .collapsed: states.formUnion([.expandable, .collapsed])
    case .unsupported: break
    }
    if case .toggle(let state) = value, role == .disclosureTriangle {
      states.formUnion([.expandable, state == .off ? .collapsed : .expanded])
    }
    switch appKit?.orientation {
    case .horizontal: states.insert(.horizontal)
    case .vertical: states.insert(.vertical)
    case nil: break
    }
    if appKit?.isRequired == true { states.insert(.required) }
    return states
  }
}
