package import Accessibility
package import Graphics
import Localize

/// An element of a live screen, and what a user does with it.
package struct LiveElement {
  /// The operation of an element that its control in a page stands for.
  package struct Use: Sendable, Hashable {
    /// The operation that a click or a change makes: `tap`, `set`, `type` or `choose`; nil for none.
    package var operation: String?
    /// The titles that may be chosen.
    package var titles: [String]
    /// Indicates whether the value has steps up and down.
    package var hasSteps: Bool
    /// The operation of a click in the lower half of an element whose upper half makes its value larger; nil for none.
    package var lowerOperation: String?
    /// Indicates whether the wheel of a mouse moves it, with what is around it.
    package var scrolls = false

    package init(_ operation: String?, titles: [String] = [], hasSteps: Bool = false) {
      (self.operation, self.titles, self.hasSteps) = (operation, titles, hasSteps)
    }
  }

  /// The id on the page.
  package var id: String
  package var element: AccessibilityElement
  package var announcement: Announcement
  package var use: Use

  package init(
    id: String, _ element: AccessibilityElement, saying announcement: Announcement, use: Use
  ) {
    (self.id, self.element, self.announcement, self.use) = (id, element, announcement, use)
  }

  /// Returns the markup of the element: a control of HTML in a place that has its frame.
  package func markup(in language: String) -> String {
    var mapping = PlatformMapping(element, saying: announcement)
    if mapping.aria.name.isEmpty, let word = roleWord { mapping.aria.name = word }
    let item = GalleryElement(
      id: id, number: 0, element: element,
      spoken: .init(handle: "", announcement: announcement), mapping: mapping,
      language: element.language ?? language)
    let frame = element.frame
    var html = HTMLText()
    html.element(
      "div", ("class", "place"), ("id", "\(id)-place"),
      (
        "data-frame",
        [frame.minX, frame.minY, frame.width, frame.height].map { number($0) }
          .joined(separator: " ")
      )
    ) { NativeElement(item, live: use).write(to: &$0) }
    return html.markup
  }

  /// The word for what the element is where that says enough, and HTML has none for it; nil for another element.
  private var roleWord: String? {
    guard element.traits.contains(.backButton) || element.kind == .searchField else { return nil }
    return announcement.phrases.first?.words
  }
}
