#if UIKit
import Foundation

/// The questions and notifications of a layer to its delegate (`CALayerDelegate`).
///
/// Every method has a default, which answers as Core Animation does for a delegate without it.
public protocol CALayerDelegate: AnyObject {
  /// Sets the contents; called by ``CALayer/display()``.
  func display(_ layer: CALayer)
  /// Draws the layer; called by ``CALayer/draw(in:)``.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Prepares for drawing; called by nothing, because nothing is drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the sublayers; called by ``CALayer/layoutSublayers()``.
  func layoutSublayers(of layer: CALayer)
  /// Returns what happens when a property changes; nil to look further, `NSNull` for nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
#endif
