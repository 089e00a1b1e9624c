public import Accessibility
public import ControlValues
public import InterfaceBuilder
public import Localize

/// A document as a page shows it: its screens and its controls, in each language that was asked for.
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
    /// The screens in the order of their scenes, with their trees and drawings.
    public var screens: [SpokenScreen]
    /// The states of each control, in the order of the document's controls; none for what is not live.
    public var states: [[State]]

    /// The texts of the document that the language has no translation of, by the id of their object.
    public var untranslated: [String: Set<String>]

    /// Creates a version.
    public init(
      language: LanguageTag, screens: [SpokenScreen], states: [[State]],
      untranslated: [String: Set<String>] = [:]
    ) {
      (self.language, self.screens, self.states) = (language, screens, states)
      self.untranslated = untranslated
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

extension SpokenScreen {
  /// The elements in reading order; ids begin with a prefix.
  func numbered(in language: LanguageTag, idPrefix: String) -> [GalleryElement] {
    zip(tree.elements, elements).enumerated().map { index, pair in
      GalleryElement(
        id: "\(idPrefix)e\(index + 1)", number: index + 1, element: pair.0, spoken: pair.1,
        mapping: PlatformMapping(pair.0, saying: pair.1.announcement),
        language: pair.0.language ?? "\(language)")
    }
  }
}
