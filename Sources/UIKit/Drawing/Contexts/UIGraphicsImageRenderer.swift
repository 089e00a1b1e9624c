#if UIKit
public import Foundation
public import UIKitDialect

/// The format in which an image is drawn (`UIGraphicsImageRendererFormat`).
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The ranges of colors in an image (`UIGraphicsImageRendererFormat.Range`).
  public enum Range: Int, Sendable, Hashable {
    /// An unspecified range.
    case unspecified = -1
    /// As the screen.
    case automatic = 0
    /// More than those of sRGB.
    case extended = 1
    /// Those of sRGB.
    case standard = 2
  }

  /// The number of pixels per point; that of the main screen unless set.
  open var scale: CGFloat = mainScreenScale()
  /// A Boolean value that indicates whether the image has no transparent places; false unless set.
  open var opaque: Bool = false
  /// The range of colors in the image; that of the screen unless set.
  open var preferredRange: Range = .automatic

  /// Creates the format of the main screen.
  public override init() { super.init() }

  /// Creates the format of the main screen; the traits have no other effect here.
  public convenience init(for traitCollection: UITraitCollection) { self.init() }
}

/// The context of the drawing of an image (`UIGraphicsImageRendererContext`).
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image with what has been drawn so far.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }
}

/// Runs closures that draw images (`UIGraphicsImageRenderer`).
///
/// An image has the right size and scale and knows what was drawn; it has no pixels, so that it has
/// no data of a file either.
open class UIGraphicsImageRenderer: NSObject {
  /// The format in which images are drawn, with the rectangle.
  public final let format: UIGraphicsRendererFormat

  /// A Boolean value that indicates whether images can be drawn: yes.
  public final var allowsImageOutput: Bool { true }

  /// Creates a renderer of a rectangle.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    format.bounds = bounds
    self.format = format
    super.init()
  }

  /// Creates a renderer of a rectangle for the main screen.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of a size.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of a size for the main screen.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Returns the image that a closure draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let imageFormat = format as? UIGraphicsImageRendererFormat
    let scale = imageFormat.map { $0.scale == 0 ? mainScreenScale() : $0.scale } ?? 1
    let context = CGContext(
      drawing: format.bounds, scale: scale, isOpaque: imageFormat?.opaque ?? false)
    ContextStack.current.push(
      ContextStack.Entry(context: context, image: (format.bounds.size, scale)))
    defer { ContextStack.current.pop() }
    let drawing = UIGraphicsImageRendererContext(cgContext: context, format: format)
    actions(drawing)
    return drawing.currentImage
  }
}
#endif
