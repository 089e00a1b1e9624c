#if UIKit
public import Graphics

/// The members of UIKit's views beside the behavior that the core models: looks that are stored and
/// read back, and the hooks of drawing and of constraints.
///
/// Swift lets a subclass override only what a class declares, so these members are here and not in
/// the module UIKit. Without the trait UIKit, ``View`` derives from ``Responder``. Main actor only.
@preconcurrency @MainActor
open class ViewBase: Responder {
  /// Creates a view without looks.
  override init() { super.init() }

  package final var viewLooks: ViewLooks?
  /// The values, created when one of them is first set.
  package final var settingViewLooks: ViewLooks {
    if let viewLooks { return viewLooks }
    let new = ViewLooks()
    viewLooks = new
    return new
  }

  /// The view itself.
  final var view: View { unsafeDowncast(self, to: View.self) }

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
      view.traitOverrides.userInterfaceStyle = newValue
    }
  }
  /// The name of the view in a saved state; nil unless set (`UIView.restorationIdentifier`).
  open var restorationIdentifier: String? {
    get { viewLooks?.restorationIdentifier }
    set { settingViewLooks.restorationIdentifier = newValue }
  }

  // MARK: Drawing

  /// The class of the view's layer; the module UIKit takes any other class than a layer's for that
  /// of a plain layer (`UIView.layerClass`).
  open class var layerClass: AnyClass { NSObject.self }
  /// Draws the content (`UIView.draw(_:)`).
  ///
  /// Nothing is drawn, so only rendering the layer into a context calls it.
  open func draw(_ rect: Rect) {}
  /// Notes that the content has changed (`UIView.setNeedsDisplay()`).
  open func setNeedsDisplay() { settingViewLooks.needsDisplay = true }
  /// Notes that a part of the content has changed (`UIView.setNeedsDisplay(_:)`).
  open func setNeedsDisplay(_ rect: Rect) { setNeedsDisplay() }

  // MARK: Subviews

  /// Called after a view was added (`UIView.didAddSubview(_:)`).
  open func didAddSubview(_ subview: View) {}
  /// Called before a view is removed (`UIView.willRemoveSubview(_:)`).
  open func willRemoveSubview(_ subview: View) {}

  // MARK: Layout

  /// Requests a layout (`UIView.setNeedsLayout()`).
  open func setNeedsLayout() { view.requestLayout() }
  /// Runs a pending layout of the view and those in it (`UIView.layoutIfNeeded()`).
  open func layoutIfNeeded() { view.runLayout() }
  /// Requests another layout because the content has another size
  /// (`UIView.invalidateIntrinsicContentSize()`).
  open func invalidateIntrinsicContentSize() { view.requestLayoutOfNewSize() }

  /// A Boolean value that indicates whether the view resizes its subviews; true unless set, and it
  /// does not (`UIView.autoresizesSubviews`).
  open var autoresizesSubviews: Bool {
    get { viewLooks?.autoresizesSubviews ?? true }
    set { settingViewLooks.autoresizesSubviews = newValue }
  }
  /// The parts that change with the size of the superview; none unless set, and nothing is moved
  /// (`UIView.autoresizingMask`).
  open var autoresizingMask: AutoresizingMask {
    get { viewLooks?.autoresizingMask ?? [] }
    set { settingViewLooks.autoresizingMask = newValue }
  }
  /// A Boolean value that indicates whether the frame and the mask stand for constraints; true
  /// unless set (`UIView.translatesAutoresizingMaskIntoConstraints`).
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { viewLooks?.translatesAutoresizingMaskIntoConstraints ?? true }
    set { settingViewLooks.translatesAutoresizingMaskIntoConstraints = newValue }
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
    view.setNeedsLayout()
    for view in sequence(first: view, next: \.superview) {
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
    for subview in view.subviews { subview.updateConstraintsIfNeeded() }
    updateOwnConstraintsIfNeeded()
  }
  /// Updates what a layout has to: the view, and those in it where one asked for it.
  final func updateConstraintsBeforeLayout() {
    if viewLooks?.hasConstraintsToUpdate == true { updateConstraintsIfNeeded() }
    updateOwnConstraintsIfNeeded()
  }
  private final func updateOwnConstraintsIfNeeded() {
    guard needsUpdateConstraints() else { return }
    settingViewLooks.needsUpdateConstraints = false
    if let controller = view.viewController {
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
  open var forLastBaselineLayout: View { view }

  /// Returns the size that fits best beside a target: the natural one (`systemLayoutSizeFitting`).
  open func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the size that fits best beside a target
  /// (`UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`).
  ///
  /// Constraints are not solved: a dimension whose fitting is required is the target's, and any
  /// other one the natural size, the target's where there is none.
  open func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> Size {
    let natural = view.intrinsicContentSize
    return Size(
      width: horizontalFittingPriority == .required || natural.width < 0
        ? targetSize.width : natural.width,
      height: verticalFittingPriority == .required || natural.height < 0
        ? targetSize.height : natural.height)
  }

  // MARK: Margins

  /// The distances of the content from the edges; 8 at each unless set (`UIView.layoutMargins`).
  open var layoutMargins: EdgeInsets {
    get { directionalLayoutMargins.resolved(in: view.effectiveUserInterfaceLayoutDirection) }
    set {
      let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      directionalLayoutMargins = DirectionalEdgeInsets(
        top: newValue.top, leading: isRightToLeft ? newValue.right : newValue.left,
        bottom: newValue.bottom, trailing: isRightToLeft ? newValue.left : newValue.right)
    }
  }
  /// The distances of the content from the edges in the writing direction; 8 at each unless set
  /// (`UIView.directionalLayoutMargins`).
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { view.storedDirectionalLayoutMargins }
    set {
      guard newValue != view.storedDirectionalLayoutMargins else { return }
      view.storedDirectionalLayoutMargins = newValue
      layoutMarginsDidChange()
    }
  }
  /// Called when the margins have changed (`UIView.layoutMarginsDidChange()`).
  open func layoutMarginsDidChange() {}
  /// A Boolean value that indicates whether the margins are at least those of the superview; false
  /// unless set (`UIView.preservesSuperviewLayoutMargins`).
  ///
  /// It is stored; the margins don't follow.
  open var preservesSuperviewLayoutMargins: Bool {
    get { viewLooks?.preservesSuperviewLayoutMargins ?? false }
    set { settingViewLooks.preservesSuperviewLayoutMargins = newValue }
  }
  /// A Boolean value that indicates whether the margins begin at the safe area; true unless set
  /// (`UIView.insetsLayoutMarginsFromSafeArea`).
  ///
  /// It is stored; the margins don't follow.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { viewLooks?.insetsLayoutMarginsFromSafeArea ?? true }
    set { settingViewLooks.insetsLayoutMarginsFromSafeArea = newValue }
  }
  /// The distances of the safe area from the edges: the part of the superview's that the view
  /// overlaps, and what its controller adds (`UIView.safeAreaInsets`).
  ///
  /// Bars cover nothing here, so only controllers add to it.
  open var safeAreaInsets: EdgeInsets {
    let additional = view.viewController?.additionalSafeAreaInsets ?? .zero
    guard let superview = view.superview else { return additional }
    return View.safeAreaInsets(
      of: view.frame, in: superview.bounds, insets: superview.safeAreaInsets,
      additional: additional)
  }
  /// Called when a controller has changed the safe area (`UIView.safeAreaInsetsDidChange()`).
  open func safeAreaInsetsDidChange() {}

  // MARK: As text

  /// The class, the identifier or label, and the frame; off the main actor the class alone.
  open override var description: String {
    guard MainActor.isCurrent else { return "<\(type(of: self))>" }
    return MainActor.assumeIsolated { view.summary }
  }
  /// The same as ``description``.
  open override var debugDescription: String { description }
}
#else
/// The class from which ``View`` derives.
public typealias ViewBase = Responder
#endif
