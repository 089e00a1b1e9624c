#if UIKit
import Foundation
public import UIKitDialect

/// The layer of a view, which is made at the first use.
final class LayerValues {
  let layer: CALayer

  @MainActor
  init(for view: UIView) {
    layer = madeByInit(type(of: view).layerClass as? CALayer.Type ?? CALayer.self)
    let values = layer.stored
    layer.host = view
    layer.delegate = view
    // What the class of the layer set at its start, unless the view has been changed before.
    if let opacity = values["opacity"] as? Float, view.alpha == 1 { view.alpha = CGFloat(opacity) }
    if values["hidden"] as? Bool == true { view.isHidden = true }
    if values["masksToBounds"] as? Bool == true { view.clipsToBounds = true }
    if let color = values["backgroundColor"] as? CGColor, view.backgroundColor == nil {
      view.backgroundColor = UIColor(cgColor: color)
    }
  }
}

extension UIView {
  /// The layer of the view, of the class ``layerClass`` (`UIView.layer`).
  ///
  /// It is made at the first use. Bounds, position, transform, opacity, background color and what
  /// else a view has too are one value, kept by the view.
  public var layer: CALayer { values(LayerValues.self) { LayerValues(for: self) }.layer }

  /// The layer, if it has been used.
  var layerIfAny: CALayer? { valuesIfAny(LayerValues.self)?.layer }

  /// The transform of space about the center; that of the plane unless set (`UIView.transform3D`).
  public var transform3D: CATransform3D {
    get { layerIfAny?.transform ?? CATransform3DMakeAffineTransform(transform) }
    set { layer.transform = newValue }
  }
}

extension UIView: @preconcurrency CALayerDelegate {
  /// Draws the view as the content of its layer (`UIView.draw(_:in:)`).
  public func draw(_ layer: CALayer, in ctx: CGContext) {
    if layer === layerIfAny { draw(bounds) }
  }

  /// Returns what happens when a property of the layer changes: nothing
  /// (`UIView.action(for:forKey:)`).
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
#endif
