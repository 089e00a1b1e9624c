public import Graphics

/// A view that shows a part of its content, which can be larger: UIKit's `UIScrollView`, without
/// gestures, zooming and a delegate.
///
/// Main actor only. Nothing is animated: an offset is reached at once.
@preconcurrency @MainActor
open class ScrollView: ScrollViewBase {
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
    #if UIKit
    let former = self.contentOffset
    self.contentOffset = contentOffset
    if animated, self.contentOffset != former { delegate?.scrollViewDidEndScrollingAnimation(self) }
    #else
    self.contentOffset = contentOffset
    #endif
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
}

extension View {
  /// Scrolls the scroll views around the view, from inside to outside, until a part of it is visible:
  /// the rectangle in its coordinates, all of the view for nil.
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
