/// A notification that AppKit sends to a reader: the part of `NSAccessibility.Notification` that
/// controls need, raw values without `AX`.
public enum AppKitAccessibilityNotification: String, Sendable, Hashable, Codable, CaseIterable {
  /// The value of an element changes.
  case valueChanged = "ValueChanged"
  /// The title of an element changes.
  case titleChanged = "TitleChanged"
  /// Elements appear, move or disappear (`UIAccessibility.Notification.layoutChanged`).
  case layoutChanged = "LayoutChanged"
  /// The keyboard focus moves to another element.
  case focusedUIElementChanged = "FocusedUIElementChanged"
  /// Other children of an element are selected.
  case selectedChildrenChanged = "SelectedChildrenChanged"
  /// A row of an outline expands.
  case rowExpanded = "RowExpanded"
  /// A row of an outline collapses.
  case rowCollapsed = "RowCollapsed"
  /// An element is created.
  case created = "Created"
  /// An element no longer exists.
  case uiElementDestroyed = "UIElementDestroyed"
  /// An app asks the reader to speak (`UIAccessibility.Notification.announcement`).
  case announcementRequested = "AnnouncementRequested"
}
