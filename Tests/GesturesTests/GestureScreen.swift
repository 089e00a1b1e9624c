import Gestures
import Graphics
import ResponderKit

/// A window with a canvas, whose recognizers send to a target that writes everything down.
@MainActor
struct GestureScreen {
  let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let canvas = Canvas(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let driver: TouchDriver
  let log: Log

  init() {
    window.setRecordName("Window")
    canvas.setRecordName("Canvas")
    window.addSubview(canvas)
    driver = TouchDriver(in: window)
    log = canvas.log
  }

  /// Adds a recognizer to the canvas, or to another view, that reports its states under a name.
  @discardableResult
  func add<Recognizer: GestureRecognizer>(
    _ recognizer: Recognizer, _ name: String = "g", to view: View? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(log, action: .gesture)
    (view ?? canvas).addGestureRecognizer(recognizer)
    return recognizer
  }

  func down(_ x: Double, _ y: Double, finger: Int = 0) {
    driver.touchDown(at: Point(x: x, y: y), finger: finger)
  }
  func move(_ x: Double, _ y: Double, finger: Int = 0) {
    driver.move(to: Point(x: x, y: y), finger: finger)
  }
  func up(finger: Int = 0) { driver.touchUp(finger: finger) }
  func tap(_ x: Double = 50, _ y: Double = 50) { driver.tap(at: Point(x: x, y: y)) }

  /// Records what a body does, as text.
  func record(_ body: (TouchDriver) -> Void) -> String {
    InteractionRecord.during { body(driver) }.description
  }
}

/// Writes down what recognizers and views report.
final class Log: Responder {
  var entries: [String] = []
  /// Called with each recognizer.
  var look: ((GestureRecognizer) -> Void)?

  func gesture(_ sender: GestureRecognizer) {
    entries.append("\(sender.name ?? "") \(sender.state)")
    look?(sender)
  }
  func other(_ sender: GestureRecognizer) { entries.append("\(sender.name ?? "") other") }

  /// The entries about views.
  var touches: [String] { entries.filter { !$0.contains(" ") } }
  /// The entries about recognizers.
  var gestures: [String] { entries.filter { $0.contains(" ") } }
}

extension ActionSelector {
  static let gesture = ActionSelector("gesture:", Log.gesture)
  static let other = ActionSelector("other:", Log.other)
}

/// A view that writes down the touches that it gets.
final class Canvas: View {
  let log = Log()
  var allows = true
  var questions = 0

  override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) { note("began") }
  override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent?) { note("moved") }
  override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) { note("ended") }
  override func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent?) {
    note("cancelled")
  }
  private func note(_ word: String) { log.entries.append(word) }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    questions += 1
    return allows
  }
}

/// A delegate whose answers a test sets, and which counts the questions.
final class Judge: GestureRecognizerDelegate {
  var begins = true
  var simultaneously = false
  var requiresFailure: GestureRecognizer?
  var isRequiredBy: GestureRecognizer?
  var receives = true
  var questions: [String] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    questions.append("begin")
    return begins
  }
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    questions.append("simultaneously")
    return simultaneously
  }
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    questions.append("requireFailure")
    return otherGestureRecognizer === requiresFailure
  }
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    questions.append("beRequiredToFail")
    return otherGestureRecognizer === isRequiredBy
  }
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    questions.append("touch")
    return receives
  }
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive event: InputEvent
  ) -> Bool {
    questions.append("event")
    return true
  }
}

/// A tap recognizer that needs two taps.
@MainActor
func doubleTap() -> TapGestureRecognizer {
  let recognizer = TapGestureRecognizer()
  recognizer.numberOfTapsRequired = 2
  return recognizer
}
