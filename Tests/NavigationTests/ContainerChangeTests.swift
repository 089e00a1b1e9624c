import Controls
import TestSupport
import Testing

@MainActor
private func item(_ title: String) -> BarButtonItem {
  BarButtonItem(title: title, style: .plain, target: nil, action: nil)
}

/// What changes while it is shown.
@MainActor
struct ContainerChangeTests {
  let log = CallLog()

  private func controller(_ name: String) -> LoggingController { LoggingController(name, log) }

  private func appearances() -> [String] {
    log.taken().filter { $0.hasSuffix("Appear") || $0.hasSuffix("Disappear") }
  }

  @Test func `a toolbar that was shown can be hidden again`() {
    let a = controller("A")
    a.toolbarItems = [item("Sort")]
    let navigation = NavigationController(rootViewController: a)
    navigation.isToolbarHidden = false
    let screen = Screen(navigation)
    #expect(screen.spoken() == ["A. Heading.", "Sort. Button."])
    navigation.setToolbarHidden(true, animated: false)
    #expect(screen.spoken() == ["A. Heading."])
    #expect(a.view.frame.maxY == 667)
  }

  @Test func `an item that was hidden at first is shown when it is not any longer`() {
    let a = controller("A")
    let save = item("Save")
    save.isHidden = true
    a.navigationItem.rightBarButtonItem = save
    let screen = Screen(NavigationController(rootViewController: a))
    #expect(screen.spoken() == ["A. Heading."])
    save.isHidden = false
    #expect(screen.spoken() == ["A. Heading.", "Save. Button."])
  }

  @Test func `a prompt that comes makes room for itself, and the buttons stay in reach`() throws {
    let a = controller("A")
    var taps = 0
    a.navigationItem.rightBarButtonItem = BarButtonItem(
      primaryAction: Action(title: "Save") { _ in taps += 1 })
    let navigation = NavigationController(rootViewController: a)
    let screen = Screen(navigation)
    a.navigationItem.prompt = "Connecting…"
    #expect(screen.spoken() == ["Connecting…", "A. Heading.", "Save. Button."])
    #expect(navigation.navigationBar.frame.height == 74)
    #expect(a.view.frame.minY == 74)
    try screen.tap("Save. Button.")
    #expect(taps == 1)
  }

