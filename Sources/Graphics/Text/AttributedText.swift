/// Text in runs that look or sound different.
public struct AttributedText: Sendable, Hashable, Codable {
  /// The look and sound of a run of text; nil means the default of the view or the reader.
  public struct Attributes: Sendable, Hashable, Codable {
    /// The font.
    public var font: Font?
    /// The color of the glyphs.
    public var foregroundColor: Color?
    /// The color behind the glyphs.
    public var backgroundColor: Color?
    /// The style of the lines of the paragraph.
    public var paragraphStyle: ParagraphStyle?
    /// The speech attributes.
    public var speech: SpeechAttributes?
    #if UIKit
    package var others = OtherAttributes()

    private enum CodingKeys: CodingKey {
      case font, foregroundColor, backgroundColor, paragraphStyle, speech
    }
    #endif

    /// Creates attributes.
    public init(
      font: Font? = nil, foregroundColor: Color? = nil, backgroundColor: Color? = nil,
      paragraphStyle: ParagraphStyle? = nil, speech: SpeechAttributes? = nil
    ) {
      self.font = font
      self.foregroundColor = foregroundColor
      self.backgroundColor = backgroundColor
      self.paragraphStyle = paragraphStyle
      self.speech = speech
    }
  }

  /// A stretch of text with a single look and sound.
  public struct Run: Sendable, Hashable, Codable {
    /// The text.
    public var text: String
    /// Its look and sound.
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

  /// Creates text with a single look and sound.
  public init(_ text: String, attributes: Attributes = Attributes()) {
    self.init(runs: [Run(text, attributes: attributes)])
  }

  /// Creates text with speech attributes.
  public init(_ text: String, speech: SpeechAttributes) {
    self.init(text, attributes: Attributes(speech: speech))
  }

  /// A Boolean value that indicates whether any run has speech attributes.
  public var hasSpeech: Bool { runs.contains { $0.attributes.speech != nil } }

  /// The text without its attributes.
  public var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
}
