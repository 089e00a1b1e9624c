import FoundationEssentials
import Testing
import UIKitDialect

@MainActor
struct ScrollViewTests {
  @Test func `a scroll view starts with UIKit's defaults`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(view.contentInset == .zero)
    #expect(view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.bounces && view.bouncesZoom)
    #expect(view.bouncesHorizontally && view.bouncesVertically)
    #expect(!view.alwaysBounceHorizontal && !view.alwaysBounceVertical)
    #expect(view.showsHorizontalScrollIndicator && view.showsVerticalScrollIndicator)
    #expect(!view.isPagingEnabled && !view.isDirectionalLockEnabled)
    #expect(view.scrollsToTop && view.delaysContentTouches && view.canCancelContentTouches)
    #expect(view.allowsKeyboardScrolling)
    #expect(view.automaticallyAdjustsScrollIndicatorInsets)
    #expect(view.decelerationRate == .normal && view.decelerationRate != .fast)
    #expect(view.keyboardDismissMode == .none)
    #expect(view.indicatorStyle == .default && view.indexDisplayMode == .automatic)
    #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1)
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
    #expect(!view.isZooming && !view.isZoomBouncing && !view.isScrollAnimating)
    #expect(view.delegate == nil && view.refreshControl == nil)
  }

  @Test func `what is set is read back`() {
    let view = UIScrollView()
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.contentInset = insets
    view.contentInsetAdjustmentBehavior = .never
    view.bounces = false
    view.bouncesZoom = false
    view.bouncesHorizontally = false
    view.bouncesVertically = false
    view.alwaysBounceHorizontal = true
    view.alwaysBounceVertical = true
    view.showsHorizontalScrollIndicator = false
    view.showsVerticalScrollIndicator = false
    view.isPagingEnabled = true
    view.isDirectionalLockEnabled = true
    view.scrollsToTop = false
    view.delaysContentTouches = false
    view.canCancelContentTouches = false
    view.allowsKeyboardScrolling = false
    view.automaticallyAdjustsScrollIndicatorInsets = false
    view.decelerationRate = .fast
    view.keyboardDismissMode = .onDrag
    view.indicatorStyle = .white
    view.indexDisplayMode = .alwaysHidden
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
    #expect(view.contentInset == insets && view.adjustedContentInset == insets)
    #expect(view.contentInsetAdjustmentBehavior == .never)
    #expect(!view.bounces && !view.bouncesZoom)
    #expect(!view.bouncesHorizontally && !view.bouncesVertically)
    #expect(view.alwaysBounceHorizontal && view.alwaysBounceVertical)
    #expect(!view.showsHorizontalScrollIndicator && !view.showsVerticalScrollIndicator)
    #expect(view.isPagingEnabled && view.isDirectionalLockEnabled)
    #expect(!view.scrollsToTop && !view.delaysContentTouches && !view.canCancelContentTouches)
    #expect(!view.allowsKeyboardScrolling && !view.automaticallyAdjustsScrollIndicatorInsets)
    #expect(view.decelerationRate == .fast && view.keyboardDismissMode == .onDrag)
    #expect(view.indicatorStyle == .white && view.indexDisplayMode == .alwaysHidden)
    #expect(view.contentAlignmentPoint == CGPoint(x: 0.5, y: 1))
  }

  @Test func `setting the insets of both indicators sets each`() {
    let view = UIScrollView()
    view.scrollIndicatorInsets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    #expect(view.verticalScrollIndicatorInsets.top == 5)
    #expect(view.horizontalScrollIndicatorInsets.top == 5)
    view.verticalScrollIndicatorInsets.top = 7
    view.horizontalScrollIndicatorInsets.top = 8
    #expect(view.scrollIndicatorInsets.top == 7)
    view.flashScrollIndicators()
    view.stopScrollingAndZooming()
  }

  @Test func `the pan recognizer is one object that can be related to others`() {
    let view = UIScrollView()
    let swipe = UISwipeGestureRecognizer()
    view.panGestureRecognizer.require(toFail: swipe)
    #expect(view.panGestureRecognizer === view.panGestureRecognizer)
    #expect(view.panGestureRecognizer.state == .possible)
  }

  @Test func `the refresh control is in the view`() {
    let view = UIScrollView()
    let control = UIRefreshControl()
    view.refreshControl = control
    #expect(view.refreshControl === control && control.superview === view)
  }
}
