#if UIKit
public import Foundation
import UIKitDialect

/// A layer that shows colors that run into each other (`CAGradientLayer`).
open class CAGradientLayer: CALayer {
  /// Creates a layer.
  public override init() { super.init() }

  /// Creates a copy of another layer's values; see ``CALayer/init(layer:)``.
  public override init(layer: Any) { super.init(layer: layer) }

  /// The colors, each a ``CGColor``; nil unless set.
  open var colors: [Any]? {
    get { read("colors", nil) }
    set { write("colors", newValue) }
  }

  /// The position of the colors, from 0 to 1; nil, for evenly, unless set.
  open var locations: [NSNumber]? {
    get { read("locations", nil) }
    set { write("locations", newValue) }
  }

  /// The place where the colors begin, in parts of the size; the middle of the top edge unless set.
  open var startPoint: CGPoint {
    get { read("startPoint", CGPoint(x: 0.5, y: 0)) }
    set { write("startPoint", newValue) }
  }

  /// The place where the colors end, in parts of the size; the middle of the bottom edge unless
  /// set.
  open var endPoint: CGPoint {
    get { read("endPoint", CGPoint(x: 0.5, y: 1)) }
    set { write("endPoint", newValue) }
  }

  /// The course of the colors; along a line unless set.
  open var type: CAGradientLayerType {
    get { read("type", .axial) }
    set { write("type", newValue) }
  }

  override func recordOwnLooks(in context: CGContext) { recordGradient(in: context) }

  override class var properties: [String: LayerProperty] { ownGradientLayerProperties }
  override class var prototype: CALayer { CAGradientLayer() }

  nonisolated(unsafe) private static let ownGradientLayerProperties = commonProperties.merging([
    "colors": LayerProperty(\CAGradientLayer.colors),
    "locations": LayerProperty(\CAGradientLayer.locations),
    "startPoint": LayerProperty(\CAGradientLayer.startPoint),
    "endPoint": LayerProperty(\CAGradientLayer.endPoint),
    "type": LayerProperty(named: \CAGradientLayer.type),
  ]) { $1 }
}

/// The courses of the colors of a gradient (`CAGradientLayerType`).
public struct CAGradientLayerType: RawRepresentable, Sendable, Hashable {
  /// The name.
  public var rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the middle outward.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the middle.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

extension CAGradientLayer {
  /// Colors around the middle have no counterpart in a context, and are recorded as along a line.
  fileprivate func recordGradient(in context: CGContext) {
    let positions = locations?.map { CGFloat($0.doubleValue) }
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    guard positions == nil || positions?.count == colors.count,
      let gradient = CGGradient(
        colorsSpace: nil, colors: colors as CFArray, locations: positions)
    else { return }
    func point(_ part: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + part.x * bounds.width, y: bounds.minY + part.y * bounds.height)
    }
    let (start, end) = (point(startPoint), point(endPoint))
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    context.saveGState()
    context.clip(to: bounds)
    if type == .radial {
      context.drawRadialGradient(
        gradient, startCenter: start, startRadius: 0, endCenter: start,
        endRadius: hypot(end.x - start.x, end.y - start.y), options: options)
    } else {
      context.drawLinearGradient(gradient, start: start, end: end, options: options)
    }
    context.restoreGState()
  }
}
#endif
