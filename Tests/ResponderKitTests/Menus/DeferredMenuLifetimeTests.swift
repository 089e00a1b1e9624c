import Graphics
import ResponderKit
import Testing

private final class MenuView: View, ContextMenuInteractionDelegate {
  var menu = Menu()

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    ContextMenuConfiguration(identifier: nil, previewProvider: nil) { [menu] _ in menu }
  }
}

/// A view with a menu in a window.
@MainActor
private struct MenuScreen {
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let view = MenuView(frame: Rect(x: 0, y: 0, width: 320, height: 100))
  let driver: TouchDriver

  init(_ elements: MenuElement...) {
    view.menu = Menu(children: elements)
    view.addInteraction(ContextMenuInteraction(delegate: view))
    window.addSubview(view)
    driver = TouchDriver(in: window)
  }

  /// Opens the menu, closing one that is open.
  func open() {
    driver.dismissMenu()
    driver.longPress(view)
  }

  var titles: [String]? { driver.visibleMenu?.elements.map(\.title) }
  var isLoading: Bool? { driver.visibleMenu?.isLoading }
}

/// Keeps what it could hand elements over to.
@MainActor
private final class Supplier {
  var waiting: [@MainActor ([MenuElement]) -> Void] = []

  func provide(_ completion: @escaping @MainActor ([MenuElement]) -> Void) {
    waiting.append(completion)
  }
}

/// Provides the element that asks, four times, and another one.
@MainActor
private final class Mirror {
  weak var element: DeferredMenuElement?
  var asked = 0

  func provide(_ completion: @escaping @MainActor ([MenuElement]) -> Void) {
    asked += 1
    guard let element else { return }
    completion(Array(repeating: element as MenuElement, count: 4) + [command("Late")])
  }
}

@MainActor
private func command(_ title: String) -> Command {
  Command(title: title, action: ActionSelector("choose:"))
}

/// Elements that never arrive, arrive too late, or bring themselves.
@MainActor @Suite struct DeferredMenuLifetimeTests {
  private let supplier = Supplier()

  @Test func `a provider that never completes does not keep its element`() {
    weak var gone: DeferredMenuElement?
    do {
      let element = DeferredMenuElement(supplier.provide)
      gone = element
      let screen = MenuScreen(command("Copy"), element)
      screen.open()
      #expect(screen.titles == ["Copy"])
      #expect(screen.isLoading == true)
    }
    #expect(gone == nil)
    #expect(supplier.waiting.count == 1)
  }

  @Test func `a provider is asked at every opening although it has never completed`() {
    let screen = MenuScreen(command("Copy"), DeferredMenuElement.uncached(supplier.provide))
    for _ in 0..<3 { screen.open() }
    #expect(supplier.waiting.count == 3)
    #expect(screen.titles == ["Copy"])
  }

  @Test func `what arrives for an earlier opening comes too late`() throws {
    let screen = MenuScreen(command("Copy"), DeferredMenuElement.uncached(supplier.provide))
    for _ in 0..<2 { screen.open() }
    try #require(supplier.waiting.count == 2)
    supplier.waiting[0]([command("Old")])
    #expect(screen.titles == ["Copy"])
    #expect(screen.isLoading == true)
    supplier.waiting[1]([command("New")])
    #expect(screen.titles == ["Copy", "New"])
    #expect(screen.isLoading == false)
    supplier.waiting[0]([command("Old")])
    #expect(screen.titles == ["Copy", "New"])
  }

  @Test func `an element that provides itself shows nothing of itself`() {
    let mirror = Mirror()
    let element = DeferredMenuElement(mirror.provide)
    mirror.element = element
    let screen = MenuScreen(command("Copy"), element)
    for _ in 0..<2 {
      screen.open()
      #expect(screen.titles == ["Copy", "Late"])
      #expect(screen.isLoading == false)
    }
    #expect(mirror.asked == 1)
  }
}
