public import Localize

/// What a screen reader says on one or several screens, line by line: text that people keep beside
/// their tests and compare with.
///
/// Docs/Transcripts.md has the grammar.
public struct Transcript: Sendable, Hashable {
  /// The languages that it is in, the first one on the lines of the elements; none where that is not
  /// told.
  public var languages: [LanguageTag]
  /// The screens.
  public var screens: [Screen]
  /// The comments below everything, without their marks.
  public var closingComments: [String] = []

  /// Creates a transcript.
  public init(languages: [LanguageTag] = [], screens: [Screen] = []) {
    self.languages = languages
    self.screens = screens
  }

  /// A screen.
  public struct Screen: Sendable, Hashable {
    /// What it is called; nil for one without a name.
    public var title: String?
    /// Its elements, in the order in which they are read.
    public var elements: [Element]
    /// The comments above its name, without their marks.
    public var comments: [String]
    /// The line that its name stands on; 0 for none.
    public var line: Int

    /// Creates a screen.
    public init(
      title: String? = nil, elements: [Element] = [], comments: [String] = [], line: Int = 0
    ) {
      self.title = title.flatMap { $0.isEmpty ? nil : $0 }
      self.elements = elements
      self.comments = comments
      self.line = line
    }
  }

  /// An element of a screen.
  public struct Element: Sendable, Hashable {
    /// What is said of it, in each of the languages.
    public var texts: [TranscriptText]
    /// What else is told of it, in the order in which it is told.
    public var facets: [Facet]
    /// The comments above it, without their marks.
    public var comments: [String]
    /// The line that it stands on; 0 for one that was not read.
    public var line: Int

    /// Creates an element.
    public init(
      texts: [TranscriptText], facets: [Facet] = [], comments: [String] = [], line: Int = 0
    ) {
      self.texts = texts
      self.facets = facets
      self.comments = comments
      self.line = line
    }
  }

  /// Something that is told of an element beside what is said.
  public struct Facet: Sendable, Hashable {
    /// What kinds there are.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// The accessibility identifier.
      case id
      /// The names of the traits, as in `button, selected`.
      case traits
      /// The rectangle on the screen: left, top, width and height in points.
      case frame
      /// The point that activating taps: left and top in points.
      case tap
      /// What is sent where when the element is used.
      case target
    }

    /// What it is.
    public var kind: Kind
    /// The text.
    public var text: String

    /// Creates a facet.
    public init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }
  }
}
