/// The way one screen reader turns elements into words.
///
/// It sees values only and holds no words of its own; those come from the phrasebook.
public protocol ScreenReader: Sendable {
  /// Returns what the reader says when its cursor gets to the element.
  func announcement(of element: AccessibilityElement, in phrasebook: some Phrasebook)
    -> Announcement
  /// Returns what the reader says after the user has changed the element under the cursor; nil for
  /// nothing.
  func announcement(
    ofChangeFrom before: AccessibilityElement, to after: AccessibilityElement,
    in phrasebook: some Phrasebook
  ) -> Announcement?
  /// Returns what the reader says when its cursor enters the container; nil for nothing.
  func announcement(ofEntering container: AccessibilityContainer, in phrasebook: some Phrasebook)
    -> Announcement?
}
