import FoundationEssentials
import Testing
import UIKitDialect

@MainActor
struct ScrollDelegateTests {
  private final class Listener: UIScrollViewDelegate {
    var calls: [String] = []
    var zoomed: UIView?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      calls.append("scroll \(scrollView.contentOffset.y)")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      calls.append("animated")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      calls.append("begin")
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: Double
    ) { calls.append("end \(scale)") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      calls.append("insets")
    }
  }

  private final class Silent: UIScrollViewDelegate {}

  @Test func `a delegate without methods answers as UIKit does`() {
    let (view, silent) = (UIScrollView(), Silent())
    view.delegate = silent
    view.contentOffset.y = 3
    var target = CGPoint(x: 1, y: 2)
    silent.scrollViewWillBeginDragging(view)
    silent.scrollViewWillEndDragging(view, withVelocity: .zero, targetContentOffset: &target)
    silent.scrollViewDidEndDragging(view, willDecelerate: false)
    silent.scrollViewWillBeginDecelerating(view)
    silent.scrollViewDidEndDecelerating(view)
    silent.scrollViewDidEndScrollingAnimation(view)
    silent.scrollViewDidScrollToTop(view)
    #expect(target == CGPoint(x: 1, y: 2))
    #expect(silent.scrollViewShouldScrollToTop(view))
    #expect(silent.viewForZooming(in: view) == nil)
  }

  @Test func `a delegate is not retained`() {
    let view = UIScrollView()
    do {
      let silent = Silent()
      view.delegate = silent
      #expect(view.delegate === silent)
    }
    #expect(view.delegate == nil)
  }

  @Test func `another inset is reported once`() {
    let (view, listener) = (UIScrollView(), Listener())
    view.delegate = listener
    view.contentInset = UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0)
    view.contentInset = UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0)
    #expect(listener.calls == ["insets"])
  }

  @Test func `zooming scales the view that the delegate names, within the limits`() {
    let (view, listener) = (
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), Listener()
    )
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    view.delegate = listener
    view.maximumZoomScale = 2
    view.setZoomScale(3, animated: false)
    #expect(view.zoomScale == 1 && listener.calls.isEmpty)
    listener.zoomed = content
    view.addSubview(content)
    view.setZoomScale(3, animated: true)
    #expect(view.zoomScale == 2 && view.contentSize == CGSize(width: 200, height: 160))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 160))
    #expect(listener.calls == ["begin", "zoom", "end 2.0"])
    view.zoomScale = 0.5
    #expect(view.zoomScale == 1)
  }

  @Test func `zooming to a rectangle shows it in the middle`() {
    let (view, listener) = (
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), Listener()
    )
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    listener.zoomed = content
    view.delegate = listener
    view.maximumZoomScale = 4
    view.addSubview(content)
    view.zoom(to: CGRect(x: 40, y: 40, width: 25, height: 25), animated: false)
    #expect(view.zoomScale == 2)
    #expect(view.contentOffset == CGPoint(x: 80, y: 80))
  }

  @Test func `the delegate of a table is that of the scroll view`() {
    final class Both: UITableViewDelegate {}
    final class Text: UITextViewDelegate {
      var offsets: [Double] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let (table, delegate) = (UITableView(), Both())
    table.delegate = delegate
    #expect((table as UIScrollView).delegate === delegate)
    table.delegate = nil
    #expect((table as UIScrollView).delegate == nil)
    let (text, told) = (UITextView(), Text())
    text.delegate = told
    text.contentOffset.y = 4
    #expect(told.offsets == [4] && (text as UIScrollView).delegate === told)
  }

  @Test func `each change of the offset is reported once`() {
    let (view, listener) = (UIScrollView(), Listener())
    view.delegate = listener
    view.contentOffset.y = 5
    view.contentOffset.y = 5
    view.bounds.origin.y = 6
    view.setContentOffset(CGPoint(x: 0, y: 7), animated: false)
    view.setContentOffset(CGPoint(x: 0, y: 8), animated: true)
    view.setContentOffset(CGPoint(x: 0, y: 8), animated: true)
    #expect(
      listener.calls == ["scroll 5.0", "scroll 6.0", "scroll 7.0", "scroll 8.0", "animated"])
  }

  @Test func `a subclass overrides what UIKit's subclasses do`() {
    final class View: UIScrollView {
      var calls: [String] = []
      override var contentInset: UIEdgeInsets { didSet { calls.append("inset") } }
      override var isDragging: Bool { true }
      override var delegate: (any UIScrollViewDelegate)? { didSet { calls.append("delegate") } }
      override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        calls.append("adjusted")
      }
      override func touchesShouldCancel(in view: UIView) -> Bool { false }
    }
    final class Table: UITableView {
      var count = 0
      override var delegate: (any UITableViewDelegate)? { didSet { count += 1 } }
    }
    let (view, silent) = (View(), Silent())
    view.delegate = silent
    view.contentInset.top = 3
    #expect(view.calls == ["delegate", "adjusted", "inset"] && view.isDragging)
    #expect(view.delegate === silent && !view.touchesShouldCancel(in: view))
    #expect(view.touchesShouldBegin([], with: nil, in: view))
    let table = Table()
    table.delegate = nil
    #expect(table.count == 1)
  }

  @Test func `the insets hold the safe area where the content scrolls`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.adjustedContentInset == view.contentInset)
    view.contentSize.height = 100
    for behavior: UIScrollView.ContentInsetAdjustmentBehavior in [
      .automatic, .scrollableAxes, .always, .never,
    ] {
      view.contentInsetAdjustmentBehavior = behavior
      let isAdjusted = behavior != .never
      #expect(view.adjustedContentInset.top == (isAdjusted ? view.safeAreaInsets.top : 0))
    }
  }
}
