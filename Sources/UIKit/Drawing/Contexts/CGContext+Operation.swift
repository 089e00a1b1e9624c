#if UIKit
public import Foundation
public import UIKitDialect

extension CGContext {
  /// Something that would have been drawn, with the state of its moment.
  public struct Operation: Hashable {
    /// The drawing, in the coordinates of that moment.
    public var drawing: Drawing
    /// The colors, the line, the clip and the transform of that moment.
    public var state: State

    /// The drawings.
    public enum Drawing: Hashable {
      /// The inside of a path.
      case fill(CGPath, CGPathFillRule)
      /// The line of a path.
      case stroke(CGPath)
      /// A rectangle made transparent.
      case clear(CGRect)
      /// A gradient between two points.
      case linearGradient(
        CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions)
      /// A gradient between two circles.
      case radialGradient(
        CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat, options: CGGradientDrawingOptions)
      /// An image in a rectangle, which may be repeated.
      case image(CGImage, in: CGRect, isTiled: Bool)
      /// An image of UIKit in a rectangle.
      case uiImage(UIImage, in: CGRect)
      /// Text in a rectangle.
      case text(NSAttributedString, in: CGRect)
      /// The start of what is drawn together before it is blended.
      case beginTransparencyLayer
      /// The end of what is drawn together.
      case endTransparencyLayer
    }
  }

  /// The colors, the line, the clip and the transform with which something is drawn.
  public struct State: Hashable {
    /// The transform from the coordinates of what is drawn to those of the device.
    public var transform: CGAffineTransform
    /// The color of areas; black unless set.
    public var fillColor: CGColor = .blackInGray
    /// The color of lines; black unless set.
    public var strokeColor: CGColor = .blackInGray
    /// The width of lines; 1 unless set.
    public var lineWidth: CGFloat = 1
    /// The look of the ends of lines; cut off unless set.
    public var lineCap: CGLineCap = .butt
    /// The look of the corners of lines; tips unless set.
    public var lineJoin: CGLineJoin = .miter
    /// The longest length of tips; 10 unless set.
    public var miterLimit: CGFloat = 10
    /// The lengths of dashes and gaps; none unless set.
    public var dashLengths: [CGFloat] = []
    /// The distance into the dashes at which a line begins; 0 unless set.
    public var dashPhase: CGFloat = 0
    /// The accuracy with which curves are drawn; 0.5 unless set.
    public var flatness: CGFloat = 0.5
    /// The opacity of everything; 1 unless set.
    public var alpha: CGFloat = 1
    /// The mode of blending colors; normal unless set.
    public var blendMode: CGBlendMode = .normal
    /// The shadow; nil for none.
    public var shadow: Shadow?
    /// The clips that restrict the drawing, all at once.
    public var clips: [Clip] = []
    /// The quality with which images are scaled.
    public var interpolationQuality: CGInterpolationQuality = .default
    /// A Boolean value that indicates whether edges are smoothed; true unless set.
    public var shouldAntialias = true
    /// The part of text that is drawn; the inside unless set.
    public var textDrawingMode: CGTextDrawingMode = .fill
    /// The transform of text; identity unless set.
    public var textMatrix: CGAffineTransform = .identity
    /// The additional space between characters; 0 unless set.
    public var characterSpacing: CGFloat = 0
    /// The font of text that is drawn by glyphs; nil unless set.
    public var font: CGFont?
    /// The size of that font; 0 unless set.
    public var fontSize: CGFloat = 0

    /// The smallest rectangle that contains the clip, in the coordinates of the device.
    var clipBox = CGRect.null
    /// The spaces that components of colors belong to.
    var fillColorSpace = CGColorSpace(.monochrome)
    var strokeColorSpace = CGColorSpace(.monochrome)

    init(transform: CGAffineTransform) { self.transform = transform }
  }

  /// A shadow of what is drawn.
  public struct Shadow: Hashable {
    /// The distance from what is drawn, in the coordinates of the device.
    public var offset: CGSize
    /// The blur of the shadow.
    public var blur: CGFloat
    /// The color.
    public var color: CGColor
  }

  /// A restriction of where something is drawn.
  public enum Clip: Hashable {
    /// The inside of a path, in the coordinates of the device.
    case path(CGPath, CGPathFillRule)
    /// The opaque parts of an image in a rectangle, with the transform of the rectangle.
    case mask(CGImage, in: CGRect, CGAffineTransform)
  }
}
#endif
