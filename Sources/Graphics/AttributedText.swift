/// Text in runs that look different.
public struct AttributedText: Sendable, Hashable, Codable {
  /// What a run of text looks like; nil is the default of whoever shows it.
  public struct Attributes: Sendable, Hashable, Codable {
    /// The font.
    public var font: Font?
    /// The colour of the glyphs.
    public var foregroundColor: Color?
    /// The colour behind the glyphs.
    public var backgroundColor: Color?

    /// Creates attributes.
    public init(
      font: Font? = nil, foregroundColor: Color? = nil, backgroundColor: Color? = nil
    ) {
      self.font = font
      self.foregroundColor = foregroundColor
      self.backgroundColor = backgroundColor
    }
  }

  /// A stretch of text with one look.
  public struct Run: Sendable, Hashable, Codable {
    /// The text.
    public var text: String
    /// Its look.
    public var attributes: Attributes

    /// Creates a run.
    public init(_ text: String, attributes: Attributes = Attributes()) {
      self.text = text
      self.attributes = attributes
    }
  }

  /// The runs in order.
  public var runs: [Run]

  /// Creates text from its runs.
  public init(runs: [Run]) { self.runs = runs }

  /// Creates text of one look.
  public init(_ text: String, attributes: Attributes = Attributes()) {
    self.init(runs: [Run(text, attributes: attributes)])
  }

  /// The text without its looks.
  public var string: String { runs.map(\.text).joined() }
}
