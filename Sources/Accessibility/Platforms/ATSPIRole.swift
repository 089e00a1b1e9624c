/// The role of an element on Linux (AT-SPI, `atspi-constants.h`); the raw values are its names
/// without `ATSPI_ROLE_`.
public enum ATSPIRole: String, Sendable, Hashable, Codable, CaseIterable {
  /// Is activated; `PUSH_BUTTON` in older headers.
  case button = "BUTTON"
  /// Is on, off, or on in part.
  case checkBox = "CHECK_BOX"
  /// Shows a color and lets the user choose another.
  case colorChooser = "COLOR_CHOOSER"
  /// Shows the choice of a list that it opens.
  case comboBox = "COMBO_BOX"
  /// A field for text.
  case entry = "ENTRY"
  /// A heading.
  case heading = "HEADING"
  /// An image.
  case image = "IMAGE"
  /// Text that the user cannot edit.
  case label = "LABEL"
  /// Leads to another place.
  case link = "LINK"
  /// A command of a menu.
  case menuItem = "MENU_ITEM"
  /// A tab.
  case pageTab = "PAGE_TAB"
  /// Related elements, or one of no known kind.
  case panel = "PANEL"
  /// A field that hides what is typed.
  case passwordText = "PASSWORD_TEXT"
  /// Shows how far work has progressed.
  case progressBar = "PROGRESS_BAR"
  /// One of several exclusive choices.
  case radioButton = "RADIO_BUTTON"
  /// A value that the user adjusts in a range.
  case slider = "SLIDER"
  /// Is on or off; only in newer headers.
  case `switch` = "SWITCH"
  /// Is on or off, or pressed.
  case toggleButton = "TOGGLE_BUTTON"
}

/// A state of an element in AT-SPI; the raw values are its names without `ATSPI_STATE_`.
public enum ATSPIState: String, Sendable, Hashable, Codable, CaseIterable {
  /// Can be checked.
  case checkable = "CHECKABLE"
  /// Is checked.
  case checked = "CHECKED"
  /// Is collapsed.
  case collapsed = "COLLAPSED"
  /// Takes typed text.
  case editable = "EDITABLE"
  /// Responds to the user.
  case enabled = "ENABLED"
  /// Expands and collapses.
  case expandable = "EXPANDABLE"
  /// Is expanded.
  case expanded = "EXPANDED"
  /// Can have the keyboard's focus.
  case focusable = "FOCUSABLE"
  /// Opens a menu or a list.
  case hasPopup = "HAS_POPUP"
  /// Is on in part.
  case indeterminate = "INDETERMINATE"
  /// Takes several lines.
  case multiLine = "MULTI_LINE"
  /// Is pressed.
  case pressed = "PRESSED"
  /// Can be read and not changed.
  case readOnly = "READ_ONLY"
  /// Is selected.
  case selected = "SELECTED"
  /// Responds to the user now.
  case sensitive = "SENSITIVE"
  /// Takes one line.
  case singleLine = "SINGLE_LINE"
}
