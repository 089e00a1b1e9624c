import Testing
import UIKitDialect

// The pointer and menus.

extension UIButtonTopicsTests {
  /// Puts the button into a window and returns a hand for it.
  private func hand() -> TouchDriver {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    window.addSubview(button)
    return TouchDriver(in: window)
  }

  private var menu: UIMenu {
    UIMenu(children: [UIAction(title: "Small") { _ in }, UIAction(title: "Large") { _ in }])
  }

  // MARK: Enabling pointer interactions

  @Test func `isPointerInteractionEnabled has the button answer to the pointer`() {
    #expect(!button.isPointerInteractionEnabled)
    button.isPointerInteractionEnabled = true
    let hand = hand()
    hand.movePointer(over: button)
    withExtendedLifetime(hand) { #expect(button.isHovered) }
  }

  @Test func `isHovered is true while the pointer is over the button`() {
    let hand = hand()
    button.isPointerInteractionEnabled = true
    #expect(!button.isHovered)
    hand.movePointer(over: button)
    #expect(button.isHovered)
    hand.movePointer(to: nil)
    #expect(!button.isHovered)
  }

  @Test func `pointerStyleProvider enables the answer and chooses the style`() {
    button.pointerStyleProvider = { _, _, _ in UIPointerStyle(shape: .verticalBeam(length: 20)) }
    #expect(button.isPointerInteractionEnabled)
    hand().movePointer(over: button)
    #expect(
      button.interactions.compactMap { ($0 as? UIPointerInteraction)?.style } == [
        UIPointerStyle(shape: .verticalBeam(length: 20))
      ])
  }

  @Test func `PointerStyleProvider gets the button, an effect and a shape`() {
    var proposals: [(UIButton, UIPointerEffect, UIPointerShape)] = []
    let provider: UIButton.PointerStyleProvider = {
      proposals.append(($0, $1, $2))
      return nil
    }
    button.pointerStyleProvider = provider
    hand().movePointer(over: button)
    #expect(proposals.count == 1)
    #expect(proposals.first?.0 === button)
    #expect(proposals.first?.1 == .highlight)
    #expect(proposals.first?.2 == .roundedRect(button.bounds, radius: 6))
    #expect(!button.isHovered)
  }

  @Test func `UIButtonPointerStyleProvider is the same by its name in Objective-C`() {
    let provider: UIButtonPointerStyleProvider = { UIPointerStyle(effect: $1, shape: $2) }
    button.pointerStyleProvider = provider
    let hand = hand()
    hand.movePointer(over: button)
    withExtendedLifetime(hand) { #expect(button.isHovered) }
  }

  // MARK: Specifying a menu

  @Test func `menu opens by a long press`() {
    let hand = hand()
    hand.longPress(button)
    #expect(hand.visibleMenu == nil)
    button.menu = menu
    hand.longPress(button)
    #expect(hand.visibleMenu?.elements.map(\.title) == ["Small", "Large"])
  }

  @Test func `isHeld is true while the menu is open`() {
    let hand = hand()
    button.menu = menu
    #expect(!button.isHeld)
    hand.longPress(button)
    #expect(button.isHeld)
    hand.dismissMenu()
    #expect(!button.isHeld)
  }

  @Test func `changesSelectionAsPrimaryAction makes a toggle, and a pop-up button of a menu`()
    throws
  {
    let hand = hand()
    button.changesSelectionAsPrimaryAction = true
    hand.tap(button)
    #expect(button.isSelected)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    hand.tap(button)
    try hand.choose("Large")
    #expect(button.currentTitle == "Large")
    #expect(button.menu?.selectedElements.map(\.title) == ["Large"])
  }

  @Test func `preferredMenuElementOrder keeps the order where the menu opens above`() {
    let hand = hand()
    button.menu = menu
    button.frame.origin.y = 400
    #expect(button.preferredMenuElementOrder == .automatic)
    hand.longPress(button)
    #expect(hand.visibleMenu?.elements.map(\.title) == ["Large", "Small"])
    hand.dismissMenu()
    button.preferredMenuElementOrder = .fixed
    hand.longPress(button)
    #expect(hand.visibleMenu?.elements.map(\.title) == ["Small", "Large"])
  }
}
