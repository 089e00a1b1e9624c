import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

/// Pointers over buttons that move or go.
@Suite @MainActor struct PointerLifetimeTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let driver: TouchDriver

  init() { driver = TouchDriver(in: window) }

  private func makeHoveredButton() -> Button {
    let button = Button(frame: Rect(x: 20, y: 20, width: 100, height: 40))
    button.isPointerInteractionEnabled = true
    window.addSubview(button)
    driver.movePointer(over: button)
    return button
  }

  @Test func `a button that is taken from under the pointer is no longer hovered`() {
    let button = makeHoveredButton()
    #expect(button.isHovered)
    button.removeFromSuperview()
    #expect(!button.isHovered)
    window.addSubview(button)
    #expect(!button.isHovered)
    driver.movePointer(over: button)
    #expect(button.isHovered)
  }

  @Test func `a button that moves to another window is hovered by the pointer there alone`() {
    let button = makeHoveredButton()
    let other = Window(frame: window.frame)
    other.addSubview(button)
    #expect(!button.isHovered)
    TouchDriver(in: other).movePointer(over: button)
    #expect(button.isHovered)
    driver.movePointer(to: nil)
    #expect(button.isHovered)
  }

  @Test func `a pointer leaves the place of a button that has gone`() {
    weak var gone: Button?
    do {
      let button = makeHoveredButton()
      gone = button
      button.removeFromSuperview()
    }
    #expect(gone == nil)
    driver.movePointer(to: nil)
    let next = makeHoveredButton()
    #expect(next.isHovered)
  }
}
