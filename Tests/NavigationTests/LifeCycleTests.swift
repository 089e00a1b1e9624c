import Controls
import TestSupport
import Testing

@MainActor
struct LifeCycleTests {
  let log = CallLog()

  @Test func `B173 the view is created once, when it is first asked for`() {
    let controller = LoggingController("A", log)
    #expect(controller.viewIfLoaded == nil)
    #expect(!controller.isViewLoaded)
    _ = controller.view
    _ = controller.view
    controller.loadViewIfNeeded()
    #expect(log.taken() == ["A loadView", "A viewDidLoad"])
    #expect(controller.isViewLoaded)
  }

  @Test func `the names of a document are kept, and load nothing`() {
    let bundle = TapGestureRecognizer()
    let controller = ViewController(nibName: "Form", bundle: bundle)
    #expect(controller.nibName == "Form" && controller.nibBundle === bundle)
    #expect(controller.view.subviews.isEmpty)
  }

  @Test func `a view added without its controller appears with it only among views that are shown`()
  {
    let (root, early, late) = (
      LoggingController("R", log), LoggingController("E", log), LoggingController("L", log)
    )
    root.view.addSubview(early.view)
    let screen = Screen(root)
    #expect(!log.taken().contains { $0.hasPrefix("E view") && $0.hasSuffix("Appear") })
    root.view.addSubview(late.view)
    screen.window.layoutIfNeeded()
    #expect(log.taken().contains("L viewDidAppear"))
  }

  @Test func `a new controller has no parent, no children and nothing to edit`() {
    let controller = ViewController()
    #expect(controller.children.isEmpty)
    #expect(!controller.definesPresentationContext)
    #expect(!controller.isEditing)
    #expect(!controller.hidesBottomBarWhenPushed)
    #expect(controller.navigationController == nil)
    #expect(controller.parent == nil)
    #expect(controller.tabBarController == nil)
    #expect(controller.toolbarItems == nil)
    #expect(controller.title == nil)
    #expect(controller.tabBarItem != nil)
    #expect(!controller.isViewLoaded)
    #expect(controller.modalPresentationStyle == .automatic)
  }

