import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

/// The insets that a size has, from top to bottom and from side to side.
private let insets: [(size: Button.Configuration.Size, vertical: Double, horizontal: Double)] = [
  (.mini, 3, 8), (.small, 5, 10), (.medium, 7, 12), (.large, 15, 20),
]

/// A menu that its own elements bring.
@MainActor
private final class MenuBox {
  var menu = Menu()
}

@MainActor @Suite struct SharedMenuTests {
  private func popUp(_ menu: Menu) -> Button {
    let button = Button(type: .system)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    return button
  }

  @Test func `a menu of two buttons is one, and what is on in it is on for both`() throws {
    let menu = Menu(children: [Action(title: "A") { _ in }, Action(title: "B") { _ in }])
    let first = popUp(menu)
    let second = popUp(menu)
    #expect(first.menu === second.menu)
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    first.frame = Rect(x: 0, y: 0, width: 100, height: 44)
    window.addSubview(first)
    let hand = TouchDriver(in: window)
    hand.tap(first)
    try hand.choose("B")
    #expect(first.currentTitle == "B")
    #expect(second.menu?.selectedElements.map(\.title) == ["B"])
  }

  @Test func `an element that brings its own menu is in it once`() throws {
    let box = MenuBox()
    let deferred = DeferredMenuElement { $0([box.menu, Action(title: "A") { _ in }]) }
    box.menu = Menu(title: "All", options: .displayInline, children: [deferred])
    let menu = box.menu
    let button = popUp(menu)
    button.frame = Rect(x: 0, y: 0, width: 100, height: 44)
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(button)
    let hand = TouchDriver(in: window)
    hand.tap(button)
    #expect(hand.visibleMenu?.elements.map(\.title) == ["A"])
    try hand.choose("A")
    #expect(button.currentTitle == "A")
    box.menu = Menu()  // or the two would keep each other
  }

  @Test func `a menu in the menu asks for its elements when it is opened`() throws {
    var asked = 0
    let inner = Menu(
      title: "More",
      children: [
        DeferredMenuElement { completion in
          asked += 1
          completion([Action(title: "A") { _ in }])
        }
      ])
    let button = popUp(Menu(children: [Action(title: "B") { _ in }, inner]))
    button.frame = Rect(x: 0, y: 0, width: 100, height: 44)
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(button)
    let hand = TouchDriver(in: window)
    hand.tap(button)
    #expect(asked == 0)
    try hand.choose("More", "A")
    #expect(asked == 1)
    #expect(button.currentTitle == "A")
  }

  @Test(arguments: insets)
  func `a size has its insets`(
    size: Button.Configuration.Size, vertical: Double, horizontal: Double
  ) {
    var configuration = Button.Configuration.filled()
    configuration.buttonSize = size
    #expect(
      configuration.contentInsets
        == DirectionalEdgeInsets(
          top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal))
  }

  @Test func `a title that changes lays the button out once`() {
    final class Counted: Button {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
      }
    }
    let button = Counted(type: .system)
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(button)
    button.setTitle("A", for: .normal)
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(button.layouts == 1)
    button.setTitle("B", for: .normal)
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(button.layouts == 2)
  }
}
