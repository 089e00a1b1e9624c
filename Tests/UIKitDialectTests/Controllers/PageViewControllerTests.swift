import FoundationEssentials
import ResponderKit
import Testing
import UIKitDialect

private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages = (0..<3).map { _ in UIViewController() }
  var calls: [String] = []
  var hasDots = false
  var first = 0

  func name(_ controllers: [UIViewController]) -> String {
    controllers.map { "\(pages.firstIndex(of: $0) ?? -1)" }.joined(separator: ",")
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore controller: UIViewController
  ) -> UIViewController? {
    pages.firstIndex(of: controller).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter controller: UIViewController
  ) -> UIViewController? {
    pages.firstIndex(of: controller).flatMap { $0 < 2 ? pages[$0 + 1] : nil }
  }
  func presentationCount(for pageViewController: UIPageViewController) -> Int { hasDots ? 3 : 0 }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { first }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { calls.append("to \(name(pendingViewControllers))") }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { calls.append("from \(name(previousViewControllers)) \(completed)") }
}

@MainActor
struct PageViewControllerTests {
  private let book = Book()
  private let controller = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal,
    options: [.interPageSpacing: 10])
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    controller.dataSource = book
    controller.delegate = book
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  private func show(_ page: Int) {
    controller.setViewControllers([book.pages[page]], direction: .forward, animated: false)
    window.layoutIfNeeded()
  }

  @Test func `a program's page is shown, and the delegate is not told`() {
    var isDone = false
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: true) {
      isDone = $0
    }
    #expect(isDone && controller.viewControllers == [book.pages[0]])
    #expect(book.pages[0].parent === controller)
    #expect(book.pages[0].view.superview === controller.view)
    #expect(book.pages[0].view.frame == window.bounds)
    show(1)
    #expect(book.pages[0].parent == nil && book.pages[0].view.superview == nil)
    #expect(book.calls.isEmpty)
  }

  @Test func `a swipe turns the page`() {
    show(0)
    let driver = TouchDriver(in: window)
    driver.swipe(controller.view, .left)
    #expect(controller.viewControllers == [book.pages[1]])
    #expect(book.calls == ["to 1", "from 0 true"])
    driver.swipe(controller.view, .right)
    #expect(controller.viewControllers == [book.pages[0]])
    driver.swipe(controller.view, .right)
    #expect(controller.viewControllers == [book.pages[0]] && book.calls.count == 4)
    #expect(controller.gestureRecognizers.count == 2)
  }

  @Test func `a screen reader turns the page`() {
    show(1)
    #expect(controller.accessibilityScroll(.left))
    #expect(controller.viewControllers == [book.pages[2]])
    #expect(!controller.accessibilityScroll(.next))
    #expect(controller.accessibilityScroll(.previous))
    #expect(controller.viewControllers == [book.pages[1]])
  }

  @Test func `a page control shows the place and turns the page`() {
    book.hasDots = true
    show(0)
    controller.view.setNeedsLayout()
    window.layoutIfNeeded()
    let dots = controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first
    #expect(dots?.numberOfPages == 3 && dots?.currentPage == 0)
    #expect(book.pages[0].view.frame.height == Double(443))
    dots?.accessibilityIncrement()
    #expect(controller.viewControllers == [book.pages[1]] && dots?.currentPage == 1)
    #expect(book.calls == ["to 1", "from 0 true"])
  }

  @Test func `what it was created with can be read`() {
    #expect(controller.transitionStyle == .scroll && controller.spineLocation == .none)
    #expect(controller.navigationOrientation == .horizontal && !controller.isDoubleSided)
    let curl = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .vertical,
      options: [.spineLocation: UIPageViewController.SpineLocation.max.rawValue])
    #expect(curl.spineLocation == .max && curl.navigationOrientation == .vertical)
    #expect(UIPageViewController(nibName: nil, bundle: nil).spineLocation == .min)
    final class Plain: UIPageViewControllerDelegate {}
    let plain = Plain()
    #expect(plain.pageViewController(curl, spineLocationFor: .portrait) == .max)
    #expect(plain.pageViewControllerSupportedInterfaceOrientations(curl) == .allButUpsideDown)
    #expect(
      plain.pageViewControllerPreferredInterfaceOrientationForPresentation(curl) == .portrait)
  }
}
