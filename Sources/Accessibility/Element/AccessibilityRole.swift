/// The role of an element, in one word: AppKit's `NSAccessibility.Role`, to which UIKit's traits
/// map.
///
/// The raw values are AppKit's without the `AX` prefix. In AppKit, only web content has
/// ``heading``.
public enum AccessibilityRole: String, Sendable, Hashable, Codable, CaseIterable {
  /// An app; the root of its accessibility tree.
  case application = "Application"
  /// Shows hierarchical data in columns (`NSBrowser`).
  case browser = "Browser"
  /// Shows that work is in progress, but not how much remains.
  case busyIndicator = "BusyIndicator"
  /// A push button (`NSButton`, `UIAccessibilityTraits.button`, ARIA `button`).
  case button = "Button"
  /// A cell of a table or an outline; ARIA `cell`.
  case cell = "Cell"
  /// A two-state or three-state choice (`NSButton.ButtonType.switch`, ARIA `checkbox`).
  case checkBox = "CheckBox"
  /// Shows a color and lets the user choose another (`NSColorWell`).
  case colorWell = "ColorWell"
  /// A column of a table, an outline or a browser (`NSTableColumn`).
  case column = "Column"
  /// A text field with a list of choices (`NSComboBox`, ARIA `combobox`).
  case comboBox = "ComboBox"
  /// A date whose parts can be changed one by one; WebKit uses it for fields of dates, too.
  case dateTimeArea = "DateTimeArea"
  /// Shows or hides the content below it (`NSButton.BezelStyle.disclosure`).
  case disclosureTriangle = "DisclosureTriangle"
  /// A panel that slides out of a window's edge (`NSDrawer`).
  case drawer = "Drawer"
  /// Elements arranged in rows and columns.
  case grid = "Grid"
  /// Related elements; ARIA `group`.
  case group = "Group"
  /// The corner of a window that resizes it.
  case growArea = "GrowArea"
  /// The grip that drags or resizes an item in a layout area.
  case handle = "Handle"
  /// A heading (`UIAccessibilityTraits.header`, ARIA `heading`).
  case heading = "Heading"
  /// A short help text that appears near an element; a tooltip.
  case helpTag = "HelpTag"
  /// An image (`NSImageView`, `UIAccessibilityTraits.image`, ARIA `img`).
  case image = "Image"
  /// A pair of arrows that steps a value up or down (`NSStepper`, `UIStepper`).
  case incrementor = "Incrementor"
  /// A canvas on which items are laid out freely (`NSAccessibilityLayoutArea`).
  case layoutArea = "LayoutArea"
  /// An item on a layout area (`NSAccessibilityLayoutItem`).
  case layoutItem = "LayoutItem"
  /// Shows a value within a range (`NSLevelIndicator`, ARIA `meter`).
  case levelIndicator = "LevelIndicator"
  /// Leads to another place (`UIAccessibilityTraits.link`, ARIA `link`).
  case link = "Link"
  /// A sequence of elements; ARIA `list`.
  case list = "List"
  /// A mask that shows another element through a hole.
  case matte = "Matte"
  /// A menu of commands (`NSMenu`, ARIA `menu`).
  case menu = "Menu"
  /// The bar that holds an app's menus; ARIA `menubar`.
  case menuBar = "MenuBar"
  /// The title of a menu in the menu bar.
  case menuBarItem = "MenuBarItem"
  /// A button that opens a menu of commands.
  case menuButton = "MenuButton"
  /// A command in a menu (`NSMenuItem`, ARIA `menuitem`).
  case menuItem = "MenuItem"
  /// Rows in a hierarchy that expand and collapse (`NSOutlineView`, ARIA `tree`).
  case outline = "Outline"
  /// A page of a document.
  case page = "Page"
  /// Transient content attached to an element (`NSPopover`).
  case popover = "Popover"
  /// A button that shows the current choice of a menu (`NSPopUpButton`).
  case popUpButton = "PopUpButton"
  /// Shows how far work has progressed (`NSProgressIndicator`, ARIA `progressbar`).
  case progressIndicator = "ProgressIndicator"
  /// One of several exclusive choices (`NSButton.ButtonType.radio`, ARIA `radio`).
  case radioButton = "RadioButton"
  /// A set of radio buttons; ARIA `radiogroup`.
  case radioGroup = "RadioGroup"
  /// Shows the relevance of a search result (`NSLevelIndicator.Style.relevancy`).
  case relevanceIndicator = "RelevanceIndicator"
  /// A row of a table or an outline (`NSTableRowView`, ARIA `row`).
  case row = "Row"
  /// Measures a document along one edge (`NSRulerView`).
  case ruler = "Ruler"
  /// A marker on a ruler, such as a tab stop (`NSRulerMarker`).
  case rulerMarker = "RulerMarker"
  /// Content that scrolls, with its scroll bars (`NSScrollView`).
  case scrollArea = "ScrollArea"
  /// Scrolls its content (`NSScroller`, ARIA `scrollbar`).
  case scrollBar = "ScrollBar"
  /// A modal dialog attached to a window.
  case sheet = "Sheet"
  /// A value that the user drags along a track (`NSSlider`, `UISlider`, ARIA `slider`).
  case slider = "Slider"
  /// Panes with dividers between them (`NSSplitView`).
  case splitGroup = "SplitGroup"
  /// The divider that resizes the panes beside it.
  case splitter = "Splitter"
  /// Text that the user cannot edit (`UIAccessibilityTraits.staticText`).
  case staticText = "StaticText"
  /// The whole system, across apps (`AXUIElementCreateSystemWide`).
  case systemWide = "SystemWide"
  /// Tabs and the view of the selected one (`NSTabView`).
  case tabGroup = "TabGroup"
  /// Data in rows and columns (`NSTableView`, ARIA `table`).
  case table = "Table"
  /// Text of several lines that the user can edit (`NSTextView`).
  case textArea = "TextArea"
  /// Text of one line that the user can edit (`NSTextField`, ARIA `textbox`).
  case textField = "TextField"
  /// A row of commands for a window (`NSToolbar`, ARIA `toolbar`).
  case toolbar = "Toolbar"
  /// An element of no known kind.
  case unknown = "Unknown"
  /// The part of a control that shows its value, such as a slider's thumb.
  case valueIndicator = "ValueIndicator"
  /// A window (`NSWindow`).
  case window = "Window"
}

