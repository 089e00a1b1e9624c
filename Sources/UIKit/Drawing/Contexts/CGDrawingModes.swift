#if UIKit
/// The parts of a path that are drawn (`CGPathDrawingMode`).
public enum CGPathDrawingMode: Int32, Sendable, Hashable {
  /// The inside by the winding rule.
  case fill = 0
  /// The inside by the even-odd rule.
  case eoFill = 1
  /// The line.
  case stroke = 2
  /// The inside by the winding rule, then the line.
  case fillStroke = 3
  /// The inside by the even-odd rule, then the line.
  case eoFillStroke = 4
}

/// The qualities with which an image is scaled (`CGInterpolationQuality`).
public enum CGInterpolationQuality: Int32, Sendable, Hashable {
  /// As the context prefers.
  case `default` = 0
  /// By the nearest pixel.
  case none = 1
  /// Fast.
  case low = 2
  /// Slow and exact.
  case high = 3
  /// In between.
  case medium = 4
}

/// The parts of text that are drawn (`CGTextDrawingMode`).
public enum CGTextDrawingMode: Int32, Sendable, Hashable {
  /// The inside.
  case fill = 0
  /// The line.
  case stroke = 1
  /// The inside, then the line.
  case fillStroke = 2
  /// Nothing.
  case invisible = 3
  /// The inside, which also clips.
  case fillClip = 4
  /// The line, which also clips.
  case strokeClip = 5
  /// The inside and the line, which also clip.
  case fillStrokeClip = 6
  /// Nothing; the text only clips.
  case clip = 7
}

/// The sides on which a gradient continues beyond its ends (`CGGradientDrawingOptions`).
public struct CGGradientDrawingOptions: OptionSet, Sendable, Hashable {
  /// The bits.
  public var rawValue: UInt32
  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before its start (`CGGradientDrawingOptions.drawsBeforeStartLocation`).
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// After its end (`CGGradientDrawingOptions.drawsAfterEndLocation`).
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// The ways to bring colors into another space (`CGColorRenderingIntent`).
public enum CGColorRenderingIntent: Int32, Sendable, Hashable {
  /// As the context prefers.
  case defaultIntent = 0
  /// Exactly where it can be.
  case absoluteColorimetric = 1
  /// Exactly, against another white.
  case relativeColorimetric = 2
  /// By the relations between colors.
  case perceptual = 3
  /// By the saturation.
  case saturation = 4
}
#endif
