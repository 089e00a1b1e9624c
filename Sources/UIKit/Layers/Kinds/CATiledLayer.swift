#if UIKit
public import Foundation
import UIKitDialect

/// A layer that would be drawn in tiles (`CATiledLayer`).
open class CATiledLayer: CALayer {
  /// Creates a layer.
  public override init() { super.init() }

  /// Creates a copy of another layer's values; see ``CALayer/init(layer:)``.
  public override init(layer: Any) { super.init(layer: layer) }

  /// The number of sizes that are kept; 1 unless set.
  open var levelsOfDetail: Int {
    get { read("levelsOfDetail", 1) }
    set { write("levelsOfDetail", newValue) }
  }

  /// The number of levels that are larger than the layer; 0 unless set.
  open var levelsOfDetailBias: Int {
    get { read("levelsOfDetailBias", 0) }
    set { write("levelsOfDetailBias", newValue) }
  }

  /// The size of a tile in pixels; 256 by 256 unless set.
  open var tileSize: CGSize {
    get { read("tileSize", CGSize(width: 256, height: 256)) }
    set { write("tileSize", newValue) }
  }

  /// Returns the time that a new tile takes to appear, in seconds: 0.25
  /// (`CATiledLayer.fadeDuration()`).
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  override class var properties: [String: LayerProperty] { ownTiledLayerProperties }
  override class var prototype: CALayer { CATiledLayer() }

  nonisolated(unsafe) private static let ownTiledLayerProperties = commonProperties.merging([
    "levelsOfDetail": LayerProperty(\CATiledLayer.levelsOfDetail),
    "levelsOfDetailBias": LayerProperty(\CATiledLayer.levelsOfDetailBias),
    "tileSize": LayerProperty(\CATiledLayer.tileSize),
  ]) { $1 }
}
#endif
