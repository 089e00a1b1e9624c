import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

/// A mouse or trackpad over a button: 5.11 of the facts.
@Suite @MainActor struct ButtonPointerTests {
  let screen = ButtonScreen()
  var button: Button { screen.button }

  /// The style that the pointer has over the button; nil for none.
  private var style: PointerStyle? {
    button.interactions.compactMap { ($0 as? PointerInteraction)?.style }.first
  }

  @Test func `C147 a provider of styles enables the answer to the pointer`() {
    #expect(!button.isPointerInteractionEnabled)
    #expect(button.pointerStyleProvider == nil)
    button.pointerStyleProvider = { _, effect, shape in PointerStyle(effect: effect, shape: shape) }
    #expect(button.isPointerInteractionEnabled)
    #expect(button.interactions.count == 1)
  }

  @Test func `a button is hovered while the pointer is over it`() {
    screen.driver.movePointer(over: button)
    #expect(!button.isHovered)
    screen.driver.movePointer(to: nil)
    button.isPointerInteractionEnabled = true
    screen.driver.movePointer(over: button)
    #expect(button.isHovered)
    screen.driver.movePointer(to: Point(x: 300, y: 400))
    #expect(!button.isHovered)
    screen.driver.movePointer(to: Point(x: 20, y: 20))
    #expect(button.isHovered)
    screen.driver.movePointer(to: nil)
    #expect(!button.isHovered)
  }

  @Test func `without a provider the pointer has the style that is proposed`() {
    button.isPointerInteractionEnabled = true
    #expect(style == nil)
    screen.driver.movePointer(over: button)
    #expect(
      style
        == PointerStyle(
          effect: .highlight,
          shape: .roundedRect(Rect(x: 0, y: 0, width: 100, height: 40), radius: 6)))
  }

  @Test func `a provider gets what is proposed, and its style is the pointer's`() {
    var proposals: [(Button, PointerEffect, PointerShape)] = []
    button.pointerStyleProvider = {
      proposals.append(($0, $1, $2))
      return PointerStyle(effect: .lift, shape: .verticalBeam(length: 20))
    }
    screen.driver.movePointer(over: button)
    #expect(proposals.count == 1)
    #expect(proposals.first?.0 === button)
    #expect(proposals.first?.1 == .highlight)
    #expect(proposals.first?.2 == .roundedRect(button.bounds, radius: 6))
    #expect(style == PointerStyle(effect: .lift, shape: .verticalBeam(length: 20)))
    #expect(button.isHovered)
  }

  @Test func `a provider that wants no style leaves the button as it is`() {
    button.pointerStyleProvider = { _, _, _ in nil }
    screen.driver.movePointer(over: button)
    #expect(!button.isHovered)
    #expect(style == nil)
  }

  @Test func `a button with a background is proposed to hover`() {
    var effects: [PointerEffect] = []
    button.configuration = .filled()
    button.pointerStyleProvider = {
      effects.append($1)
      return PointerStyle(effect: $1, shape: $2)
    }
    screen.driver.movePointer(over: button)
    #expect(effects == [.hover])
  }

  @Test func `a button that ceases to answer is no longer hovered`() {
    button.isPointerInteractionEnabled = true
    screen.driver.movePointer(over: button)
    button.isPointerInteractionEnabled = false
    #expect(!button.isHovered)
    #expect(!button.isPointerInteractionEnabled)
    #expect(button.interactions.isEmpty)
  }

  @Test func `of two buttons one is hovered`() {
    let other = Button(frame: Rect(x: 200, y: 200, width: 100, height: 40))
    screen.window.addSubview(other)
    button.isPointerInteractionEnabled = true
    other.isPointerInteractionEnabled = true
    screen.driver.movePointer(over: button)
    screen.driver.movePointer(over: other)
    #expect([button.isHovered, other.isHovered] == [false, true])
  }
}
