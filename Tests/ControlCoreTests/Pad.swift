import ControlCore
import Graphics
import ResponderKit

/// A control of 100 by 40 points that writes down what it is asked and what it sends.
final class Pad: Control {
  var log: [String] = []
  var begins = true
  var continues = true

  convenience init(at origin: Point = .zero) {
    self.init(frame: Rect(x: origin.x, y: origin.y, width: 100, height: 40))
    for bit in 0..<32 {
      let event = ControlEvents(rawValue: 1 << UInt(bit))
      let action = Action { [unowned self] _ in log.append("\(event)") }
      addAction(action, for: event)
    }
  }

  override func beginTracking(_ touch: Touch, with event: InputEvent?) -> Bool {
    log.append("begin?")
    return begins
  }
  override func continueTracking(_ touch: Touch, with event: InputEvent?) -> Bool {
    log.append("continue?")
    return continues
  }
  override func endTracking(_ touch: Touch?, with event: InputEvent?) { log.append("end") }
  override func cancelTracking(with event: InputEvent?) {
    log.append("cancel \(event == nil ? "without" : "with") an event")
  }

  var flags: [Bool] { [isTracking, isTouchInside, isHighlighted] }

  /// Takes what has been written.
  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

/// A root of 1000 by 1000 points with a pad, and a finger for it.
@MainActor
struct PadScreen {
  let root: View
  let pad = Pad(at: Point(x: 200, y: 200))
  let driver: TouchDriver

  init(window: Bool = true) {
    let frame = Rect(x: 0, y: 0, width: 1000, height: 1000)
    root = window ? Window(frame: frame) : View(frame: frame)
    root.addSubview(pad)
    driver = TouchDriver(in: root)
  }

  /// The place on the screen of a point of the pad.
  func at(_ x: Double, _ y: Double) -> Point { Point(x: x + 200, y: y + 200) }
}
