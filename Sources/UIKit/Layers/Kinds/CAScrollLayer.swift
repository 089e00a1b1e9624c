#if UIKit
public import Foundation
import UIKitDialect

/// A layer that shows a part of its sublayers (`CAScrollLayer`).
open class CAScrollLayer: CALayer {
  /// Creates a layer.
  public override init() { super.init() }

  /// Creates a copy of another layer's values; see ``CALayer/init(layer:)``.
  public override init(layer: Any) { super.init(layer: layer) }

  /// The directions in which the layer may be scrolled; both ways unless set.
  open var scrollMode: CAScrollLayerScrollMode {
    get { read("scrollMode", .both) }
    set { write("scrollMode", newValue) }
  }

  /// Makes a point the origin of the bounds, as far as ``scrollMode`` allows.
  open func scroll(to p: CGPoint) {
    let movesAlongX = scrollMode == .both || scrollMode == .horizontally
    let movesAlongY = scrollMode == .both || scrollMode == .vertically
    bounds.origin = CGPoint(
      x: movesAlongX ? p.x : bounds.minX, y: movesAlongY ? p.y : bounds.minY)
  }

  /// Scrolls until as much of a rectangle as possible is seen.
  open func scroll(to r: CGRect) {
    func origin(_ from: CGFloat, _ to: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if low >= from, high <= to { return from }
      return low < from || high - low > to - from ? low : high - (to - from)
    }
    scroll(
      to: CGPoint(
        x: origin(bounds.minX, bounds.maxX, r.minX, r.maxX),
        y: origin(bounds.minY, bounds.maxY, r.minY, r.maxY)))
  }

  override class var properties: [String: LayerProperty] { ownScrollLayerProperties }
  override class var prototype: CALayer { CAScrollLayer() }

  nonisolated(unsafe) private static let ownScrollLayerProperties = commonProperties.merging([
    "scrollMode": LayerProperty(named: \CAScrollLayer.scrollMode)
  ]) { $1 }
}

/// The directions in which a layer may be scrolled (`CAScrollLayerScrollMode`).
public struct CAScrollLayerScrollMode: RawRepresentable, Sendable, Hashable {
  /// The name.
  public var rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Not at all.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Left and right.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Both ways.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
#endif
