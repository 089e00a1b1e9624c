import Accessibility
import ButtonModel
import ControlCore
import Graphics
import Navigation
import ResponderKit
import Testing

@MainActor @Suite struct FocusSystemTests {
  @Test func `a presented controller has the focus, and its presenter gets it back`() {
    let stage = FocusStage()
    stage.button("back", 0, 0)
    let first = stage.button("second", 0, 100)
    #expect(stage.driver.focus(first))
    let sheet = ViewController()
    sheet.view = View(frame: stage.window.bounds)
    stage.button("inside", 0, 0, in: sheet.view)
    stage.controller.present(sheet, animated: false)
    stage.driver.wait(0)
    #expect(stage.focused == "inside")
    #expect(!stage.driver.focus(first))
    #expect(stage.path(.down, .next) == ["inside", "inside"])
    stage.controller.dismiss(animated: false)
    stage.driver.wait(0)
    #expect(stage.focused == "second")
    stage.controller.restoresFocusAfterTransition = false
    stage.controller.present(sheet, animated: false)
    stage.driver.wait(0)
    stage.controller.dismiss(animated: false)
    stage.driver.wait(0)
    #expect(stage.focused == "back")
  }

  @Test func `the controller that a container shows is preferred, and gets the focus back`() {
    let stage = FocusStage()
    let (root, pushed) = (StageController(), StageController())
    for (controller, name) in [(root, "root"), (pushed, "pushed")] {
      controller.title = name
      controller.view = View(frame: stage.window.bounds)
      stage.button("\(name) first", 0, 100, in: controller.view)
      controller.preferred = [stage.button("\(name) preferred", 0, 200, in: controller.view)]
    }
    let navigation = NavigationController(rootViewController: root)
    let tabs = TabBarController()
    tabs.viewControllers = [navigation]
    stage.window.rootViewController = tabs
    stage.driver.wait(0)
    #expect(stage.focused == "root preferred")
    #expect(stage.path(.up) == ["root first"])
    navigation.pushViewController(pushed, animated: false)
    stage.driver.wait(0)
    #expect(stage.focused == "pushed preferred")
    navigation.popViewController(animated: false)
    stage.driver.wait(0)
    #expect(stage.focused == "root first")
  }

  @Test func `views that are hidden, transparent or without interaction are passed over`() {
    let stage = FocusStage()
    let a = stage.button("a", 0, 0)
    let changes: [(View) -> Void] = [
      { $0.isHidden = true }, { $0.alpha = 0 }, { $0.isUserInteractionEnabled = false },
    ]
    for (number, change) in changes.enumerated() {
      let box = stage.add(View(frame: Rect(x: 0, y: 50, width: 100, height: 20)), "box \(number)")
      stage.button("inside \(number)", 0, 0, in: box)
      change(box)
    }
    #expect(stage.driver.focus(a))
    #expect(stage.path(.down, .next) == ["a", "a"])
  }

