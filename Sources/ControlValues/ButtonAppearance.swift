public import Graphics

/// What a presenter draws of a button in its present state: a value.
///
/// Texts have their font and color, images their tint; what the system changes about them is told
/// as an effect, as its shades are not documented. UIKit has no counterpart.
public struct ButtonAppearance: Sendable, Hashable {
  /// What is done to a title or an image before it is drawn.
  public enum Effect: String, Sendable, Hashable {
    /// Nothing.
    case none
    /// Darker, as an image under a finger.
    case darkened
    /// Lighter, as what cannot be operated.
    case dimmed
    /// More transparent, as a system button under a finger.
    case faded
  }

  /// The shadow of a title.
  public struct Shadow: Sendable, Hashable {
    /// Its color.
    public var color: Color
    /// Where it falls, in points, with the sign turned where it reverses.
    public var offset: Size

    /// Creates a shadow.
    public init(color: Color, offset: Size) {
      self.color = color
      self.offset = offset
    }
  }

  /// What is behind the content.
  public struct Background: Sendable, Hashable {
    /// The color; nil for none.
    public var color: Color?
    /// The image; nil for none.
    public var image: Image?
    /// How the image fits.
    public var imageContentMode = ContentMode.scaleToFill
    /// What is done to the image.
    public var imageEffect = Effect.none
    /// The material; nil for none.
    public var visualEffect: VisualEffect?
    /// The radius of the corners in points.
    public var cornerRadius = 0.0
    /// The color of the border; nil for none.
    public var strokeColor: Color?
    /// The width of the border in points.
    public var strokeWidth = 0.0
    /// How far the border is outside, in points.
    public var strokeOutset = 0.0

    /// Creates a background that shows nothing.
    public init() {}
  }

  /// Where everything stands, in the coordinates of the button; nil for what is not there.
  public struct Frames: Sendable, Hashable {
    /// The background.
    public var background = Rect.zero
    /// The title.
    public var title: Rect?
    /// The subtitle.
    public var subtitle: Rect?
    /// The image, or the activity indicator.
    public var image: Rect?
    /// The mark of a button that opens a menu.
    public var indicator: Rect?

    /// Creates frames; nil for what is not there.
    public init(
      background: Rect = .zero, title: Rect? = nil, subtitle: Rect? = nil, image: Rect? = nil,
      indicator: Rect? = nil
    ) {
      self.background = background
      self.title = title
      self.subtitle = subtitle
      self.image = image
      self.indicator = indicator
    }
  }

  /// The state.
  public var state: ControlState
  /// The title; nil for none.
  public var title: AttributedText?
  /// What is done to the title.
  public var titleEffect = Effect.none
  /// The shadow of the title; nil for none.
  public var titleShadow: Shadow?
  /// What becomes of a title that is too long.
  public var titleLineBreakMode: LineBreakMode
  /// The subtitle; nil for none.
  public var subtitle: AttributedText?
  /// The image; nil for none.
  public var image: Image?
  /// The color that the shape of the image is filled with; nil for its own colors.
  public var imageTint: Color?
  /// The size and weight of a symbol.
  public var imageSymbolConfiguration: SymbolConfiguration?
  /// What is done to the image.
  public var imageEffect = Effect.none
  /// Whether the image is mirrored: one that asks for it, from right to left.
  public var isImageMirrored = false
  /// The color of the activity indicator in the place of the image; nil for none.
  public var activityIndicatorColor: Color?
  /// The color of the mark of a button that opens a menu; nil for none.
  public var indicatorColor: Color?
  /// What is behind the content.
  public var background = Background()
  /// Whether a glow shows where the finger is.
  public var showsTouch = false
  /// Where everything stands.
  public var frames: Frames

  /// Creates the appearance of a button that shows nothing, in a state.
  public init(
    state: ControlState, titleLineBreakMode: LineBreakMode = .byTruncatingMiddle,
    frames: Frames = Frames()
  ) {
    self.state = state
    self.titleLineBreakMode = titleLineBreakMode
    self.frames = frames
  }
}

extension ButtonAppearance.Frames {
  /// The content mirrored in a rectangle, as in a right-to-left layout; the background stays.
  package func mirrored(in block: Rect) -> Self {
    func mirror(_ rect: Rect?) -> Rect? {
      rect.map {
        Rect(
          x: block.minX + block.maxX - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
      }
    }
    var mirrored = self
    mirrored.title = mirror(title)
    mirrored.subtitle = mirror(subtitle)
    mirrored.image = mirror(image)
    mirrored.indicator = mirror(indicator)
    return mirrored
  }
}
