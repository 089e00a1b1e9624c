import Controls
import TestSupport
import Testing

/// Answers a bar's questions and writes down what it is asked.
private final class BarDelegate: NavigationBarDelegate {
  var agrees = true
  private(set) var calls: [String] = []

  func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool {
    calls.append("shouldPush \(item.title ?? "")")
    return agrees
  }
  func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem) {
    calls.append("didPush \(item.title ?? "")")
  }
  func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool {
    calls.append("shouldPop \(item.title ?? "")")
    return agrees
  }
  func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem) {
    calls.append("didPop \(item.title ?? "")")
  }
}

@MainActor
private func item(_ title: String?) -> BarButtonItem {
  BarButtonItem(title: title, style: .plain, target: nil, action: nil)
}

/// A bar with an item below the top, and the top.
@MainActor
private func bar(_ items: NavigationItem...) -> NavigationBar {
  let bar = NavigationBar(frame: .zero)
  bar.items = items
  return bar
}

/// The right edges of the buttons with a letter for a title.
@MainActor
private func rightEdges(in screen: Screen) -> [String: Double] {
  let elements = AccessibilityHierarchy(of: screen.window).stops.map(\.element)
  return elements.filter { $0.label?.count == 1 }.reduce(into: [:]) {
    $0[$1.label ?? ""] = $1.frame.maxX
  }
}

@MainActor
struct NavigationBarTests {
  @Test func `B090 right items run from the right edge inward and are read from left to right`() {
    let top = NavigationItem(title: "Title")
    top.rightBarButtonItems = [item("a"), item("b")]
    let screen = Screen(showing: bar(top))
    #expect(screen.spoken() == ["Title. Heading.", "b. Button.", "a. Button."])
    #expect(rightEdges(in: screen) == ["a": 375, "b": 331])
  }

  @Test func `B091 the back button has the title of the item below`() throws {
    let bar = bar(NavigationItem(title: "First"), NavigationItem(title: "B"))
    let screen = Screen(showing: bar)
    screen.window.layoutIfNeeded()
    let button = try #require(bar.subviews.compactMap { $0 as? Button }.first)
    #expect(button.currentTitle == "First")
  }

  @Test func `B094 the back button says the title of the item below`() {
    let screen = Screen(showing: bar(NavigationItem(title: "First"), NavigationItem(title: "B")))
    #expect(screen.spoken() == ["First. Back Button.", "B. Heading."])
  }

  @Test func `B092 without a title below, the back button says only what it is`() {
    let screen = Screen(showing: bar(NavigationItem(), NavigationItem()))
    #expect(screen.spoken() == ["Back Button."])
    #expect(screen.spoken(in: "de") == ["Zurück-Taste."])
  }

  @Test func `B093 a back title replaces the title, and a back button replaces both`() {
    let below = NavigationItem(title: "First")
    below.backButtonTitle = "Home"
    let bar = bar(below, NavigationItem())
    let screen = Screen(showing: bar)
    #expect(screen.spoken() == ["Home. Back Button."])
    below.backBarButtonItem = item("X")
    #expect(screen.spoken() == ["X. Back Button."])
    below.backBarButtonItem = BarButtonItem(customView: View())
    #expect(screen.spoken() == ["Home. Back Button."])
  }

  @Test func `B095 a minimal back button draws no text, and a generic one says Back`() throws {
    let below = NavigationItem(title: "First")
    let bar = bar(below, NavigationItem())
    let screen = Screen(showing: bar)
    below.backButtonDisplayMode = .minimal
    #expect(screen.spoken() == ["First. Back Button."])
    let button = try #require(bar.subviews.compactMap { $0 as? Button }.first)
    #expect(button.currentTitle == nil)
    below.backButtonDisplayMode = .generic
    #expect(screen.spoken() == ["Back Button."])
  }

  @Test func `B096 left items replace the back button unless they supplement it`() {
    let top = NavigationItem()
    top.leftBarButtonItem = item("Menu")
    let screen = Screen(showing: bar(NavigationItem(title: "First"), top))
    #expect(screen.spoken() == ["Menu. Button."])
    top.leftItemsSupplementBackButton = true
    #expect(screen.spoken() == ["First. Back Button.", "Menu. Button."])
  }

  @Test func `B097 there is no back button at the bottom, or where the top hides it`() {
    #expect(Screen(showing: bar(NavigationItem(title: "Root"))).spoken() == ["Root. Heading."])
    let top = NavigationItem(title: "B")
    top.hidesBackButton = true
    let screen = Screen(showing: bar(NavigationItem(title: "First"), top))
    #expect(screen.spoken() == ["B. Heading."])
  }

