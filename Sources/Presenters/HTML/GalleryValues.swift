public import Accessibility
public import ControlValues
import Graphics
public import InterfaceBuilder
public import Localize

/// A document as a page shows it: its screens and its controls, in each language that was asked for.
///
/// They are made one at a time, because a page may have more of them than memory.
public struct GalleryDocument: Sendable {
  /// A control in one of its states.
  public struct State: Sendable {
    /// The state in words.
    public var name: String
    /// The appearance of a button; nil for other controls.
    public var appearance: ButtonAppearance?
    /// The announcements of the control, or of each of its parts.
    public var announcements: [Announcement]

    /// Creates a state.
    public init(name: String, appearance: ButtonAppearance?, announcements: [Announcement]) {
      (self.name, self.appearance, self.announcements) = (name, appearance, announcements)
    }
  }

  /// The document in a language.
  public struct Version: Sendable {
    /// The language.
    public var language: LanguageTag
    /// The number of screens.
    public var screenCount: Int
    /// Makes a screen, in the order of the scenes, with its tree and its drawing.
    public var screen: @Sendable (Int) -> SpokenScreen
    /// Makes the states of a control, in the order of the document's controls; none for what is not
    /// live.
    public var states: @Sendable (Int) -> [State]

    /// The texts of the document that the language has no translation of, by the id of their object.
    public var untranslated: [String: Set<String>]

    /// Creates a version, whose screens and states are made when they are written, one at a time.
    public init(
      language: LanguageTag, screenCount: Int, screen: @escaping @Sendable (Int) -> SpokenScreen,
      states: @escaping @Sendable (Int) -> [State], untranslated: [String: Set<String>] = [:]
    ) {
      (self.language, self.screenCount) = (language, screenCount)
      (self.screen, self.states, self.untranslated) = (screen, states, untranslated)
    }
  }

  /// The document as it is.
  public var document: InterfaceDocument
  /// The language that it is written in.
  public var language: LanguageTag
  /// The document in each language, the first one first.
  public var versions: [Version]

  /// Creates a document.
  public init(document: InterfaceDocument, language: LanguageTag, versions: [Version]) {
    (self.document, self.language, self.versions) = (document, language, versions)
  }
}

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
