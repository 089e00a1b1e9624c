extension AccessibilityElement {
  /// The element as VoiceOver on iOS reads it: one of AppKit gets the traits that its kind has in UIKit, and a state
  /// that is a trait there instead of a value.
  var withTraitsOfUIKit: AccessibilityElement {
    guard appKit != nil else { return self }
    var element = self
    element.traits.formUnion(kind.traits)
    guard case .toggle(let state) = value, !kind.traits.contains(.toggleButton) else {
      return element
    }
    element.value = nil
    if role == .disclosureTriangle {
      element.expandedStatus = state == .off ? .collapsed : .expanded
    } else if state != .off {
      element.traits.insert(.selected)
    }
    return element
  }
}

extension ElementKind {
  /// The traits of the kind in UIKit; none for one that only AppKit has.
  fileprivate var traits: AccessibilityTraits {
    switch self {
    case .adjustable, .incrementor: .adjustable
    case .button, .colorWell, .menuButton, .segment, .tab, .toggleButton: .button
    case .checkBox, .switch: [.button, .toggleButton]
    case .checkMenuItem, .menuItem: [.button, .menuItem]
    case .comboBox, .textField: .textEntry
    case .heading: .header
    case .image: .image
    case .link: .link
    case .popUpButton: [.button, .popUpButton]
    case .progress: .updatesFrequently
    case .searchField: .searchField
    case .secureTextField: [.textEntry, .secureTextField]
    case .staticText: .staticText
    case .textArea: [.textEntry, .textArea]
    case .dialog, .group, .levelIndicator, .list, .menu, .menuBar, .outline, .row, .scrollArea,
      .splitGroup, .tabGroup, .table, .toolbar, .window:
      .none
    }
  }
}
