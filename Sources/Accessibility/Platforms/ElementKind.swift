/// A kind of element, with what it is on each platform: a row of the table.
///
/// The rows are those of Core-AAM, HTML-AAM and AccessKit for what UIKit's traits distinguish.
public enum ElementKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// Has a value that the user adjusts: a slider, a page control, the wheel of a picker.
  case adjustable
  /// Is activated.
  case button
  /// Is on, off, or on in part; AppKit's checkboxes.
  case checkBox
  /// Shows a color, and lets the user choose another.
  case colorWell
  /// The kind of any other element: a view of the app without a trait.
  case group
  /// A heading.
  case heading
  /// An image that is not operated.
  case image
  /// Leads to another place.
  case link
  /// A command of a menu.
  case menuItem
  /// A button that shows the choice of its menu.
  case popUpButton
  /// Shows how far work has progressed, or that it continues.
  case progress
  /// A field for what is searched.
  case searchField
  /// A field that hides what is typed.
  case secureTextField
  /// One of several segments, or one of AppKit's radio buttons.
  case segment
  /// Text that the user cannot edit.
  case staticText
  /// A switch.
  case `switch`
  /// A tab of a bar.
  case tab
  /// A field for several lines of text.
  case textArea
  /// A field for one line of text.
  case textField
  /// A button that stays pressed.
  case toggleButton

  /// The place where sources disagree about the role of a switch in AT-SPI.
  public enum SwitchPolicy: String, Sendable, CaseIterable {
    /// `TOGGLE_BUTTON`, as Core-AAM and AccessKit have it, and every reader knows; the default.
    case toggleButton
    /// `SWITCH`, which newer headers have.
    case newer
  }

  /// The role in ARIA; nil for text, which is its own content.
  public var ariaRole: ARIARole? {
    switch self {
    case .adjustable: .slider
    case .button, .colorWell, .toggleButton: .button
    case .checkBox: .checkBox
    case .group: .group
    case .heading: .heading
    case .image: .image
    case .link: .link
    case .menuItem: .menuItem
    case .popUpButton: .comboBox
    case .progress: .progressBar
    case .searchField: .searchBox
    case .secureTextField, .textArea, .textField: .textBox
    case .segment: .radio
    case .staticText: nil
    case .switch: .switch
    case .tab: .tab
    }
  }

  /// Returns the role in AT-SPI.
  public func atspiRole(_ policy: SwitchPolicy = .toggleButton) -> ATSPIRole {
    switch self {
    case .adjustable: .slider
    case .button: .button
    case .checkBox: .checkBox
    case .colorWell: .colorChooser
    case .group: .panel
    case .heading: .heading
    case .image: .image
    case .link: .link
    case .menuItem: .menuItem
    case .popUpButton: .comboBox
    case .progress: .progressBar
    case .searchField, .textArea, .textField: .entry
    case .secureTextField: .passwordText
    case .segment: .radioButton
    case .staticText: .label
    case .switch: policy == .newer ? .switch : .toggleButton
    case .tab: .pageTab
    case .toggleButton: .toggleButton
    }
  }

  /// Indicates whether ARIA has a place for its value.
  var hasValue: Bool {
    switch self {
    case .adjustable, .checkBox, .progress, .popUpButton, .searchField, .secureTextField,
      .staticText,
      .switch, .textArea, .textField, .toggleButton:
      true
    case .button, .colorWell, .group, .heading, .image, .link, .menuItem, .segment, .tab: false
    }
  }

  /// Indicates whether ARIA has a word for its being disabled.
  var canBeDisabled: Bool { isFocusable || self == .group }

  /// A Boolean value that indicates whether the user operates it, and the keyboard's focus stops at
  /// it.
  public var isFocusable: Bool {
    switch self {
    case .group, .heading, .image, .progress, .staticText: false
    default: true
    }
  }
}

extension AccessibilityElement {
  /// The kind of the element, from its traits, its value and its position.
  public var kind: ElementKind {
    if let kind = kindOfValue { return kind }
    return switch role {
    case .textField: kindOfField
    case .textArea: .textArea
    case .checkBox:
      subrole == .switch
        ? .switch : subrole == nil && appKit != nil ? .checkBox : .toggleButton
    case .radioButton: subrole == .tabButton ? .tab : .segment
    case .popUpButton: .popUpButton
    case .menuItem, .menuBarItem: .menuItem
    case .menuButton, .disclosureTriangle: .button
    case .link: .link
    case .button: isOneOfSeries ? .segment : .button
    case .heading: .heading
    case .slider: .adjustable
    case .image: .image
    case .staticText: .staticText
    default: .group
    }
  }

  private var kindOfField: ElementKind {
    switch subrole {
    case .searchField: .searchField
    case .secureTextField: .secureTextField
    default: .textField
    }
  }

  /// The kind that a value alone indicates.
  private var kindOfValue: ElementKind? {
    if case .color = value, role == .button { return .colorWell }
    return role == .unknown && traits.contains(.updatesFrequently) ? .progress : nil
  }

  private var isOneOfSeries: Bool {
    if case .series = position { true } else { false }
  }
}
