import ControlValues
import ControlCore
public import Accessibility
import Gestures
public import Graphics
public import ResponderKit
import ValueControls

/// Shows one of several pages, each of them a controller: `UIPageViewController`.
///
/// The user turns a page with a swipe, or with the page control; the data source provides the pages
/// around it. A page is turned at once. Two pages are never shown, whatever the spine.
@preconcurrency @MainActor
open class PageViewController: ViewController {
  /// Creates a controller
  /// (`UIPageViewController.init(transitionStyle:navigationOrientation:options:)`).
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = options?[.spineLocation]
    spineLocation =
      spine as? SpineLocation
      ?? spine.flatMap { Scalar(number: $0) }.flatMap { Int(exactly: $0) }
      .flatMap { SpineLocation(rawValue: $0) }
      ?? (style == .pageCurl ? .min : .none)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that turns pages as a book does.
  public override init(nibName: String?, bundle: NibBundle?) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(nibName: nibName, bundle: bundle)
  }

  /// The style of turning pages.
  public final let transitionStyle: TransitionStyle
  /// The orientation in which pages turn.
  public final let navigationOrientation: NavigationOrientation
  /// The position of the spine.
  public final let spineLocation: SpineLocation
  /// A Boolean value that indicates whether pages have content on both sides; false unless set.
  open var isDoubleSided = false
  /// The delegate, which learns of the user's turning of pages; not retained.
  open weak var delegate: (any PageViewControllerDelegate)?
  /// The object that provides the pages; not retained.
  ///
  /// Without it the user turns none.
  open weak var dataSource: (any PageViewControllerDataSource)? {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The pages that are shown; nil before there are any.
  open private(set) var viewControllers: [ViewController]?

  /// The recognizers of the user's turning, which are attached to the view.
  open var gestureRecognizers: [GestureRecognizer] { [forwardSwipe, reverseSwipe] }
  private lazy var forwardSwipe = makeSwipe(.forward)
  private lazy var reverseSwipe = makeSwipe(.reverse)

  /// Shows other pages, and calls the closure with true when they are shown; the delegate is not
  /// notified (`UIPageViewController.setViewControllers(_:direction:animated:completion:)`).
  open func setViewControllers(
    _ viewControllers: [ViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    show(viewControllers ?? [], animated: animated)
    updateDots()
    completion?(true)
  }

  // MARK: The view

  /// Creates the view.
  open override func loadView() {
    view = PageView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    for recognizer in gestureRecognizers { view.addGestureRecognizer(recognizer) }
  }

  private let dots = PageControl(frame: .zero)

  /// Places the page, and the page control below it.
  final func arrange() {
    let count = transitionStyle == .scroll ? dataSource?.presentationCount(for: self) ?? 0 : 0
    if count > 0, dots.superview == nil {
      dots.numberOfPages = count
      dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
      shownDot = dots.currentPage
      dots.addAction(
        Action { [weak self] _ in self?.followDots() }, for: .valueChanged)
      view.addSubview(dots)
    } else if count == 0, dots.superview != nil {
      dots.removeFromSuperview()
    }
    let height: Scalar = dots.superview == nil ? 0 : 37
    let bounds = view.bounds
    dots.frame = Rect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    for page in viewControllers ?? [] {
      page.viewIfLoaded?.frame = Rect(
        x: bounds.minX, y: bounds.minY, width: bounds.width,
        height: Swift.max(0, bounds.height - height))
    }
  }

  private func updateDots() {
    guard let dataSource, dots.superview != nil else { return }
    dots.numberOfPages = dataSource.presentationCount(for: self)
    dots.currentPage = dataSource.presentationIndex(for: self)
    shownDot = dots.currentPage
  }

  private func followDots() {
    let next = dots.currentPage
    dots.currentPage = shownDot
    turn(next > shownDot ? .forward : .reverse)
  }
  private var shownDot = 0

  // MARK: Turning

  private func turnForward() { turn(.forward) }
  private func turnBack() { turn(.reverse) }

  private func makeSwipe(_ direction: NavigationDirection) -> SwipeGestureRecognizer {
    let action =
      direction == .forward
      ? ActionSelector("turnForward", PageViewController.turnForward)
      : ActionSelector("turnBack", PageViewController.turnBack)
    let swipe = SwipeGestureRecognizer(target: self, action: action)
    switch (navigationOrientation, direction) {
    case (.horizontal, .forward): swipe.direction = .left
    case (.horizontal, .reverse): swipe.direction = .right
    case (.vertical, .forward): swipe.direction = .up
    case (.vertical, .reverse): swipe.direction = .down
    }
    return swipe
  }

  /// Shows the page beside the present one, as the user's swipe does.
  final func turn(_ direction: NavigationDirection) {
    guard let current = viewControllers?.first,
      let next = direction == .forward
        ? dataSource?.pageViewController(self, viewControllerAfter: current)
        : dataSource?.pageViewController(self, viewControllerBefore: current)
    else { return }
    let former = viewControllers ?? []
    delegate?.pageViewController(self, willTransitionTo: [next])
    show([next], animated: true)
    if dots.superview != nil { dots.currentPage += direction == .forward ? 1 : -1 }
    shownDot = dots.currentPage
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: former, transitionCompleted: true)
  }

  private func show(_ pages: [ViewController], animated: Bool) {
    let former = viewControllers ?? []
    viewControllers = pages
    for page in former where !pages.contains(page) {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    for page in pages where page.parent !== self {
      addChild(page)
      view.insertSubview(page.view, at: 0)
      page.didMove(toParent: self)
    }
    view.setNeedsLayout()
    arrange()
  }

  /// Turns a page for a screen reader.
  open override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    let before = viewControllers?.first
    switch direction {
    case .left, .down, .next: turn(.forward)
    case .right, .up, .previous: turn(.reverse)
    }
    return viewControllers?.first !== before
  }
}

/// The view of the pages.
private final class PageView: View {
  override func layoutSubviews() {
    super.layoutSubviews()
    (next as? PageViewController)?.arrange()
  }
}
