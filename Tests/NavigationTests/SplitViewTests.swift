import Controls
import TestSupport
import Testing

@MainActor
struct SplitViewTests {
  let log = CallLog()

  private func split() -> (split: SplitViewController, list: NavigationController) {
    let split = SplitViewController()
    let list = NavigationController(rootViewController: LoggingController("List", log))
    let detail = NavigationController(rootViewController: LoggingController("Detail", log))
    split.viewControllers = [list, detail]
    return (split, list)
  }

  @Test func `in a narrow interface the detail covers the list`() throws {
    let (split, list) = split()
    let screen = Screen(split)
    #expect(split.isCollapsed)
    #expect(screen.spoken() == ["List. Back Button.", "Detail. Heading."])
    try screen.tap("List. Back Button.")
    #expect(screen.spoken() == ["List. Heading."])
    list.topViewController?.showDetailViewController(
      NavigationController(rootViewController: LoggingController("Other", log)), sender: nil)
    #expect(screen.spoken() == ["List. Back Button.", "Other. Heading."])
  }

  @Test func `a delegate leaves the detail out, so that the list is shown`() {
    final class ListFirst: SplitViewControllerDelegate {
      func splitViewController(
        _ splitViewController: SplitViewController,
        collapseSecondary secondaryViewController: ViewController,
        onto primaryViewController: ViewController
      ) -> Bool { true }
    }
    let (split, _) = split()
    let delegate = ListFirst()
    split.delegate = delegate
    #expect(Screen(split).spoken() == ["List. Heading."])
  }

  @Test func `in a wide interface the list and the detail are side by side`() {
    let (split, list) = split()
    let screen = Screen(ViewController())
    screen.window.windowScene?.traitCollection.horizontalSizeClass = .regular
    screen.window.frame.size = Size(width: 1024, height: 768)
    screen.window.rootViewController = split
    #expect(!split.isCollapsed)
    #expect(screen.spoken() == ["List. Heading.", "Detail. Heading."])
    #expect(list.view.frame == Rect(x: 0, y: 0, width: 320, height: 768))
    _ = log.taken()
    list.topViewController?.showDetailViewController(LoggingController("Other", log), sender: nil)
    #expect(split.viewControllers.last?.title == "Other")
    #expect(
      log.taken().filter { $0.contains("Appear") || $0.contains("Disappear") } == [
        "Detail viewWillDisappear", "Other viewWillAppear", "Other viewIsAppearing",
        "Detail viewDidDisappear", "Other viewDidAppear",
      ])
  }
}
