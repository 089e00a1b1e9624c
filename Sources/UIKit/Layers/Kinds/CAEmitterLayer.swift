#if UIKit
public import Foundation
import UIKitDialect

/// A layer that would show particles (`CAEmitterLayer`); none are made.
open class CAEmitterLayer: CALayer {
  /// Creates a layer.
  public override init() { super.init() }

  /// Creates a copy of another layer's values; see ``CALayer/init(layer:)``.
  public override init(layer: Any) { super.init(layer: layer) }

  /// The kinds of particles; nil unless set.
  open var emitterCells: [CAEmitterCell]? {
    get { read("emitterCells", nil) }
    set { write("emitterCells", newValue) }
  }

  /// The factor of the cells' rates of birth; 1 unless set.
  open var birthRate: Float {
    get { read("birthRate", 1) }
    set { write("birthRate", newValue) }
  }

  /// The factor of the cells' times of life; 1 unless set.
  open var lifetime: Float {
    get { read("lifetime", 1) }
    set { write("lifetime", newValue) }
  }

  /// The middle of where particles are born; zero unless set.
  open var emitterPosition: CGPoint {
    get { read("emitterPosition", .zero) }
    set { write("emitterPosition", newValue) }
  }

  /// The depth at which particles are born; 0 unless set.
  open var emitterZPosition: CGFloat {
    get { read("emitterZPosition", 0) }
    set { write("emitterZPosition", newValue) }
  }

  /// The size of where particles are born; zero unless set.
  open var emitterSize: CGSize {
    get { read("emitterSize", .zero) }
    set { write("emitterSize", newValue) }
  }

  /// The depth of where particles are born; 0 unless set.
  open var emitterDepth: CGFloat {
    get { read("emitterDepth", 0) }
    set { write("emitterDepth", newValue) }
  }

  /// The shape of where particles are born; a point unless set.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { read("emitterShape", .point) }
    set { write("emitterShape", newValue) }
  }

  /// The part of the shape in which particles are born; any unless set.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { read("emitterMode", .volume) }
    set { write("emitterMode", newValue) }
  }

  /// The mode of blending particles; in no order unless set.
  open var renderMode: CAEmitterLayerRenderMode {
    get { read("renderMode", .unordered) }
    set { write("renderMode", newValue) }
  }

  /// A Boolean value that indicates whether particles have a depth; false unless set.
  open var preservesDepth: Bool {
    get { read("preservesDepth", false) }
    set { write("preservesDepth", newValue) }
  }

  /// The factor of the cells' velocities; 1 unless set.
  open var velocity: Float {
    get { read("velocity", 1) }
    set { write("velocity", newValue) }
  }

  /// The factor of the cells' scales; 1 unless set.
  open var scale: Float {
    get { read("scale", 1) }
    set { write("scale", newValue) }
  }

  /// The factor of the cells' spins; 1 unless set.
  open var spin: Float {
    get { read("spin", 1) }
    set { write("spin", newValue) }
  }

  /// The start of the random numbers; 0 unless set.
  open var seed: UInt32 {
    get { read("seed", 0) }
    set { write("seed", newValue) }
  }

  override class var properties: [String: LayerProperty] { ownEmitterLayerProperties }
  override class var prototype: CALayer { CAEmitterLayer() }

  nonisolated(unsafe) private static let ownEmitterLayerProperties = commonProperties.merging([
    "emitterCells": LayerProperty(\CAEmitterLayer.emitterCells),
    "birthRate": LayerProperty(\CAEmitterLayer.birthRate),
    "lifetime": LayerProperty(\CAEmitterLayer.lifetime),
    "emitterPosition": LayerProperty(\CAEmitterLayer.emitterPosition),
    "emitterZPosition": LayerProperty(\CAEmitterLayer.emitterZPosition),
    "emitterSize": LayerProperty(\CAEmitterLayer.emitterSize),
    "emitterDepth": LayerProperty(\CAEmitterLayer.emitterDepth),
    "emitterShape": LayerProperty(named: \CAEmitterLayer.emitterShape),
    "emitterMode": LayerProperty(named: \CAEmitterLayer.emitterMode),
    "renderMode": LayerProperty(named: \CAEmitterLayer.renderMode),
    "preservesDepth": LayerProperty(\CAEmitterLayer.preservesDepth),
    "velocity": LayerProperty(\CAEmitterLayer.velocity),
    "scale": LayerProperty(\CAEmitterLayer.scale),
    "spin": LayerProperty(\CAEmitterLayer.spin),
    "seed": LayerProperty(\CAEmitterLayer.seed),
  ]) { $1 }
}
#endif
