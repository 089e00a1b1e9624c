#if UIKit
import Foundation
import UIKitDialect

/// A layer that shows its sublayers several times (`CAReplicatorLayer`).
open class CAReplicatorLayer: CALayer {
  /// Creates a layer.
  public override init() { super.init() }

  /// Creates a copy of another layer's values; see ``CALayer/init(layer:)``.
  public override init(layer: Any) { super.init(layer: layer) }

  /// The number of copies; once unless set.
  open var instanceCount: Int {
    get { read("instanceCount", 1) }
    set { write("instanceCount", newValue) }
  }

  /// A Boolean value that indicates whether the sublayers keep their depth; false unless set.
  open var preservesDepth: Bool {
    get { read("preservesDepth", false) }
    set { write("preservesDepth", newValue) }
  }

  /// The time by which each is later than the one before; 0 unless set.
  open var instanceDelay: CFTimeInterval {
    get { read("instanceDelay", 0) }
    set { write("instanceDelay", newValue) }
  }

  /// The transform of each against the one before; the identity unless set.
  open var instanceTransform: CATransform3D {
    get { read("instanceTransform", .identity) }
    set { write("instanceTransform", newValue) }
  }

  /// The color that multiplies the sublayers; white unless set.
  open var instanceColor: CGColor? {
    get { read("instanceColor", CAReplicatorLayer.white) }
    set { write("instanceColor", newValue) }
  }

  /// The red that each copy has more than the one before; 0 unless set.
  open var instanceRedOffset: Float {
    get { read("instanceRedOffset", 0) }
    set { write("instanceRedOffset", newValue) }
  }

  /// The green that each copy has more than the one before; 0 unless set.
  open var instanceGreenOffset: Float {
    get { read("instanceGreenOffset", 0) }
    set { write("instanceGreenOffset", newValue) }
  }

  /// The blue that each copy has more than the one before; 0 unless set.
  open var instanceBlueOffset: Float {
    get { read("instanceBlueOffset", 0) }
    set { write("instanceBlueOffset", newValue) }
  }

  /// The opacity that each copy has more than the one before; 0 unless set.
  open var instanceAlphaOffset: Float {
    get { read("instanceAlphaOffset", 0) }
    set { write("instanceAlphaOffset", newValue) }
  }

  private static let white = CGColor(CGColorSpace(.monochrome), [1, 1])

  override class var properties: [String: LayerProperty] { ownReplicatorLayerProperties }
  override class var prototype: CALayer { CAReplicatorLayer() }

  nonisolated(unsafe) private static let ownReplicatorLayerProperties = commonProperties.merging([
    "instanceCount": LayerProperty(\CAReplicatorLayer.instanceCount),
    "preservesDepth": LayerProperty(\CAReplicatorLayer.preservesDepth),
    "instanceDelay": LayerProperty(\CAReplicatorLayer.instanceDelay),
    "instanceTransform": LayerProperty(\CAReplicatorLayer.instanceTransform),
    "instanceColor": LayerProperty(\CAReplicatorLayer.instanceColor),
    "instanceRedOffset": LayerProperty(\CAReplicatorLayer.instanceRedOffset),
    "instanceGreenOffset": LayerProperty(\CAReplicatorLayer.instanceGreenOffset),
    "instanceBlueOffset": LayerProperty(\CAReplicatorLayer.instanceBlueOffset),
    "instanceAlphaOffset": LayerProperty(\CAReplicatorLayer.instanceAlphaOffset),
  ]) { $1 }
}
#endif
