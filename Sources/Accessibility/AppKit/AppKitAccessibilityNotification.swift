/// What AppKit's accessibility tells a reader of: the part of `NSAccessibility.Notification` that
/// controls need, the raw values without `AX`.
public enum AppKitAccessibilityNotification: String, Sendable, Hashable, Codable, CaseIterable {
  case valueChanged = "ValueChanged"
  case titleChanged = "TitleChanged"
  case layoutChanged = "LayoutChanged"
  case focusedUIElementChanged = "FocusedUIElementChanged"
  case selectedChildrenChanged = "SelectedChildrenChanged"
  case rowExpanded = "RowExpanded"
  case rowCollapsed = "RowCollapsed"
  case created = "Created"
  case uiElementDestroyed = "UIElementDestroyed"
  case announcementRequested = "AnnouncementRequested"
}
