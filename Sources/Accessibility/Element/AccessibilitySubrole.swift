/// The more specific kind of an element: AppKit's `NSAccessibility.Subrole`, raw values without
/// `AX`.
public enum AccessibilitySubrole: String, Sendable, Hashable, Codable, CaseIterable {
  /// Closes a window (`NSWindow.ButtonType.closeButton`).
  case closeButton = "CloseButton"
  /// Zooms a window (`NSWindow.ButtonType.zoomButton`).
  case zoomButton = "ZoomButton"
  /// Moves a window to the Dock (`NSWindow.ButtonType.miniaturizeButton`).
  case minimizeButton = "MinimizeButton"
  /// Enters or leaves full screen.
  case fullScreenButton = "FullScreenButton"
  /// Shows or hides a window's toolbar (`NSWindow.ButtonType.toolbarButton`).
  case toolbarButton = "ToolbarButton"
  /// Hides the typed text (`NSSecureTextField`, `isSecureTextEntry`).
  case secureTextField = "SecureTextField"
  /// Takes a search query (`NSSearchField`, `UISearchTextField`, ARIA `searchbox`).
  case searchField = "SearchField"
  /// Turns a setting on or off (`NSSwitch`, `UISwitch`, ARIA `switch`).
  case `switch` = "Switch"
  /// A button that stays pressed; ARIA `button` with `aria-pressed`.
  case toggle = "Toggle"
  /// A tab of a tab group; ARIA `tab`.
  case tabButton = "TabButton"
  /// The header of a column, which sorts the table.
  case sortButton = "SortButton"
  /// The arrow of a scroll bar that increases its value.
  case incrementArrow = "IncrementArrow"
  /// The arrow of a scroll bar that decreases its value.
  case decrementArrow = "DecrementArrow"
  /// The part of a scroll bar's track that scrolls forward by a page.
  case incrementPage = "IncrementPage"
  /// The part of a scroll bar's track that scrolls back by a page.
  case decrementPage = "DecrementPage"
  /// Shows a rating, such as stars (`NSLevelIndicator.Style.rating`).
  case ratingIndicator = "RatingIndicator"
  /// A slider through the time of audio or video.
  case timeline = "Timeline"
  /// An object within text (`NSTextAttachment`).
  case textAttachment = "TextAttachment"
  /// A link within text.
  case textLink = "TextLink"
  /// A row of a table.
  case tableRow = "TableRow"
  /// A row of an outline, which may expand and collapse.
  case outlineRow = "OutlineRow"
  /// A list within content, such as HTML's `ul` and `ol`.
  case contentList = "ContentList"
  /// A list of terms and definitions; the former name of a description list.
  case definitionList = "DefinitionList"
  /// A list of terms and descriptions; HTML's `dl`.
  case descriptionList = "DescriptionList"
  /// The list of a collection view (`NSCollectionView`).
  case collectionList = "CollectionList"
  /// The list of a section in a collection view.
  case sectionList = "SectionList"
  /// An ordinary window with a title bar.
  case standardWindow = "StandardWindow"
  /// A dialog of an app; ARIA `dialog`.
  case dialog = "Dialog"
  /// A dialog that the system shows above all apps.
  case systemDialog = "SystemDialog"
  /// A utility window above an app's other windows (`NSPanel.isFloatingPanel`).
  case floatingWindow = "FloatingWindow"
  /// A floating utility window of the system.
  case systemFloatingWindow = "SystemFloatingWindow"
}
