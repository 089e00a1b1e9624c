public import Accessibility
public import Graphics

/// A rectangle on the screen that holds others and takes input: UIKit's `UIView`, without drawing.
///
/// Main actor only. Layout constraints are out of scope: frames are what the app or a document
/// sets.
@MainActor
open class View: Responder {
  /// Creates a view with a frame in the coordinates of its superview.
  public init(frame: Rect) {
    bounds = Rect(origin: .zero, size: frame.standardized.size)
    center = frame.center
    super.init()
  }

  /// Creates a view without an extent.
  public convenience override init() { self.init(frame: .zero) }

  /// The view controller whose view this is, otherwise the superview.
  open override var next: Responder? { storedNext?.takeUnretainedValue() }

  // MARK: Visibility and touches

  /// Whether the view and everything in it is invisible; false unless set.
  open var isHidden: Bool = false
  /// Whether what is in the view shows inside its bounds only; false unless set.
  open var clipsToBounds: Bool {
    get { rare?.clipsToBounds ?? false }
    set { if newValue != clipsToBounds { rarely.clipsToBounds = newValue } }
  }
  /// Whether touches reach the view; true unless set.
  open var isUserInteractionEnabled: Bool = true
  /// Whether several fingers reach the view at once; false unless set.
  open var isMultipleTouchEnabled: Bool = false
  /// Whether no other view of the window gets touches while this one has some, and this one none
  /// while another has; false unless set (`UIView.isExclusiveTouch`).
  open var isExclusiveTouch: Bool = false

  /// The opacity from 0 to 1, kept in single precision as UIKit does; 1 unless set.
  open var alpha: Double {
    get { Double(storedAlpha) }
    set { storedAlpha = Float(newValue) }
  }
  private var storedAlpha: Float = 1

  // MARK: Geometry

  /// The rectangle of the view in its own coordinates, in points.
  open var bounds: Rect {
    didSet { if bounds.size != oldValue.size { setNeedsLayout() } }
  }
  /// The middle of the view in the coordinates of its superview.
  open var center: Point

  /// The rectangle of the view in the coordinates of its superview.
  ///
  /// With a transform, the smallest rectangle that holds the transformed view. Setting it then is
  /// undefined in UIKit; here it finds the bounds that give the frame, as flowkey's tests expect,
  /// and where there are none it sets the size before the transform.
  open var frame: Rect {
    get {
      let around = Rect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
      return around.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      bounds.size = sizeBeforeTransform(of: newValue.standardized.size)
      center = newValue.center
    }
  }

  /// The transform about the center; identity unless set.
  open var transform: AffineTransform {
    get { rare?.transform ?? .identity }
    set { if newValue != transform { rarely.transform = newValue } }
  }

  /// Returns the frontmost view at a point of this one that takes touches; nil where there is none.
  ///
  /// A view that is hidden, takes no touches or is almost transparent is passed over before it is
  /// asked whether the point is inside; subviews are tried from front to back
  /// (`UIView.hitTest(_:with:)`).
  open func hitTest(_ point: Point, with event: InputEvent?) -> View? {
    guard untouchableReason == nil, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      guard let inner = subview.pointInside(point) else { continue }
      if let hit = subview.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  /// Tells whether the point is in the view: in its bounds, unless overridden.
  open func point(inside point: Point, with event: InputEvent?) -> Bool { bounds.contains(point) }

  /// A number to find the view by; 0 unless set.
  open var tag: Int {
    get { rare?.tag ?? 0 }
    set { if newValue != tag { rarely.tag = newValue } }
  }

  /// What the view shows, which decides whether it flips in a right-to-left interface.
  open var semanticContentAttribute: SemanticContentAttribute {
    get { rare?.semanticContentAttribute ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      rarely.semanticContentAttribute = newValue
      setNeedsLayout()
    }
  }

  /// The direction in which the view is laid out: its content's in the interface of its scene, left
  /// to right without one.
  open var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    semanticContentAttribute.direction(in: traitCollection.layoutDirection ?? .leftToRight)
  }

  // MARK: Layout, see View+Layout.swift

  /// Puts the views in this one in their places; does nothing unless overridden
  /// (`UIView.layoutSubviews()`).
  ///
  /// Not called directly: ``setNeedsLayout()`` asks for it.
  open func layoutSubviews() {}

  /// Brings what the view shows up to date, before it is laid out; an override calls super
  /// (`UIView.updateProperties()`, iOS 26).
  ///
  /// Not called directly: ``setNeedsUpdateProperties()`` asks for it.
  open func updateProperties() {}

  /// The extent that suits what the view shows, ``noIntrinsicMetric`` where nothing does
  /// (`UIView.intrinsicContentSize`).
  open var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Returns the extent that suits the view best in the room that is given; the extent that it has,
  /// unless overridden (`UIView.sizeThatFits(_:)`).
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// Gives the view the size that suits it, its corner staying where it is (`UIView.sizeToFit()`).
  open func sizeToFit() { fitSize() }

  // MARK: Tint and traits, see Appearance/

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color that stands for what can be operated: the view's own, otherwise its superview's, the
  /// system's blue without one; nil gives it back to the superview (`UIView.tintColor`).
  open var tintColor: Color! {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }

