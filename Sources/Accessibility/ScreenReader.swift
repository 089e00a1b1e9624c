/// The way one screen reader turns an element into words.
///
/// It sees values only and holds no words of its own; those come from the phrasebook.
public protocol ScreenReader: Sendable {
  /// Returns what the reader says when its cursor gets to the element.
  func announcement(of element: AccessibilityElement, in phrasebook: some Phrasebook)
    -> Announcement
}
