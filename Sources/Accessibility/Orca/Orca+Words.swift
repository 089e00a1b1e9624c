extension Orca {
  /// A word of Orca; the raw value is its key in `Orca.strings`.
  public enum Word: String, Sendable, Hashable, CaseIterable {
    // Roles.
    /// `BUTTON`.
    case button = "role.button"
    /// `TOGGLE_BUTTON`.
    case toggleButton = "role.toggleButton"
    /// `SWITCH`.
    case switchRole = "role.switch"
    /// `CHECK_BOX`.
    case checkBox = "role.checkBox"
    /// `RADIO_BUTTON`.
    case radioButton = "role.radioButton"
    /// `SLIDER` from left to right.
    case horizontalSlider = "role.horizontalSlider"
    /// `SLIDER` from bottom to top.
    case verticalSlider = "role.verticalSlider"
    /// `SPIN_BUTTON`.
    case spinButton = "role.spinButton"
    /// `PROGRESS_BAR` without a known end.
    case progressBar = "role.progressBar"
    /// `LEVEL_BAR`.
    case levelBar = "role.levelBar"
    /// `ENTRY`.
    case entry = "role.entry"
    /// `TEXT`, the role of a field in GTK 3.
    case text = "role.text"
    /// `PASSWORD_TEXT`.
    case passwordText = "role.passwordText"
    /// `COMBO_BOX`.
    case comboBox = "role.comboBox"
    /// `COMBO_BOX` whose text can be edited.
    case editableComboBox = "role.editableComboBox"
    /// `COLOR_CHOOSER`.
    case colorChooser = "role.colorChooser"
    /// `LINK`.
    case link = "role.link"
    /// `LINK` that the user has visited.
    case visitedLink = "role.visitedLink"
    /// `HEADING`.
    case heading = "role.heading"
    /// `HEADING` with a level; `%1$@` is the level.
    case headingLevel = "role.headingLevel"
    /// `IMAGE`.
    case image = "role.image"
    /// `PAGE_TAB`.
    case pageTab = "role.pageTab"
    /// `PAGE_TAB_LIST`.
    case pageTabList = "role.pageTabList"
    /// `MENU`.
    case menu = "role.menu"
    /// `MENU_BAR`.
    case menuBar = "role.menuBar"
    /// `CHECK_MENU_ITEM`.
    case checkMenuItem = "role.checkMenuItem"
    /// `PANEL`.
    case panel = "role.panel"
    /// `TOOL_BAR`.
    case toolBar = "role.toolBar"
    /// `DIALOG`.
    case dialog = "role.dialog"
    /// `ALERT`.
    case alert = "role.alert"
    /// `FRAME`.
    case frame = "role.frame"
    /// `LIST`.
    case list = "role.list"
    /// `TREE`.
    case tree = "role.tree"
    /// `SCROLL_PANE`.
    case scrollPane = "role.scrollPane"
    /// `SPLIT_PANE`.
    case splitPane = "role.splitPane"
    /// `LANDMARK`.
    case landmark = "role.landmark"

    // States.
    /// The element does not respond.
    case grayed = "state.grayed"
    /// A field cannot be edited.
    case readOnly = "state.readOnly"
    /// The user must fill it in.
    case required = "state.required"
    /// A checkbox is on.
    case checked = "state.checked"
    /// A checkbox is off.
    case notChecked = "state.notChecked"
    /// A checkbox is on in part.
    case partiallyChecked = "state.partiallyChecked"
    /// A toggle button is on.
    case pressed = "state.pressed"
    /// A toggle button is off.
    case notPressed = "state.notPressed"
    /// A switch is on.
    case on = "state.on"
    /// A switch is off.
    case off = "state.off"
    /// A radio button is chosen.
    case selected = "state.selected"
    /// A radio button is not chosen.
    case notSelected = "state.notSelected"
    /// More is shown.
    case expanded = "state.expanded"
    /// More is hidden.
    case collapsed = "state.collapsed"

    // Sentences.
    /// A button has a menu.
    case opensPopup = "opens.popup"
    /// A share of a range; `%1$@` is the number.
    case percent = "value.percent"
    /// Equal marks in a row; `%1$@` is their number and `%2$@` the mark.
    case characters = "value.characters"
    /// A position; `%1$@` is the position and `%2$@` the count.
    case position = "position.place"

    /// The word in Orca's table.
    public var spoken: SpokenWord { SpokenWord(table: Orca.table, key: rawValue) }
  }

  /// The name of the table; computed, because each word has it.
  static var table: String { "Orca" }

  /// All words of Orca.
  public static let vocabulary = Vocabulary(
    table: table, keys: Word.allCases.map(\.rawValue))
}

extension Orca.Word {
  /// Returns the word for a role that is always told; nil for one that is not.
  static func role(_ role: ATSPIRole) -> Self? { roles[role] }

  private static let roles: [ATSPIRole: Self] = [
    .image: .image, .colorChooser: .colorChooser, .toolBar: .toolBar,
    .menuBar: .menuBar, .dialog: .dialog, .alert: .alert, .frame: .frame, .tree: .tree,
    .scrollPane: .scrollPane, .splitPane: .splitPane, .pageTabList: .pageTabList,
  ]
}
