import Accessibility
import Graphics
import Localize

/// An element of a screen as a page shows it.
struct GalleryElement {
  /// The id on the page.
  let id: String
  /// The number on the drawing, from 1.
  let number: Int
  let element: AccessibilityElement
  let spoken: SpokenScreen.Element
  let mapping: PlatformMapping
  /// The language of the app's texts.
  let language: String

  var announcement: Announcement { spoken.announcement }
  /// Indicates whether a screen reader has a name for it.
  var isNamed: Bool { !mapping.aria.name.isEmpty }
}

/// The elements of a screen in reading order, each made when it is asked for.
struct GalleryElements: Sendable {
  private let pairs: [(element: AccessibilityElement, spoken: SpokenScreen.Element)]
  private let language: LanguageTag
  private let prefix: String

  /// Creates the elements, whose ids begin with a prefix.
  init(_ screen: SpokenScreen, in language: LanguageTag, idPrefix: String) {
    pairs = Array(zip(screen.tree.elements, screen.elements))
    (self.language, prefix) = (language, idPrefix)
  }

  var indices: Range<Int> { pairs.indices }
  var isEmpty: Bool { pairs.isEmpty }

  func frame(_ index: Int) -> Rect { pairs[index].element.frame }

  subscript(index: Int) -> GalleryElement {
    let (element, spoken) = pairs[index]
    return GalleryElement(
      id: "\(prefix)e\(index + 1)", number: index + 1, element: element, spoken: spoken,
      mapping: PlatformMapping(element, saying: spoken.announcement),
      language: element.language ?? "\(language)")
  }
}
