#if UIKit
public import Foundation
import UIKitDialect

/// A layer whose sublayers keep their depth (`CATransformLayer`).
open class CATransformLayer: CALayer {
  /// Creates a layer.
  public override init() { super.init() }

  /// Creates a copy of another layer's values; see ``CALayer/init(layer:)``.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Returns nil: the layer shows nothing itself, only layers inside it are hit.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    let hit = super.hitTest(p)
    return hit === self ? nil : hit
  }
}
#endif
