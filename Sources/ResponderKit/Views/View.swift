public import Accessibility
public import Graphics
package import Layout

/// A rectangle on the screen that contains other views and receives input: UIKit's `UIView`,
/// without drawing.
///
/// Main actor only. An app or a document sets the frame of a view, or constraints do.
@preconcurrency @MainActor
open class View: ViewResponder {
  /// Creates a view with a frame in the coordinates of its superview.
  public init(frame: Rect) {
    bounds = Rect(origin: .zero, size: frame.standardized.size)
    center = frame.center
    super.init()
  }

  /// Creates a view of zero size.
  public convenience override init() { self.init(frame: .zero) }

  // MARK: Visibility and touches

  /// A Boolean value that indicates whether the view and everything in it are invisible; false
  /// unless set.
  open var isHidden: Bool = false {
    didSet {
      AccessibilityChanges.note()
      if isHidden != oldValue { hiddenChanged() }
    }
  }
  /// A Boolean value that indicates whether the view clips its contents to its bounds; false unless
  /// set.
  open var clipsToBounds: Bool {
    get { rare?.clipsToBounds ?? false }
    set { if newValue != clipsToBounds { rarely.clipsToBounds = newValue } }
  }
  /// A Boolean value that indicates whether touches reach the view; true unless set.
  open var isUserInteractionEnabled: Bool = true
  /// A Boolean value that indicates whether several fingers can touch the view at once; false
  /// unless set.
  open var isMultipleTouchEnabled: Bool = false
  /// A Boolean value that indicates whether touches are exclusive: no other view of the window
  /// receives touches while this one has some, and this one none while another has some; false
  /// unless set (`UIView.isExclusiveTouch`).
  open var isExclusiveTouch: Bool = false

  /// The opacity from 0 to 1, kept in single precision as UIKit does; 1 unless set.
  open var alpha: Scalar {
    get { Scalar(storedAlpha) }
    set {
      storedAlpha = Float(newValue)
      AccessibilityChanges.note()
    }
  }
  private var storedAlpha: Float = 1

  // MARK: Geometry

  /// The rectangle of the view in its own coordinates, in points.
  open var bounds: Rect {
    didSet {
      AccessibilityChanges.note()
      if bounds != oldValue { boundsChanged(from: oldValue) }
    }
  }
  /// The middle of the view in the coordinates of its superview.
  open var center: Point {
    didSet {
      AccessibilityChanges.note()
      if flags.contains(.isReadByLayout), center != oldValue { noteFrameForLayout() }
    }
  }

  /// The rectangle of the view in the coordinates of its superview.
  ///
  /// With a transform, it is the smallest rectangle that contains the transformed view. Setting it
  /// then is undefined in UIKit; here it finds the bounds that produce the frame, as flowkey's
  /// tests expect, and if there are none it sets the size before the transform.
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

  /// Returns the frontmost view at a point of this one that receives touches; nil if there is none.
  ///
  /// A view that is hidden, receives no touches or is almost transparent is passed over before it
  /// is asked whether the point is inside; subviews are tried from front to back
  /// (`UIView.hitTest(_:with:)`).
  open func hitTest(_ point: Point, with event: InputEvent?) -> View? {
    guard untouchableReason == nil, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      guard let inner = subview.pointInside(point) else { continue }
      if let hit = subview.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  /// Returns whether the point is in the view: in its bounds, unless overridden.
  open func point(inside point: Point, with event: InputEvent?) -> Bool { bounds.contains(point) }

  /// A number that identifies the view; 0 unless set.
  open var tag: Int {
    get { rare?.tag ?? 0 }
    set { if newValue != tag { rarely.tag = newValue } }
  }

  /// The kind of content, which determines whether the view flips in a right-to-left interface.
  open var semanticContentAttribute: SemanticContentAttribute {
    get { rare?.semanticContentAttribute ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      rarely.semanticContentAttribute = newValue
      noteForLayout()
      setNeedsLayout()
    }
  }

  /// The layout direction of the view, from its kind of content and the interface of its scene;
  /// left to right without a scene.
  open var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    semanticContentAttribute.direction(in: traitCollection.layoutDirection ?? .leftToRight)
  }

  // MARK: Layout, see View+Layout.swift

  /// Lays out the subviews: places those that constraints place (`UIView.layoutSubviews()`).
  ///
  /// Not called directly: ``setNeedsLayout()`` requests it. An override calls super first.
  open func layoutSubviews() { placeSubviews() }

  /// Updates what the view shows, before it is laid out; an override calls super
  /// (`UIView.updateProperties()`, iOS 26).
  ///
  /// Not called directly: ``setNeedsUpdateProperties()`` requests it.
  open func updateProperties() {}

