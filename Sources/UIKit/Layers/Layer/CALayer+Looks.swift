#if UIKit
public import Foundation
public import UIKitDialect

// What subclasses hardly override.
extension CALayer {
  /// The order in depth; 0 unless set.
  public var zPosition: CGFloat {
    get { read("zPosition", 0) }
    set { write("zPosition", newValue) }
  }

  /// The transform of the sublayers; the identity unless set.
  public var sublayerTransform: CATransform3D {
    get { read("sublayerTransform", .identity) }
    set { write("sublayerTransform", newValue) }
  }

  /// The fit of the contents into the bounds; stretched unless set.
  public var contentsGravity: CALayerContentsGravity {
    get { read("contentsGravity", .resize) }
    set { write("contentsGravity", newValue) }
  }

  /// The corners that are round; all unless set.
  public var maskedCorners: CACornerMask {
    get { read("maskedCorners", CACornerMask(rawValue: 15)) }
    set { write("maskedCorners", newValue) }
  }

  /// The curve of the corners; parts of circles unless set.
  public var cornerCurve: CALayerCornerCurve {
    get { read("cornerCurve", .circular) }
    set { write("cornerCurve", newValue) }
  }

  /// The color of the shadow; black unless set.
  public var shadowColor: CGColor? {
    get { read("shadowColor", .blackInGray) }
    set { write("shadowColor", newValue) }
  }

  /// The opacity of the shadow; 0, for none, unless set.
  public var shadowOpacity: Float {
    get { read("shadowOpacity", 0) }
    set { write("shadowOpacity", newValue) }
  }

  /// The distance of the shadow; 3 points upward unless set.
  public var shadowOffset: CGSize {
    get { read("shadowOffset", CGSize(width: 0, height: -3)) }
    set { write("shadowOffset", newValue) }
  }

  /// The blur of the shadow; 3 points unless set.
  public var shadowRadius: CGFloat {
    get { read("shadowRadius", 3) }
    set { write("shadowRadius", newValue) }
  }

  /// A Boolean value that indicates whether the back is seen when the layer is turned around; true
  /// unless set.
  public var isDoubleSided: Bool {
    get { read("doubleSided", true) }
    set { write("doubleSided", newValue) }
  }

  /// A Boolean value that indicates whether the sublayers are upside down; false unless set.
  public var isGeometryFlipped: Bool {
    get { read("geometryFlipped", false) }
    set { write("geometryFlipped", newValue) }
  }

  /// The depth of the anchor point; 0 unless set.
  public var anchorPointZ: CGFloat {
    get { read("anchorPointZ", 0) }
    set { write("anchorPointZ", newValue) }
  }

  /// The part of the contents that is shown, in parts of their size; all unless set.
  public var contentsRect: CGRect {
    get { read("contentsRect", CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { write("contentsRect", newValue) }
  }

  /// The part of the contents that is stretched, in parts of their size; all unless set.
  public var contentsCenter: CGRect {
    get { read("contentsCenter", CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { write("contentsCenter", newValue) }
  }

  /// The format of the contents; in eight bits unless set.
  public var contentsFormat: CALayerContentsFormat {
    get { read("contentsFormat", .RGBA8Uint) }
    set { write("contentsFormat", newValue) }
  }

  /// The filter that makes the contents smaller; linearly unless set.
  public var minificationFilter: CALayerContentsFilter {
    get { read("minificationFilter", .linear) }
    set { write("minificationFilter", newValue) }
  }

  /// The filter that makes the contents larger; linearly unless set.
  public var magnificationFilter: CALayerContentsFilter {
    get { read("magnificationFilter", .linear) }
    set { write("magnificationFilter", newValue) }
  }

  /// The amount of detail that is kept when the contents are made smaller; 0 unless set.
  public var minificationFilterBias: Float {
    get { read("minificationFilterBias", 0) }
    set { write("minificationFilterBias", newValue) }
  }

  /// A Boolean value that indicates whether another size requests a display; false unless set.
  public var needsDisplayOnBoundsChange: Bool {
    get { read("needsDisplayOnBoundsChange", false) }
    set { write("needsDisplayOnBoundsChange", newValue) }
  }

  /// A Boolean value that indicates whether the layer may be drawn on another thread; false unless
  /// set.
  public var drawsAsynchronously: Bool {
    get { read("drawsAsynchronously", false) }
    set { write("drawsAsynchronously", newValue) }
  }

  /// A Boolean value that indicates whether edges are smoothed; false unless set.
  public var allowsEdgeAntialiasing: Bool {
    get { read("allowsEdgeAntialiasing", false) }
    set { write("allowsEdgeAntialiasing", newValue) }
  }

  /// The edges that are smoothed; all unless set.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { read("edgeAntialiasingMask", CAEdgeAntialiasingMask(rawValue: 15)) }
    set { write("edgeAntialiasingMask", newValue) }
  }

  /// A Boolean value that indicates whether the layer and those in it are blended as a whole; true
  /// unless set.
  public var allowsGroupOpacity: Bool {
    get { read("allowsGroupOpacity", true) }
    set { write("allowsGroupOpacity", newValue) }
  }

  /// A Boolean value that indicates whether the layer is kept as an image; false unless set.
  public var shouldRasterize: Bool {
    get { read("shouldRasterize", false) }
    set { write("shouldRasterize", newValue) }
  }

  /// The pixels in a point of that image; 1 unless set.
  public var rasterizationScale: CGFloat {
    get { read("rasterizationScale", 1) }
    set { write("rasterizationScale", newValue) }
  }

  /// A Boolean value that indicates whether colors may be brighter than white; false unless set.
  public var wantsExtendedDynamicRangeContent: Bool {
    get { read("wantsExtendedDynamicRangeContent", false) }
    set { write("wantsExtendedDynamicRangeContent", newValue) }
  }

  /// The filter that combines the layer with what is behind it; nil unless set.
  public var compositingFilter: Any? {
    get { read("compositingFilter", nil) }
    set { write("compositingFilter", newValue) }
  }

  /// The filters that change the contents; nil unless set.
  public var filters: [Any]? {
    get { read("filters", nil) }
    set { write("filters", newValue) }
  }

  /// The filters that change the content behind the layer; nil unless set.
  public var backgroundFilters: [Any]? {
    get { read("backgroundFilters", nil) }
    set { write("backgroundFilters", newValue) }
  }

  /// The name; nil unless set.
  public var name: String? {
    get { read("name", nil) }
    set { write("name", newValue) }
  }

  /// The actions that run when a property changes, by its key; `NSNull` for nothing.
  public var actions: [String: any CAAction]? {
    get { read("actions", nil) }
    set { write("actions", newValue) }
  }

  /// Values of properties that are not set, and actions under `actions`; nil unless set.
  public var style: [AnyHashable: Any]? {
    get { read("style", nil) }
    set { write("style", newValue) }
  }

  /// Returns the transform of the plane that ``transform`` is.
  public func affineTransform() -> CGAffineTransform { transform.affine }

  /// Sets ``transform`` to one of the plane.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Returns the size that the layer would like to have: its own.
  public func preferredFrameSize() -> CGSize { bounds.size }

  /// Returns the factor that makes corners of a curve begin where those of a circle would.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
}
#endif
