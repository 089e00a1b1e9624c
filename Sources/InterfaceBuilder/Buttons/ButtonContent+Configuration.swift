public import Graphics

extension ButtonContent {
  /// What a button configuration sets.
  public struct Configuration: Sendable {
    /// The element of the configuration.
    public let element: InterfaceElement
    /// The style, such as `filled`.
    public var style: String
    /// The title, which is shown instead of the state's.
    public var title: String?
    /// The attributed title without its looks.
    public var attributedTitle: String?
    /// The line below the title.
    public var subtitle: String?
    /// The image, which is shown instead of the state's.
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

// What is shown.
extension ButtonContent.Configuration {
  /// The attributed title with its looks.
  public var attributedTitleText: AttributedText? { element.styledText("attributedTitle") }
  /// The attributed line below the title with its looks.
  public var attributedSubtitleText: AttributedText? { element.styledText("attributedSubtitle") }
  /// The font of the title.
  public var titleFont: Font? { element.font("titleFontDescription") }
  /// The font of the line below the title.
  public var subtitleFont: Font? { element.font("subtitleFontDescription") }
  /// The size and weight of the image, if it is a symbol.
  public var preferredSymbolConfigurationForImage: SymbolConfiguration? {
    element.symbolConfiguration("preferredSymbolConfigurationForImage")
  }
  /// Whether an activity indicator is in the place of the image.
  public var showsActivityIndicator: Bool? { element.bool("showsActivityIndicator") }
  /// The mark of a button with a menu, such as `popup`.
  public var indicator: String? { element["indicator"] }
  /// The color of title and image.
  public var baseForegroundColor: Color? { element.color("baseForegroundColor") }
  /// The color of the background.
  public var baseBackgroundColor: Color? { element.color("baseBackgroundColor") }
}

// Where it is, and how large.
extension ButtonContent.Configuration {
  /// The side of the title that the image is on.
  public var imagePlacement: DirectionalRectEdge? {
    imagePlacementName.flatMap { DirectionalRectEdge(documentName: $0) }
  }
  /// The side of the title that the image is on, as in the document.
  public var imagePlacementName: String? { element["imagePlacement"] }
  /// The distance between image and title.
  public var imagePadding: Double? { element.finiteNumber("imagePadding") }
  /// The distance between the title and the line below it.
  public var titlePadding: Double? { element.finiteNumber("titlePadding") }
  /// How title and the line below it are aligned, such as `leading`.
  public var titleAlignment: String? { element["titleAlignment"] }
  /// The insets of all content.
  public var contentInsets: DirectionalEdgeInsets? { element.directionalInsets("contentInsets") }
  /// The size, such as `large`.
  public var buttonSize: String? { element["buttonSize"] }
  /// The shape of the corners, such as `capsule`.
  public var cornerStyle: String? { element["cornerStyle"] }
  /// The style on a Mac, such as `bordered`.
  public var macIdiomStyle: String? { element["macIdiomStyle"] }
  /// The background, where more than its color is set.
  public var background: Background? {
    element.child("backgroundConfiguration", key: "background").map { Background($0) }
  }
}

extension ButtonContent.Configuration {
  /// What a button configuration sets for the background; nil where it sets nothing.
  public struct Background: Sendable, Hashable {
    /// The radius of the corners.
    public var cornerRadius: Double?
    /// The width of the line around the background.
    public var strokeWidth: Double?
    /// How far outside of the background that line is.
    public var strokeOutset: Double?
    /// The color.
    public var backgroundColor: Color?
    /// The color of the line around the background.
    public var strokeColor: Color?
    /// The image.
    public var image: Image?
    /// How the image fits the background.
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
