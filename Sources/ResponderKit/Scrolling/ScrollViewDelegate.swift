public import Graphics

/// The methods that decide about the scrolling and zooming of a scroll view, and report it: UIKit's
/// `UIScrollViewDelegate`.
///
/// Every method has UIKit's answer as its default. Nothing drags here.
@preconcurrency @MainActor
public protocol ScrollViewDelegate: AnyObject {
  /// Called when the offset has changed.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Called when the scale has changed.
  func scrollViewDidZoom(_ scrollView: ScrollView)
  /// Called before the user drags; by nothing yet.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// Called when the user lifts the finger; by nothing yet. The offset at which scrolling ends may
  /// be changed.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: UnsafeMutablePointer<Point>)
  /// Called when the user has lifted the finger; by nothing yet.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// Called before scrolling slows down; by nothing yet.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// Called when scrolling has slowed down to a stop; by nothing yet.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// Called when an offset that code set with an animation is reached.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  /// Returns the view in the content that is scaled; nil, for none, unless implemented.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// Called before the scale changes with an animation.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// Called when the scale has changed with an animation.
  func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: Scalar)
  /// Returns whether a tap on the status bar scrolls to the top; true unless implemented. Nothing
  /// asks for it.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// Called when a tap on the status bar has scrolled to the top; by nothing yet.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
  /// Called when the insets that include the safe area have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: UnsafeMutablePointer<Point>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: ScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Returns nil.
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: Scalar
  ) {}
  /// Returns true.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
}
