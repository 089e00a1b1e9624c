public import Graphics
public import ResponderKit

/// The methods of UIKit's `UIScrollViewDelegate` in the controllers of tables and collections,
/// which a subclass overrides.
@preconcurrency @MainActor
open class ScrollDelegateController: ViewController, ScrollViewDelegate {
  /// Called when the offset has changed.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Called when the scale has changed.
  open func scrollViewDidZoom(_ scrollView: ScrollView) {}
  /// Called before the user drags; by nothing yet.
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Called when the user lifts the finger; by nothing yet.
  open func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: UnsafeMutablePointer<Point>
  ) {}
  /// Called when the user has lifted the finger; by nothing yet.
  open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  /// Called before scrolling slows down; by nothing yet.
  open func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Called when scrolling has slowed down to a stop; by nothing yet.
  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Called when an offset that code set with an animation is reached.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Returns the view in the content that is scaled; nil, for none, unless overridden.
  open func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  /// Called before the scale changes with an animation.
  open func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  /// Called when the scale has changed with an animation.
  open func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: Scalar
  ) {}
  /// Returns whether a tap on the status bar scrolls to the top; true unless overridden.
  open func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  /// Called when a tap on the status bar has scrolled to the top; by nothing yet.
  open func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  /// Called when the insets that include the safe area have changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
}