  @Test func `tabs can be put into navigation controllers`() {
    let tabs = TabBarController()
    let controllers = [controller("A"), controller("B")]
    tabs.viewControllers = controllers
    let screen = Screen(tabs)
    tabs.viewControllers = tabs.viewControllers?.map {
      NavigationController(rootViewController: $0)
    }
    #expect(controllers[0].navigationController != nil)
    #expect(
      screen.spoken() == ["A. Heading.", "Selected: A. Tab. 1 of 2.", "B. Tab. 2 of 2."])
  }

  @Test func `a controller that leaves its parent leaves the stack`() {
    let (a, b, c) = (controller("A"), controller("B"), controller("C"))
    let navigation = NavigationController()
    navigation.viewControllers = [a, b, c]
    let screen = Screen(navigation)
    #expect(screen.spoken() == ["B. Back Button.", "C. Heading."])
    b.removeFromParent()
    #expect(navigation.viewControllers == [a, c])
    #expect(screen.spoken() == ["A. Back Button.", "C. Heading."])
    let other = NavigationController(rootViewController: controller("D"))
    other.pushViewController(c, animated: false)
    #expect(navigation.viewControllers == [a])
    #expect(screen.spoken() == ["A. Heading."])
  }

  @Test func `a tab that is set later takes the place of the former one`() throws {
    let tabs = TabBarController()
    let (a, b) = (controller("A"), controller("B"))
    tabs.viewControllers = [a, b]
    let screen = Screen(tabs)
    b.tabBarItem = TabBarItem(title: "Later", image: nil, tag: 0)
    #expect(screen.spoken() == ["Selected: A. Tab. 1 of 2.", "Later. Tab. 2 of 2."])
    try screen.tap("Later. Tab. 2 of 2.")
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `a navigation controller has the tab of its root, until it has one of its own`() {
    let root = controller("Root")
    root.tabBarItem = TabBarItem(title: "Home", image: nil, tag: 3)
    let navigation = NavigationController(rootViewController: root)
    #expect(navigation.tabBarItem === root.tabBarItem)
    navigation.tabBarItem = TabBarItem(title: "Own", image: nil, tag: 0)
    #expect(navigation.tabBarItem.title == "Own")
  }

  @Test func `other tabs keep the selection, or its place`() {
    let tabs = TabBarController()
    let (a, b, c) = (controller("A"), controller("B"), controller("C"))
    tabs.viewControllers = [a, b]
    tabs.selectedIndex = 1
    tabs.viewControllers = [b, a]
    #expect(tabs.selectedViewController === b)
    tabs.viewControllers = [c, a]
    #expect(tabs.selectedViewController === c)
    tabs.selectedIndex = 1
    tabs.viewControllers = [b, c]
    #expect(tabs.selectedViewController === c)
  }

  @Test func `a tab behind More is chosen again after going back`() throws {
    let tabs = TabBarController()
    tabs.viewControllers = ["A", "B", "C", "D", "E", "F", "G"].map { controller($0) }
    let screen = Screen(tabs)
    try screen.tap("More. Tab. 5 of 5.")
    for _ in 0..<2 {
      try screen.tap("F")
      #expect(tabs.selectedIndex == 5)
      try screen.tap("More. Back Button.")
      #expect(tabs.selectedIndex == .max)
      #expect(tabs.viewControllers?[5].parent != nil)
    }
  }

  @Test func `the same detail again changes nothing`() {
    let split = SplitViewController()
    let detail = controller("Detail")
    split.viewControllers = [controller("List"), detail]
    let screen = Screen(ViewController())
    screen.window.windowScene?.traitCollection.horizontalSizeClass = .regular
    screen.window.rootViewController = split
    split.showDetailViewController(detail, sender: nil)
    #expect(detail.parent === split)
    #expect(split.viewControllers.last === detail)
  }

  @Test func `a presentation in the context of a stack stays in place of the covered view`() {
    let a = controller("A")
    a.definesPresentationContext = true
    let navigation = NavigationController(rootViewController: a)
    let screen = Screen(navigation)
    _ = log.taken()
    let modal = controller("M")
    modal.modalPresentationStyle = .currentContext
    a.present(modal, animated: false)
    navigation.view.setNeedsLayout()
    screen.window.layoutIfNeeded()
    #expect(a.view.window == nil)
    #expect(
      appearances() == [
        "A viewWillDisappear", "M viewWillAppear", "M viewDidAppear", "A viewDidDisappear",
      ])
    a.dismiss(animated: false)
    screen.window.layoutIfNeeded()
    #expect(a.view.window === screen.window)
    #expect(
      appearances() == [
        "M viewWillDisappear", "A viewWillAppear", "A viewDidAppear", "M viewDidDisappear",
      ])
  }

  @Test func `a presenter may present again when it is told that it has appeared`() {
    final class Insisting: ViewController {
      var count = 0
      override func viewDidAppear(_ animated: Bool) {
        guard count < 2 else { return }
        count += 1
        let login = ViewController()
        login.modalPresentationStyle = .fullScreen
        present(login, animated: false)
      }
    }
    let root = Insisting()
    let screen = Screen(root)
    #expect(root.presentedViewController != nil)
    root.dismiss(animated: false)
    #expect(root.count == 2)
    #expect(root.presentedViewController != nil)
    _ = screen
  }

  @Test func `the responder chain goes on behind a full-screen presentation`() {
    let root = controller("Root")
    let screen = Screen(root)
    let modal = controller("M")
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: false)
    let chain = Array(sequence(first: modal as Responder, next: \.next))
    #expect(chain.contains(root))
    #expect(chain.contains(screen.window))
    #expect(chain.last === screen.application)
  }

  @Test func `the controllers between are dismissed without being shown`() {
    let root = controller("Root")
    let screen = Screen(root)
    var former: ViewController = root
    for name in ["M", "N"] {
      let modal = controller(name)
      modal.modalPresentationStyle = .fullScreen
      former.present(modal, animated: false)
      former = modal
    }
    _ = log.taken()
    root.dismiss(animated: false)
    #expect(
      appearances() == [
        "N viewWillDisappear", "N viewDidDisappear", "Root viewWillAppear", "Root viewDidAppear",
      ])
    #expect(root.view.window === screen.window)
  }

  @Test func `what is presented before the window is visible appears with it`() {
    let root = controller("Root")
    let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = root
    root.present(controller("Sheet"), animated: false)
    #expect(appearances().isEmpty)
    window.makeKeyAndVisible()
    #expect(
      appearances() == [
        "Root viewWillAppear", "Root viewDidAppear", "Sheet viewWillAppear", "Sheet viewDidAppear",
      ])
    window.isHidden = true
    #expect(
      appearances() == [
        "Root viewWillDisappear", "Root viewDidDisappear", "Sheet viewWillDisappear",
        "Sheet viewDidDisappear",
      ])
  }

  @Test func `a controller around the presenter is active and is not presented`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let child = ViewController()
        let navigation = NavigationController(rootViewController: child)
        let screen = Screen(navigation)
        child.present(navigation, animated: false)
        _ = screen
      }
    }
    #expect(text(of: result).contains("Application tried to present modally an active controller"))
  }

  @Test func `a delegate is told once of each controller, and last of the one that is shown`() {
    final class Pushing: ViewController {
      var following: ViewController?
      override func viewWillAppear(_ animated: Bool) {
        guard let following else { return }
        self.following = nil
        navigationController?.pushViewController(following, animated: false)
      }
    }
    final class Delegate: NavigationControllerDelegate {
      var calls: [String] = []
      func navigationController(
        _ navigationController: NavigationController, didShow viewController: ViewController,
        animated: Bool
      ) { calls.append(viewController.title ?? "") }
    }
    let root = Pushing()
    root.title = "Root"
    root.following = controller("Next")
    let navigation = NavigationController(rootViewController: root)
    let delegate = Delegate()
    navigation.delegate = delegate
    let screen = Screen(navigation)
    #expect(navigation.topViewController?.title == "Next")
    #expect(delegate.calls == ["Next"])
    #expect(screen.spoken() == ["Root. Back Button.", "Next. Heading."])
  }

  @Test func `escape goes back on a stack, and does not dismiss a full-screen presentation`() {
    let navigation = NavigationController(rootViewController: controller("A"))
    let screen = Screen(navigation)
    navigation.pushViewController(controller("B"), animated: false)
    #expect(navigation.accessibilityPerformEscape())
    #expect(navigation.viewControllers.count == 1)
    #expect(!navigation.accessibilityPerformEscape())
    let modal = controller("M")
    modal.modalPresentationStyle = .fullScreen
    navigation.present(modal, animated: false)
    #expect(!modal.accessibilityPerformEscape())
    _ = screen
  }
}
