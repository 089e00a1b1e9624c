import Accessibility
import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

/// Writes down when it is asked to update its configuration.
private final class NotingButton: Button {
  let notes = Notes()
  override func updateConfiguration() { notes.write("updateConfiguration") }
}

/// The update cycle: 5.6 and 5.8 of the facts.
@Suite @MainActor struct ConfigurationUpdateTests {
  let button = Button(type: .system)
  let notes = Notes()

  /// Has the handler write down the state that it sees.
  private func noteStates() {
    button.configurationUpdateHandler = { [notes] in notes.write("\($0.state)") }
    button.layoutIfNeeded()
    notes.lines = []
  }

  @Test func `C137 an update is made once, however often it was asked for`() {
    noteStates()
    for _ in 0..<5 { button.setNeedsUpdateConfiguration() }
    #expect(notes.lines.isEmpty)
    button.layoutIfNeeded()
    #expect(notes.lines == ["normal"])
    button.layoutIfNeeded()
    #expect(notes.lines == ["normal"])
  }

  @Test func `C138 a handler makes a button without a configuration one with a plain one`() {
    button.setTitle("Send", for: .normal)
    button.setImage(Image(named: "star"), for: .normal)
    #expect(button.currentAppearance.title?.runs.first?.attributes.font == .system(ofSize: 15))
    noteStates()
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(notes.lines == ["highlighted"])
    #expect(button.currentAppearance.imageEffect == Button.Appearance.Effect.none)
    #expect(
      button.currentAppearance.title?.runs.first?.attributes.font
        == .preferred(forTextStyle: "UICTFontTextStyleBody"))
    #expect(button.currentAppearance.title?.string == "Send")
  }

  @Test func `C139 the handler sees the new state in the next pass`() {
    noteStates()
    button.isHighlighted = true
    #expect(notes.lines.isEmpty)
    button.layoutIfNeeded()
    button.isHighlighted = false
    button.layoutIfNeeded()
    #expect(notes.lines == ["highlighted", "normal"])
  }

  @Test func `C140 a configuration that does not update itself stays as it is`() {
    button.configuration = .filled()
    button.tintColor = .red
    noteStates()
    let before = (button.configuration, button.currentAppearance.background)
    #expect(before.1.color == .red)
    button.automaticallyUpdatesConfiguration = false
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.configuration == before.0)
    #expect(button.currentAppearance.background == before.1)
    #expect(notes.lines == ["selected"])
    button.automaticallyUpdatesConfiguration = true
    button.layoutIfNeeded()
    #expect(button.currentAppearance.background != before.1)
  }

  @Test func `a configuration updates itself unless asked not to`() {
    #expect(button.automaticallyUpdatesConfiguration)
    #expect(button.configuration == nil)
    #expect(button.configurationUpdateHandler == nil)
  }

  @Test func `the override comes first, then the handler, then the style for what they have left`()
  {
    let button = NotingButton(type: .system)
    button.tintColor = .red
    button.configurationUpdateHandler = {
      ($0 as? NotingButton)?.notes.write("handler")
      $0.configuration = .filled()
      $0.configuration?.title = "Done"
      $0.isEnabled = false
    }
    button.layoutIfNeeded()
    #expect(button.notes.lines == ["updateConfiguration", "handler"])
    #expect(button.currentAppearance.title?.string == "Done")
    #expect(button.currentAppearance.background.color == .system("tertiarySystemFillColor"))
  }

  @Test func `what the handler assigns asks for no further update`() {
    var updates = 0
    button.configurationUpdateHandler = {
      updates += 1
      $0.configuration = .filled()
      $0.configuration?.title = "\(updates)"
    }
    for _ in 0..<3 { button.layoutIfNeeded() }
    #expect(updates == 1)
    #expect(button.currentAppearance.title?.string == "1")
  }

  @Test func `a state that the handler changes asks for one more`() {
    noteStates()
    button.configurationUpdateHandler = { [notes] in
      notes.write("\($0.state)")
      $0.isSelected = true
    }
    for _ in 0..<3 { button.layoutIfNeeded() }
    #expect(notes.lines == ["normal", "selected"])
  }

  @Test func `an update that waits is made before the button is looked at`() {
    button.configurationUpdateHandler = { $0.configuration?.title = "\($0.state)" }
    button.configuration = .plain()
    button.isSelected = true
    #expect(button.currentAppearance.title?.string == "selected")
    button.isSelected = false
    #expect(button.accessibilityElement.label == "normal")
  }

  @Test func `a handler that is taken away leaves the configuration`() {
    button.configurationUpdateHandler = { $0.configuration = .filled() }
    button.layoutIfNeeded()
    button.configurationUpdateHandler = nil
    button.layoutIfNeeded()
    #expect(button.configuration == .filled())
  }
}