  @Test(arguments: [
    ("First", ["First. Back Button.", "Second. Heading."]),
    ("Back", ["Back Button.", "Second. Heading."]), ("BACK", ["Back Button.", "Second. Heading."]),
  ])
  func `rows 75 to 77 hold for a live bar`(title: String, spoken: [String]) {
    let bar = bar(NavigationItem(title: title), NavigationItem(title: "Second"))
    #expect(Screen(showing: bar).spoken() == spoken)
  }

  @Test func `B098 the title is a heading`() {
    #expect(
      Screen(showing: bar(NavigationItem(title: "Settings"))).spoken() == ["Settings. Heading."])
  }

  @Test func `B099 the bar is read from left to right, and in Arabic from right to left`() {
    let top = NavigationItem(title: "Title")
    top.leftBarButtonItems = [item("a"), item("b")]
    top.rightBarButtonItems = [item("d"), item("c")]
    let screen = Screen(showing: bar(top))
    #expect(
      screen.spoken() == [
        "a. Button.", "b. Button.", "Title. Heading.", "c. Button.", "d. Button.",
      ])
    screen.window.windowScene?.layoutDirection = .rightToLeft
    screen.window.subviews[0].subviews[0].setNeedsLayout()
    screen.window.layoutIfNeeded()
    let order = ReadingOrder(direction: .rightToLeft)
    let stops = AccessibilityHierarchy(of: screen.window, order: order).stops
    #expect(stops.map { $0.element.label ?? "" } == ["a", "b", "Title", "c", "d"])
    #expect(rightEdges(in: screen) == ["a": 375, "b": 331, "c": 88, "d": 44])
  }

  @Test func `a prompt is read before the title, and a large title once, below the buttons`() {
    let top = NavigationItem(title: "Inbox")
    top.prompt = "Choose a message"
    top.rightBarButtonItem = item("Edit")
    let bar = bar(top)
    let screen = Screen(showing: bar)
    bar.sizeToFit()
    #expect(screen.spoken() == ["Choose a message", "Inbox. Heading.", "Edit. Button."])
    bar.prefersLargeTitles = true
    bar.sizeToFit()
    #expect(bar.frame.height == 126)
    #expect(screen.spoken() == ["Choose a message", "Edit. Button.", "Inbox. Heading."])
  }

  @Test func `an automatic title is large as the item below is, and the first one is large`() {
    let (first, second) = (NavigationItem(title: "A"), NavigationItem(title: "B"))
    let bar = bar(first, second)
    bar.prefersLargeTitles = true
    #expect(bar.sizeThatFits(.zero).height == 96)
    first.largeTitleDisplayMode = .never
    #expect(bar.sizeThatFits(.zero).height == 44)
    second.largeTitleDisplayMode = .always
    #expect(bar.sizeThatFits(.zero).height == 96)
  }

  @Test func `B100 a bar without a controller asks before it pushes and pops`() throws {
    let bar = bar(NavigationItem(title: "A"))
    let delegate = BarDelegate()
    bar.delegate = delegate
    let screen = Screen(showing: bar)
    bar.pushItem(NavigationItem(title: "B"), animated: false)
    #expect(delegate.calls == ["shouldPush B", "didPush B"])
    try screen.tap("A. Back Button.")
    #expect(delegate.calls.suffix(2) == ["shouldPop B", "didPop B"])
    #expect(bar.topItem?.title == "A")
    delegate.agrees = false
    bar.pushItem(NavigationItem(title: "C"), animated: false)
    #expect(delegate.calls.last == "shouldPush C")
    #expect(bar.topItem?.title == "A")
  }

  @Test func `B101 the bar of a navigation controller is not changed directly`() async {
    let pushing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let navigation = NavigationController()
        navigation.navigationBar.pushItem(NavigationItem(), animated: false)
      }
    }
    #expect(
      text(of: pushing).contains(
        """
        Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a \
        controller.
        """))
    let setting = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let delegate = BarDelegate()
        let navigation = NavigationController()
        navigation.navigationBar.delegate = delegate
      }
    }
    #expect(
      text(of: setting).contains(
        "Cannot manually set the delegate on a UINavigationBar managed by a controller."))
  }

  @Test func `a back action replaces going back`() throws {
    let top = NavigationItem(title: "B")
    var count = 0
    top.backAction = Action { _ in count += 1 }
    let bar = bar(NavigationItem(title: "A"), top)
    try Screen(showing: bar).tap("A. Back Button.")
    #expect(count == 1)
    #expect(bar.topItem === top)
  }
}
