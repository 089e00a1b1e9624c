public import Accessibility
public import ControlCore
import Gestures
public import Graphics
public import ResponderKit

/// A row of dots of which one stands for the current page: UIKit's `UIPageControl`, without drawing.
///
/// A tap on the half after the middle goes to the next page, one on the half before it to the previous
/// one; a finger that moves chooses the page below it. Each change sends
/// ``ControlEvents/valueChanged``, and the touch itself sends nothing. Setting the page in code sends
/// nothing. Defaults are those of UIPageControl.h. Main actor only.
@preconcurrency @MainActor
open class PageControl: Control {
  final var storedPage = 0
  final var storedCount = 0
  /// The looks that few programs set: colors, images and styles.
  final var looks = StateValues<PageLook>()
  /// The place where the finger came down.
  final var start: Point?

  /// Creates a page control with a frame (`UIPageControl.init(frame:)`).
  public override init(frame: Rect) {
    super.init(frame: frame)
    reportsOnlyValue = true
  }

  /// The number of pages; 0 unless set, and at least 0 (`UIPageControl.numberOfPages`).
  ///
  /// The current page follows into the range.
  open var numberOfPages: Int {
    get { storedCount }
    set { change(page: storedPage, of: max(newValue, 0)) }
  }
  /// The current page, from 0, and at most the last one; 0 unless set (`UIPageControl.currentPage`).
  open var currentPage: Int {
    get { storedPage }
    set { change(page: newValue, of: storedCount) }
  }

  /// A Boolean value that indicates whether a control of at most one page is invisible; false
  /// unless set (`UIPageControl.hidesForSinglePage`).
  open var hidesForSinglePage: Bool = false {
    willSet { noteElement() }
    didSet { AccessibilityChanges.note() }
  }
  /// A Boolean value that indicates whether a finger that moves chooses pages; true unless set
  /// (`UIPageControl.allowsContinuousInteraction`).
  open var allowsContinuousInteraction: Bool = true
  /// A Boolean value that indicates whether the dots wait for ``updateCurrentPageDisplay()`` after
  /// a tap; kept and without effect since iOS 14; false unless set
  /// (`UIPageControl.defersCurrentPageDisplay`).
  open var defersCurrentPageDisplay: Bool = false
  /// Does nothing since iOS 14 (`UIPageControl.updateCurrentPageDisplay()`).
  open func updateCurrentPageDisplay() {}

  /// The way in which the user is choosing a page, until the finger is lifted; none otherwise
  /// (`UIPageControl.interactionState`).
  public internal(set) final var interactionState: InteractionState = .none

  /// The color of the dots; nil, for the system's, unless set (`UIPageControl.pageIndicatorTintColor`).
  open var pageIndicatorTintColor: Color? {
    get { looks.stored(.indicatorTint) }
    set { looks.set(newValue, .indicatorTint) }
  }
  /// The color of the current page's dot; nil, for the system's, unless set
  /// (`UIPageControl.currentPageIndicatorTintColor`).
  open var currentPageIndicatorTintColor: Color? {
    get { looks.stored(.currentTint) }
    set { looks.set(newValue, .currentTint) }
  }
  /// The style of the background behind the dots; automatic unless set
  /// (`UIPageControl.backgroundStyle`).
  open var backgroundStyle: BackgroundStyle {
    get { looks.stored(.background) ?? .automatic }
    set { looks.set(newValue, .background) }
  }
  /// The position of the next page; natural unless set (`UIPageControl.direction`).
  open var direction: Direction {
    get { looks.stored(.direction) ?? .natural }
    set {
      looks.set(newValue, .direction)
      invalidateIntrinsicContentSize()
    }
  }
  /// The image of each page in place of a dot; nil unless set
  /// (`UIPageControl.preferredIndicatorImage`).
  open var preferredIndicatorImage: Image? {
    get { looks.stored(.image) }
    set { looks.set(newValue, .image) }
  }
  /// The image of the current page; nil, for that of each page, unless set
  /// (`UIPageControl.preferredCurrentPageIndicatorImage`).
  open var preferredCurrentPageIndicatorImage: Image? {
    get { looks.stored(.currentImage) }
    set { looks.set(newValue, .currentImage) }
  }

  /// Returns the size of the dots of a number of pages; Apple documents no measures
  /// (`UIPageControl.size(forNumberOfPages:)`).
  open func size(forNumberOfPages pageCount: Int) -> Size { dotSize(pageCount) }
  /// The size of the dots (`UIView.intrinsicContentSize`).
  open override var intrinsicContentSize: Size { size(forNumberOfPages: numberOfPages) }
  /// Returns the size of the dots (`UIView.sizeThatFits(_:)`).
  open override func sizeThatFits(_ size: Size) -> Size {
    self.size(forNumberOfPages: numberOfPages)
  }

  // MARK: Tracking, see PageControl+Tracking.swift

  /// Tracks a touch, if there are pages to choose.
  open override func beginTracking(_ touch: Touch, with event: InputEvent?) -> Bool {
    endInteraction()
    hasUnreportedValue = false
    guard !isShownEmpty else { return false }
    start = touch.location(in: self)
    return true
  }
  /// Chooses the page below a finger that moves.
  open override func continueTracking(_ touch: Touch, with event: InputEvent?) -> Bool {
    scrub(touch, with: event)
    return true
  }
  /// Goes to the next or the previous page, unless the finger has moved.
  open override func endTracking(_ touch: Touch?, with event: InputEvent?) {
    guard let touch, isTouchInside, interactionState == .none else { return }
    turn(at: touch.location(in: self))
  }
  /// Ends the tracking, and the interaction when the page has been reported.
  open override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    super.touchesEnded(touches, with: event)
    if !isTracking { endInteraction() }
  }
  /// Ends the interaction; the page stays.
  open override func cancelTracking(with event: InputEvent?) {
    endInteraction()
    super.cancelTracking(with: event)
  }

  /// Returns false for a single tap with one finger of a recognizer of another view: the control
  /// keeps it (Apple's page on attaching gesture recognizers to controls).
  ///
  /// A disabled control keeps nothing; Apple is silent.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    !(isEnabled && TapGestureRecognizer.yields(gestureRecognizer, to: self))
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  /// A Boolean value that indicates whether a screen reader stops at the control: if it shows a
  /// page, unless set.
  open override var isAccessibilityElement: Bool {
    get { explicitIsAccessibilityElement ?? !isShownEmpty }
    set { super.isAccessibilityElement = newValue }
  }
  /// The value that was set, otherwise the page and the number of pages.
  open override var defaultAccessibilityValue: AccessibilityValue? {
    numberOfPages > 0 ? .position(currentPage + 1, of: numberOfPages) : nil
  }
  /// The trait of what can be adjusted.
  open override var defaultAccessibilityTraits: AccessibilityTraits { .adjustable }
  /// Goes to the next page, and sends ``ControlEvents/valueChanged`` if there is one.
  open override func accessibilityIncrement() { turn(by: 1, with: nil) }
  /// Goes to the previous page, and sends ``ControlEvents/valueChanged`` if there is one.
  open override func accessibilityDecrement() { turn(by: -1, with: nil) }
}

extension PageControl: HugsContent {
  package nonisolated static var huggedDirections: HuggedDirections { .both }
}
