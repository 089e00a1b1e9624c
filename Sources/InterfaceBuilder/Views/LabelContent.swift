public import Graphics

/// What a document says of a UIKit label.
public struct LabelContent: Sendable {
  /// The element of the label.
  public let element: InterfaceElement

  /// Reads the element of a label.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The text, that of an attributed one included; nil where there is none.
  public var text: String? { element.string(.text) ?? element.attributedText("attributedText") }
  /// The attributed text with its looks; nil for a plain label and for an empty text.
  public var attributedText: AttributedText? { element.styledText("attributedText") }
  /// The font of the text.
  public var font: Font? { element.font("fontDescription") }
  /// The color of the text.
  public var textColor: Color? { element.color("textColor") }
  /// The color of the text's shadow.
  public var shadowColor: Color? { element.color("shadowColor") }
  /// The color of the text while the label is highlighted.
  public var highlightedTextColor: Color? { element.color("highlightedColor") }
  /// How far the shadow is from the text.
  public var shadowOffset: Size? { element.size("shadowOffset") }
  /// What becomes of a text that is too long.
  public var lineBreakMode: LineBreakMode? {
    element["lineBreakMode"].flatMap { LineBreakMode(documentName: $0) }
  }
  /// How many lines the text may take, 0 for any number; nil where the document does not say.
  public var numberOfLines: Int? { element["numberOfLines"].flatMap { Int($0) } }
  /// Whether the text shrinks to fit.
  public var adjustsFontSizeToFitWidth: Bool { element.bool("adjustsFontSizeToFit") ?? false }
  /// How far the text may shrink, as a share of its size.
  public var minimumScaleFactor: Double? { element.finiteNumber("minimumScaleFactor") }
  /// The width at which the text wraps, in points.
  public var preferredMaxLayoutWidth: Double? { element.finiteNumber("preferredMaxLayoutWidth") }
  /// Whether the text grows with the user's text size.
  public var adjustsFontForContentSizeCategory: Bool {
    element.bool("adjustsFontForContentSizeCategory") ?? false
  }
  /// Whether the label looks enabled; it does where the document does not say.
  public var isEnabled: Bool { element.bool(.enabled) ?? true }
  /// Whether the label is highlighted.
  public var isHighlighted: Bool { element.bool(.highlighted) ?? false }
  /// How the lines are aligned, such as `center`.
  public var textAlignment: String? { element["textAlignment"] }
}
