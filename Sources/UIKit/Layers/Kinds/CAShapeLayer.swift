#if UIKit
public import Foundation
import UIKitDialect

/// A layer that shows a path (`CAShapeLayer`).
open class CAShapeLayer: CALayer {
  /// Creates a layer.
  public override init() { super.init() }

  /// Creates a copy of another layer's values; see ``CALayer/init(layer:)``.
  public override init(layer: Any) { super.init(layer: layer) }

  /// The path, of which a copy is kept; nil unless set.
  open var path: CGPath? {
    get { read("path", nil) }
    set { write("path", newValue?.copy()) }
  }

  /// The color of the inside; black unless set.
  open var fillColor: CGColor? {
    get { read("fillColor", .blackInGray) }
    set { write("fillColor", newValue) }
  }

  /// The rule that decides which points are inside; by the winding unless set.
  open var fillRule: CAShapeLayerFillRule {
    get { read("fillRule", .nonZero) }
    set { write("fillRule", newValue) }
  }

  /// The color of the line; nil, for none, unless set.
  open var strokeColor: CGColor? {
    get { read("strokeColor", nil) }
    set { write("strokeColor", newValue) }
  }

  /// The place where the line begins, from 0 to 1 along the path; 0 unless set.
  open var strokeStart: CGFloat {
    get { read("strokeStart", 0) }
    set { write("strokeStart", newValue) }
  }

  /// The place where the line ends, from 0 to 1 along the path; 1 unless set.
  open var strokeEnd: CGFloat {
    get { read("strokeEnd", 1) }
    set { write("strokeEnd", newValue) }
  }

  /// The width of the line; 1 unless set.
  open var lineWidth: CGFloat {
    get { read("lineWidth", 1) }
    set { write("lineWidth", newValue) }
  }

  /// The longest length of tips; 10 unless set.
  open var miterLimit: CGFloat {
    get { read("miterLimit", 10) }
    set { write("miterLimit", newValue) }
  }

  /// The look of the ends of the line; cut off unless set.
  open var lineCap: CAShapeLayerLineCap {
    get { read("lineCap", .butt) }
    set { write("lineCap", newValue) }
  }

  /// The look of the corners of the line; tips unless set.
  open var lineJoin: CAShapeLayerLineJoin {
    get { read("lineJoin", .miter) }
    set { write("lineJoin", newValue) }
  }

  /// The distance into the dashes at which the line begins; 0 unless set.
  open var lineDashPhase: CGFloat {
    get { read("lineDashPhase", 0) }
    set { write("lineDashPhase", newValue) }
  }

  /// The lengths of dashes and gaps; nil, for a whole line, unless set.
  open var lineDashPattern: [NSNumber]? {
    get { read("lineDashPattern", nil) }
    set { write("lineDashPattern", newValue) }
  }

  override func recordOwnLooks(in context: CGContext) { recordShape(in: context) }

  override class var properties: [String: LayerProperty] { ownShapeLayerProperties }
  override class var prototype: CALayer { CAShapeLayer() }

  nonisolated(unsafe) private static let ownShapeLayerProperties = commonProperties.merging([
    "path": LayerProperty(\CAShapeLayer.path),
    "fillColor": LayerProperty(\CAShapeLayer.fillColor),
    "fillRule": LayerProperty(named: \CAShapeLayer.fillRule),
    "strokeColor": LayerProperty(\CAShapeLayer.strokeColor),
    "strokeStart": LayerProperty(\CAShapeLayer.strokeStart),
    "strokeEnd": LayerProperty(\CAShapeLayer.strokeEnd),
    "lineWidth": LayerProperty(\CAShapeLayer.lineWidth),
    "miterLimit": LayerProperty(\CAShapeLayer.miterLimit),
    "lineCap": LayerProperty(named: \CAShapeLayer.lineCap),
    "lineJoin": LayerProperty(named: \CAShapeLayer.lineJoin),
    "lineDashPhase": LayerProperty(\CAShapeLayer.lineDashPhase),
    "lineDashPattern": LayerProperty(\CAShapeLayer.lineDashPattern),
  ]) { $1 }
}
#endif
