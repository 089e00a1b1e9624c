#if UIKit
import Foundation
public import ResponderKit

// What is stored of the physics. Nobody drags the content, so that nothing bounces or slows down.
extension UIScrollView {
  /// Whether the content can be dragged beyond its edges; true unless set
  /// (`UIScrollView.bounces`).
  public final var bounces: Bool {
    get { scrollValuesIfAny?.bounces.scrolling ?? true }
    set { scrollValues.bounces.scrolling = newValue }
  }
  /// Whether the content bounces in the horizontal direction; true unless set
  /// (`UIScrollView.bouncesHorizontally`).
  public final var bouncesHorizontally: Bool {
    get { scrollValuesIfAny?.bounces.horizontally ?? true }
    set { scrollValues.bounces.horizontally = newValue }
  }
  /// Whether the content bounces in the vertical direction; true unless set
  /// (`UIScrollView.bouncesVertically`).
  public final var bouncesVertically: Bool {
    get { scrollValuesIfAny?.bounces.vertically ?? true }
    set { scrollValues.bounces.vertically = newValue }
  }
  /// Whether content that fits can be dragged horizontally; false unless set
  /// (`UIScrollView.alwaysBounceHorizontal`).
  public final var alwaysBounceHorizontal: Bool {
    get { scrollValuesIfAny?.alwaysBounces.horizontal ?? false }
    set { scrollValues.alwaysBounces.horizontal = newValue }
  }
  /// Whether content that fits can be dragged vertically; false unless set
  /// (`UIScrollView.alwaysBounceVertical`).
  public final var alwaysBounceVertical: Bool {
    get { scrollValuesIfAny?.alwaysBounces.vertical ?? false }
    set { scrollValues.alwaysBounces.vertical = newValue }
  }
  /// Whether scrolling stops at multiples of the size; false unless set
  /// (`UIScrollView.isPagingEnabled`).
  public final var isPagingEnabled: Bool {
    get { isOn(.isPagingEnabled) }
    set { turn(.isPagingEnabled, on: newValue) }
  }
  /// Whether a drag scrolls in one direction only; false unless set
  /// (`UIScrollView.isDirectionalLockEnabled`).
  public final var isDirectionalLockEnabled: Bool {
    get { isOn(.isDirectionalLockEnabled) }
    set { turn(.isDirectionalLockEnabled, on: newValue) }
  }
  /// How fast scrolling slows down; normally unless set (`UIScrollView.decelerationRate`).
  public final var decelerationRate: DecelerationRate {
    get { scrollValuesIfAny?.decelerationRate ?? .normal }
    set { scrollValues.decelerationRate = newValue }
  }
  /// Whether a tap on the status bar scrolls to the top; true unless set
  /// (`UIScrollView.scrollsToTop`).
  public final var scrollsToTop: Bool {
    get { isOn(.scrollsToTop) }
    set { turn(.scrollsToTop, on: newValue) }
  }

  /// Whether a finger has come down to drag: false (`UIScrollView.isTracking`).
  public final var isTracking: Bool { false }
  /// Whether the user drags the content: false (`UIScrollView.isDragging`).
  public final var isDragging: Bool { false }
  /// Whether the content moves on after a drag: false (`UIScrollView.isDecelerating`).
  public final var isDecelerating: Bool { false }
  /// Whether the content is being scrolled with an animation: false, as an offset is reached at
  /// once (`UIScrollView.isScrollAnimating`).
  public final var isScrollAnimating: Bool { false }

  /// Ends scrolling and zooming: nothing, as neither takes time
  /// (`UIScrollView.stopScrollingAndZooming()`).
  public final func stopScrollingAndZooming() {}

  /// Tells the delegate of another offset.
  final func offsetChanged(from former: CGPoint) {
    guard contentOffset != former else { return }
    scrollDelegate?.scrollViewDidScroll(self)
  }
}
#endif
