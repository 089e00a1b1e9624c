public import Graphics

/// The appearance of a button in its current state, as a value for a presenter.
///
/// Text has its font and color, and an image has its tint. A change that the system makes to them
/// is reported as an effect, because its shades are not documented. UIKit has no counterpart.
public struct ButtonAppearance: Sendable, Hashable {
  /// A change to a title or an image before it is drawn.
  public enum Effect: String, Sendable, Hashable {
    /// No change.
    case none
    /// Darker, like an image under a finger.
    case darkened
    /// Lighter, like the content of a disabled button.
    case dimmed
    /// More transparent, like a system button under a finger.
    case faded
  }

  /// The shadow of a title.
  public struct Shadow: Sendable, Hashable {
    /// Its color.
    public var color: Color
    /// Its offset in points, with the opposite sign when the shadow reverses.
    public var offset: Size

    /// Creates a shadow.
    public init(color: Color, offset: Size) {
      self.color = color
      self.offset = offset
    }
  }

  /// The background behind the content.
  public struct Background: Sendable, Hashable {
    /// The color; nil for none.
    public var color: Color?
    /// The image; nil for none.
    public var image: Image?
    /// The content mode of the image in the background.
    public var imageContentMode = ContentMode.scaleToFill
    /// The effect on the image.
    public var imageEffect = Effect.none
    /// The material; nil for none.
    public var visualEffect: VisualEffect?
    /// The radius of the corners in points.
    public var cornerRadius = 0.0
    /// The color of the border; nil for none.
    public var strokeColor: Color?
    /// The width of the border in points.
    public var strokeWidth = 0.0
    /// The distance of the border outside the edge, in points.
    public var strokeOutset = 0.0

    /// Creates a background that shows nothing.
    public init() {}
  }

  /// The frame of each part, in the button's coordinates; nil for a part that is absent.
  public struct Frames: Sendable, Hashable {
    /// The background.
    public var background = Rect.zero
    /// The title.
    public var title: Rect?
    /// The subtitle.
    public var subtitle: Rect?
    /// The image, or the activity indicator.
    public var image: Rect?
    /// The indicator of a button that opens a menu.
    public var indicator: Rect?

    /// Creates frames; nil for a part that is absent.
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
  /// The effect on the title.
  public var titleEffect = Effect.none
  /// The shadow of the title; nil for none.
  public var titleShadow: Shadow?
  /// The line break mode for a title that is too long.
  public var titleLineBreakMode: LineBreakMode
  /// The subtitle; nil for none.
  public var subtitle: AttributedText?
  /// The image; nil for none.
  public var image: Image?
  /// The color that fills the image's shape; nil for its own colors.
  public var imageTint: Color?
  /// The size and weight of a symbol.
  public var imageSymbolConfiguration: SymbolConfiguration?
  /// The effect on the image.
  public var imageEffect = Effect.none
  /// A Boolean value that indicates whether the image is mirrored, as one that flips is in a
  /// right-to-left interface.
  public var isImageMirrored = false
  /// The color of the activity indicator that replaces the image; nil for none.
  public var activityIndicatorColor: Color?
  /// The color of the indicator of a button that opens a menu; nil for none.
  public var indicatorColor: Color?
  /// The background behind the content.
  public var background = Background()
  /// A Boolean value that indicates whether a glow shows where the finger is.
  public var showsTouch = false
  /// The frame of each part.
  public var frames: Frames

  /// Creates the appearance of an empty button in a state.
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
  /// Returns the frames with the content mirrored in a rectangle, as in a right-to-left layout; the
  /// background stays.
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
