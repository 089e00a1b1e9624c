import Accessibility
import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

/// Buttons that show what was chosen of their menu: 5.9 of the facts.
@Suite @MainActor struct PopUpButtonTests {
  let screen = ButtonScreen()
  var button: Button { screen.button }
  let moon = Image(named: "moon")

  private func makePopUp(_ children: [MenuElement]) {
    button.menu = Menu(options: .singleSelection, children: children)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
  }

  @Test func `C144 the title of a pop-up button is that of the chosen element`() throws {
    makePopUp([item("Small", state: .on), item("Medium"), item("Large")])
    #expect(button.currentTitle == "Small")
    screen.driver.tap(button)
    try screen.driver.choose("Medium")
    #expect(button.currentTitle == "Medium")
    #expect(button.menu?.selectedElements.map(\.title) == ["Medium"])
    #expect(button.titleLabel?.text == "Medium")
    #expect(!button.isSelected)
  }

  @Test func `the first element that can be chosen is selected where none is`() {
    makePopUp([
      item("Header", attributes: .disabled), item("Secret", attributes: .hidden), item("Small"),
      item("Large"),
    ])
    #expect(button.currentTitle == "Small")
    #expect(button.menu?.selectedElements.map(\.title) == ["Small"])
  }

  @Test func `the image of the chosen element is the button's`() throws {
    let night = Action(title: "Night", image: moon) { _ in }
    button.setImage(Image(named: "sun"), for: .normal)
    makePopUp([item("Day"), night])
    #expect(button.currentImage == Image(named: "sun"))
    screen.driver.tap(button)
    try screen.driver.choose("Night")
    #expect(button.currentImage == moon)
  }

  @Test func `the choice stands before titles of the states and of the configuration`() {
    button.setTitle("State", for: .normal)
    button.configuration = .filled()
    button.configuration?.title = "Configuration"
    makePopUp([item("Small")])
    #expect(button.currentTitle == "Small")
    #expect(button.currentAppearance.title?.string == "Small")
    button.changesSelectionAsPrimaryAction = false
    #expect(button.currentTitle == "Configuration")
  }

  @Test func `a button is a pop-up button only where a touch opens its menu`() {
    makePopUp([item("Small")])
    button.showsMenuAsPrimaryAction = false
    #expect(button.currentTitle == nil)
    button.showsMenuAsPrimaryAction = true
    #expect(button.currentTitle == "Small")
    button.menu = nil
    #expect(button.currentTitle == nil)
  }

  @Test func `a pop-up button shows its indicator unless asked not to`() {
    button.configuration = .filled()
    button.layoutIfNeeded()
    #expect(button.currentAppearance.indicatorColor == nil)
    makePopUp([item("Small")])
    #expect(button.currentAppearance.indicatorColor == .white)
    #expect(button.currentAppearance.frames.indicator != nil)
    button.configuration?.indicator = .none
    #expect(button.currentAppearance.indicatorColor == nil)
    #expect(button.currentAppearance.frames.indicator == nil)
    button.changesSelectionAsPrimaryAction = false
    button.configuration?.indicator = .popup
    #expect(button.currentAppearance.indicatorColor == .white)
  }

  @Test func `the element that is chosen is run once the title has changed`() throws {
    let notes = Notes()
    makePopUp([
      item("Small"),
      Action(title: "Large") { [screen] _ in notes.write(screen.button.currentTitle ?? "") },
    ])
    screen.driver.tap(button)
    try screen.driver.choose("Large")
    #expect(notes.lines == ["Large"])
  }

  @Test func `a reader is told that a button pops up, and of the choice`() throws {
    makePopUp([item("Small"), item("Large")])
    #expect(button.accessibilityElement.traits == [.button, .popUpButton])
    #expect(button.accessibilityElement.label == "Small")
    #expect(button.accessibilityElement.value == nil)
    button.accessibilityLabel = "Size"
    #expect(button.accessibilityElement.label == "Size")
    #expect(button.accessibilityElement.value == .text("Small"))
    screen.driver.tap(button)
    try screen.driver.choose("Large")
    #expect(button.accessibilityElement.label == "Size")
    #expect(button.accessibilityElement.value == .text("Large"))
  }

  @Test func `a button with a primary menu pops up without a choice, too`() {
    button.setTitle("More", for: .normal)
    button.menu = Menu(children: [item("Copy")])
    #expect(button.accessibilityElement.traits == .button)
    button.showsMenuAsPrimaryAction = true
    #expect(button.accessibilityElement.traits == [.button, .popUpButton])
    #expect(button.accessibilityElement.label == "More")
    #expect(button.accessibilityElement.value == nil)
  }
}
