extension VoiceOverMac {
  /// A word or sentence of VoiceOver on a Mac; the raw value is its key in `VoiceOverMac.strings`.
  public enum Word: String, Sendable, Hashable, CaseIterable {
    /// The separator between two parts of an utterance.
    case separator = "parts.separator"
    /// The mark after a sentence without one of its own.
    case sentenceEnd = "sentence.end"
    /// The separator between sentences.
    case sentenceSeparator = "sentence.separator"

    // Kinds of elements.
    /// A push button.
    case button = "kind.button"
    /// A button that shows the choice of a menu.
    case popUpButton = "kind.popUpButton"
    /// A button that opens a menu of commands.
    case menuButton = "kind.menuButton"
    /// A checkbox.
    case checkBox = "kind.checkBox"
    /// A button that stays pressed.
    case toggleButton = "kind.toggleButton"
    /// A switch.
    case switchButton = "kind.switch"
    /// One of several exclusive choices.
    case radioButton = "kind.radioButton"
    /// A set of such choices.
    case radioGroup = "kind.radioGroup"
    /// A tab.
    case tab = "kind.tab"
    /// Tabs and the view of the selected one.
    case tabGroup = "kind.tabGroup"
    /// A value that is dragged along a track.
    case slider = "kind.slider"
    /// A pair of arrows that steps a value.
    case incrementor = "kind.incrementor"
    /// A field for one line of text.
    case textField = "kind.textField"
    /// A field that hides what is typed.
    case secureTextField = "kind.secureTextField"
    /// A field for a query.
    case searchField = "kind.searchField"
    /// A text of several lines that can be edited.
    case textArea = "kind.textArea"
    /// A field with a list of choices.
    case comboBox = "kind.comboBox"
    /// A date and a time that can be chosen.
    case dateTimeArea = "kind.dateTimeArea"
    /// A color that can be chosen.
    case colorWell = "kind.colorWell"
    /// An image.
    case image = "kind.image"
    /// A link.
    case link = "kind.link"
    /// A heading.
    case heading = "kind.heading"
    /// Shows or hides the content below it.
    case disclosureTriangle = "kind.disclosureTriangle"
    /// Shows how far work has progressed.
    case progressIndicator = "kind.progressIndicator"
    /// Shows that work is in progress.
    case busyIndicator = "kind.busyIndicator"
    /// Shows a value within a range.
    case levelIndicator = "kind.levelIndicator"
    /// Related elements.
    case group = "kind.group"
    /// A list of choices.
    case listBox = "kind.listBox"
    /// Items in the places of a layout.
    case collection = "kind.collection"
    /// Data in rows and columns.
    case table = "kind.table"
    /// Rows in a hierarchy.
    case outline = "kind.outline"
    /// Content that scrolls.
    case scrollArea = "kind.scrollArea"
    /// Panes with dividers between them.
    case splitGroup = "kind.splitGroup"
    /// A row of commands for a window.
    case toolbar = "kind.toolbar"
    /// The bar that holds an app's menus.
    case menuBar = "kind.menuBar"
    /// A menu of commands.
    case menu = "kind.menu"
    /// A command in a menu.
    case menuItem = "kind.menuItem"
    /// A window.
    case window = "kind.window"
    /// A dialog.
    case dialog = "kind.dialog"
    /// A sheet of a window.
    case sheet = "kind.sheet"

    // States.
    /// The element cannot be operated.
    case dimmed = "state.dimmed"
    /// A checkbox is on.
    case checked = "state.checked"
    /// A checkbox is off.
    case unchecked = "state.unchecked"
    /// A choice is neither on nor off.
    case mixed = "state.mixed"
    /// A switch is on.
    case on = "state.on"
    /// A switch is off.
    case off = "state.off"
    /// A radio button, a tab or a toggle button is chosen.
    case selected = "state.selected"
    /// The content below the element is shown.
    case expanded = "state.expanded"
    /// The content below the element is hidden.
    case collapsed = "state.collapsed"
    /// A menu item has a mark; before its name.
    case checkMark = "state.checkMark"
    /// A menu item has a mark; after its name.
    case ticked = "state.ticked"
    /// A position; `%1$@` is the position and `%2$@` the count.
    case place = "position.place"
    /// A row; `%1$@` is its number.
    case row = "position.row"

