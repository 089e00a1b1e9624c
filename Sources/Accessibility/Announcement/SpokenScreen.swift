public import Graphics

/// A screen of a document with what a screen reader says there.
public struct SpokenScreen: Sendable {
  /// An element of the screen.
  public struct Element: Sendable {
    /// The name of the element in the document: `#signIn`, `id w7`, or empty for one without.
    public var handle: String
    /// The name of its element in the document, such as `button`; empty for one without.
    public var kind = ""
    /// The id in the document; nil for an element without one.
    public var id: String?
    /// The ids of other elements of the document that are read as part of this one.
    public var parts: [String] = []
    /// The attributes, which the announcement has only a part of; nil for an element of UIKit unless asked for.
    public var attributes: AccessibilityElement?
    /// The events, actions and targets of a control in words; nil for none, and unless asked for.
    public var target: String?
    /// The announcement of the element.
    public var announcement: Announcement
    /// The place where the text of each phrase of the announcement is kept, in their order; empty
    /// unless asked for.
    public var origins: [PhraseOrigin]

    /// Creates an element.
    public init(handle: String, announcement: Announcement, origins: [PhraseOrigin] = []) {
      self.handle = handle
      self.announcement = announcement
      self.origins = origins
    }
  }

  /// The title of the screen; nil for one without a name.
  public var title: String?
  /// The elements, in the order in which they are read.
  public var elements: [Element]
  /// The elements and the containers that they are in.
  public var tree: AccessibilityTree
  /// The drawing of the screen; nil unless asked for.
  public var drawing: ScreenDrawing?
  /// The elements on the screen that are not read, by the reason; each is the kind of element in
  /// words.
  public var unread: [String: [String]]
  /// Other remarks about the screen.
  public var remarks: [String] = []
  /// The language of the reader's own words, if the reader does not speak that of the screen.
  public var otherWords: String?
  /// The name of the screen reader; nil for one without a name.
  public var reader: String?
  /// A sentence about what the reader says; nil for nothing.
  public var readerRemark: String?

  /// Creates a screen.
  public init(
    title: String? = nil, elements: [Element] = [], tree: AccessibilityTree = .init(),
    unread: [String: [String]] = [:]
  ) {
    self.title = title
    self.elements = elements
    self.tree = tree
    self.unread = unread
  }
}
