import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

/// Something that has a button update its configuration.
private struct Cause: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let happen: @MainActor @Sendable (ButtonScreen) -> Void

  init(_ testDescription: String, _ happen: @escaping @MainActor @Sendable (ButtonScreen) -> Void) {
    self.testDescription = testDescription
    self.happen = happen
  }
}

/// 5.8 of the facts.
private let causes = [
  Cause("enabled") { $0.button.isEnabled = false },
  Cause("highlighted") { $0.button.isHighlighted = true },
  Cause("selected") { $0.button.isSelected = true },
  Cause("hovered") { $0.driver.movePointer(over: $0.button) },
  Cause("held") { $0.driver.longPress($0.button) },
  Cause("tint") { $0.window.tintColor = .red },
  Cause("traits") { $0.scene.traitCollection.preferredContentSizeCategory = .large },
  Cause("configuration") { $0.button.configuration?.title = "Send" },
]

@Suite @MainActor struct ConfigurationCauseTests {
  let screen = ButtonScreen()

  @Test(arguments: causes)
  private func `what the button looks like depends on has it updated`(_ cause: Cause) {
    var updates = 0
    let button = screen.button
    button.isPointerInteractionEnabled = true
    button.menu = Menu(children: [item("Copy")])
    button.configuration = .filled()
    button.configurationUpdateHandler = { _ in updates += 1 }
    screen.scene.traitCollection.preferredContentSizeCategory = .small
    screen.window.layoutIfNeeded()
    let before = updates
    cause.happen(screen)
    screen.window.layoutIfNeeded()
    #expect(updates > before)
  }

  @Test func `what it has nothing to do with does not`() {
    var updates = 0
    let button = screen.button
    button.configuration = .filled()
    button.configurationUpdateHandler = { _ in updates += 1 }
    screen.window.layoutIfNeeded()
    button.isSelected = button.isSelected
    button.tag = 3
    button.frame.origin = Point(x: 50, y: 50)
    button.setNeedsLayout()
    screen.window.layoutIfNeeded()
    #expect(updates == 1)
  }

  @Test func `the handler sees that the button is hovered and held`() {
    let (button, notes) = (screen.button, Notes())
    button.isPointerInteractionEnabled = true
    button.menu = Menu(children: [item("Copy")])
    button.configurationUpdateHandler = {
      notes.write("\($0.isHovered ? "hovered" : "-") \($0.isHeld ? "held" : "-")")
    }
    screen.driver.movePointer(over: button)
    #expect(notes.lines.last == "hovered -")
    screen.driver.longPress(button)
    #expect(notes.lines.last == "hovered held")
    screen.driver.dismissMenu()
    screen.driver.movePointer(to: nil)
    #expect(notes.lines.last == "- -")
  }

  @Test func `the title of a configuration stands before that of the state`() {
    let button = screen.button
    button.setTitle("State", for: .normal)
    button.setTitle("Selected", for: .selected)
    button.configuration = .plain()
    button.isSelected = true
    #expect(button.currentTitle == "Selected")
    button.configuration?.title = "Configuration"
    button.configuration?.image = Image(named: "star")
    #expect(button.currentTitle == "Configuration")
    #expect(button.currentImage == Image(named: "star"))
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Configuration")
  }

  @Test func `a new button takes title and image of its action into the configuration`() {
    var runs = 0
    let star = Image(named: "star")
    let action = Action(title: "Rate", image: star) { _ in runs += 1 }
    let button = Button(configuration: .filled(), primaryAction: action)
    #expect(button.buttonType == .system)
    #expect(button.configuration?.title == "Rate")
    #expect(button.configuration?.image == star)
    #expect(button.title(for: .normal) == nil)
    button.sendActions(for: .primaryActionTriggered)
    #expect(runs == 1)
  }

  @Test func `an update keeps what was set and takes the rest from the button`() {
    let button = Button(type: .system)
    button.tintColor = .red
    var configuration = Button.Configuration.filled()
    configuration.background.cornerRadius = 13
    button.isEnabled = false
    let updated = configuration.updated(for: button)
    #expect(updated.background.cornerRadius == 13)
    #expect(updated.background.backgroundColor == .system("tertiarySystemFillColor"))
    button.isEnabled = true
    #expect(updated.updated(for: button).background.backgroundColor == .red)
    configuration.background.backgroundColor = .green
    button.isEnabled = false
    #expect(configuration.updated(for: button).background.backgroundColor == .green)
  }
}
