public import Graphics

/// A view that shows a part of its content, which can be larger: UIKit's `UIScrollView`, without
/// gestures.
///
/// Main actor only. Nothing is animated: an offset is reached at once.
@preconcurrency @MainActor
open class ScrollView: View {
  /// The delegate, which decides about scrolling; nil unless set, and not retained
  /// (`UIScrollView.delegate`).
  ///
  /// Tables, collections and text views have a delegate of their own type, which is this one, too.
  /// It is no override for Swift, which takes the property of the subclass where there are two.
  @_disfavoredOverload
  open weak var delegate: (any ScrollViewDelegate)?

  /// The rectangle of the view in its own coordinates; its corner is the offset.
  open override var bounds: Rect {
    didSet {
      if bounds.origin != oldValue.origin { delegate?.scrollViewDidScroll(self) }
    }
  }

  /// The size of the content, in points; zero unless set.
  ///
  /// Changing it doesn't change the offset.
  open var contentSize: Size = .zero

  /// The point of the content that is in the upper left corner: the origin of the bounds.
  open var contentOffset: Point {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// A Boolean value that indicates whether the user can scroll, as code always can; true unless
  /// set.
  open var isScrollEnabled: Bool = true

  /// Scrolls to an offset, which is not restricted to the content.
  open func setContentOffset(_ contentOffset: Point, animated: Bool) {
    let former = self.contentOffset
    self.contentOffset = contentOffset
    if animated, self.contentOffset != former { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls by a page; at the end the page is the last one again.
  ///
  /// Returns false, which passes the request outward, where the user cannot scroll or all of the content is
  /// visible (`UIAccessibilityAction.accessibilityScroll(_:)`).
  open override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    scrollByPage(direction)
  }

  /// Scrolls by the least distance that shows a rectangle of the content; does nothing if all of it
  /// is visible.
  ///
  /// The part outside the content is not shown. Of a rectangle that is larger than the view, the
  /// beginning is shown.
  open func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    let shown = rect.intersection(Rect(origin: .zero, size: contentSize))
    guard !shown.isNull else { return }
    let offset = Point(
      x: nearest(bounds.minX, bounds.width, shown.minX, shown.maxX),
      y: nearest(bounds.minY, bounds.height, shown.minY, shown.maxY))
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// Returns the offset nearest to the present one at which a range is visible.
  private func nearest(
    _ offset: Double, _ length: Double, _ start: Double, _ end: Double
  ) -> Double {
    if start < offset || end - start > length { return start }
    return max(offset, end - length)
  }

  final func isOn(_ option: ScrollSwitches) -> Bool {
    (scrollLooks?.switches ?? .standard).contains(option)
  }
  final func turn(_ option: ScrollSwitches, on isOn: Bool) {
    if isOn {
      settingScrollLooks.switches.insert(option)
    } else {
      settingScrollLooks.switches.remove(option)
    }
  }

  // MARK: Insets

  /// The space around the content, in points; zero unless set (`UIScrollView.contentInset`).
  ///
  /// Changing it doesn't change the offset.
  open var contentInset: EdgeInsets {
    get { scrollLooks?.contentInset ?? .zero }
    set { changeInsets { $0.contentInset = newValue } }
  }

  /// The behavior for adding the safe area to the insets; automatic unless set
  /// (`UIScrollView.contentInsetAdjustmentBehavior`).
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { scrollLooks?.contentInsetAdjustmentBehavior ?? .automatic }
    set { changeInsets { $0.contentInsetAdjustmentBehavior = newValue } }
  }

  /// The space around the content, with the safe area where the behavior adds it
  /// (`UIScrollView.adjustedContentInset`).
  open var adjustedContentInset: EdgeInsets {
    var insets = contentInset
    let behavior = contentInsetAdjustmentBehavior
    guard behavior != .never else { return insets }
    if behavior == .always || alwaysBounceVertical || contentSize.height > bounds.height {
      insets.top += safeAreaInsets.top
      insets.bottom += safeAreaInsets.bottom
    }
    if behavior == .always || alwaysBounceHorizontal || contentSize.width > bounds.width {
      insets.left += safeAreaInsets.left
      insets.right += safeAreaInsets.right
    }
    return insets
  }

  /// Called when the insets that include the safe area have changed, before the delegate is
  /// notified; an override calls super (`UIScrollView.adjustedContentInsetDidChange()`).
  open func adjustedContentInsetDidChange() {}

  private func changeInsets(_ change: (ScrollLooks) -> Void) {
    let before = adjustedContentInset
    change(settingScrollLooks)
    if adjustedContentInset != before { adjustedContentInsetHasChanged() }
  }

  final func adjustedContentInsetHasChanged() {
    setNeedsLayout()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  // MARK: Indicators

  /// A Boolean value that indicates whether the horizontal indicator is shown; true unless set
  /// (`UIScrollView.showsHorizontalScrollIndicator`).
  open var showsHorizontalScrollIndicator: Bool {
    get { scrollLooks?.showsIndicators.horizontal ?? true }
    set { settingScrollLooks.showsIndicators.horizontal = newValue }
  }
  /// A Boolean value that indicates whether the vertical indicator is shown; true unless set
  /// (`UIScrollView.showsVerticalScrollIndicator`).
  open var showsVerticalScrollIndicator: Bool {
    get { scrollLooks?.showsIndicators.vertical ?? true }
    set { settingScrollLooks.showsIndicators.vertical = newValue }
  }
  /// The color of the indicators; the default one unless set (`UIScrollView.indicatorStyle`).
  open var indicatorStyle: IndicatorStyle {
    get { scrollLooks?.indicatorStyle ?? .default }
    set { settingScrollLooks.indicatorStyle = newValue }
  }
  /// The distances of the vertical indicator from the edges; zero unless set
  /// (`UIScrollView.verticalScrollIndicatorInsets`).
  open var verticalScrollIndicatorInsets: EdgeInsets {
    get { scrollLooks?.verticalIndicatorInsets ?? .zero }
    set { settingScrollLooks.verticalIndicatorInsets = newValue }
  }
  /// The distances of the horizontal indicator from the edges; zero unless set
  /// (`UIScrollView.horizontalScrollIndicatorInsets`).
  open var horizontalScrollIndicatorInsets: EdgeInsets {
    get { scrollLooks?.horizontalIndicatorInsets ?? .zero }
    set { settingScrollLooks.horizontalIndicatorInsets = newValue }
  }
  /// The distances of the indicators from the edges: setting it sets both; those of the vertical
  /// one are read (`UIScrollView.scrollIndicatorInsets`).
  open var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Shows the indicators for a moment: nothing, as nothing is drawn
  /// (`UIScrollView.flashScrollIndicators()`).
  open func flashScrollIndicators() {}

  // MARK: Dragging: nothing drags here, bounces or slows down

  /// A Boolean value that indicates whether the content can be dragged beyond its edges; true
  /// unless set (`UIScrollView.bounces`).
  open var bounces: Bool {
    get { scrollLooks?.bounces.scrolling ?? true }
    set { settingScrollLooks.bounces.scrolling = newValue }
  }
  /// A Boolean value that indicates whether content that fits can be dragged horizontally; false
  /// unless set (`UIScrollView.alwaysBounceHorizontal`).
  open var alwaysBounceHorizontal: Bool {
    get { scrollLooks?.alwaysBounces.horizontal ?? false }
    set { settingScrollLooks.alwaysBounces.horizontal = newValue }
  }
  /// A Boolean value that indicates whether content that fits can be dragged vertically; false
  /// unless set (`UIScrollView.alwaysBounceVertical`).
  open var alwaysBounceVertical: Bool {
    get { scrollLooks?.alwaysBounces.vertical ?? false }
    set { settingScrollLooks.alwaysBounces.vertical = newValue }
  }
  /// A Boolean value that indicates whether scrolling stops at multiples of the size; false unless
  /// set (`UIScrollView.isPagingEnabled`).
  open var isPagingEnabled: Bool {
    get { isOn(.isPagingEnabled) }
    set { turn(.isPagingEnabled, on: newValue) }
  }
  /// The rate at which scrolling slows down; normal unless set (`UIScrollView.decelerationRate`).
  open var decelerationRate: DecelerationRate {
    get { scrollLooks?.decelerationRate ?? .normal }
    set { settingScrollLooks.decelerationRate = newValue }
  }
  /// A Boolean value that indicates whether a tap on the status bar scrolls to the top; true unless
  /// set (`UIScrollView.scrollsToTop`).
  open var scrollsToTop: Bool {
    get { isOn(.scrollsToTop) }
    set { turn(.scrollsToTop, on: newValue) }
  }

  /// A Boolean value that indicates whether a finger has come down to drag: false
  /// (`UIScrollView.isTracking`).
  open var isTracking: Bool { false }
  /// A Boolean value that indicates whether the user drags the content: false
  /// (`UIScrollView.isDragging`).
  open var isDragging: Bool { false }
  /// A Boolean value that indicates whether the content moves on after a drag: false
  /// (`UIScrollView.isDecelerating`).
  open var isDecelerating: Bool { false }

  // MARK: Zooming

  /// The scale of the content: that of the view that the delegate names; 1 without one
  /// (`UIScrollView.zoomScale`).
  ///
  /// Setting it changes the transform of that view and the size of the content.
  open var zoomScale: Scalar {
    get { delegate?.viewForZooming(in: self)?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }
  /// The least scale; 1 unless set (`UIScrollView.minimumZoomScale`).
  open var minimumZoomScale: Scalar {
    get { scrollLooks?.scale.minimum ?? 1 }
    set { settingScrollLooks.scale.minimum = newValue }
  }
  /// The greatest scale; 1 unless set (`UIScrollView.maximumZoomScale`).
  open var maximumZoomScale: Scalar {
    get { scrollLooks?.scale.maximum ?? 1 }
    set { settingScrollLooks.scale.maximum = newValue }
  }
  /// A Boolean value that indicates whether the content can be zoomed beyond its limits for a
  /// moment; true unless set (`UIScrollView.bouncesZoom`).
  open var bouncesZoom: Bool {
    get { scrollLooks?.bounces.zooming ?? true }
    set { settingScrollLooks.bounces.zooming = newValue }
  }
  /// A Boolean value that indicates whether the user zooms: false (`UIScrollView.isZooming`).
  open var isZooming: Bool { false }
  /// A Boolean value that indicates whether the content returns to a limit of its scale: false
  /// (`UIScrollView.isZoomBouncing`).
  open var isZoomBouncing: Bool { false }

  /// Sets the scale within its limits, at once; does nothing if the delegate names no view
  /// (`UIScrollView.setZoomScale(_:animated:)`).
  open func setZoomScale(_ scale: Scalar, animated: Bool) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    let scale = max(minimumZoomScale, min(scale, maximumZoomScale))
    guard scale != view.transform.a else { return }
    if animated { delegate?.scrollViewWillBeginZooming(self, with: view) }
    view.transform = AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
    let size = view.frame.size
    view.center = Point(x: size.width / 2, y: size.height / 2)
    contentSize = size
    delegate?.scrollViewDidZoom(self)
    if animated { delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale) }
  }

  /// Zooms so that a rectangle of the unscaled content fills the view, as far as the limits of the
  /// scale allow (`UIScrollView.zoom(to:animated:)`).
  open func zoom(to rect: Rect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    let scale = zoomScale
    let offset = Point(
      x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2)
    let last = Point(
      x: max(0, contentSize.width - bounds.width),
      y: max(0, contentSize.height - bounds.height))
    setContentOffset(
      Point(x: max(0, min(offset.x, last.x)), y: max(0, min(offset.y, last.y))),
      animated: animated)
  }

  // MARK: Touches of the content

  /// A Boolean value that indicates whether the content learns of a touch only if it is no drag;
  /// true unless set (`UIScrollView.delaysContentTouches`).
  open var delaysContentTouches: Bool {
    get { isOn(.delaysContentTouches) }
    set { turn(.delaysContentTouches, on: newValue) }
  }
  /// A Boolean value that indicates whether a drag cancels the touches of the content; true unless
  /// set (`UIScrollView.canCancelContentTouches`).
  open var canCancelContentTouches: Bool {
    get { isOn(.canCancelContentTouches) }
    set { turn(.canCancelContentTouches, on: newValue) }
  }
  /// The mode in which dragging dismisses the keyboard; none unless set
  /// (`UIScrollView.keyboardDismissMode`).
  open var keyboardDismissMode: KeyboardDismissMode {
    get { scrollLooks?.keyboardDismissMode ?? .none }
    set { settingScrollLooks.keyboardDismissMode = newValue }
  }
  /// Returns whether a touch reaches the content; true unless overridden, and nothing asks for it
  /// (`UIScrollView.touchesShouldBegin(_:with:in:)`).
  open func touchesShouldBegin(
    _ touches: Set<Touch>, with event: InputEvent?, in view: View
  ) -> Bool { true }
  /// Returns whether a drag cancels the touches of a view in the content; true unless overridden,
  /// and nothing asks for it (`UIScrollView.touchesShouldCancel(in:)`).
  open func touchesShouldCancel(in view: View) -> Bool { true }
}

extension View {
  /// Scrolls the scroll views around the view, from inside to outside, until a part of it is
  /// visible: the rectangle in its coordinates, all of the view for nil.
  ///
  /// Only those move that the user can scroll. The movements are recorded.
  package final func scrollIntoView(_ part: Rect? = nil) {
    for case let scrollView as ScrollView in sequence(first: self, next: \.superview).dropFirst()
    where scrollView.isScrollEnabled {
      let offset = scrollView.contentOffset
      scrollView.scrollRectToVisible(convert(part ?? bounds, to: scrollView), animated: false)
      guard scrollView.contentOffset != offset else { continue }
      InteractionRecorder.current?.note(
        .scroll(view: scrollView.recordName, to: scrollView.contentOffset))
    }
  }
}
