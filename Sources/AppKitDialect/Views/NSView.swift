public import Graphics
import Layout
import ResponderKit

/// A rectangle in a window that contains other views and receives input (`NSView`), without drawing.
///
/// The origin of a view's coordinates is its lower left corner, unless the view is flipped. Main actor
/// only.
@preconcurrency @MainActor
open class NSView: NSResponder {
  /// Creates a view with a frame in the coordinates of its superview.
  public init(frame frameRect: Rect) {
    frame = frameRect
    super.init()
  }

  /// Creates a view of zero size.
  public convenience override init() { self.init(frame: .zero) }

  // MARK: Geometry

  /// The rectangle of the view in the coordinates of its superview.
  open var frame: Rect {
    didSet { if frame != oldValue { frameChanged(from: oldValue) } }
  }
  final var boundsOrigin = Point.zero {
    didSet { if boundsOrigin != oldValue { boundsOriginChanged() } }
  }
  /// The number of units of the bounds in a unit of the frame.
  final var boundsScale = Size(width: 1, height: 1)

  /// The rectangle of the view in its own coordinates: as large as the frame, with its origin at zero,
  /// unless set; it keeps its scale when the frame changes.
  open var bounds: Rect {
    get {
      Rect(
        x: boundsOrigin.x, y: boundsOrigin.y, width: frame.width * boundsScale.width,
        height: frame.height * boundsScale.height)
    }
    set {
      boundsOrigin = newValue.origin
      boundsScale = Size(
        width: frame.width > 0 ? newValue.width / frame.width : 1,
        height: frame.height > 0 ? newValue.height / frame.height : 1)
    }
  }

  /// A Boolean value that indicates whether the origin of the view's coordinates is its upper left
  /// corner; false unless overridden (`NSView.isFlipped`).
  open var isFlipped: Bool { false }

  /// A Boolean value that indicates whether the view and everything in it are invisible; false
  /// unless set.
  open var isHidden = false {
    didSet { if isHidden != oldValue { hiddenDidChange() } }
  }
  /// The opacity from 0 to 1; 1 unless set.
  open var alphaValue = 1.0
  /// A Boolean value that indicates whether the view has to be drawn; nothing is drawn here, so it
  /// stays true once set.
  ///
  /// A cell sets it when its value, its state or its titles change.
  open var needsDisplay = false
  /// It stands here because it has room beside the property above.
  final var layoutFlags: LayoutFlags = .needsLayout
  /// The text that is shown while the pointer rests on the view; nil for nothing.
  open var toolTip: String?

  /// A number that identifies the view; -1 unless overridden (`NSView.tag`).
  open var tag: Int { -1 }

  /// A name that identifies the view; nil unless set (`NSView.identifier`).
  ///
  /// Records name the view by it.
  public final var identifier: NSUserInterfaceItemIdentifier? {
    didSet { setRecordName(identifier.map { "\(type(of: self)) #\($0.rawValue)" }) }
  }

  /// Returns the frontmost view at a point, in the coordinates of the superview; nil if there is none
  /// (`NSView.hitTest(_:)`).
  open func hitTest(_ point: Point) -> NSView? {
    guard !isHidden, frame.contains(point) else { return nil }
    let inner = convertFromSuperview(point)
    for view in subviews.reversed() {
      if let hit = view.hitTest(inner) { return hit }
    }
    return self
  }

  /// Returns whether a rectangle of the view contains a point of it (`NSView.isMousePoint(_:in:)`).
  open func isMousePoint(_ point: Point, in rect: Rect) -> Bool { rect.contains(point) }

  // MARK: Layout, see Layout/

  /// The natural size of the content, ``noIntrinsicMetric`` for a dimension without one
  /// (`NSView.intrinsicContentSize`).
  open var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// The distances from the edges to what is aligned; zero unless overridden
  /// (`NSView.alignmentRectInsets`).
  open var alignmentRectInsets: EdgeInsets { .zero }
  /// The distance of the first line's baseline from the upper edge of what is aligned, 0 for the lower
  /// edge; 0 unless overridden (`NSView.firstBaselineOffsetFromTop`).
  open var firstBaselineOffsetFromTop: Scalar { 0 }
  /// The distance of the last line's baseline from the lower edge of what is aligned; 0 unless
  /// overridden (`NSView.lastBaselineOffsetFromBottom`).
  open var lastBaselineOffsetFromBottom: Scalar { 0 }
  /// The direction of lines in the view; left to right unless set
  /// (`NSView.userInterfaceLayoutDirection`).
  open var userInterfaceLayoutDirection: LayoutDirection {
    get { layoutFlags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight }
    set {
      guard newValue != userInterfaceLayoutDirection else { return }
      layoutFlags.formSymmetricDifference(.isRightToLeft)
      LayoutChanges.note()
      needsLayout = true
    }
  }
  /// Lays out the subviews: places those that constraints place; an override calls super first
  /// (`NSView.layout()`).
  open func layout() { placeSubviews() }
  /// Updates the constraints; an override calls super last (`NSView.updateConstraints()`).
  open func updateConstraints() {}
  /// Requests another layout because the content has another size
  /// (`NSView.invalidateIntrinsicContentSize()`).
  open func invalidateIntrinsicContentSize() { requestLayoutOfNewSize() }
  /// Resizes the subviews by their masks (`NSView.resizeSubviews(withOldSize:)`).
  open func resizeSubviews(withOldSize oldSize: Size) {
    for view in subviews { view.resize(withOldSuperviewSize: oldSize) }
  }
  /// Resizes the view by its mask (`NSView.resize(withOldSuperviewSize:)`).
  open func resize(withOldSuperviewSize oldSize: Size) { followSuperview(from: oldSize) }

