/// The ways to fit an image into a rectangle of another size, with the raw values of
/// `UIView.ContentMode`.
public enum ContentMode: Int, Sendable, Hashable, Codable, CaseIterable {
  /// Stretches the image to the rectangle; the aspect ratio may change.
  case scaleToFill = 0
  /// Scales the image to fit inside the rectangle; the aspect ratio stays.
  case scaleAspectFit = 1
  /// Scales the image to cover the rectangle, clipping the rest; the aspect ratio stays.
  case scaleAspectFill = 2
  /// Asks the view to draw its content again when its bounds change.
  case redraw = 3
  /// Centers the image without scaling it.
  case center = 4
  /// Centers the image along the top edge without scaling it.
  case top = 5
  /// Centers the image along the bottom edge without scaling it.
  case bottom = 6
  /// Centers the image along the left edge without scaling it.
  case left = 7
  /// Centers the image along the right edge without scaling it.
  case right = 8
  /// Places the image in the top left corner without scaling it.
  case topLeft = 9
  /// Places the image in the top right corner without scaling it.
  case topRight = 10
  /// Places the image in the bottom left corner without scaling it.
  case bottomLeft = 11
  /// Places the image in the bottom right corner without scaling it.
  case bottomRight = 12
}
