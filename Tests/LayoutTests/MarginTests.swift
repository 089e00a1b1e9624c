import FoundationEssentials
import Graphics
import Layout
import Testing
import UIKitDialect

@MainActor
struct MarginTests {
  private let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  private let minimum = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)

  @Test func `margins are 8 points and the safe area`() {
    #expect(
      LayoutRules.margins(own: nil, minimum: nil, safeArea: nil)
        == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(
      LayoutRules.margins(own: nil, minimum: nil, safeArea: safeArea)
        == UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8))
  }

  @Test func `the view of a controller has at least the system's margins`() {
    #expect(
      LayoutRules.margins(own: nil, minimum: minimum, safeArea: safeArea)
        == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
    #expect(
      LayoutRules.margins(
        own: UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 40), minimum: minimum, safeArea: nil)
        == UIEdgeInsets(top: 5, left: 16, bottom: 0, right: 40))
  }

  @Test func `margins of a superview are preserved where the view is close to its edge`() {
    let margins = LayoutRules.margins(
      UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
      preserving: UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20),
      of: CGRect(x: 0, y: 0, width: 100, height: 100),
      for: CGRect(x: 5, y: 0, width: 80, height: 60))
    #expect(margins == UIEdgeInsets(top: 20, left: 15, bottom: 8, right: 8))
  }

  @Test func `a controller keeps what it says of margins and the safe area`() {
    let controller = UIViewController()
    #expect(controller.viewRespectsSystemMinimumLayoutMargins)
    #expect(controller.additionalSafeAreaInsets == .zero)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    controller.additionalSafeAreaInsets = safeArea
    #expect(!controller.viewRespectsSystemMinimumLayoutMargins)
    #expect(controller.additionalSafeAreaInsets == safeArea)
  }

  @Test func `a controller adds to the safe area of its view and of what overlaps it there`() {
    final class Listener: UIView {
      var calls = 0
      override func safeAreaInsetsDidChange() { calls += 1 }
    }
    final class Screen: UIViewController {
      var calls = 0
      override func viewSafeAreaInsetsDidChange() { calls += 1 }
    }
    let controller = Screen()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let top = Listener(frame: CGRect(x: 0, y: 10, width: 100, height: 20))
    let middle = Listener(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
    controller.view.addSubview(top)
    controller.view.addSubview(middle)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    #expect(controller.view.safeAreaInsets.top == 30)
    #expect(top.safeAreaInsets.top == 20 && middle.safeAreaInsets == .zero)
    #expect(controller.calls == 1 && top.calls == 1 && middle.calls == 0)
  }

  @Test func `a scroll view hears of a safe area that changes its insets`() {
    final class Listener: UIScrollViewDelegate {
      var insets: [Double] = []
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        insets.append(scrollView.adjustedContentInset.top)
      }
    }
    let (controller, listener) = (UIViewController(), Listener())
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.contentInsetAdjustmentBehavior = .always
    scrollView.delegate = listener
    controller.view.addSubview(scrollView)
    controller.additionalSafeAreaInsets.top = 30
    scrollView.contentInsetAdjustmentBehavior = .never
    controller.additionalSafeAreaInsets.top = 40
    #expect(listener.insets == [30, 0])
  }

  @Test func `the system's least margins depend on the width`() {
    let controller = UIViewController()
    controller.view = UIView()
    #expect(
      controller.systemMinimumLayoutMargins
        == NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    controller.view.traitOverrides = UITraitCollection(horizontalSizeClass: .regular)
    #expect(
      controller.systemMinimumLayoutMargins
        == NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20))
  }

  /// Returns the place and length of a view at 20, 100 points long, in a superview that grows from
  /// 200 to 300 points.
  private func resized(
    _ flexibleStart: Bool, _ flexibleLength: Bool, _ flexibleEnd: Bool
  ) -> [Double] {
    let view = UIView(frame: CGRect(x: 20, y: 0, width: 100, height: 10))
    if flexibleStart { view.autoresizingMask.insert(.flexibleLeftMargin) }
    if flexibleLength { view.autoresizingMask.insert(.flexibleWidth) }
    if flexibleEnd { view.autoresizingMask.insert(.flexibleRightMargin) }
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 10))
    superview.addSubview(view)
    superview.frame.size.width = 300
    return [view.frame.minX, view.frame.width]
  }

  @Test func `T114 without flexible parts a view stays as it is`() {
    #expect(resized(false, false, false) == [20, 100])
    #expect(resized(false, false, true) == [20, 100])
  }

  @Test func `T115 a flexible left margin takes the change`() {
    #expect(resized(true, false, false) == [120, 100])
  }

  @Test func `T116 a flexible width takes the change`() {
    #expect(resized(false, true, false) == [20, 200])
  }

  @Test func `T117 flexible margins share the change in proportion to their lengths`() {
    #expect(resized(true, false, true) == [40, 100])
    #expect(resized(true, true, true) == [30, 150])
  }

  @Test func `flexible parts without a length share equally, and no length is negative`() {
    let grown = LayoutFlexibility([.start, .length, .end]).resized(
      start: 0, length: 0, in: 0, to: 90)
    #expect(grown == (30, 30))
    let shrunk = LayoutFlexibility.length.resized(start: 20, length: 100, in: 200, to: 50)
    #expect(shrunk == (20, 0))
  }
}
