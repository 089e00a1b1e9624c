/// A screen as shapes in points, from back to front, for a presenter to draw.
///
/// It is a sketch: texts, fields and values stand where they stand on the screen, and what is an image
/// is a box with its name.
public struct ScreenDrawing: Sendable, Hashable {
  /// The content of a shape.
  public enum Content: Sendable, Hashable {
    /// A background alone.
    case area
    /// Lines of text.
    case text(StyledLine)
    /// The text of a field; an empty field shows its placeholder.
    case field(StyledLine, isPlaceholder: Bool)
    /// An image of the app by its name, or a symbol of the system.
    case image(String, isSymbol: Bool)
    /// A switch.
    case toggle(isOn: Bool)
    /// A slider with its thumb at a share of its track, from 0 to 1.
    case slider(Double)
    /// A progress view that is filled to a share, from 0 to 1.
    case progress(Double)
    /// The dots of pages, the current one counted from 1.
    case pages(Int, of: Int)
    /// A part of a control with its title, such as a segment.
    case part(StyledLine, isSelected: Bool)
    /// A box with its kind, for a view that has no other drawing.
    case kind(String)
  }

  /// A text with its look.
  public struct StyledLine: Sendable, Hashable {
    /// The text.
    public var text: String
    /// The size of the font in points.
    public var size: Double
    /// A Boolean value that indicates whether it is bold.
    public var isBold: Bool
    /// The alignment of its lines.
    public var alignment: TextAlignment
    /// A Boolean value that indicates whether the lines begin at the top of the frame, not in its
    /// middle.
    public var isAtTop = false

    /// Creates a line; 17 points, and where the writing direction has it, unless given.
    public init(
      _ text: String, size: Double = 17, isBold: Bool = false,
      alignment: TextAlignment = .natural
    ) {
      (self.text, self.size, self.isBold, self.alignment) = (text, size, isBold, alignment)
    }
  }

  /// A shape.
  public struct Shape: Sendable, Hashable {
    /// The content of the shape.
    public var content: Content
    /// Its frame on the screen.
    public var frame: Rect
    /// The rectangle outside of which nothing of it shows.
    public var clip: Rect
    /// The color of the text or of the value; nil for the default.
    public var color: Color?
    /// The color behind it; nil for none.
    public var background: Color?
    /// The radius of its corners in points.
    public var cornerRadius: Double
    /// A Boolean value that indicates whether it is faded, as what is disabled.
    public var isDimmed: Bool
    /// The way an image fits into the frame.
    public var contentMode = ContentMode.scaleAspectFit

    /// Creates a shape.
    public init(
      _ content: Content, frame: Rect, clip: Rect, color: Color? = nil, background: Color? = nil,
      cornerRadius: Double = 0, isDimmed: Bool = false
    ) {
      (self.content, self.frame, self.clip) = (content, frame, clip)
      (self.color, self.background) = (color, background)
      (self.cornerRadius, self.isDimmed) = (cornerRadius, isDimmed)
    }
  }

  /// The size of the screen in points.
  public var size: Size
  /// The height that bars beside the view take of the size: a device lays them over the view, which
  /// takes its layout.
  public var barHeight = 0.0
  /// The shapes from back to front.
  public var shapes: [Shape]

  /// A Boolean value that indicates whether there are more shapes than are kept.
  public var isCut = false

  /// Creates a drawing.
  public init(size: Size, shapes: [Shape] = []) { (self.size, self.shapes) = (size, shapes) }
}
