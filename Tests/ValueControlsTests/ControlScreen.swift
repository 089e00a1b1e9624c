import ControlCore
import Graphics
import ResponderKit
import ValueControls

/// A control in a window, with a target that counts what it sends.
@MainActor
struct ControlScreen<Shown: Control> {
  let control: Shown
  let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let driver: TouchDriver
  let target = Counter()

  init(_ control: Shown, frame: Rect = Rect(x: 50, y: 100, width: 228, height: 32)) {
    self.control = control
    control.frame = frame
    control.setRecordName("control")
    target.setRecordName("target")
    window.addSubview(control)
    driver = TouchDriver(in: window)
    control.addTarget(target, action: .count, for: .valueChanged)
  }

  /// Records what a body does, as text.
  func record(_ body: (TouchDriver) throws -> Void) rethrows -> String {
    try InteractionRecord.during { try body(driver) }.description
  }

  /// Taps a place of the control, in its own coordinates.
  func tap(_ x: Double, _ y: Double = 16) {
    driver.tap(at: control.convert(Point(x: x, y: y), to: nil))
  }
}

/// Counts how often it is called.
final class Counter: Responder {
  var count = 0
  func count(_ sender: Control) { count += 1 }
}

extension ActionSelector {
  static let count = ActionSelector("count:", Counter.count)
}
