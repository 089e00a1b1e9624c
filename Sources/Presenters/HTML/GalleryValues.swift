public import Accessibility
public import ControlValues
public import Diagnostics
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

  /// A segue that leads from a screen to another one.
  public struct Segue: Sendable, Hashable {
    /// The place where it leads.
    public enum Destination: Sendable, Hashable {
      /// A screen of the document, by its number from 0.
      case screen(Int)
      /// A place that is no screen of the document, in words.
      case other(String)
    }

    /// The kind and the identifier, in words: `show “details”`.
    public var name: String
    /// The place where it leads.
    public var destination: Destination

    /// Creates a segue.
    public init(name: String, destination: Destination) {
      (self.name, self.destination) = (name, destination)
    }
  }

  /// An image of the app.
  public struct Image: Sendable {
    /// The media type, such as `image/png`.
    public var mediaType: String
    /// The bytes of the file.
    public var bytes: [UInt8]

    /// Creates an image.
    public init(mediaType: String, bytes: [UInt8]) {
      (self.mediaType, self.bytes) = (mediaType, bytes)
    }
  }

  /// The document as it is.
  public var document: InterfaceDocument
  /// The device on which its screens are laid out; nil if none was asked for.
  public var device: String?
  /// The language that it is written in.
  public var language: LanguageTag
  /// The document in each language, the first one first.
  public var versions: [Version]
  /// The names of the screens; nil for one without.
  public var titles: [String?] = []
  /// The segues of each screen, in the order of the screens.
  public var segues: [[Segue]] = []
  /// The findings about the document, in the order of their places.
  public var findings: [Diagnostic] = []
  /// Finds an image by its name; without it, an image is a box with the name.
  public var image: @Sendable (String) -> Image? = { _ in nil }

  /// The path, and the device if there is one.
  var heading: String { document.path + (device.map { " on \($0)" } ?? "") }

  /// Creates a document.
  public init(document: InterfaceDocument, language: LanguageTag, versions: [Version]) {
    (self.document, self.language, self.versions) = (document, language, versions)
  }
}
