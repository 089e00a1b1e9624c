import Accessibility
public import ControlCore
public import Graphics
public import ResponderKit

/// A control at the top of a scroll view that the user pulls to reload it: UIKit's
/// `UIRefreshControl`, without drawing.
///
/// A pull sends ``ControlEvents/valueChanged`` once; refreshing that begins in code sends nothing.
/// Defaults are those of UIRefreshControl.h. Main actor only.
@preconcurrency @MainActor
open class RefreshControl: Control {
  /// A Boolean value that indicates whether a refresh is under way; false at first
  /// (`UIRefreshControl.isRefreshing`).
  public private(set) final var isRefreshing = false {
    willSet { noteElement() }
    didSet { AccessibilityChanges.note() }
  }
  /// The text below the wheel; nil unless set (`UIRefreshControl.attributedTitle`).
  open var attributedTitle: StyledText? {
    willSet { noteElement() }
    didSet { AccessibilityChanges.note() }
  }

  /// Creates a control (`UIRefreshControl.init()`).
  public init() {
    super.init(frame: .zero)
    reportsOnlyValue = true
  }
  /// Creates a control with a frame.
  public override init(frame: Rect) {
    super.init(frame: frame)
    reportsOnlyValue = true
  }

  /// Begins a refresh in code, which sends nothing and scrolls nothing
  /// (`UIRefreshControl.beginRefreshing()`).
  open func beginRefreshing() { isRefreshing = true }
  /// Ends a refresh; without this call no pull begins another one
  /// (`UIRefreshControl.endRefreshing()`).
  open func endRefreshing() { isRefreshing = false }

  /// False: the user pulls it, and does not focus it.
  open override var canBecomeFocused: Bool { false }

  /// Begins a refresh as a pull of the user does; returns whether it did.
  final func pull() -> Bool {
    guard isEnabled, !isHidden, !isRefreshing else { return false }
    isRefreshing = true
    send(.valueChanged, with: nil)
    return true
  }

  // MARK: Accessibility

  /// A Boolean value that indicates whether a screen reader stops at the control: while it
  /// refreshes below a title, unless set; Apple documents nothing of it.
  open override var isAccessibilityElement: Bool {
    get {
      explicitIsAccessibilityElement
        ?? (isRefreshing && attributedTitle.map { !$0.string.isEmpty } ?? false)
    }
    set { super.isAccessibilityElement = newValue }
  }
  /// The label that was set, otherwise the title.
  open override var accessibilityLabel: String? {
    get { explicitAccessibilityLabel ?? attributedTitle?.string }
    set { super.accessibilityLabel = newValue }
  }
}

extension ScrollView {
  /// The control that reloads the content when the user pulls it; nil unless set
  /// (`UIScrollView.refreshControl`).
  public final var refreshControl: RefreshControl? {
    get { subviews.lazy.compactMap { $0 as? RefreshControl }.first }
    set {
      guard newValue !== refreshControl else { return }
      refreshControl?.removeFromSuperview()
      if let newValue { insertSubview(newValue, at: 0) }
    }
  }
}

extension TouchDriver {
  /// Pulls a scroll view down until it refreshes; returns whether its refresh control began.
  ///
  /// Nothing happens without a control, for one that is hidden, disabled or refreshing, where the
  /// user cannot scroll, and where another view takes a touch at the top. The finger itself is not
  /// simulated.
  @discardableResult
  public func pullToRefresh(_ scrollView: ScrollView) -> Bool {
    guard scrollView.isScrollEnabled, let control = scrollView.refreshControl,
      hasTop(of: scrollView)
    else { return false }
    return control.pull()
  }

  /// Returns whether a touch at the top of a scroll view reaches it, or something in it.
  private func hasTop(of scrollView: ScrollView) -> Bool {
    let top = Point(x: scrollView.bounds.midX, y: scrollView.bounds.minY + 1)
    let root = sequence(first: scrollView as View, next: \.superview).first {
      $0.superview == nil
    }
    let hit = root.flatMap { $0.hitTest(scrollView.convert(top, to: $0), with: nil) }
    return hit?.isDescendant(of: scrollView) ?? false
  }
}
