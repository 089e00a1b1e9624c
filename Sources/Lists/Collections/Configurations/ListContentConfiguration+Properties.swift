public import ButtonModel
public import Graphics

extension ListContentConfiguration {
  /// The look of the image of a cell (`UIListContentConfiguration.ImageProperties`).
  nonisolated public struct ImageProperties: Hashable, @unchecked Sendable {
    /// The configuration with which a symbol is drawn; as usual unless set
    /// (`preferredSymbolConfiguration`).
    public var preferredSymbolConfiguration: SymbolConfiguration?
    /// The color of a template; nil, for the tint, unless set (`tintColor`).
    public var tintColor: Color?
    /// Transforms the color into the one that is drawn; nil unless set (`tintColorTransformer`).
    public var tintColorTransformer: ConfigurationColorTransformer?
    /// The radius of the corners in points; 0 unless set (`cornerRadius`).
    public var cornerRadius: Scalar = 0
    /// The color of the border; nil, for the tint, unless set (`strokeColor`).
    public var strokeColor: Color?
    /// Transforms the color of the border; nil unless set (`strokeColorTransformer`).
    public var strokeColorTransformer: ConfigurationColorTransformer?
    /// The width of the border in points; 0, for none, unless set (`strokeWidth`).
    public var strokeWidth: Scalar = 0
    /// The greatest size; zero, for any, unless set (`maximumSize`).
    public var maximumSize: Size = .zero
    /// The size for which room is kept; zero, for the image's, unless set (`reservedLayoutSize`).
    public var reservedLayoutSize: Size = .zero
    /// A Boolean value that indicates whether the colors are kept when those of the screen are
    /// inverted; false unless set (`accessibilityIgnoresInvertColors`).
    public var accessibilityIgnoresInvertColors = false

    /// Returns the color that is drawn for a tint (`resolvedTintColor(for:)`).
    public func resolvedTintColor(for tintColor: Color) -> Color {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
    /// Returns the color of the border that is drawn for a tint (`resolvedStrokeColor(for:)`).
    public func resolvedStrokeColor(for tintColor: Color) -> Color {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }
  }

  /// The look of a text of a cell (`UIListContentConfiguration.TextProperties`).
  nonisolated public struct TextProperties: Hashable, @unchecked Sendable {
    /// The place where a text is between the edges (`TextProperties.TextAlignment`).
    public enum TextAlignment: Sendable {
      /// As the writing begins.
      case natural
      /// In the middle.
      case center
      /// At both edges.
      case justified
    }

    /// The ways to transform letters (`TextProperties.TextTransform`).
    public enum TextTransform: Sendable {
      /// Not at all.
      case none
      /// All are capitals.
      case uppercase
      /// None is a capital.
      case lowercase
      /// The first one of a word is a capital.
      case capitalized
    }

    /// The font (`font`).
    public var font: Font = .system(ofSize: 17)
    /// The color (`color`).
    public var color = Color.system("labelColor")
    /// Transforms the color into the one that is drawn; nil unless set (`colorTransformer`).
    public var colorTransformer: ConfigurationColorTransformer?
    /// The place where the text is between the edges; natural unless set (`alignment`).
    public var alignment = TextAlignment.natural
    /// The place where lines break; at the end unless set (`lineBreakMode`).
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0, for any, unless set (`numberOfLines`).
    public var numberOfLines = 0
    /// A Boolean value that indicates whether the font becomes smaller if there is no room; false
    /// unless set (`adjustsFontSizeToFitWidth`).
    public var adjustsFontSizeToFitWidth = false
    /// The least scale of the font; 0 unless set (`minimumScaleFactor`).
    public var minimumScaleFactor: Scalar = 0
    /// A Boolean value that indicates whether letters move together if there is no room; false
    /// unless set (`allowsDefaultTighteningForTruncation`).
    public var allowsDefaultTighteningForTruncation = false
    /// A Boolean value that indicates whether the font follows the size that the user prefers; true
    /// unless set (`adjustsFontForContentSizeCategory`).
    public var adjustsFontForContentSizeCategory = true
    /// The way to transform letters; none unless set (`transform`).
    public var transform = TextTransform.none
    /// A Boolean value that indicates whether the whole text is shown under the pointer if it is
    /// truncated; false unless set (`showsExpansionTextWhenTruncated`).
    public var showsExpansionTextWhenTruncated = false

    /// Returns the color that is drawn (`resolvedColor()`).
    public func resolvedColor() -> Color { colorTransformer?(color) ?? color }
  }
}