extension AccessibilityElement {
  /// The role of the element: its own in AppKit, otherwise derived from its traits.
  public var role: AccessibilityRole {
    if let appKit { return appKit.role }
    if traits.contains(.searchField) { return .textField }
    if traits.contains(.textEntry) { return traits.contains(.textArea) ? .textArea : .textField }
    if traits.contains(.toggleButton) { return .checkBox }
    if isTab || traits.contains(.radioButton) { return .radioButton }
    if traits.contains(.popUpButton) { return .popUpButton }
    if traits.contains(.menuItem) { return .menuItem }
    if traits.contains(.link) { return .link }
    if !traits.isDisjoint(with: [.button, .backButton]) { return .button }
    if traits.contains(.header) { return .heading }
    if traits.contains(.adjustable) { return .slider }
    if traits.contains(.image) { return .image }
    return traits.contains(.staticText) ? .staticText : .unknown
  }

  /// The more specific kind of the element; nil when the role says enough.
  public var subrole: AccessibilitySubrole? {
    if let appKit { return appKit.subrole }
    return switch role {
    case .textField where traits.contains(.searchField): .searchField
    case .textField where traits.contains(.secureTextField): .secureTextField
    case .checkBox: traits.contains(.button) ? .switch : .toggle
    case .radioButton where isTab: .tabButton
    case .link: .textLink
    default: nil
    }
  }

  private var isTab: Bool {
    switch position {
    case .tab, .tabBarItem: true
    default: traits.contains(.tabBarItem)
    }
  }
}
