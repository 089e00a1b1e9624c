import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

/// Hands elements over when the test says so.
@MainActor
private final class Supplier {
  var waiting: [@MainActor ([MenuElement]) -> Void] = []
  var asked = 0

  func provide(_ completion: @escaping @MainActor ([MenuElement]) -> Void) {
    asked += 1
    waiting.append(completion)
  }

  func supply(_ titles: String...) {
    let completions = waiting
    waiting = []
    for completion in completions { completion(titles.map { item($0) }) }
  }
}

/// Elements that are made when the menu is opened: 4.7 of the facts.
@Suite @MainActor struct DeferredMenuTests {
  let screen = ButtonScreen()

  private func open(_ elements: MenuElement...) {
    screen.driver.dismissMenu()
    screen.button.menu = Menu(children: elements)
    screen.driver.longPress(screen.button)
  }

  private func openAgain() {
    screen.driver.dismissMenu()
    screen.driver.longPress(screen.button)
  }

  @Test func `a cached element asks once and keeps what it gets`() {
    var asked = 0
    open(
      DeferredMenuElement {
        asked += 1
        $0([item("Recent \(asked)")])
      })
    #expect(screen.titles == ["Recent 1"])
    openAgain()
    #expect(screen.titles == ["Recent 1"])
    #expect(asked == 1)
  }

  @Test func `an uncached element asks each time the menu is opened`() {
    var asked = 0
    open(
      DeferredMenuElement.uncached {
        asked += 1
        $0([item("Recent \(asked)")])
      })
    #expect(screen.titles == ["Recent 1"])
    openAgain()
    #expect(screen.titles == ["Recent 2"])
    #expect(asked == 2)
  }

  @Test func `nobody asks before the menu is opened`() {
    let supplier = Supplier()
    screen.button.menu = Menu(children: [DeferredMenuElement(supplier.provide)])
    #expect(supplier.asked == 0)
  }

  @Test func `what arrives late takes its place in the open menu`() throws {
    let supplier = Supplier()
    open(item("Copy"), DeferredMenuElement(supplier.provide), item("Paste"))
    #expect(screen.titles == ["Copy", "Paste"])
    #expect(screen.driver.visibleMenu?.isLoading == true)
    supplier.supply("A", "B")
    #expect(screen.titles == ["Copy", "A", "B", "Paste"])
    #expect(screen.driver.visibleMenu?.isLoading == false)
    try screen.driver.choose("B")
    #expect(screen.titles == nil)
  }

  @Test func `what arrives after the menu has closed is there the next time`() {
    let supplier = Supplier()
    open(item("Copy"), DeferredMenuElement(supplier.provide))
    screen.driver.dismissMenu()
    supplier.supply("A")
    #expect(screen.titles == nil)
    screen.driver.longPress(screen.button)
    #expect(screen.titles == ["Copy", "A"])
    #expect(supplier.asked == 1)
  }

  @Test func `an uncached element shows nothing old while it waits`() {
    let supplier = Supplier()
    open(item("Copy"), DeferredMenuElement.uncached(supplier.provide))
    supplier.supply("A")
    openAgain()
    #expect(screen.titles == ["Copy"])
    supplier.supply("B")
    #expect(screen.titles == ["Copy", "B"])
    #expect(supplier.asked == 2)
  }

  @Test func `a deferred element in an inline menu and in an inner one is asked too`() throws {
    open(
      Menu(options: .displayInline, children: [DeferredMenuElement { $0([item("A")]) }]),
      Menu(title: "More", children: [DeferredMenuElement { $0([item("B")]) }]))
    #expect(screen.titles == ["A", "More"])
    try screen.driver.choose("More", "B")
    #expect(screen.titles == nil)
  }

  @Test func `a provider that brings its elements twice is heard once`() {
    open(
      DeferredMenuElement {
        $0([item("A")])
        $0([item("B")])
      })
    #expect(screen.titles == ["A"])
  }
}
