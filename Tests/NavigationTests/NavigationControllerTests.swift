import Controls
import TestSupport
import Testing

/// Writes down what a navigation controller shows.
private final class ShowDelegate: NavigationControllerDelegate {
  let log: CallLog
  init(_ log: CallLog) { self.log = log }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) { log.add("willShow \(viewController.title ?? "")") }
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) { log.add("didShow \(viewController.title ?? "")") }
}

@MainActor
struct NavigationControllerTests {
  let log = CallLog()

  private func controller(_ name: String) -> LoggingController { LoggingController(name, log) }

  @Test func `B102 a controller is created with its root on the stack`() {
    let a = controller("A")
    let navigation = NavigationController(rootViewController: a)
    #expect(navigation.viewControllers == [a])
    #expect(navigation.topViewController === a)
    #expect(a.navigationController === navigation)
    #expect(navigation.navigationBar.topItem === a.navigationItem)
    #expect(NavigationController().viewControllers.isEmpty)
    #expect(navigation.isToolbarHidden)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func `B103 popping returns the controller, and the root is not popped`() {
    let (a, b) = (controller("A"), controller("B"))
    let navigation = NavigationController(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    #expect(navigation.popViewController(animated: false) === b)
    #expect(b.navigationController == nil)
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.viewControllers == [a])
  }

  @Test func `B104 a controller is not pushed twice, and the record has UIKit's message`() {
    let (a, b) = (controller("A"), controller("B"))
    let navigation = NavigationController(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    let record = InteractionRecord.during { navigation.pushViewController(a, animated: false) }
    #expect(navigation.viewControllers == [a, b])
    #expect(
      record.description.hasPrefix(
        "  warning  Pushing the same view controller instance more than once is not supported (<"))
  }

  @Test func `B105 popping to a controller outside the stack traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NavigationController(rootViewController: ViewController())
          .popToViewController(ViewController(), animated: false)
      }
    }
    #expect(text(of: result).contains("Tried to pop to a view controller that doesn't exist."))
  }

  @Test func `B106 popping to the root returns what was above it`() {
    let (a, b, c) = (controller("A"), controller("B"), controller("C"))
    let navigation = NavigationController()
    navigation.viewControllers = [a, b, c]
    #expect(navigation.popToRootViewController(animated: false) == [b, c])
    #expect(navigation.viewControllers == [a])
    #expect(navigation.popToRootViewController(animated: false) == nil)
  }

  @Test func `B107 a push and a pop call the controllers and the delegate in UIKit's order`() {
    let (a, b) = (controller("A"), controller("B"))
    let navigation = NavigationController(rootViewController: a)
    let delegate = ShowDelegate(log)
    navigation.delegate = delegate
    let screen = Screen(navigation)
    #expect(
      log.taken().filter { !$0.contains("Layout") }.suffix(6) == [
        "A viewDidLoad", "A viewWillAppear", "willShow A", "A viewIsAppearing", "A viewDidAppear",
        "didShow A",
      ])
    navigation.pushViewController(b, animated: true)
    #expect(
      log.taken() == [
        "B willMove(parent)", "B loadView", "B viewDidLoad", "A viewWillDisappear",
        "B viewWillAppear", "willShow B", "B viewIsAppearing", "B viewWillLayoutSubviews",
        "B viewDidLayoutSubviews", "A viewDidDisappear", "B viewDidAppear", "B didMove(parent)",
        "didShow B",
      ])
    navigation.popViewController(animated: true)
    #expect(
      log.taken().filter { !$0.contains("Layout") && !$0.contains("Appearing") } == [
        "B willMove(nil)", "B viewWillDisappear", "A viewWillAppear", "willShow A",
        "B viewDidDisappear", "A viewDidAppear", "B didMove(nil)", "didShow A",
      ])
    _ = screen
  }

  @Test func `B108 a presented controller is visible, and the one below stays on top`() {
    let a = controller("A")
    let navigation = NavigationController(rootViewController: a)
    let screen = Screen(navigation)
    let modal = controller("M")
    a.present(modal, animated: false)
    #expect(navigation.visibleViewController === modal)
    #expect(navigation.topViewController === a)
    #expect(modal.presentingViewController === navigation)
    #expect(a.presentedViewController === modal)
    _ = screen
  }

  @Test func `B109 another order of the stack shows its last controller, as a pop`() {
    let (a, b, c) = (controller("A"), controller("B"), controller("C"))
    let navigation = NavigationController()
    navigation.setViewControllers([a, c, b], animated: false)
    let screen = Screen(navigation)
    _ = log.taken()
    navigation.setViewControllers([a, b, c], animated: false)
    #expect(navigation.topViewController === c)
    #expect(
      log.taken().filter { !$0.contains("Layout") && !$0.contains("oad") } == [
        "B viewWillDisappear", "C viewWillAppear", "C viewIsAppearing", "B viewDidDisappear",
        "C viewDidAppear",
      ])
    _ = screen
  }

  @Test func `the bar is read with the screen, and the back button leads back`() throws {
    let navigation = NavigationController(rootViewController: controller("First"))
    let screen = Screen(navigation)
    let second = controller("Second")
    let label = Label(frame: Rect(x: 10, y: 10, width: 100, height: 20))
    label.text = "Hello"
    second.view.addSubview(label)
    #expect(screen.spoken() == ["First. Heading."])
    navigation.pushViewController(second, animated: true)
    #expect(screen.spoken() == ["First. Back Button.", "Second. Heading.", "Hello"])
    #expect(navigation.navigationBar.frame == Rect(x: 0, y: 0, width: 375, height: 44))
    #expect(second.view.frame == Rect(x: 0, y: 44, width: 375, height: 623))
    try screen.tap("First. Back Button.")
    #expect(screen.spoken() == ["First. Heading."])
  }

  @Test func `the toolbar shows the items of the controller on top`() throws {
    let a = controller("A")
    let item = BarButtonItem(barButtonSystemItem: .refresh, target: nil, action: nil)
    a.toolbarItems = [.flexibleSpace(), item]
    let navigation = NavigationController(rootViewController: a)
    navigation.isToolbarHidden = false
    let screen = Screen(navigation)
    #expect(screen.spoken() == ["A. Heading.", "Refresh. Button."])
    #expect(navigation.toolbar.frame == Rect(x: 0, y: 623, width: 375, height: 44))
    a.setToolbarItems(
      [item, BarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)], animated: false
    )
    #expect(screen.spoken() == ["A. Heading.", "Refresh. Button.", "Sort. Button."])
    let b = controller("B")
    b.hidesBottomBarWhenPushed = true
    navigation.pushViewController(b, animated: false)
    #expect(screen.spoken() == ["A. Back Button.", "B. Heading."])
    navigation.isNavigationBarHidden = true
    #expect(screen.spoken().isEmpty)
  }

  @Test func `a thousand pushes and pops leave nothing behind`() {
    let navigation = NavigationController(rootViewController: ViewController())
    let screen = Screen(navigation)
    weak var last: ViewController?
    for _ in 0..<1000 {
      let controller = ViewController()
      last = controller
      navigation.pushViewController(controller, animated: false)
      navigation.popViewController(animated: false)
    }
    #expect(last == nil)
    #expect(navigation.children.count == 1)
    #expect(navigation.view.subviews.count == 2)
    _ = screen
  }
}