  /// The natural size of the content, ``noIntrinsicMetric`` for a dimension without one
  /// (`UIView.intrinsicContentSize`).
  open var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Returns the size that suits the view best in the given space; the present size unless
  /// overridden (`UIView.sizeThatFits(_:)`).
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// Resizes the view to the size that suits it; its corner stays in place (`UIView.sizeToFit()`).
  open func sizeToFit() { fitSize() }

  /// Requests a layout (`UIView.setNeedsLayout()`).
  open func setNeedsLayout() { requestLayout() }
  /// Runs a pending layout of the view and those in it (`UIView.layoutIfNeeded()`).
  open func layoutIfNeeded() { runLayout() }
  /// Requests another layout because the content has another size
  /// (`UIView.invalidateIntrinsicContentSize()`).
  open func invalidateIntrinsicContentSize() { requestLayoutOfNewSize() }

  /// A Boolean value that indicates whether the view resizes its subviews by their masks when its
  /// size changes; true unless set (`UIView.autoresizesSubviews`).
  open var autoresizesSubviews: Bool {
    get { viewLooks?.autoresizesSubviews ?? true }
    set { settingViewLooks.autoresizesSubviews = newValue }
  }
  /// The parts that change with the size of the superview; none unless set
  /// (`UIView.autoresizingMask`).
  open var autoresizingMask: AutoresizingMask {
    get { viewLooks?.autoresizingMask ?? [] }
    set { settingViewLooks.autoresizingMask = newValue }
  }
  /// A Boolean value that indicates whether the frame and the mask stand for constraints, and not
  /// constraints place the view; true unless set
  /// (`UIView.translatesAutoresizingMaskIntoConstraints`).
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !flags.contains(.isPlacedByConstraints) }
    set { setPlacedByConstraints(!newValue) }
  }
  /// A Boolean value that indicates whether the view needs constraints; false unless overridden
  /// (`UIView.requiresConstraintBasedLayout`).
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Updates the constraints; an override calls super last (`UIView.updateConstraints()`).
  ///
  /// ``updateConstraintsIfNeeded()`` and a layout call it where it was requested.
  open func updateConstraints() { settingViewLooks.needsUpdateConstraints = false }
  /// Requests ``updateConstraints()`` before the next layout (`UIView.setNeedsUpdateConstraints()`).
  open func setNeedsUpdateConstraints() {
    settingViewLooks.needsUpdateConstraints = true
    setNeedsLayout()
    for view in sequence(first: self, next: \.superview) {
      if view.settingViewLooks.hasConstraintsToUpdate { break }
      view.settingViewLooks.hasConstraintsToUpdate = true
    }
  }
  /// Returns whether the constraints are to be updated: where it was requested, and at first where
  /// the class requires constraints (`UIView.needsUpdateConstraints()`).
  open func needsUpdateConstraints() -> Bool {
    viewLooks?.needsUpdateConstraints ?? Self.requiresConstraintBasedLayout
  }
  /// Updates the constraints of the views in this one and its own, where that was requested
  /// (`UIView.updateConstraintsIfNeeded()`).
  open func updateConstraintsIfNeeded() {
    viewLooks?.hasConstraintsToUpdate = false
    for subview in subviews { subview.updateConstraintsIfNeeded() }
    updateOwnConstraintsIfNeeded()
  }
  /// Updates what a layout has to: the view, and those in it where one asked for it.
  final func updateConstraintsBeforeLayout() {
    if viewLooks?.hasConstraintsToUpdate == true { updateConstraintsIfNeeded() }
    updateOwnConstraintsIfNeeded()
  }
  /// Returns the constraints that the view makes for its subviews.
  package func arrangementConstraints() -> [LayoutConstraint] { [] }
  private final func updateOwnConstraintsIfNeeded() {
    guard needsUpdateConstraints() else { return }
    settingViewLooks.needsUpdateConstraints = false
    if let controller = viewController {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// The distances from the edges to what is aligned; zero unless overridden
  /// (`UIView.alignmentRectInsets`).
  open var alignmentRectInsets: EdgeInsets { .zero }
  /// Returns what is aligned of a frame (`UIView.alignmentRect(forFrame:)`).
  open func alignmentRect(forFrame frame: Rect) -> Rect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame of what is aligned (`UIView.frame(forAlignmentRect:)`).
  open func frame(forAlignmentRect alignmentRect: Rect) -> Rect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: EdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// The view whose first baseline is this one's; itself unless overridden
  /// (`UIView.forFirstBaselineLayout`).
  open var forFirstBaselineLayout: View { forLastBaselineLayout }
  /// The view whose last baseline is this one's; itself unless overridden
  /// (`UIView.forLastBaselineLayout`).
  open var forLastBaselineLayout: View { self }

  /// Returns the size that the constraints in the view and its content need, as near to a target as
  /// can be (`UIView.systemLayoutSizeFitting(_:)`).
  open func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the size that the constraints in the view and its content need, as near to a target as
  /// its priorities demand
  /// (`UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`).
  open func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> Size {
    sizeFitting(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  // MARK: Margins

  /// The distances of the content from the edges; 8 at each unless set (`UIView.layoutMargins`).
  ///
  /// The safe area is added to what was set, the view of a controller has at least the system's, and a
  /// view can preserve those of its superview.
  open var layoutMargins: EdgeInsets {
    get { derivedMargins }
    set {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      directionalLayoutMargins = DirectionalEdgeInsets(
        top: newValue.top, leading: isRightToLeft ? newValue.right : newValue.left,
        bottom: newValue.bottom, trailing: isRightToLeft ? newValue.left : newValue.right)
    }
  }
  /// The distances of the content from the edges in the writing direction; 8 at each unless set
  /// (`UIView.directionalLayoutMargins`).
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get {
      let (margins, direction) = (derivedMargins, effectiveUserInterfaceLayoutDirection)
      let isRightToLeft = direction == .rightToLeft
      return DirectionalEdgeInsets(
        top: margins.top, leading: isRightToLeft ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isRightToLeft ? margins.left : margins.right)
    }
    set {
      guard newValue != viewLooks?.directionalLayoutMargins else { return }
      setOwnMargins(newValue)
      layoutMarginsDidChange()
      viewController?.viewLayoutMarginsDidChange()
    }
  }
  /// Called when the margins have changed (`UIView.layoutMarginsDidChange()`).
  open func layoutMarginsDidChange() {}
  /// A Boolean value that indicates whether the margins are at least those of the superview; false
  /// unless set (`UIView.preservesSuperviewLayoutMargins`).
  open var preservesSuperviewLayoutMargins: Bool {
    get { viewLooks?.preservesSuperviewLayoutMargins ?? false }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      settingViewLooks.preservesSuperviewLayoutMargins = newValue
      noteForLayout()
      setNeedsLayout()
    }
  }
  /// A Boolean value that indicates whether the margins begin at the safe area; true unless set
  /// (`UIView.insetsLayoutMarginsFromSafeArea`).
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { viewLooks?.insetsLayoutMarginsFromSafeArea ?? true }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      settingViewLooks.insetsLayoutMarginsFromSafeArea = newValue
      noteForLayout()
      setNeedsLayout()
    }
  }
  /// The distances of the safe area from the edges: the part of the superview's that the view
  /// overlaps, and what its controller adds (`UIView.safeAreaInsets`).
  ///
  /// Bars stand beside the views of controllers, so that only controllers add to it, except for documents
  /// whose constraints are solved: there bars lie over views, and windows have the insets of a device.
  open var safeAreaInsets: EdgeInsets {
    let additional = viewController?.insetsOfSafeArea ?? .zero
    guard let superview = superview else { return additional }
    return View.safeAreaInsets(
      of: frame, in: superview.bounds, insets: superview.safeAreaOfSubviews,
      additional: additional)
  }
  /// Called when a controller has changed the safe area (`UIView.safeAreaInsetsDidChange()`).
  open func safeAreaInsetsDidChange() {}

  // MARK: Looks

  /// The color behind the content; nil, for none, unless set (`UIView.backgroundColor`).
  open var backgroundColor: Color? {
    get { viewLooks?.backgroundColor }
    set { settingViewLooks.backgroundColor = newValue }
  }
  /// The placement of the content when the bounds change; scaled to fill unless set
  /// (`UIView.contentMode`).
  open var contentMode: ContentMode {
    get { viewLooks?.contentMode ?? .scaleToFill }
    set { settingViewLooks.contentMode = newValue }
  }
  /// A Boolean value that indicates whether the content covers everything behind the view; true
  /// unless set (`UIView.isOpaque`).
  open var isOpaque: Bool {
    get { viewLooks?.isOpaque ?? true }
    set { settingViewLooks.isOpaque = newValue }
  }
  /// The view whose opacity masks this one's content; nil unless set (`UIView.mask`).
  open var mask: View? {
    get { viewLooks?.mask }
    set { settingViewLooks.mask = newValue }
  }
  /// A Boolean value that indicates whether the bounds are cleared before drawing; true unless set
  /// (`UIView.clearsContextBeforeDrawing`).
  open var clearsContextBeforeDrawing: Bool {
    get { viewLooks?.clearsContextBeforeDrawing ?? true }
    set { settingViewLooks.clearsContextBeforeDrawing = newValue }
  }
  /// The pixels in a point; 1 unless set (`UIView.contentScaleFactor`).
  open var contentScaleFactor: Scalar {
    get { viewLooks?.contentScaleFactor ?? 1 }
    set { settingViewLooks.contentScaleFactor = newValue }
  }
  /// The style that the view and those in it have, whatever surrounds them; unspecified unless set
  /// (`UIView.overrideUserInterfaceStyle`).
  open var overrideUserInterfaceStyle: TraitCollection.UserInterfaceStyle {
    get { viewLooks?.overrideUserInterfaceStyle ?? .unspecified }
    set {
      settingViewLooks.overrideUserInterfaceStyle = newValue
      traitOverrides.userInterfaceStyle = newValue
    }
  }
  /// The name of the view in a saved state; nil unless set (`UIView.restorationIdentifier`).
  open var restorationIdentifier: String? {
    get { viewLooks?.restorationIdentifier }
    set { settingViewLooks.restorationIdentifier = newValue }
  }

  // MARK: Drawing

  #if UIKit
  /// The class of the view's layer; the module UIKit takes any other class than a layer's for that
  /// of a plain layer (`UIView.layerClass`).
  open class var layerClass: AnyClass { NSObject.self }
  #endif
  /// Draws the content (`UIView.draw(_:)`).
  ///
  /// Nothing is drawn, so only rendering the layer into a context calls it.
  open func draw(_ rect: Rect) {}
  /// Notes that the content has changed (`UIView.setNeedsDisplay()`).
  open func setNeedsDisplay() { settingViewLooks.needsDisplay = true }
  /// Notes that a part of the content has changed (`UIView.setNeedsDisplay(_:)`).
  open func setNeedsDisplay(_ rect: Rect) { setNeedsDisplay() }

  // MARK: Tint and traits, see Appearance/

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of interactive content: the view's own, otherwise its superview's, the system's blue
  /// without one; nil restores the superview's (`UIView.tintColor`).
  open var tintColor: Color! {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }

  /// The mode of the tint, normal or dimmed; the superview's mode unless set
  /// (`UIView.tintAdjustmentMode`).
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  /// Called when the tint has changed, whatever the cause (`UIView.tintColorDidChange()`).
  open func tintColorDidChange() {}

  /// Called when the traits have changed; an override calls super
  /// (`UITraitEnvironment.traitCollectionDidChange(_:)`).
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  // MARK: Gestures, see Gestures/

  /// The recognizers that receive the view's touches, in the order in which they were added; nil
  /// without any (`UIView.gestureRecognizers`).
  open var gestureRecognizers: [GestureRecognizer]? {
    get { rare.flatMap { $0.gestureRecognizers.isEmpty ? nil : $0.gestureRecognizers } }
    set {
      for recognizer in gestureRecognizers ?? [] where newValue?.contains(recognizer) != true {
        removeGestureRecognizer(recognizer)
      }
      newValue?.forEach { addGestureRecognizer($0) }
      if let newValue { order(gestureRecognizersAs: newValue) }
    }
  }

  /// Adds a recognizer, and removes it from its former view (`UIView.addGestureRecognizer(_:)`).
  open func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    insert(gestureRecognizer)
  }

  /// Removes a recognizer, whose gesture is canceled; does nothing for a recognizer of another view
  /// (`UIView.removeGestureRecognizer(_:)`).
  open func removeGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    remove(gestureRecognizer)
  }

  /// Returns whether a gesture may take the touches of the view, which was hit; true unless
  /// overridden (`UIView.gestureRecognizerShouldBegin(_:)`).
  ///
  /// It is asked only about a recognizer that cancels its touches.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  // MARK: Focus, see Focus/

  /// A Boolean value that indicates whether the view can be focused; false unless overridden
  /// (`UIView.canBecomeFocused`).
  open var canBecomeFocused: Bool { false }

  /// The items to which the focus goes inside the view, in order of preference: none in particular,
  /// so that it is the view itself or the first item inside, unless overridden
  /// (`UIFocusEnvironment.preferredFocusEnvironments`).
  open var preferredFocusEnvironments: [any FocusEnvironment] { [] }

  /// Returns whether the focus may move; true unless overridden
  /// (`UIFocusEnvironment.shouldUpdateFocus(in:)`).
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }

  /// Called after the focus has moved to or from the view or one inside it; an override calls super
  /// (`UIFocusEnvironment.didUpdateFocus(in:with:)`).
  open func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {}

  /// Returns the items that intersect a rectangle: the subviews, which may contain others, unless
  /// overridden (`UIFocusItemContainer.focusItems(in:)`).
  open func focusItems(in rect: Rect) -> [any FocusItem] {
    subviews.filter { !$0.frame.intersection(rect).isNull }
  }

  // MARK: Hierarchy

  /// The views inside this one, from back to front.
  public final var subviews: [View] { storedSubviews }
  /// The storage of ``subviews``; changed in place, because a copy for each added view would take
  /// long.
  @exclusivity(unchecked) nonisolated(unsafe) package final var storedSubviews: [View] = []

  /// Adds a view to this one, in front of the others.
  open func addSubview(_ view: View) { insert(view, at: subviews.count) }

  /// Inserts a view into this one at an index of ``subviews``, 0 for behind all others.
  ///
  /// A view leaves its former superview first. Traps for this view itself and for its superviews.
  open func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }

  /// Inserts a view behind another subview, in front of all others for a view of another superview
  /// (`UIView.insertSubview(_:belowSubview:)`).
  open func insertSubview(_ view: View, belowSubview siblingSubview: View) {
    insert(view, at: index(for: view, beside: siblingSubview, inFront: false) ?? .max)
  }

  /// Inserts a view in front of another subview, in front of all others for a view of another
  /// superview (`UIView.insertSubview(_:aboveSubview:)`).
  open func insertSubview(_ view: View, aboveSubview siblingSubview: View) {
    insert(view, at: index(for: view, beside: siblingSubview, inFront: true) ?? .max)
  }

  /// Exchanges two subviews by their indices; traps for an index out of range
  /// (`UIView.exchangeSubview(at:withSubviewAt:)`).
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    storedSubviews.swapAt(index1, index2)
    AccessibilityChanges.note()
  }

  /// Removes the view from its superview; does nothing without one.
  open func removeFromSuperview() { leaveSuperview() }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: View) {
    if view.superview === self { insert(view, at: subviews.count) }
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: View) {
    if view.superview === self { insert(view, at: 0) }
  }

  /// The view that contains this one.
  public final var superview: View? { storedSuperview?.takeUnretainedValue() }
  /// The superview clears it before it is deallocated.
  @exclusivity(unchecked) nonisolated(unsafe) package final var storedSuperview: Unmanaged<View>?

  /// The window that contains this view; nil for a window.
  public final var window: Window? { windowLink.object }
  @exclusivity(unchecked) nonisolated(unsafe) final var windowLink = Backlink<Window>()

  /// The pending work and more, in two bytes; last, so that subclasses fill the word.
  @exclusivity(unchecked) final var flags: Flags = .needsLayout

  // The subviews are gone when deinitializers of subclasses run.
  deinit { releaseSubviews() }

  /// Called after a view was added (`UIView.didAddSubview(_:)`).
  open func didAddSubview(_ subview: View) {}
  /// Called before a view is removed (`UIView.willRemoveSubview(_:)`).
  open func willRemoveSubview(_ subview: View) {}
  /// Called before the view moves to another superview, nil for none.
  open func willMove(toSuperview newSuperview: View?) {}
  /// Called after the view has moved to another superview.
  open func didMoveToSuperview() {}
  /// Called before the view moves to another window, nil for none.
  open func willMove(toWindow newWindow: Window?) {}
  /// Called after the view has moved to another window.
  open func didMoveToWindow() {}

  // MARK: Accessibility

  /// The bounds of the view in the coordinates of the screen, unless set.
  open override var accessibilityFrame: Rect {
    get {
      if let frame = accessibility?.frame { return frame }
      let frame = convert(bounds, to: nil)
      // From the coordinates of the window to those of the screen.
      guard let window = responderWindow else { return frame }
      return frame.applying(window.transformToSuperview)
    }
    set { super.accessibilityFrame = newValue }
  }

  /// The element that a screen reader sees now, as a value.
  open override var accessibilityElement: AccessibilityElement {
    var element = collectedElement
    element.isUserInteractionEnabled = isUserInteractionEnabled
    return element
  }

  // MARK: As text

  /// The class, the identifier or label, and the frame: `Button “Sign In” at (10, 20), 100 × 40`; off
  /// the main actor the class alone.
  nonisolated open override var description: String {
    guard MainActor.isCurrent else { return "<\(type(of: self))>" }
    return MainActor.assumeIsolated { summary }
  }
  /// The same as ``description``.
  nonisolated open override var debugDescription: String { description }
}
