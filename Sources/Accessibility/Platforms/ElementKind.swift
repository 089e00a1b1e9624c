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
  /// A command of a menu that has a mark.
  case checkMenuItem
  /// Shows a color, and lets the user choose another.
  case colorWell
  /// A field with a list of choices.
  case comboBox
  /// A dialog or a sheet.
  case dialog
  /// The kind of any other element: a view of the app without a trait.
  case group
  /// A heading.
  case heading
  /// An image that is not operated.
  case image
  /// A pair of arrows that steps a value.
  case incrementor
  /// Shows a value in a range.
  case levelIndicator
  /// Leads to another place.
  case link
  /// Elements one below the other.
  case list
  /// A menu of commands.
  case menu
  /// The bar that holds an app's menus.
  case menuBar
  /// A button that opens a menu of commands.
  case menuButton
  /// A command of a menu.
  case menuItem
  /// Rows in a hierarchy.
  case outline
  /// A button that shows the choice of its menu.
  case popUpButton
  /// Shows how far work has progressed, or that it continues.
  case progress
  /// A row of a table or an outline.
  case row
  /// Content that scrolls.
  case scrollArea
  /// A field for what is searched.
  case searchField
  /// A field that hides what is typed.
  case secureTextField
  /// One of several segments, or one of AppKit's radio buttons.
  case segment
  /// Panes with dividers between them.
  case splitGroup
  /// Text that the user cannot edit.
  case staticText
  /// A switch.
  case `switch`
  /// A tab of a bar.
  case tab
  /// Tabs and the view of the selected one.
  case tabGroup
  /// Data in rows and columns.
  case table
  /// A field for several lines of text.
  case textArea
  /// A field for one line of text.
  case textField
  /// A button that stays pressed.
  case toggleButton
  /// A row of commands for a window.
  case toolbar
  /// A window.
  case window

  /// The place where sources disagree about the role of a switch in AT-SPI.
  public enum SwitchPolicy: String, Sendable, CaseIterable {
    /// `TOGGLE_BUTTON`, as Core-AAM and AccessKit have it, and every reader knows; the default.
    case toggleButton
    /// `SWITCH`, which newer headers have.
    case newer
  }

  /// The role in ARIA; nil for text, which is its own content.
  public var ariaRole: ARIARole? { row.aria }

  /// Returns the role in AT-SPI.
  public func atspiRole(_ policy: SwitchPolicy = .toggleButton) -> ATSPIRole {
    self == .switch && policy == .newer ? .switch : row.atspi
  }

  /// Indicates whether ARIA has a place for its value.
  var hasValue: Bool {
    switch self {
    case .adjustable, .checkBox, .progress, .popUpButton, .searchField, .secureTextField,
      .staticText,
      .switch, .textArea, .textField, .toggleButton:
      true
    default: false
    }
  }

  /// Indicates whether ARIA has a word for its being disabled.
  var canBeDisabled: Bool { isFocusable || ariaRole == .group }

  /// A Boolean value that indicates whether the user operates it, and the keyboard's focus stops at
  /// it.
  public var isFocusable: Bool {
    switch self {
    case .dialog, .group, .heading, .image, .levelIndicator, .list, .menuBar, .progress,
      .scrollArea, .splitGroup, .staticText, .tabGroup, .toolbar, .window:
      false
    default: true
    }
  }
}
