#if UIKit
public import Foundation
import UIKitDialect

/// The content of a view, as values that can be read back (`CALayer`).
///
/// Nothing is drawn. The layer of a view shares with it what both have: its bounds, position,
/// transform, opacity and the like are one value. There are no implicit animations, because nothing
/// is displayed: a change of a property runs only an action that ``action(forKey:)`` finds.
open class CALayer: NSObject, CAMediaTiming {
  /// The values that were set, by their keys; `NSNull` for nil.
  final var stored: [String: Any] = [:]
  /// The view whose layer this is.
  final weak var host: UIView?
  final var tree = LayerTree()
  /// The animations that were added and not removed, in the order in which they were added.
  final var animations: [LayerAnimation] = []
  final var needs: Needs = []
  /// The layer that this one is the presentation of.
  final weak var original: CALayer?

  /// Creates a layer.
  public override init() { super.init() }
  /// Creates a copy of another layer's values, without its sublayers and animations, as
  /// ``presentation()`` does; an override copies the properties of its class.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { takeValues(of: layer) }
  }

  /// The delegate of the layer; the view of a view's layer.
  open weak var delegate: (any CALayerDelegate)?

  // MARK: Geometry

  /// The rectangle of the layer in its own coordinates; shared with a view.
  open var bounds: CGRect {
    get { shared("bounds", .zero) { $0.bounds } }
    set {
      let isResized = newValue.size != bounds.size
      share("bounds", newValue) { $0.bounds = newValue }
      guard isResized else { return }
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }

  /// The point of the superlayer at which the anchor point is; a view's center.
  open var position: CGPoint {
    get { shared("position", .zero) { $0.center } }
    set { share("position", newValue) { $0.center = newValue } }
  }

  /// The point of the layer that position and transform refer to, in parts of its size; the middle
  /// unless set.
  open var anchorPoint: CGPoint {
    get { read("anchorPoint", CGPoint(x: 0.5, y: 0.5)) }
    set { write("anchorPoint", newValue) }
  }

  /// The transform about the anchor point; the identity unless set.
  ///
  /// A view has the transform of the plane that this one is.
  open var transform: CATransform3D {
    get { sharedTransform }
    set { shareTransform(newValue) }
  }

  /// The smallest rectangle of the superlayer that contains the layer; setting it sets the bounds
  /// and the position.
  open var frame: CGRect {
    get { computedFrame }
    set { setComputedFrame(newValue) }
  }

  // MARK: Visibility

  /// A Boolean value that indicates whether the layer is invisible; false unless set.
  open var isHidden: Bool {
    get { shared("hidden", false) { $0.isHidden } }
    set { share("hidden", newValue) { $0.isHidden = newValue } }
  }

  /// The opacity from 0 to 1; 1 unless set.
  open var opacity: Float {
    get { shared("opacity", 1) { Float($0.alpha) } }
    set { share("opacity", newValue) { $0.alpha = CGFloat(newValue) } }
  }

  /// A Boolean value that indicates whether the layer has no transparent places; false unless set.
  open var isOpaque: Bool {
    get { shared("opaque", false) { $0.isOpaque } }
    set { share("opaque", newValue) { $0.isOpaque = newValue } }
  }

  /// A Boolean value that indicates whether sublayers are cut off at the bounds; false unless set.
  open var masksToBounds: Bool {
    get { shared("masksToBounds", false) { $0.clipsToBounds } }
    set { share("masksToBounds", newValue) { $0.clipsToBounds = newValue } }
  }

  /// The layer whose opaque places are what is seen of this one; nil for none.
  open var mask: CALayer? {
    get { sharedMask }
    set { shareMask(newValue) }
  }

  // MARK: Contents

  /// The content of the layer, such as a ``CGImage``; nil unless set.
  open var contents: Any? {
    get { read("contents", nil) }
    set { write("contents", newValue) }
  }

  /// The pixels in a point; 1 unless set, and a view's scale.
  open var contentsScale: CGFloat {
    get { shared("contentsScale", 1) { $0.contentScaleFactor } }
    set { share("contentsScale", newValue) { $0.contentScaleFactor = newValue } }
  }

  /// The color behind the contents; nil unless set.
  open var backgroundColor: CGColor? {
    get { sharedBackgroundColor }
    set { shareBackgroundColor(newValue) }
  }

  // MARK: Corners, border and shadow, see CALayer+Looks.swift

  /// The radius of the corners; 0 unless set.
  open var cornerRadius: CGFloat {
    get { read("cornerRadius", 0) }
    set { write("cornerRadius", newValue) }
  }

  /// The width of the border; 0, for none, unless set.
  open var borderWidth: CGFloat {
    get { read("borderWidth", 0) }
    set { write("borderWidth", newValue) }
  }

  /// The color of the border; black unless set.
  open var borderColor: CGColor? {
    get { read("borderColor", .blackInGray) }
    set { write("borderColor", newValue) }
  }

  /// The outline of the shadow; nil for that of the layer.
  open var shadowPath: CGPath? {
    get { read("shadowPath", nil) }
    set { write("shadowPath", newValue?.copy()) }
  }

  // MARK: The tree, see CALayer+Tree.swift

  /// The layer that contains this one.
  open var superlayer: CALayer? { presentSuperlayer }

  /// The layers inside this one, from back to front; nil for none.
  ///
  /// Those of a view's layer include the layers of its subviews.
  open var sublayers: [CALayer]? {
    get { presentSublayers.isEmpty ? nil : presentSublayers }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Adds a layer in front of the others; it leaves its former superlayer first.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: presentSublayers.count) }

  /// Inserts a layer at an index of ``sublayers``, 0 for behind all others.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(min(idx, UInt32(Int32.max))))
  }

  /// Inserts a layer behind another one; in front of all for nil.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, distance: 0)
  }

  /// Inserts a layer in front of another one, or of all without it.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, distance: 1)
  }

  /// Puts a layer in the place of a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Takes the layer out of its superlayer; does nothing without one.
  open func removeFromSuperlayer() { leaveSuperlayer() }

  // MARK: Layout and display, see CALayer+Display.swift

  /// Requests ``layoutSublayers()`` for the next ``layoutIfNeeded()``.
  open func setNeedsLayout() { requestLayout() }

  /// Returns a Boolean value that indicates whether a layout was requested.
  open func needsLayout() -> Bool { needs.contains(.layout) }

  /// Lays out the layer and those in it, if that was requested.
  open func layoutIfNeeded() { runLayout() }

  /// Lays out the sublayers by calling the delegate, unless overridden.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Requests ``display()`` for the next ``displayIfNeeded()``.
  open func setNeedsDisplay() { requestDisplay() }

  /// Requests a display, whatever the rectangle.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Returns a Boolean value that indicates whether a display was requested.
  open func needsDisplay() -> Bool { displayIsRequested }

  /// Calls ``display()`` if that was requested.
  open func displayIfNeeded() { if takeDisplayRequest() { display() } }

  /// Updates the contents by calling the delegate, unless overridden; ``draw(in:)`` is not called.
  open func display() { delegate?.display(self) }

  /// Draws the layer: asks the delegate, unless overridden.
  ///
  /// Called by ``render(in:)`` alone.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Lets a context record the layer and those in it.
  open func render(in ctx: CGContext) { record(in: ctx) }

  /// Returns whether a change of a property requests a display; false unless overridden.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Records what the layer shows apart from its contents, its color and its border.
  func recordOwnLooks(in context: CGContext) {}

  // MARK: Keys, see CALayer+Keys.swift

  /// The properties that have keys; a class of UIKit adds its own.
  class var properties: [String: LayerProperty] { commonProperties }
  /// A new layer of the class of UIKit.
  class var prototype: CALayer { CALayer() }

  /// Returns the value of a key before it is set; nil for an unknown one, unless overridden.
  open class func defaultValue(forKey key: String) -> Any? { standardValue(forKey: key) }

  /// Returns the value of a property, or one that was set under any other key.
  open func value(forKey key: String) -> Any? { keyedValue(key) }

  /// Sets a property, or keeps a value under any other key.
  open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }

  /// Returns a value or a part of it, as `transform.rotation.z`.
  open func value(forKeyPath keyPath: String) -> Any? { keyedPart(keyPath) }

  /// Sets a value or a part of it, as `bounds.size.width`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setKeyedPart(value, keyPath) }

  // MARK: Animations and actions, see CALayer+Animations.swift

  /// Adds a copy of an animation, which replaces one of the same key.
  open func add(_ anim: CAAnimation, forKey key: String?) { begin(anim, key: key) }

  /// Removes an animation, whose delegate hears that it did not finish.
  open func removeAnimation(forKey key: String) { end { $0.key == key } }

  /// Removes all animations, whose delegates hear that they did not finish.
  open func removeAllAnimations() { end { _ in true } }

  /// The keys of the animations in the order in which they were added; nil for none.
  open func animationKeys() -> [String]? { presentAnimationKeys }

  /// Returns the animation of a key; nil for none.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// Returns what happens when a property changes: what the delegate says, or ``actions``, or
  /// ``defaultAction(forKey:)``; nil for nothing.
  open func action(forKey event: String) -> (any CAAction)? { foundAction(event) }

  /// Returns what happens when a property changes and nothing else decides; nil unless overridden.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns a copy that has the values at the end of the animations, made by ``init(layer:)``.
  ///
  /// Core Animation's has those of the moment, and is nil for a layer that was never displayed.
  open func presentation() -> Self? { makePresentation() }

  /// Returns the layer that this one is the presentation of; the layer itself otherwise.
  open func model() -> Self { (original as? Self) ?? self }

  // MARK: Points

  /// Returns the frontmost layer, this one or one inside, at a point of the superlayer.
  open func hitTest(_ p: CGPoint) -> CALayer? { frontmostLayer(at: p) }

  /// Returns whether a point is in the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}
#endif
