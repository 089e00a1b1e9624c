#if UIKit
/// The rules that decide which points are inside a path (`CAShapeLayerFillRule`).
public struct CAShapeLayerFillRule: RawRepresentable, Sendable, Hashable {
  /// The name.
  public var rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By the direction of the lines around it.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// By the number of the lines around it.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The looks of the ends of a line (`CAShapeLayerLineCap`).
public struct CAShapeLayerLineCap: RawRepresentable, Sendable, Hashable {
  /// The name.
  public var rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cut off at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle around the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half the width longer than the line.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The looks of the corners of a line (`CAShapeLayerLineJoin`).
public struct CAShapeLayerLineJoin: RawRepresentable, Sendable, Hashable {
  /// The name.
  public var rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A tip.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A part of a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A tip that is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
#endif
