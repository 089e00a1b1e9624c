/// The role of an element on Linux (AT-SPI, `atspi-constants.h`); the raw values are its names
/// without `ATSPI_ROLE_`.
public enum ATSPIRole: String, Sendable, Hashable, Codable, CaseIterable {
  /// A message that needs an answer.
  case alert = "ALERT"
  /// Is activated; `PUSH_BUTTON` in older headers.
  case button = "BUTTON"
  /// Is on, off, or on in part.
  case checkBox = "CHECK_BOX"
  /// A command of a menu that has a mark.
  case checkMenuItem = "CHECK_MENU_ITEM"
  /// Shows a color and lets the user choose another.
  case colorChooser = "COLOR_CHOOSER"
  /// Shows the choice of a list that it opens.
  case comboBox = "COMBO_BOX"
  /// A window that asks for something.
  case dialog = "DIALOG"
  /// A field for text.
  case entry = "ENTRY"
  /// A window.
  case frame = "FRAME"
  /// A heading.
  case heading = "HEADING"
  /// An image.
  case image = "IMAGE"
  /// Text that the user cannot edit.
  case label = "LABEL"
  /// Shows a value in a range.
  case levelBar = "LEVEL_BAR"
  /// Leads to another place.
  case link = "LINK"
  /// Elements one below the other.
  case list = "LIST"
  /// A menu of commands.
  case menu = "MENU"
  /// The bar that holds an app's menus.
  case menuBar = "MENU_BAR"
  /// A command of a menu.
  case menuItem = "MENU_ITEM"
  /// A tab.
  case pageTab = "PAGE_TAB"
  /// Tabs.
  case pageTabList = "PAGE_TAB_LIST"
  /// Related elements, or one of no known kind.
  case panel = "PANEL"
  /// A field that hides what is typed.
  case passwordText = "PASSWORD_TEXT"
  /// Shows how far work has progressed.
  case progressBar = "PROGRESS_BAR"
  /// One of several exclusive choices.
  case radioButton = "RADIO_BUTTON"
  /// Content that scrolls.
  case scrollPane = "SCROLL_PANE"
  /// A value that the user adjusts in a range.
  case slider = "SLIDER"
  /// A value that a pair of arrows steps.
  case spinButton = "SPIN_BUTTON"
  /// Panes with dividers between them.
  case splitPane = "SPLIT_PANE"
  /// Is on or off; only in newer headers.
  case `switch` = "SWITCH"
  /// Data in rows and columns.
  case table = "TABLE"
  /// A row of a table.
  case tableRow = "TABLE_ROW"
  /// Is on or off, or pressed.
  case toggleButton = "TOGGLE_BUTTON"
  /// A row of commands for a window.
  case toolBar = "TOOL_BAR"
  /// Rows in a hierarchy.
  case tree = "TREE"
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
  /// Goes from left to right.
  case horizontal = "HORIZONTAL"
  /// Is on in part.
  case indeterminate = "INDETERMINATE"
  /// Takes several lines.
  case multiLine = "MULTI_LINE"
  /// Is pressed.
  case pressed = "PRESSED"
  /// Can be read and not changed.
  case readOnly = "READ_ONLY"
  /// Has to be filled in.
  case required = "REQUIRED"
  /// Is selected.
  case selected = "SELECTED"
  /// Responds to the user now.
  case sensitive = "SENSITIVE"
  /// Takes one line.
  case singleLine = "SINGLE_LINE"
  /// Goes from bottom to top.
  case vertical = "VERTICAL"
  /// Leads to a place where the user has been.
  case visited = "VISITED"
}
