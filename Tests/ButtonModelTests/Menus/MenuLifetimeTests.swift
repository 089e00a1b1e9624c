import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

/// Puts another menu in the place of a button's each time it is asked for elements.
@MainActor
private final class RestlessProvider {
  var asked = 0
  /// Kept, so that no later one has the address of an earlier one.
  private var elements: [DeferredMenuElement] = []

  func makeMenu(for button: Button) -> Menu {
    let element = DeferredMenuElement.uncached { [unowned self, unowned button] completion in
      asked += 1
      button.menu = makeMenu(for: button)
      completion([item("Late")])
    }
    elements.append(element)
    return Menu(children: [item("Copy"), element])
  }
}

/// A control that says what its menu is with the arguments that UIKit has.
private final class SortControl: Control {
  override func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    let menu = Menu(children: [item("By Name"), item("By Size")])
    return ContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
  }
}

/// Menus whose buttons, trees and elements come and go while they are open.
@Suite @MainActor struct MenuLifetimeTests {
  private let screenful = Rect(x: 0, y: 0, width: 320, height: 480)

  private func makePullDown() -> Button {
    let button = Button(frame: Rect(x: 20, y: 20, width: 100, height: 40))
    button.menu = Menu(children: [item("Copy"), item("Paste")])
    button.showsMenuAsPrimaryAction = true
    return button
  }

  private func makePopUp(_ children: MenuElement...) -> ButtonScreen {
    let screen = ButtonScreen()
    screen.button.menu = Menu(options: .singleSelection, children: children)
    screen.button.showsMenuAsPrimaryAction = true
    screen.button.changesSelectionAsPrimaryAction = true
    return screen
  }

  /// The titles of the menu that is open in a tree after a tap; nil where none is.
  private func titles(tapping button: Button, in root: View) -> [String]? {
    let driver = TouchDriver(in: root)
    driver.tap(button)
    return driver.visibleMenu?.elements.map(\.title)
  }

  // MARK: Views that move or go

  @Test func `an open menu closes where its button moves to another window, and opens there`() {
    let button = makePullDown()
    let (window, other) = (Window(frame: screenful), Window(frame: screenful))
    window.addSubview(button)
    #expect(titles(tapping: button, in: window) == ["Copy", "Paste"])
    #expect(button.isHeld)
    other.addSubview(button)
    #expect(!button.isHeld)
    #expect(button.contextMenuInteraction?.visibleMenu == nil)
    #expect(TouchDriver(in: window).visibleMenu == nil)
    #expect(titles(tapping: button, in: other) == ["Copy", "Paste"])
    #expect(button.isHeld)
    #expect(button.window === other)
  }

  @Test func `an open menu closes where the root of its tree is put into a view`() {
    let button = makePullDown()
    let (root, window) = (View(frame: screenful), Window(frame: screenful))
    root.addSubview(button)
    #expect(titles(tapping: button, in: root) == ["Copy", "Paste"])
    #expect(button.isHeld)
    window.addSubview(root)
    #expect(!button.isHeld)
    #expect(button.contextMenuInteraction?.visibleMenu == nil)
    #expect(TouchDriver(in: window).visibleMenu == nil)
    #expect(titles(tapping: button, in: window) == ["Copy", "Paste"])
    #expect(button.isHeld)
    #expect(button.window === window)
  }

  @Test func `an open menu goes with the root of its tree, not with its button`() {
    let button = makePullDown()
    weak var gone: View?
    do {
      let root = View(frame: screenful)
      gone = root
      root.addSubview(button)
      #expect(titles(tapping: button, in: root) == ["Copy", "Paste"])
      #expect(button.isHeld)
      #expect(button.superview === root)
    }
    #expect(gone == nil)
    #expect(!button.isHeld)
    #expect(button.contextMenuInteraction?.visibleMenu == nil)
    let window = Window(frame: screenful)
    window.addSubview(button)
    #expect(titles(tapping: button, in: window) == ["Copy", "Paste"])
    #expect(button.isHeld)
    #expect(button.window === window)
  }

  // MARK: Interactions

  @Test func `an interaction that is kept longer than its button opens nothing elsewhere`() throws {
    var button: Button? = makePullDown()
    let kept = try #require(button?.contextMenuInteraction)
    button = nil
    #expect(kept.view == nil)
    let window = Window(frame: screenful)
    let view = View(frame: Rect(x: 20, y: 20, width: 100, height: 40))
    window.addSubview(view)
    view.addInteraction(kept)
    #expect(kept.view === view)
    let driver = TouchDriver(in: window)
    driver.longPress(view)
    #expect(driver.visibleMenu == nil)
  }

  @Test func `a pop-up button with a new interaction still shows what is chosen`() throws {
    let screen = makePopUp(item("Small"), item("Large"))
    let interaction = try #require(screen.button.contextMenuInteraction)
    screen.button.removeInteraction(interaction)
    #expect(screen.button.contextMenuInteraction == nil)
    screen.button.isContextMenuInteractionEnabled = true
    screen.driver.tap(screen.button)
    #expect(screen.titles == ["Small", "Large"])
    try screen.driver.choose("Large")
    #expect(screen.button.currentTitle == "Large")
  }

  @Test func `a configuration that is made as for UIKit opens its menu`() {
    let window = Window(frame: screenful)
    let control = SortControl(frame: Rect(x: 20, y: 20, width: 100, height: 40))
    control.isContextMenuInteractionEnabled = true
    window.addSubview(control)
    let driver = TouchDriver(in: window)
    driver.longPress(control)
    #expect(driver.visibleMenu?.elements.map(\.title) == ["By Name", "By Size"])
  }

  // MARK: Elements

  @Test func `a provider that puts another menu in place each time comes to an end`() {
    let screen = ButtonScreen()
    let provider = RestlessProvider()
    screen.button.menu = provider.makeMenu(for: screen.button)
    screen.driver.longPress(screen.button)
    #expect(provider.asked == 16)
    #expect(screen.titles == ["Copy"])
  }

  @Test func `a choice among elements that are made anew outlives them`() throws {
    let screen = makePopUp(
      DeferredMenuElement.uncached { $0([item("Small"), item("Large")]) })
    #expect(screen.button.currentTitle == nil)
    screen.driver.tap(screen.button)
    try screen.driver.choose("Large")
    #expect(screen.button.currentTitle == "Large")
    screen.driver.tap(screen.button)
    #expect(screen.titles == ["Small", "Large"])
    #expect(screen.button.currentTitle == "Large")
    screen.driver.dismissMenu()
    #expect(screen.button.currentTitle == "Large")
    #expect(screen.button.titleLabel?.text == "Large")
  }
}
