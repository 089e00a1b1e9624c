public import Graphics

extension ButtonContent {
  /// The font of the title.
  public var font: Font? { element.font("fontDescription") }
  /// What becomes of a title that is too long.
  public var lineBreakMode: LineBreakMode? {
    element["lineBreakMode"].flatMap { LineBreakMode(documentName: $0) }
  }
  /// The color of what is shown as a shape, and of a system button's title.
  public var tintColor: Color? { element.color("tintColor") }

  /// The insets of title and image together.
  public var contentEdgeInsets: EdgeInsets? { element.insets("contentEdgeInsets") }
  /// The insets of the title.
  public var titleEdgeInsets: EdgeInsets? { element.insets("titleEdgeInsets") }
  /// The insets of the image.
  public var imageEdgeInsets: EdgeInsets? { element.insets("imageEdgeInsets") }

  /// How far the shadow of the title is from it.
  public var titleShadowOffset: Size? { element.size("titleShadowOffset") }
  /// Whether the shadow is on the other side while the button is highlighted.
  public var reversesTitleShadowWhenHighlighted: Bool? {
    element.bool("reversesTitleShadowWhenHighlighted")
  }
  /// Whether the button glows under a finger.
  public var showsTouchWhenHighlighted: Bool? { element.bool("showsTouchWhenHighlighted") }
  /// Whether the image becomes darker while the button is highlighted; nil means yes.
  public var adjustsImageWhenHighlighted: Bool? { element.bool("adjustsImageWhenHighlighted") }
  /// Whether the image becomes lighter while the button is disabled; nil means yes.
  public var adjustsImageWhenDisabled: Bool? { element.bool("adjustsImageWhenDisabled") }
  /// Whether the image grows with the user's text size beyond the usual sizes.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool? {
    element.bool("adjustsImageSizeForAccessibilityContentSizeCategory")
  }
}

extension ButtonContent {
  /// What is set for one state; nil where nothing is.
  public struct StateContent: Sendable {
    /// The element of the state.
    public let element: InterfaceElement
    /// The name of the state, such as `normal`.
    public var state: String
    /// The title; an empty one is kept.
    public var title: String?
    /// The attributed title without its looks.
    public var attributedTitle: String?
    /// The image.
    public var image: Image?
    /// The background image.
    public var backgroundImage: Image?
  }
}

extension ButtonContent.StateContent {
  /// The attributed title with its looks.
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
