import Controls
import TestSupport
import Testing

/// Answers for the user's choices and writes them down.
private final class ChoiceDelegate: TabBarControllerDelegate {
  var agrees = true
  private(set) var calls: [String] = []

  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    calls.append("shouldSelect \(viewController.title ?? "")")
    return agrees
  }
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) { calls.append("didSelect \(viewController.title ?? "")") }
}

@MainActor
struct TabBarControllerTests {
  let log = CallLog()

  private func tabs(_ names: String...) -> TabBarController {
    let controller = TabBarController()
    controller.viewControllers = names.map { LoggingController($0, log) }
    return controller
  }

  @Test func `B116 a new controller has no tabs and no selection`() {
    let tabs = TabBarController()
    #expect(tabs.viewControllers == nil)
    #expect(tabs.selectedIndex == .max)
    #expect(tabs.selectedViewController == nil)
    #expect(tabs.tabBar.items == nil)
    #expect(tabs.moreNavigationController.viewControllers.count == 1)
  }

  @Test func `B117 a tap on a tab asks, selects and tells`() throws {
    let tabs = tabs("A", "B")
    let delegate = ChoiceDelegate()
    tabs.delegate = delegate
    let screen = Screen(tabs)
    #expect(screen.spoken() == ["Selected: A. Tab. 1 of 2.", "B. Tab. 2 of 2."])
    _ = log.taken()
    try screen.tap("B. Tab. 2 of 2.")
    #expect(delegate.calls == ["shouldSelect B", "didSelect B"])
    #expect(tabs.selectedIndex == 1)
    #expect(
      log.taken().filter { !$0.contains("Layout") } == [
        "B loadView", "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear",
        "B viewIsAppearing", "A viewDidDisappear", "B viewDidAppear",
      ])
    try screen.tap("Selected: B. Tab. 2 of 2.")
    #expect(delegate.calls.suffix(2) == ["shouldSelect B", "didSelect B"])
  }

  @Test func `B118 a refused tap changes nothing`() throws {
    let tabs = tabs("A", "B")
    let delegate = ChoiceDelegate()
    delegate.agrees = false
    tabs.delegate = delegate
    try Screen(tabs).tap("B. Tab. 2 of 2.")
    #expect(delegate.calls == ["shouldSelect B"])
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `B119 selecting in code calls no delegate method`() {
    let tabs = tabs("A", "B")
    let delegate = ChoiceDelegate()
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController === tabs.viewControllers?[1])
    #expect(delegate.calls.isEmpty)
    tabs.selectedIndex = 7
    tabs.selectedViewController = ViewController()
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `B120 of seven tabs the bar has four and the list of the others`() throws {
    let tabs = tabs("A", "B", "C", "D", "E", "F", "G")
    let screen = Screen(tabs)
    #expect(tabs.viewControllers?.count == 7)
    #expect(
      screen.spoken() == [
        "Selected: A. Tab. 1 of 5.", "B. Tab. 2 of 5.", "C. Tab. 3 of 5.", "D. Tab. 4 of 5.",
        "More. Tab. 5 of 5.",
      ])
    try screen.tap("More. Tab. 5 of 5.")
    #expect(tabs.selectedIndex == .max)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(Array(screen.spoken().prefix(4)) == ["More. Heading.", "E", "F", "G"])
    try screen.tap("F")
    #expect(tabs.selectedIndex == 5)
    #expect(Array(screen.spoken().prefix(2)) == ["More. Back Button.", "F. Heading."])
    try screen.tap("Selected: More. Tab. 5 of 5.")
    #expect(Array(screen.spoken().prefix(2)) == ["More. Heading.", "E"])
    try screen.tap("B. Tab. 2 of 5.")
    #expect(tabs.selectedIndex == 1)
    tabs.selectedIndex = 6
    #expect(Array(screen.spoken().prefix(2)) == ["More. Back Button.", "G. Heading."])
  }

  @Test func `a stack without a place in the bar is pushed on the list as it is`() throws {
    let tabs = tabs("A", "B", "C", "D", "E")
    let stack = NavigationController(rootViewController: LoggingController("F", log))
    tabs.viewControllers?.append(stack)
    let screen = Screen(tabs)
    try screen.tap("More. Tab. 5 of 5.")
    try screen.tap("F")
    #expect(tabs.moreNavigationController.topViewController === stack)
    #expect(stack.viewControllers.map(\.title) == ["F"])
  }

  @Test func `B115 the bar of a controller is not changed directly`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tabs = TabBarController()
        tabs.tabBar.items = []
      }
    }
    #expect(
      text(of: result).contains(
        "Directly modifying a tab bar managed by a tab bar controller is not allowed."))
  }

  @Test func `the selected tab leads back to the bottom of its stack`() throws {
    let navigation = NavigationController(rootViewController: LoggingController("A", log))
    let tabs = TabBarController()
    navigation.tabBarItem = TabBarItem(title: "Home", image: nil, tag: 0)
    tabs.viewControllers = [navigation, LoggingController("B", log)]
    let screen = Screen(tabs)
    navigation.pushViewController(LoggingController("A2", log), animated: false)
    try screen.tap("Selected: Home. Tab. 1 of 2.")
    #expect(navigation.viewControllers.count == 1)
    let inner = LoggingController("A3", log)
    inner.hidesBottomBarWhenPushed = true
    navigation.pushViewController(inner, animated: false)
    #expect(screen.spoken() == ["A. Back Button.", "A3. Heading."])
    #expect(inner.view.frame.maxY + navigation.view.frame.minY == 667)
  }
}
