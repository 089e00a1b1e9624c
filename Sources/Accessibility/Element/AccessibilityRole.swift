/// What an element is, in one word: AppKit's `NSAccessibility.Role`, whose names UIKit's traits are
/// mapped to.
///
/// The raw values are AppKit's without their `AX`. ``heading`` is the one that only web content has
/// there.
public enum AccessibilityRole: String, Sendable, Hashable, Codable, CaseIterable {
  case application = "Application"
  case browser = "Browser"
  case busyIndicator = "BusyIndicator"
  case button = "Button"
  case cell = "Cell"
  case checkBox = "CheckBox"
  case colorWell = "ColorWell"
  case column = "Column"
  case comboBox = "ComboBox"
  case disclosureTriangle = "DisclosureTriangle"
  case drawer = "Drawer"
  case grid = "Grid"
  case group = "Group"
  case growArea = "GrowArea"
  case handle = "Handle"
  case heading = "Heading"
  case helpTag = "HelpTag"
  case image = "Image"
  case incrementor = "Incrementor"
  case layoutArea = "LayoutArea"
  case layoutItem = "LayoutItem"
  case levelIndicator = "LevelIndicator"
  case link = "Link"
  case list = "List"
  case matte = "Matte"
  case menu = "Menu"
  case menuBar = "MenuBar"
  case menuBarItem = "MenuBarItem"
  case menuButton = "MenuButton"
  case menuItem = "MenuItem"
  case outline = "Outline"
  case page = "Page"
  case popover = "Popover"
  case popUpButton = "PopUpButton"
  case progressIndicator = "ProgressIndicator"
  case radioButton = "RadioButton"
  case radioGroup = "RadioGroup"
  case relevanceIndicator = "RelevanceIndicator"
  case row = "Row"
  case ruler = "Ruler"
  case rulerMarker = "RulerMarker"
  case scrollArea = "ScrollArea"
  case scrollBar = "ScrollBar"
  case sheet = "Sheet"
  case slider = "Slider"
  case splitGroup = "SplitGroup"
  case splitter = "Splitter"
  case staticText = "StaticText"
  case systemWide = "SystemWide"
  case tabGroup = "TabGroup"
  case table = "Table"
  case textArea = "TextArea"
  case textField = "TextField"
  case toolbar = "Toolbar"
  case unknown = "Unknown"
  case valueIndicator = "ValueIndicator"
  case window = "Window"
}

extension AccessibilityElement {
  /// What the element is, from its traits.
  public var role: AccessibilityRole {
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

  /// What the element is more exactly, from its traits; nil where its role says it all.
  public var subrole: AccessibilitySubrole? {
    switch role {
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
