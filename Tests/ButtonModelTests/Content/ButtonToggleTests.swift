import Accessibility
import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

/// Buttons that a tap selects: 5.9 of the facts.
@Suite @MainActor struct ButtonToggleTests {
  let screen = ButtonScreen()
  var button: Button { screen.button }

  @Test func `C141 each tap on a toggle turns it over`() {
    button.changesSelectionAsPrimaryAction = true
    var states: [Bool] = []
    for _ in 0..<2 {
      screen.driver.tap(button)
      states.append(button.isSelected)
    }
    #expect(states == [true, false])
  }

  @Test func `a tap selects nothing unless that is asked for`() {
    #expect(!button.changesSelectionAsPrimaryAction)
    screen.driver.tap(button)
    #expect(!button.isSelected)
  }

  @Test func `handlers see the new selection`() {
    let notes = Notes()
    button.changesSelectionAsPrimaryAction = true
    for (name, event) in [
      ("down", ControlEvents.touchDown), ("up", .touchUpInside),
      ("primary", .primaryActionTriggered),
    ] {
      let action = Action { _ in notes.write("\(name) \(screen.button.isSelected)") }
      button.addAction(action, for: event)
    }
    screen.driver.tap(button)
    #expect(notes.lines == ["down false", "up true", "primary true"])
  }

  @Test func `a touch that ends outside, or is taken away, turns nothing over`() {
    button.changesSelectionAsPrimaryAction = true
    screen.driver.touchDown(at: Point(x: 70, y: 40))
    screen.driver.touchUp(at: Point(x: 300, y: 400))
    #expect(!button.isSelected)
    screen.driver.touchDown(at: Point(x: 70, y: 40))
    screen.driver.cancel()
    #expect(!button.isSelected)
  }

  @Test func `a disabled toggle stays as it is`() {
    button.changesSelectionAsPrimaryAction = true
    button.isEnabled = false
    screen.driver.tap(button)
    #expect(!button.isSelected)
  }

  @Test func `the primary action turns a toggle over in code too`() {
    var selections: [Bool] = []
    button.changesSelectionAsPrimaryAction = true
    button.addAction(
      Action { _ in selections.append(screen.button.isSelected) }, for: .primaryActionTriggered)
    button.performPrimaryAction()
    button.performPrimaryAction()
    #expect(selections == [true, false])
  }

  @Test func `a toggle with a menu is turned over by a tap and opens it by a long press`() {
    button.changesSelectionAsPrimaryAction = true
    button.menu = Menu(children: [item("Copy")])
    screen.driver.tap(button)
    #expect(button.isSelected)
    #expect(screen.titles == nil)
    screen.driver.longPress(button)
    #expect(button.isSelected)
    #expect(screen.titles == ["Copy"])
    #expect(button.currentTitle == nil)
  }

  @Test func `a button that is no toggle any longer keeps its selection`() {
    button.changesSelectionAsPrimaryAction = true
    screen.driver.tap(button)
    button.changesSelectionAsPrimaryAction = false
    screen.driver.tap(button)
    #expect(button.isSelected)
  }

  @Test func `a toggle is a button that is selected, unless a policy makes it a switch`() {
    button.setTitle("Favorite", for: .normal)
    button.changesSelectionAsPrimaryAction = true
    #expect(button.accessibilityElement.traits == .button)
    screen.driver.tap(button)
    #expect(button.accessibilityElement.traits == [.button, .selected])
    #expect(button.accessibilityElement.value == nil)
    button.togglePolicy = .switchButton
    #expect(button.accessibilityElement.traits == [.button, .selected, .toggleButton])
    #expect(button.accessibilityElement.value == .toggle(.on))
  }

  @Test func `by policy a reader is told that a toggle is one, and whether it is on`() {
    button.setTitle("Favorite", for: .normal)
    button.togglePolicy = .switchButton
    #expect(button.accessibilityElement.traits == .button)
    #expect(button.accessibilityElement.value == nil)
    button.changesSelectionAsPrimaryAction = true
    #expect(button.accessibilityElement.traits == [.button, .toggleButton])
    #expect(button.accessibilityElement.value == .toggle(.off))
    screen.driver.tap(button)
    #expect(button.accessibilityElement.traits.isSuperset(of: [.button, .toggleButton]))
    #expect(button.accessibilityElement.value == .toggle(.on))
    #expect(button.accessibilityElement.label == "Favorite")
    button.accessibilityValue = "yes"
    #expect(button.accessibilityElement.value == .text("yes"))
  }

  /// 5.16 of the facts makes no difference between toggles and others.
  @Test func `a toggle that is on is selected, as any button is`() {
    button.togglePolicy = .switchButton
    button.changesSelectionAsPrimaryAction = true
    screen.driver.tap(button)
    #expect(button.accessibilityTraits == [.button, .toggleButton, .selected])
    #expect(button.accessibilityElement.traits == [.button, .toggleButton, .selected])
  }
}