  /// Whether the tint stands out: normal or dimmed, as the superview has it unless set
  /// (`UIView.tintAdjustmentMode`).
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  /// Is called when the tint has become another one, whatever the cause
  /// (`UIView.tintColorDidChange()`).
  open func tintColorDidChange() {}

  /// Is called when the traits have become others; an override calls super
  /// (`UITraitEnvironment.traitCollectionDidChange(_:)`).
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Adds a recognizer, taking it from its former view (`UIView.addGestureRecognizer(_:)`).
  open func addGestureRecognizer(_ recognizer: GestureRecognizer) { insert(recognizer) }

  // MARK: Hierarchy

  /// The views in this one, from back to front.
  public final var subviews: [View] { storedSubviews }
  /// What ``subviews`` reads; changed in place, as a copy for each view that is put in would take long.
  @exclusivity(unchecked) nonisolated(unsafe) final var storedSubviews: [View] = []

  /// Puts a view into this one, in front of the others.
  open func addSubview(_ view: View) { insert(view, at: subviews.count) }

  /// Puts a view into this one at an index of ``subviews``, 0 for behind all others.
  ///
  /// A view that is in another one leaves it first. Traps for this view itself and for a view that
  /// this one is in.
  open func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }

  /// Takes the view out of its superview; does nothing without one.
  open func removeFromSuperview() { leaveSuperview() }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: View) {
    if view.superview === self { insert(view, at: subviews.count) }
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: View) {
    if view.superview === self { insert(view, at: 0) }
  }

  /// The view that this one is in.
  public final var superview: View? { storedSuperview?.takeUnretainedValue() }
  /// The superview clears it before it goes.
  @exclusivity(unchecked) nonisolated(unsafe) final var storedSuperview: Unmanaged<View>?

  /// The window that this view is in; a window answers nil.
  public final var window: Window? { windowLink.object }
  @exclusivity(unchecked) nonisolated(unsafe) final var windowLink = Backlink<Window>()

  /// What waits to be done, in one byte; last, so that subclasses fill the word.
  struct Flags: OptionSet {
    var rawValue: UInt8
    static let needsLayout = Flags(rawValue: 1 << 0)
    static let needsUpdateProperties = Flags(rawValue: 1 << 1)
    static let isPartOfControl = Flags(rawValue: 1 << 2)
    /// ``layoutSubviews()`` is running.
    static let isLayingOut = Flags(rawValue: 1 << 4)
    /// Some view inside waits for a pass.
    static let hasPending = Flags(rawValue: 1 << 3)
    static let pending: Flags = [.needsLayout, .needsUpdateProperties, .hasPending]
  }
  @exclusivity(unchecked) final var flags: Flags = .needsLayout

  /// The view controller whose view this is; it takes itself away before it goes.
  final var viewController: ViewController? {
    guard let storedNext, storedNext.toOpaque() != storedSuperview?.toOpaque() else { return nil }
    return unsafeDowncast(storedNext.takeUnretainedValue(), to: ViewController.self)
  }

  /// Makes a view controller the next responder; the superview for nil.
  nonisolated final func setViewController(_ controller: Unmanaged<Responder>?) {
    storedNext =
      controller ?? storedSuperview.map { Unmanaged.fromOpaque($0.toOpaque()) }
  }

  /// Goes without a view controller, unless it has got another one since.
  nonisolated final func leave(_ controller: Unmanaged<ViewController>) {
    if storedNext?.toOpaque() == controller.toOpaque() { setViewController(nil) }
  }

  final func setSuperview(_ view: View?) {
    let controller = viewController
    storedSuperview = view.map { .passUnretained($0) }
    setViewController(controller.map { .passUnretained($0) })
  }

  deinit {
    for view in storedSubviews where view.isIn(Unmanaged.passUnretained(self)) {
      let hasController = view.storedNext?.toOpaque() != view.storedSuperview?.toOpaque()
      view.storedSuperview = nil
      if !hasController { view.storedNext = nil }
    }
  }

  nonisolated private func isIn(_ view: Unmanaged<View>) -> Bool {
    storedSuperview?.toOpaque() == view.toOpaque()
  }

  /// Is called before the view gets another superview, nil for none.
  open func willMove(toSuperview newSuperview: View?) {}
  /// Is called after the view has got another superview.
  open func didMoveToSuperview() {}
  /// Is called before the view gets into another window, nil for none.
  open func willMove(toWindow newWindow: Window?) {}
  /// Is called after the view has got into another window.
  open func didMoveToWindow() {}

  // MARK: Accessibility

  /// The bounds of the view in the coordinates of the screen, unless set.
  open override var accessibilityFrame: Rect {
    get {
      if let frame = accessibility?.frame { return frame }
      let frame = convert(bounds, to: nil)
      // From the coordinates of the window to those of the screen.
      return responderWindow.map { frame.applying($0.transformToSuperview) } ?? frame
    }
    set { super.accessibilityFrame = newValue }
  }

  /// What a screen reader is told of the view now, as a value.
  open override var accessibilityElement: AccessibilityElement {
    var element = collectedElement
    element.isUserInteractionEnabled = isUserInteractionEnabled
    return element
  }
}
