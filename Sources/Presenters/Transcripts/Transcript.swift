public import Localize

/// The words of a screen reader on one or more screens, line by line, as text that is kept next to
/// tests and compared with.
///
/// Docs/Transcripts.md has the grammar.
public struct Transcript: Sendable, Hashable {
  /// The document of the transcript, and how it was made.
  public var head: Head
  /// The screens.
  public var screens: [Screen]
  /// The comments at the end, without their markers.
  public var closingComments: [String] = []

  /// Creates a transcript.
  public init(_ head: Head = Head(), screens: [Screen] = []) {
    self.head = head
    self.screens = screens
  }

  /// Creates a transcript in languages; the first one is that of the element lines.
  public init(reader: String? = nil, languages: [LanguageTag], screens: [Screen] = []) {
    self.init(Head(readers: [reader].compactMap(\.self), languages: languages), screens: screens)
  }

  /// The languages of the transcript; empty if they are not specified.
  ///
  /// The first language is that of the element lines.
  public var languages: [LanguageTag] {
    get { head.languages }
    set { head.languages = newValue }
  }

  /// A screen of a transcript.
  public struct Screen: Sendable, Hashable {
    /// The name of the screen; nil if it has none.
    public var title: String?
    /// The elements in reading order.
    public var elements: [Element]
    /// The comments above the name, without their markers.
    public var comments: [String]
    /// The line of the name; 0 if there is none.
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
    /// The texts for the element in each language, by the first reader, then by the others.
    public var texts: [TranscriptText]
    /// The facets that are recorded, in order.
    public var facets: [Facet]
    /// The comments above the element, without their markers.
    public var comments: [String]
    /// The line of the element; 0 if it was not parsed from a file.
    public var line: Int
    /// The kind of the line in a scenario.
    package var mark = TranscriptMark.said
    /// The number of blanks before the texts of a line of a record, which is inside another one.
    package var indent = 0

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

  /// A property of an element that is recorded in addition to what is said.
  public struct Facet: Sendable, Hashable {
    /// The kinds of facets.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// The accessibility identifier.
      case id
      /// The names of the traits, as in `button, selected`.
      case traits
      /// The rectangle on the screen: left, top, width and height in points.
      case frame
      /// The point that activating taps: left and top in points.
      case tap
      /// The actions and targets of the element.
      case target
    }

    /// The kind of facet.
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
