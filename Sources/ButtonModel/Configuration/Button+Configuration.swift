public import Graphics

extension Button {
  /// The appearance and content of a button in one value: UIKit's `UIButton.Configuration`.
  ///
  /// The function of a style, such as ``filled()``, creates it. A property that is not set has the
  /// style's value for the state of the button. Defaults are those of UIButtonConfiguration.h.
  public struct Configuration: Sendable, Hashable {
    let style: Style
    var custom = Custom()
    var situation = Situation()

    init(_ style: Style) { self.style = style }

    // MARK: Text

    /// The title; nil unless set.
    ///
    /// Setting it replaces the attributed title.
    public var title: String? {
      get { custom.title?.string }
      set {
        custom.title = newValue.map { AttributedText($0) }
        custom.isTitleAttributed = false
      }
    }
    /// The title with its text attributes; nil unless set.
    ///
    /// Setting it replaces the plain title.
    public var attributedTitle: ConfigurationText? {
      get { custom.title?.configured }
      set {
        custom.title = newValue?.attributedText
        custom.isTitleAttributed = newValue != nil
      }
    }
    /// The line below the title; nil unless set.
    ///
    /// Setting it replaces the attributed subtitle.
    public var subtitle: String? {
      get { custom.subtitle?.string }
      set { custom.subtitle = newValue.map { AttributedText($0) } }
    }
    /// The line below the title with its text attributes; nil unless set.
    ///
    /// Setting it replaces the plain subtitle.
    public var attributedSubtitle: ConfigurationText? {
      get { custom.subtitle?.configured }
      set { custom.subtitle = newValue?.attributedText }
    }
    /// Transforms the title's text attributes into the drawn ones at every update; nil unless set.
    public var titleTextAttributesTransformer: ConfigurationTextAttributesTransformer?
    /// Transforms the subtitle's text attributes into the drawn ones at every update; nil unless
    /// set.
    public var subtitleTextAttributesTransformer: ConfigurationTextAttributesTransformer?
    /// The line break mode for a title that is too long; it wraps at words unless set.
    ///
    /// The wrapping modes allow several lines, the other modes one.
    public var titleLineBreakMode: LineBreakMode {
      get { custom.titleLineBreakMode ?? .byWordWrapping }
      set { custom.titleLineBreakMode = newValue }
    }
    /// The line break mode for a subtitle that is too long; it wraps at words unless set.
    public var subtitleLineBreakMode: LineBreakMode {
      get { custom.subtitleLineBreakMode ?? .byWordWrapping }
      set { custom.subtitleLineBreakMode = newValue }
    }
    /// The distance between title and subtitle in points; 1 unless set, as observed.
    public var titlePadding: Scalar {
      get { custom.titlePadding ?? 1 }
      set { custom.titlePadding = newValue }
    }
    /// The alignment of title and subtitle with each other; by the placement of the image unless
    /// set.
    public var titleAlignment: TitleAlignment {
      get { custom.titleAlignment ?? .automatic }
      set { custom.titleAlignment = newValue }
    }

    // MARK: Image

    /// The image; nil unless set.
    public var image: Image? {
      get { custom.image }
      set { custom.image = newValue }
    }
    /// Transforms the color of the content into that of the image; nil unless set.
    public var imageColorTransformer: ConfigurationColorTransformer?
    /// The size and weight of a symbol; nil unless set.
    public var preferredSymbolConfigurationForImage: SymbolConfiguration? {
      get { custom.preferredSymbolConfigurationForImage }
      set { custom.preferredSymbolConfigurationForImage = newValue }
    }
    /// The edge at which the image is placed; leading unless set.
    ///
    /// Traps for no edge and for several edges.
    public var imagePlacement: DirectionalRectEdge {
      get { custom.imagePlacement ?? .leading }
      set {
        precondition(
          [.top, .leading, .bottom, .trailing].contains(newValue),
          "imagePlacement is one edge: .top, .leading, .bottom or .trailing")
        custom.imagePlacement = newValue
      }
    }
    /// The distance between image and text in points, where both exist; 0 unless set.
    public var imagePadding: Scalar {
      get { custom.imagePadding ?? 0 }
      set { custom.imagePadding = newValue }
    }
    /// The space reserved for the image along the axis of its placement, in points; 0 unless set
    /// (iOS 17).
    ///
    /// The image is centered in it; a larger image takes more space.
    public var imageReservation: Scalar {
      get { custom.imageReservation ?? 0 }
      set { custom.imageReservation = newValue }
    }
    /// The transition from one symbol to another; nil unless set (iOS 26).
    public var symbolContentTransition: SymbolContentTransition? {
      get { custom.symbolContentTransition }
      set { custom.symbolContentTransition = newValue }
    }

