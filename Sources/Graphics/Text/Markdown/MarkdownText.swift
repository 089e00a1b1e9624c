/// The Markdown of a text in an app's catalog: emphasis, code, links, and attributes in `^[text](name: value)`.
///
/// As in `AttributedString(localized:)`, only what stands inside a line is read, and white space stays. Of the attributes, those
/// of speech and language are kept; markup for grammatical agreement is listed, because no grammar is here to follow it.
public struct MarkdownText: Sendable, Hashable {
  /// A link in the text.
  public struct Link: Sendable, Hashable {
    /// The text that is shown.
    public var text: String
    /// The destination, as written.
    public var destination: String

    /// Creates a link.
    public init(text: String, destination: String) {
      (self.text, self.destination) = (text, destination)
    }
  }

  /// The text with its looks and sounds; emphasis is italic and bold, and code has the context of source code.
  public let attributedText: AttributedText
  /// The links, in order.
  public let links: [Link]
  /// The attributes that are left out, as written, in order.
  ///
  /// These are those of grammatical agreement, such as `inflect: true`, and others that are not known. Their text is shown as it
  /// stands.
  public let leftOut: [String]

  /// Reads a text; what is no markup is text.
  public init(_ text: String) {
    var reader = MarkdownReader(text)
    attributedText = reader.read()
    (links, leftOut) = (reader.links, reader.leftOut)
  }
}

extension AttributedText {
  /// Creates text from the Markdown of an app's catalog.
  public init(markdown text: String) { self = MarkdownText(text).attributedText }
}
