// A control of your own reports a change to everyone who asked for it.
import ControlCore

final class Dial: Control {
  var value = 0 { didSet { sendActions(for: .valueChanged) } }
  override func endTracking(_ touch: Touch?, with event: InputEvent?) { value += 1 }
}

let dial = Dial(frame: Rect(x: 0, y: 0, width: 60, height: 60))
dial.addAction(Action { _ in print("turned to \(dial.value)") }, for: .valueChanged)
TouchDriver(in: dial).tap(dial)
dial.isEnabled = false
TouchDriver(in: dial).tap(dial)
print(dial.value, dial.state == .disabled, dial.allControlEvents == .valueChanged)