    /// The caret is behind the text.
    case insertionAtEnd = "editing.insertionAtEnd"
    /// The caret is before the text.
    case insertionAtStart = "editing.insertionAtStart"

    // The first sentence of an instruction, which names the kind.
    /// The cursor is on a button.
    case onButton = "on.button"
    /// The cursor is on a pop-up button.
    case onPopUpButton = "on.popUpButton"
    /// The cursor is on a checkbox.
    case onCheckBox = "on.checkBox"
    /// The cursor is on a switch.
    case onSwitch = "on.switch"
    /// The cursor is on a radio button.
    case onRadioButton = "on.radioButton"
    /// The cursor is on a tab.
    case onTab = "on.tab"
    /// The cursor is on a slider.
    case onSlider = "on.slider"
    /// The cursor is on a field.
    case onTextField = "on.textField"
    /// The cursor is on a link.
    case onLink = "on.link"
    /// The cursor is on a menu item.
    case onMenuItem = "on.menuItem"
    /// The cursor is on a disclosure triangle.
    case onDisclosureTriangle = "on.disclosureTriangle"
    /// The element is in a toolbar.
    case insideToolbar = "inside.toolbar"

    // The sentence about what to do.
    /// A button is clicked.
    case clickButton = "do.button"
    /// A checkbox is switched.
    case switchCheckBox = "do.checkBox"
    /// A radio button or a tab is selected.
    case selectOption = "do.radioButton"
    /// A slider is adjusted.
    case useSlider = "do.slider"
    /// A choice is typed or opened.
    case useComboBox = "do.comboBox"
    /// A link is clicked.
    case clickLink = "do.link"
    /// A menu item is chosen.
    case chooseItem = "do.menuItem"

    /// The word in VoiceOver's table of a Mac.
    public var spoken: SpokenWord { SpokenWord(table: VoiceOverMac.table, key: rawValue) }
  }

  /// The name of the table; computed, because each word has it.
  static var table: String { "VoiceOverMac" }

  /// All words of VoiceOver on a Mac.
  public static let vocabulary = Vocabulary(
    table: table, keys: Word.allCases.map(\.rawValue))
}

extension VoiceOverMac.Word {
  /// Returns the word for a kind of element; nil for a text and what has no word.
  static func kind(of role: AccessibilityRole, _ subrole: AccessibilitySubrole?) -> Self? {
    switch (role, subrole) {
    case (.checkBox, .switch): .switchButton
    case (.checkBox, .toggle): .toggleButton
    case (.radioButton, .tabButton): .tab
    case (.textField, .secureTextField): .secureTextField
    case (.textField, .searchField): .searchField
    case (.list, .collectionList): .collection
    case (.window, .dialog), (.window, .systemDialog): .dialog
    default: kinds[role]
    }
  }

  private static let kinds: [AccessibilityRole: Self] = [
    .button: .button, .popUpButton: .popUpButton, .menuButton: .menuButton, .checkBox: .checkBox,
    .radioButton: .radioButton, .radioGroup: .radioGroup, .tabGroup: .tabGroup, .slider: .slider,
    .incrementor: .incrementor, .textField: .textField, .textArea: .textArea, .comboBox: .comboBox,
    .dateTimeArea: .dateTimeArea, .colorWell: .colorWell, .image: .image, .link: .link,
    .heading: .heading,
    .disclosureTriangle: .disclosureTriangle, .progressIndicator: .progressIndicator,
    .busyIndicator: .busyIndicator, .levelIndicator: .levelIndicator, .group: .group,
    .list: .listBox, .table: .table, .outline: .outline, .scrollArea: .scrollArea,
    .splitGroup: .splitGroup, .toolbar: .toolbar, .menuBar: .menuBar, .menu: .menu,
    .menuItem: .menuItem, .menuBarItem: .menuItem, .window: .window, .sheet: .sheet,
  ]
}
