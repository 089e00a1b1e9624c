#if UIKit
import Foundation
import UIKitDialect

/// The ways to fit the contents of a layer into its bounds (`CALayerContentsGravity`).
public struct CALayerContentsGravity: RawRepresentable, Sendable, Hashable {
  /// The name.
  public var rawValue: String
  /// Creates a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In the middle of the top edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In the middle of the bottom edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the top left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the top right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the bottom left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the bottom right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits in the bounds.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers the bounds.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The formats of the contents of a layer (`CALayerContentsFormat`).
public struct CALayerContentsFormat: RawRepresentable, Sendable, Hashable {
  /// The name.
  public var rawValue: String
  /// Creates a format from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Eight bits for each component.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// Half a floating-point number for each component.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// Eight bits of gray.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// The filters that scale the contents of a layer (`CALayerContentsFilter`).
public struct CALayerContentsFilter: RawRepresentable, Sendable, Hashable {
  /// The name.
  public var rawValue: String
  /// Creates a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// By a straight line between pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// By a straight line between pixels of two sizes.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The curve of the corners of a layer (`CALayerCornerCurve`).
public struct CALayerCornerCurve: RawRepresentable, Sendable, Hashable {
  /// The name.
  public var rawValue: String
  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins and ends gently.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The corners of a layer (`CACornerMask`).
public struct CACornerMask: OptionSet, Sendable, Hashable {
  /// The bits.
  public var rawValue: UInt
  /// Creates corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// Edges of a layer (`CAEdgeAntialiasingMask`).
public struct CAEdgeAntialiasingMask: OptionSet, Sendable, Hashable {
  /// The bits.
  public var rawValue: UInt32
  /// Creates edges from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The left edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
  /// The right edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  /// The bottom edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  /// The top edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
}
#endif