  @Test func `a movement that finds nothing or is refused posts a notice`() {
    let stage = FocusStage()
    let (a, b) = (stage.button("a", 0, 0), stage.button("b", 0, 100))
    #expect(stage.driver.focus(a))
    var notices: [String] = []
    let observation = stage.window.noticeCenter.addObserver(forName: nil) { notice in
      let context = notice.userInfo[FocusSystem.focusUpdateContextKey] as? FocusUpdateContext
      let hasCoordinator = notice.userInfo[FocusSystem.animationCoordinatorKey] != nil
      notices.append(
        "\(notice.name.rawValue) \(context?.focusHeading ?? []) \(hasCoordinator)")
    }
    let record = InteractionRecord.during {
      stage.driver.moveFocus(.left)
      b.allows = false
      stage.driver.moveFocus(.down)
      stage.driver.focus(b)
      b.allows = true
      stage.driver.moveFocus(.down)
    }
    #expect(
      notices == [
        "UIFocusMovementDidFailNotification left true",
        "UIFocusMovementDidFailNotification down true", "UIFocusDidUpdateNotification down true",
      ])
    #expect(
      record.description == """
          focus does not move left  there is nothing in that direction
          focus does not move down  StageButton #b does not let it
          focus stays               StageButton #b does not let it
          focus moves down          from StageButton #a to StageButton #b
          focused → normal          StageButton #a
          normal → focused          StageButton #b
        """)
    stage.window.noticeCenter.removeObserver(observation)
  }

  @Test func `the closures of a coordinator run after everyone was told, completions last`() {
    final class Card: Button {
      var log = StageLog()
      override func didUpdateFocus(
        in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
      ) {
        super.didUpdateFocus(in: context, with: coordinator)
        let (name, log) = (accessibilityIdentifier ?? "", log)
        log.lines.append("\(name) told")
        coordinator.addCoordinatedAnimations {
          log.lines.append("\(name) with")
        } completion: {
          log.lines.append("\(name) after")
        }
        if context.nextFocusedItem === self {
          coordinator.addCoordinatedFocusingAnimations { log.lines.append("\(name) grows") }
        } else {
          coordinator.addCoordinatedUnfocusingAnimations { log.lines.append("\(name) shrinks") }
        }
      }
    }
    let stage = FocusStage()
    let (a, b) = (
      Card(frame: Rect(x: 0, y: 0, width: 40, height: 20)),
      Card(frame: Rect(x: 0, y: 50, width: 40, height: 20))
    )
    stage.add(a, "a")
    stage.add(b, "b")
    #expect(stage.driver.focus(a))
    let log = StageLog()
    (a.log, b.log) = (log, log)
    stage.driver.moveFocus(.down)
    #expect(
      log.lines == [
        "a told", "b told", "a shrinks", "a with", "b with", "b grows", "a after", "b after",
      ])
  }

  @Test func `handlers may move the focus, remove items and request updates under way`() {
    final class Mover: Button {
      var body: () -> Void = {}
      override func didUpdateFocus(
        in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
      ) {
        super.didUpdateFocus(in: context, with: coordinator)
        body()
      }
      var asks: () -> Void = {}
      override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool {
        asks()
        return true
      }
    }
    let stage = FocusStage()
    let a = stage.button("a", 0, 0)
    let mover = Mover(frame: Rect(x: 0, y: 50, width: 40, height: 20))
    stage.add(mover, "mover")
    let c = stage.button("c", 0, 100)
    mover.body = { [unowned mover] in if mover.isFocused { stage.driver.focus(c) } }
    #expect(stage.driver.focus(a))
    stage.driver.moveFocus(.down)
    #expect(stage.focused == "c")
    // It asks for itself again each time; that comes to an end.
    mover.body = { [unowned mover] in
      stage.system?.requestFocusUpdate(to: mover.isFocused ? a : mover)
    }
    stage.driver.moveFocus(.up)
    #expect(stage.controller.view.subviews.count(where: \.isFocused) == 1)
    mover.body = {}
    #expect(stage.driver.focus(a))
    mover.asks = { [unowned mover] in mover.removeFromSuperview() }
    #expect(!stage.driver.moveFocus(.down))
    #expect(stage.focused == "a")
    mover.asks = {}
    stage.add(mover, "mover")
    mover.body = { [unowned mover] in mover.removeFromSuperview() }
    stage.driver.moveFocus(.down)
    #expect(stage.focused == "a" && !mover.isFocused)
  }

  @Test func `arrows stay in a group on a keyboard, and leave it on a television`() {
    for (idiom, expected) in [(TraitCollection.UserInterfaceIdiom.pad, "a2"), (.tv, "b")] {
      let stage = FocusStage(idiom)
      stage.application.isFullKeyboardAccessEnabled = true
      let group = stage.add(View(frame: Rect(x: 0, y: 0, width: 100, height: 400)), "group")
      stage.controller.view.focusGroupIdentifier = nil
      group.focusGroupIdentifier = "side"
      let a = stage.button("a", 0, 0, in: group)
      stage.button("a2", 0, 300, in: group)
      stage.button("b", 0, 100)
      #expect(stage.driver.focus(a))
      #expect(stage.path(.down) == [expected])
    }
    #expect(FocusGroupPriority.ignored < .previouslyFocused)
  }

  @Test func `the group of a controller is that of its views, first and last are of the window`() {
    let stage = FocusStage(.pad)
    stage.application.isFullKeyboardAccessEnabled = true
    stage.controller.focusGroupIdentifier = "all"
    for number in 0..<4 { stage.button("\(number)", 0, Double(number) * 50) }
    #expect(stage.path(.first, .next, .last, .previous, .first) == ["0", "0", "3", "3", "0"])
  }

  @Test func `items that are no views are focused in the view that contains them`() {
    final class Tile: FocusItem {
      weak var board: View?
      var isTold = false
      let frame: Rect
      init(_ board: View, _ frame: Rect) { (self.board, self.frame) = (board, frame) }
      var canBecomeFocused: Bool { true }
      var preferredFocusEnvironments: [any FocusEnvironment] { [] }
      var parentFocusEnvironment: (any FocusEnvironment)? { board }
      var focusItemContainer: (any FocusItemContainer)? { nil }
      func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }
      func didUpdateFocus(
        in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
      ) { isTold = context.nextFocusedItem === self }
    }
    final class Board: View {
      var tiles: [Tile] = []
      var presses = 0
      override func focusItems(in rect: Rect) -> [any FocusItem] { tiles }
      override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
        self.presses += 1
      }
    }
    let stage = FocusStage()
    let board = stage.add(Board(frame: Rect(x: 100, y: 100, width: 200, height: 100)), "board")
    board.tiles = [
      Tile(board, Rect(x: 0, y: 0, width: 50, height: 50)),
      Tile(board, Rect(x: 100, y: 0, width: 50, height: 50)),
    ]
    stage.driver.wait(0)
    #expect(board.tiles[0].isFocused && board.tiles[0].isTold)
    stage.driver.moveFocus(.right)
    #expect(board.tiles[1].isFocused && !board.tiles[0].isFocused)
    stage.driver.press(.select)
    #expect(board.presses == 1)
    let order = FocusOrder(in: stage.window)
    #expect(order?.items.map(\.frame.minX) == [100, 200])
    #expect(order?.items.first?.neighbors == [.right: 1, .next: 1, .previous: 1])
    // A tile that the board does not list is gone, whoever retains it.
    board.tiles = []
    stage.button("later", 0, 0)
    stage.driver.wait(0)
    #expect(stage.focused == "later")
  }

  @Test func `the content of a scroll view stays together and is scrolled by the focus`() {
    let stage = FocusStage()
    let scrollView = stage.add(
      ScrollView(frame: Rect(x: 0, y: 100, width: 200, height: 100)), "list")
    scrollView.contentSize = Size(width: 200, height: 600)
    for number in 0..<6 { stage.button("row \(number)", 0, Double(number) * 100, in: scrollView) }
    stage.button("top", 0, 0)
    stage.button("bottom", 0, 300)
    var path: [String?] = []
    #expect(stage.path(.first) == ["top"])
    for _ in 0..<8 { path += stage.path(.next) }
    #expect(path == (0..<6).map { "row \($0)" } + ["bottom", "top"])
    #expect(scrollView.contentOffset.y == 420)
  }

  @Test func `a tree without a window has a focus of its own`() {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    root.isFullKeyboardAccessEnabled = true
    let button = Button(frame: Rect(x: 0, y: 0, width: 40, height: 20))
    root.addSubview(button)
    let driver = TouchDriver(in: root)
    #expect(driver.moveFocus(.next))
    #expect(button.isFocused && FocusSystem(for: button)?.focusedItem === button)
    #expect(FocusSystem.environment(root, contains: button))
    #expect(!FocusSystem.environment(button, contains: root))
  }

  @Test func `guides belong to one view, and leave it`() {
    let (first, second) = (View(), View())
    let guide = FocusGuide()
    guide.identifier = "guide"
    first.addLayoutGuide(guide)
    second.addLayoutGuide(guide)
    #expect(first.layoutGuides.isEmpty && second.layoutGuides.count == 1)
    #expect(guide.owningView === second)
    first.removeLayoutGuide(guide)
    second.removeLayoutGuide(guide)
    #expect(second.layoutGuides.isEmpty && guide.owningView == nil)
  }
}
