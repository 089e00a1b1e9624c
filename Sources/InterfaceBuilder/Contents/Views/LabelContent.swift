public import Graphics

/// The properties of a UIKit label in a document.
public struct LabelContent: Sendable {
  /// The element of the label.
  public let element: InterfaceElement

  /// Reads the element of a label.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The text, plain or attributed; nil if there is none.
  public var text: String? { element.string(.text) ?? element.attributedText("attributedText") }
  /// The attributed text with its attributes; nil for a plain or empty text.
  public var attributedText: AttributedText? { element.styledText("attributedText") }
  /// The font of the text.
  public var font: Font? { element.font("fontDescription") }
  /// The color of the text.
  public var textColor: Color? { element.color("textColor") }
  /// The color of the text's shadow.
  public var shadowColor: Color? { element.color("shadowColor") }
  /// The color of the text while the label is highlighted.
  public var highlightedTextColor: Color? { element.color("highlightedColor") }
  /// The offset of the text's shadow.
  public var shadowOffset: Size? { element.size("shadowOffset") }
  /// The line break mode for a text that does not fit.
  public var lineBreakMode: LineBreakMode? {
    element["lineBreakMode"].flatMap { LineBreakMode(documentName: $0) }
  }
  /// The maximum number of lines, 0 for no limit; nil if the document does not specify it.
  public var numberOfLines: Int? { element["numberOfLines"].flatMap { Int($0) } }
  /// A Boolean value that indicates whether the text shrinks to fit.
  ///
  /// Interface Builder writes `adjustsFontSizeToFit="NO"` for a label that does not, and only a least
  /// size or scale for one that does: of 549 labels of real apps, 412 have the one, 137 the other, none
  /// both.
  public var adjustsFontSizeToFitWidth: Bool {
    element.bool("adjustsFontSizeToFit")
      ?? (element["minimumFontSize"] != nil || element["minimumScaleFactor"] != nil)
  }
  /// The smallest scale to which the text may shrink.
  public var minimumScaleFactor: Double? { element.finiteNumber("minimumScaleFactor") }
  /// The width at which the text wraps, in points.
  public var preferredMaxLayoutWidth: Double? { element.finiteNumber("preferredMaxLayoutWidth") }
  /// A Boolean value that indicates whether the text scales with the user's text size.
  public var adjustsFontForContentSizeCategory: Bool {
    element.bool("adjustsFontForContentSizeCategory") ?? false
  }
  /// A Boolean value that indicates whether the label is drawn as enabled; true by default.
  public var isEnabled: Bool { element.loadedBool(.enabled) ?? true }
  /// A Boolean value that indicates whether the label is highlighted.
  public var isHighlighted: Bool { element.loadedBool(.highlighted) ?? false }
  /// The alignment of the lines, such as `center`.
  public var textAlignment: String? { element["textAlignment"] }
}
