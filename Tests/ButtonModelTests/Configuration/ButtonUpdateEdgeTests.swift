import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

extension ControlState {
  /// A bit of a subclass.
  fileprivate static let armed = ControlState(rawValue: 1 << 16)
}

/// A button with a state of its own, of whose changes it says nothing.
private final class ArmedButton: Button {
  var isArmed = false
  override var state: ControlState { isArmed ? super.state.union(.armed) : super.state }
}

/// What an update comes upon beside the three flags.
@Suite @MainActor struct ButtonUpdateEdgeTests {
  let button = Button(type: .system)

  @Test func `an update that is asked for inside one is made in the next pass`() {
    var states: [ControlState] = []
    button.configurationUpdateHandler = {
      states.append($0.state)
      guard $0.isEnabled else { return }
      $0.isEnabled = false
      _ = $0.currentAppearance
    }
    button.layoutIfNeeded()
    #expect(states == [.normal])
    button.layoutIfNeeded()
    #expect(states == [.normal, .disabled])
    button.layoutIfNeeded()
    #expect(states == [.normal, .disabled])
  }

  @Test func `a configuration that was updated by hand is shown as it is`() {
    let gray = Color.system("tertiaryLabelColor")
    button.automaticallyUpdatesConfiguration = false
    button.configuration = .filled()
    button.isEnabled = false
    button.configuration = button.configuration?.updated(for: button)
    #expect(button.currentTitleColor == gray)
    button.layoutIfNeeded()
    #expect(button.currentTitleColor == gray)
    #expect(button.currentAppearance.background.color == .system("tertiarySystemFillColor"))
    button.isEnabled = true
    button.layoutIfNeeded()
    #expect(button.currentTitleColor == gray)
  }

  @Test func `a background's view that is replaced or removed leaves the button`() {
    let (first, second) = (View(), View())
    button.configuration = .plain()
    button.configuration?.title = "Send"
    button.configuration?.background.customView = first
    button.layoutIfNeeded()
    #expect(button.subviews.first === first)
    #expect(button.subviews.count == 2)
    button.configuration?.background.customView = second
    button.layoutIfNeeded()
    #expect(button.subviews.first === second)
    #expect(button.subviews.count == 2)
    #expect(first.superview == nil)
    button.configuration?.background.customView = nil
    button.layoutIfNeeded()
    #expect(button.subviews.first === button.titleLabel)
    #expect(button.subviews.count == 1)
    #expect(second.superview == nil)
  }

  @Test func `the title of a state with a bit of a subclass is given in the next pass`() throws {
    let button = ArmedButton(frame: Rect(x: 0, y: 0, width: 200, height: 44))
    button.setTitle("Launch", for: .normal)
    button.setTitle("Armed", for: .armed)
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    #expect(label.text == "Launch")
    button.isArmed = true
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(label.text == "Armed")
  }
}