  /// The constraints that the view makes for those in it.
  package func arrangementConstraints() -> [LayoutConstraint] { [] }
  /// Returns the view inside this one that has its first or last baseline; nil for its own.
  func baselineView(first: Bool) -> NSView? { nil }
  /// The distances of the margins from the edges.
  package var marginInsets: EdgeInsets { .zero }

  // MARK: Input

  /// Returns the contextual menu of the view for an event: ``NSResponder/menu`` unless overridden; nil
  /// for none (`NSView.menu(for:)`).
  open func menu(for event: NSEvent) -> NSMenu? { menu }

  /// Opens the contextual menu of the view; without one the event goes to the next responder
  /// (`NSView.rightMouseDown(with:)`).
  open override func rightMouseDown(with event: NSEvent) {
    guard let menu = menu(for: event) else { return super.rightMouseDown(with: event) }
    NSMenu.popUpContextMenu(menu, with: event, for: self)
  }

  /// Returns a Boolean value that indicates whether a click that makes the window key also reaches
  /// the view; false unless overridden (`NSView.acceptsFirstMouse(for:)`).
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }

  /// A Boolean value that indicates whether a panel becomes key for the view, as for a text; false
  /// unless overridden (`NSView.needsPanelToBecomeKey`).
  open var needsPanelToBecomeKey: Bool { false }

  /// A Boolean value that indicates whether Tab can reach the view: it accepts first responder
  /// status and neither it nor a superview is hidden (`NSView.canBecomeKeyView`).
  open var canBecomeKeyView: Bool {
    acceptsFirstResponder && window != nil && !isHiddenOrHasHiddenAncestor
  }

  final var nextKeyViewLink = Backlink<NSView>()
  final var previousKeyViewLink = Backlink<NSView>()

  /// The view that Tab leads to from this one, if it can become key view; nil, for the next one in reading
  /// order, unless set (`NSView.nextKeyView`).
  public final var nextKeyView: NSView? {
    get { nextKeyViewLink.object }
    set {
      if let former = nextKeyViewLink.object, former.previousKeyView === self {
        former.previousKeyViewLink = Backlink()
      }
      nextKeyViewLink = Backlink(newValue)
      newValue?.previousKeyViewLink = Backlink(self)
    }
  }

  /// The view whose next key view this is; nil for none (`NSView.previousKeyView`).
  public final var previousKeyView: NSView? { previousKeyViewLink.object }

  /// Offers a key to each of the subviews, in order; returns whether one took it
  /// (`NSView.performKeyEquivalent(with:)`).
  open override func performKeyEquivalent(with event: NSEvent) -> Bool {
    // A view that acts may remove others.
    for view in subviews where view.superview === self && view.performKeyEquivalent(with: event) {
      return true
    }
    return false
  }

  // MARK: Accessibility, see Accessibility/NSView+Element.swift

  /// The element of the view for a screen reader (`NSAccessibility`).
  open override var accessibilityElement: AccessibilityElement { describedElement }
  /// A Boolean value that indicates whether a screen reader is told of the view: whether it has a role,
  /// unless set (`NSAccessibilityProtocol.isAccessibilityElement()`).
  open override var isAccessibilityElement: Bool {
    get { explicitIsAccessibilityElement ?? (attributes != nil) }
    set { super.isAccessibilityElement = newValue }
  }
  /// The role of the view and what belongs to it; nil for a view that a screen reader is not told of.
  var attributes: AppKitAttributes? { nil }
  /// The value that a screen reader is told; nil for none.
  var shownValue: AccessibilityValue? { nil }

  /// Called before the view is used again for another row; an override calls super (`NSView.prepareForReuse()`).
  open func prepareForReuse() {}

  // MARK: Hierarchy

  /// The views inside this one, from back to front.
  public final var subviews: [NSView] { storedSubviews }
  // A deinitializer, which is not isolated, changes these of other views. A superview clears what leads
  // to it before it is deallocated.
  nonisolated(unsafe) package final var storedSubviews: [NSView] = []
  nonisolated(unsafe) package final var storedSuperview: Unmanaged<NSView>?
  @exclusivity(unchecked) final var windowLink = Backlink<NSWindow>()
  final var controllerLink = Backlink<NSViewController>()

  /// The view that contains this one.
  public final var superview: NSView? { storedSuperview?.takeUnretainedValue() }
  /// The window that contains the view (`NSView.window`).
  public final var window: NSWindow? { windowLink.object }

  /// The superview, or the window for its content view.
  override var standardNext: NSResponder? {
    superview ?? window.flatMap { $0.contentView === self ? $0 : nil }
  }

  /// Adds a view to this one, in front of the others (`NSView.addSubview(_:)`).
  open func addSubview(_ view: NSView) { insert(view, at: subviews.count) }

  /// Removes the view from its superview; does nothing without one
  /// (`NSView.removeFromSuperview()`).
  open func removeFromSuperview() { leaveSuperview() }

  /// Called before the view moves to another superview, nil for none.
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  /// Called after the view has moved to another superview.
  open func viewDidMoveToSuperview() {}
  /// Called before the view moves to another window, nil for none.
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  /// Called after the view has moved to another window.
  open func viewDidMoveToWindow() {}

  deinit { releaseSubviews() }
}
