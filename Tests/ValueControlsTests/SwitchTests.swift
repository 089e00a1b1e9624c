import Accessibility
import ControlCore
import Graphics
import ResponderKit
import Testing
import ValueControls

@MainActor @Suite struct SwitchTests {
  @Test func `C156 setting a switch sends nothing`() {
    let screen = ControlScreen(Switch(frame: .zero))
    #expect(!screen.control.isOn)
    screen.control.setOn(true, animated: true)
    #expect(screen.control.isOn)
    #expect(screen.target.count == 0)
  }

  @Test func `C157 a tap turns a switch on, and sends valueChanged once`() {
    let screen = ControlScreen(Switch(frame: .zero))
    let record = screen.record { $0.tap(screen.control) }
    #expect(screen.control.isOn)
    #expect(screen.target.count == 1)
    #expect(
      record == """
        touch down at (164, 116)  hits control in Window
          normal → highlighted
          touchDown               no handler
        touch up at (164, 116)
          highlighted → normal
          touchUpInside           no handler
          valueChanged            count: → target
          primaryActionTriggered  no handler
        accessibility changed     control: value on
        """)
  }

  @Test func `every handler of a tap sees the new value`() {
    let screen = ControlScreen(Switch(frame: .zero))
    var seen: [Bool] = []
    let note = Action { _ in seen.append(screen.control.isOn) }
    screen.control.addAction(note, for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
    screen.driver.tap(screen.control)
    #expect(seen == [true, true, true])
  }

  @Test func `C158 a switch that is on is a button and a toggle with the value 1`() {
    let control = Switch(frame: .zero)
    control.isOn = true
    let element = control.accessibilityElement
    #expect(element.value == .toggle(.on))
    #expect(AccessibilityValue.ToggleState.on.rawValue == 1)
    #expect(element.traits == [.button, .toggleButton])
    #expect(AccessibilityTraits.toggleButton.rawValue == 1 << 53)
  }

  @Test func `a switch has a size of its own`() {
    let control = Switch(frame: Rect(x: 3, y: 4, width: 500, height: 1))
    #expect(control.frame == Rect(x: 3, y: 4, width: 51, height: 31))
  }

  @Test func `a switch is a check box on the Mac, unless it prefers to slide`() {
    let control = Switch(frame: .zero)
    #expect(control.style == .sliding)
    control.preferredStyle = .checkbox
    #expect(control.style == .sliding)
    control.traitOverrides.userInterfaceIdiom = .mac
    #expect(control.style == .checkbox)
    control.preferredStyle = .automatic
    #expect(control.style == .checkbox)
    control.preferredStyle = .sliding
    #expect(control.style == .sliding)
  }

  @Test func `a value that is set on a switch is not spoken`() {
    let control = Switch(frame: .zero)
    control.accessibilityValue = "Value"
    #expect(control.accessibilityElement.value == .toggle(.off))
  }
}
