public import Graphics

extension ButtonContent {
  /// The values that a button configuration sets.
  public struct Configuration: Sendable {
    /// The element of the configuration.
    public let element: InterfaceElement
    /// The style, such as `filled`.
    public var style: String
    /// The title, which replaces the title of the state.
    public var title: String?
    /// The text of the attributed title, without its attributes.
    public var attributedTitle: String?
    /// The subtitle, which is the line below the title.
    public var subtitle: String?
    /// The image, which replaces the image of the state.
    public var image: Image?
  }
}

extension ButtonContent.Configuration {
  init(_ element: InterfaceElement) {
    self.element = element
    style = element[.style] ?? "plain"
    title = element.string(.title)
    attributedTitle = element.attributedString(.attributedTitle)
    subtitle = element.string(.subtitle)
    image = element.image(.image)
  }
}

// Content.
extension ButtonContent.Configuration {
  /// The attributed title with its attributes.
  public var attributedTitleText: AttributedText? { element.styledText("attributedTitle") }
  /// The attributed subtitle with its attributes.
  public var attributedSubtitleText: AttributedText? { element.styledText("attributedSubtitle") }
  /// The font of the title.
  public var titleFont: Font? { element.font("titleFontDescription") }
  /// The font of the subtitle.
  public var subtitleFont: Font? { element.font("subtitleFontDescription") }
  /// The size and weight of the image, if it is a symbol.
  public var preferredSymbolConfigurationForImage: SymbolConfiguration? {
    element.symbolConfiguration("preferredSymbolConfigurationForImage")
  }
  /// An optional Boolean value that indicates whether an activity indicator replaces the image.
  public var showsActivityIndicator: Bool? { element.bool("showsActivityIndicator") }
  /// The indicator of a button with a menu, such as `popup`.
  public var indicator: String? { element["indicator"] }
  /// The color of the title and the image.
  public var baseForegroundColor: Color? { element.color("baseForegroundColor") }
  /// The color of the background.
  public var baseBackgroundColor: Color? { element.color("baseBackgroundColor") }
}

// Layout and size.
extension ButtonContent.Configuration {
  /// The edge of the title at which the image is placed.
  public var imagePlacement: DirectionalRectEdge? {
    imagePlacementName.flatMap { DirectionalRectEdge(documentName: $0) }
  }
  /// The name of the image placement as written in the document.
  public var imagePlacementName: String? { element["imagePlacement"] }
  /// The distance between the image and the title.
  public var imagePadding: Double? { element.finiteNumber("imagePadding") }
  /// The distance between the title and the subtitle.
  public var titlePadding: Double? { element.finiteNumber("titlePadding") }
  /// The alignment of the title and the subtitle, such as `leading`.
  public var titleAlignment: String? { element["titleAlignment"] }
  /// The insets of the content as a whole.
  public var contentInsets: DirectionalEdgeInsets? { element.directionalInsets("contentInsets") }
  /// The size, such as `large`.
  public var buttonSize: String? { element["buttonSize"] }
  /// The shape of the corners, such as `capsule`.
  public var cornerStyle: String? { element["cornerStyle"] }
  /// The style on a Mac, such as `bordered`.
  public var macIdiomStyle: String? { element["macIdiomStyle"] }
  /// The background; nil unless the document sets more than its color.
  public var background: Background? {
    element.child("backgroundConfiguration", key: "background").map { Background($0) }
  }
}

extension ButtonContent.Configuration {
  /// The background that a button configuration sets; each property is nil if it is not set.
  public struct Background: Sendable, Hashable {
    /// The radius of the corners.
    public var cornerRadius: Double?
    /// The width of the stroke around the background.
    public var strokeWidth: Double?
    /// The distance of the stroke outside the background.
    public var strokeOutset: Double?
    /// The fill color.
    public var backgroundColor: Color?
    /// The color of the stroke.
    public var strokeColor: Color?
    /// The background image.
    public var image: Image?
    /// The content mode of the image in the background.
    public var imageContentMode: ContentMode?
  }
}

extension ButtonContent.Configuration.Background {
  init(_ element: InterfaceElement) {
    cornerRadius = element.finiteNumber("cornerRadius")
    strokeWidth = element.finiteNumber("strokeWidth")
    strokeOutset = element.finiteNumber("strokeOutset")
    backgroundColor = element.color("backgroundColor")
    strokeColor = element.color("strokeColor")
    image = element.image(.image)
    imageContentMode = element["imageContentMode"].flatMap { name in
      ContentMode.allCases.first { "\($0)" == name }
    }
  }
}
