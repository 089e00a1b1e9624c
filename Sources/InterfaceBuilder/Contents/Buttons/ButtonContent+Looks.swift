public import Graphics

extension ButtonContent {
  /// The font of the title.
  public var font: Font? { element.font("fontDescription") }
  /// The line break mode for a title that does not fit.
  public var lineBreakMode: LineBreakMode? {
    element["lineBreakMode"].flatMap { LineBreakMode(documentName: $0) }
  }
  /// The color of template images, and of the title of a system button.
  public var tintColor: Color? { element.color("tintColor") }

  /// The insets of the title and the image together.
  public var contentEdgeInsets: EdgeInsets? { element.insets("contentEdgeInsets") }
  /// The insets of the title.
  public var titleEdgeInsets: EdgeInsets? { element.insets("titleEdgeInsets") }
  /// The insets of the image.
  public var imageEdgeInsets: EdgeInsets? { element.insets("imageEdgeInsets") }

  /// The offset of the title's shadow.
  public var titleShadowOffset: Size? { element.size("titleShadowOffset") }
  /// An optional Boolean value that indicates whether the shadow offset is reversed while the
  /// button is highlighted.
  public var reversesTitleShadowWhenHighlighted: Bool? {
    element.bool("reversesTitleShadowWhenHighlighted")
  }
  /// An optional Boolean value that indicates whether the button glows while it is touched.
  public var showsTouchWhenHighlighted: Bool? { element.bool("showsTouchWhenHighlighted") }
  /// An optional Boolean value that indicates whether the image is drawn darker while the button is
  /// highlighted; nil means true.
  public var adjustsImageWhenHighlighted: Bool? { element.bool("adjustsImageWhenHighlighted") }
  /// An optional Boolean value that indicates whether the image is drawn lighter while the button
  /// is disabled; nil means true.
  public var adjustsImageWhenDisabled: Bool? { element.bool("adjustsImageWhenDisabled") }
  /// An optional Boolean value that indicates whether the image scales when the user chooses an
  /// accessibility text size.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool? {
    element.bool("adjustsImageSizeForAccessibilityContentSizeCategory")
  }
}

extension ButtonContent {
  /// The content of one state; each property is nil if it is not set.
  public struct StateContent: Sendable {
    /// The element of the state.
    public let element: InterfaceElement
    /// The name of the state, such as `normal`.
    public var state: String
    /// The title; an empty title is kept.
    public var title: String?
    /// The text of the attributed title, without its attributes.
    public var attributedTitle: String?
    /// The image.
    public var image: Image?
    /// The background image.
    public var backgroundImage: Image?
  }
}

extension ButtonContent.StateContent {
  /// The attributed title with its attributes.
  public var attributedText: AttributedText? { element.styledText("attributedTitle") }
  /// The color of the title.
  public var titleColor: Color? { element.color("titleColor") }
  /// The color of the title's shadow.
  public var titleShadowColor: Color? { element.color("titleShadowColor") }
  /// The size and weight of the image, if it is a symbol.
  public var preferredSymbolConfiguration: SymbolConfiguration? {
    element.symbolConfiguration("preferredSymbolConfiguration")
  }
}

extension ButtonContent.StateContent {
  init(_ state: InterfaceElement) {
    element = state
    self.state = state[.key] ?? "normal"
    title = state.string(.title)
    attributedTitle = state.attributedString(.attributedTitle)
    image = state.image(.image)
    backgroundImage = state.image(.backgroundImage)
  }
}