    // MARK: Indicators

    /// A Boolean value that indicates whether an activity indicator replaces the image; false
    /// unless set.
    public var showsActivityIndicator: Bool {
      get { custom.showsActivityIndicator ?? false }
      set { custom.showsActivityIndicator = newValue }
    }
    /// Transforms the color of the content into that of the activity indicator; nil unless set.
    public var activityIndicatorColorTransformer: ConfigurationColorTransformer?
    /// The indicator of a button that opens a menu; automatic unless set (iOS 16).
    public var indicator: Indicator {
      get { custom.indicator ?? .automatic }
      set { custom.indicator = newValue }
    }
    /// Transforms the color of the content into that of the indicator; nil unless set.
    public var indicatorColorTransformer: ConfigurationColorTransformer?

    // MARK: Layout and colors

    /// The size of the button; medium unless set.
    public var buttonSize: Size {
      get { custom.buttonSize ?? .medium }
      set { custom.buttonSize = newValue }
    }
    /// The distance of the content from the edges; the default of style and size unless set.
    public var contentInsets: DirectionalEdgeInsets {
      get { custom.contentInsets ?? defaultContentInsets }
      set { custom.contentInsets = newValue }
    }
    /// Resets the content insets to the default of style and size.
    public mutating func setDefaultContentInsets() { custom.contentInsets = nil }

    /// The style of the background's corners; dynamic unless set.
    public var cornerStyle: CornerStyle {
      get { custom.cornerStyle ?? .dynamic }
      set { custom.cornerStyle = newValue }
    }
    /// The style of the button in an app made for the Mac; automatic unless set.
    public var macIdiomStyle: MacIdiomStyle {
      get { custom.macIdiomStyle ?? .automatic }
      set { custom.macIdiomStyle = newValue }
    }
    /// The color of the content before changes for the state; nil, which means the style's, unless
    /// set.
    public var baseForegroundColor: Color? {
      get { custom.baseForegroundColor }
      set { custom.baseForegroundColor = newValue }
    }
    /// The color of the background before changes for the state; nil, which means the style's,
    /// unless set.
    public var baseBackgroundColor: Color? {
      get { custom.baseBackgroundColor }
      set { custom.baseBackgroundColor = newValue }
    }
    /// The background of the content; the style's for the state where nothing is set.
    public var background: BackgroundConfiguration {
      get {
        var background = storedBackground
        background.defaults = defaultBackground
        return background
      }
      set {
        storedBackground = newValue
        storedBackground.defaults = .init()
      }
    }
    var storedBackground = BackgroundConfiguration()

    /// A Boolean value that indicates whether the style shows that the button is selected; true
    /// unless set, in every style here.
    public var automaticallyUpdateForSelection: Bool {
      get { custom.automaticallyUpdateForSelection ?? true }
      set { custom.automaticallyUpdateForSelection = newValue }
    }
  }
}

extension Button.Configuration {
  /// The values that were set, without closures and views.
  struct Custom: Sendable, Hashable, Codable {
    var title: AttributedText?
    var isTitleAttributed = false
    var titleFont: Font?
    var subtitleFont: Font?
    var subtitle: AttributedText?
    var titleLineBreakMode: LineBreakMode?
    var subtitleLineBreakMode: LineBreakMode?
    var titlePadding: Double?
    var titleAlignment: TitleAlignment?
    var image: Image?
    var preferredSymbolConfigurationForImage: SymbolConfiguration?
    var imagePlacement: DirectionalRectEdge?
    var imagePadding: Double?
    var imageReservation: Double?
    var symbolContentTransition: SymbolContentTransition?
    var showsActivityIndicator: Bool?
    var indicator: Indicator?
    var buttonSize: Size?
    var contentInsets: DirectionalEdgeInsets?
    var cornerStyle: CornerStyle?
    var macIdiomStyle: MacIdiomStyle?
    var baseForegroundColor: Color?
    var baseBackgroundColor: Color?
    var automaticallyUpdateForSelection: Bool?
  }
}