  @Test func `B174 a controller appears in the order of its calls`() {
    let controller = LoggingController("A", log)
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    #expect(log.taken() == ["A loadView", "A viewDidLoad"])
    window.makeKeyAndVisible()
    #expect(
      log.taken() == [
        "A viewWillAppear", "A viewIsAppearing", "A viewWillLayoutSubviews",
        "A viewDidLayoutSubviews", "A viewDidAppear",
      ])
    window.makeKeyAndVisible()
    #expect(log.taken().isEmpty)
    window.isHidden = true
    #expect(log.taken() == ["A viewWillDisappear", "A viewDidDisappear"])
  }

  @Test func `another root controller takes the place of the former one`() {
    let screen = Screen(LoggingController("A", log))
    _ = log.taken()
    screen.window.rootViewController = LoggingController("B", log)
    #expect(
      log.taken() == [
        "A viewWillDisappear", "A viewDidDisappear", "B loadView", "B viewDidLoad",
        "B viewWillAppear", "B viewIsAppearing", "B viewWillLayoutSubviews",
        "B viewDidLayoutSubviews", "B viewDidAppear",
      ])
  }

  @Test func `B175 adding a child tells it that it will move, and not that it did`() {
    let (parent, child) = (LoggingController("P", log), LoggingController("C", log))
    parent.addChild(child)
    #expect(log.taken() == ["C willMove(parent)"])
    #expect(child.parent === parent)
    #expect(parent.children == [child])
  }

  @Test func `B176 removing a child tells it that it did move, and not that it will`() {
    let (parent, child) = (LoggingController("P", log), LoggingController("C", log))
    parent.addChild(child)
    _ = log.taken()
    child.removeFromParent()
    #expect(log.taken() == ["C didMove(nil)"])
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
  }

  @Test func `a child that is added to a shown parent appears when its view is added`() {
    let (parent, child) = (LoggingController("P", log), LoggingController("C", log))
    let screen = Screen(parent)
    _ = log.taken()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      log.taken().filter { !$0.contains("Layout") } == [
        "C willMove(parent)", "C loadView", "C viewDidLoad", "C viewWillAppear",
        "C viewIsAppearing", "C viewDidAppear", "C didMove(parent)",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.taken() == [
        "C willMove(nil)", "C viewWillDisappear", "C viewDidDisappear", "C didMove(nil)",
      ])
    _ = screen
  }

  @Test func `children begin and end before their parent`() {
    let (parent, child) = (LoggingController("P", log), LoggingController("C", log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = log.taken()
    let screen = Screen(parent)
    #expect(
      log.taken().filter { $0.contains("Appear") } == [
        "C viewWillAppear", "P viewWillAppear", "C viewIsAppearing", "P viewIsAppearing",
        "C viewDidAppear", "P viewDidAppear",
      ])
    screen.window.isHidden = true
    #expect(
      log.taken() == [
        "C viewWillDisappear", "P viewWillDisappear", "C viewDidDisappear", "P viewDidDisappear",
      ])
  }

  @Test func `a parent that forwards nothing tells its children itself`() {
    final class Manual: LoggingController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (parent, child) = (Manual("P", log), LoggingController("C", log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let screen = Screen(parent)
    #expect(log.taken().filter { $0.hasPrefix("C view") && $0.contains("ppear") }.isEmpty)
    child.beginAppearanceTransition(true, animated: false)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    #expect(
      log.taken().filter { !$0.contains("Layout") } == [
        "C viewWillAppear", "C viewIsAppearing", "C viewDidAppear",
      ])
    _ = screen
  }

  @Test func `a controller knows why it appears only while it is told so`() {
    final class Curious: ViewController {
      var answers: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { answers.append(isMovingToParent) }
      override func viewDidAppear(_ animated: Bool) { answers.append(isMovingToParent) }
      override func viewWillDisappear(_ animated: Bool) { answers.append(isMovingFromParent) }
    }
    let navigation = NavigationController(rootViewController: ViewController())
    let screen = Screen(navigation)
    let curious = Curious()
    navigation.pushViewController(curious, animated: false)
    #expect(!curious.isMovingToParent)
    navigation.popViewController(animated: false)
    #expect(curious.answers == [true, true, true])
    #expect(!curious.isMovingFromParent)
    _ = screen
  }

  @Test func `B177 the edit button begins and ends editing`() throws {
    final class Editing: ViewController {
      var calls: [String] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append("\(editing), animated: \(animated)")
      }
    }
    let controller = Editing()
    #expect(controller.editButtonItem.title == "Edit")
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    let screen = Screen(NavigationController(rootViewController: controller))
    try screen.tap("Edit. Button.")
    #expect(controller.isEditing)
    #expect(controller.editButtonItem.title == "Done")
    #expect(screen.spoken(in: "de") == ["Fertig. Taste."])
    try screen.tap("Done. Button.")
    #expect(!controller.isEditing)
    #expect(controller.calls == ["true, animated: true", "false, animated: true"])
    #expect(controller.editButtonItem.title == "Edit")
  }

  @Test func `B178 a title becomes that of the navigation item, and not the other way round`() {
    let controller = ViewController()
    controller.title = "T"
    #expect(controller.navigationItem.title == "T")
    controller.navigationItem.title = "U"
    #expect(controller.title == "T")
    controller.title = "V"
    #expect(controller.navigationItem.title == "V")
  }

  @Test func `B110 a tab has the title of its controller, until it has one of its own`() {
    let controller = ViewController()
    controller.title = "Home"
    #expect(controller.tabBarItem.title == "Home")
    controller.title = "Start"
    #expect(controller.tabBarItem.title == "Start")
    controller.tabBarItem.title = "Own"
    controller.title = "Other"
    #expect(controller.tabBarItem.title == "Own")
  }
}
