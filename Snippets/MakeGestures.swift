// Makes gestures on a view, and prints what its recognizers report.
import Controls

/// Prints what recognizers report.
final class Reporter: Responder {
  func tapped(_ recognizer: TapGestureRecognizer) {
    print("\(recognizer.name ?? "") at \(recognizer.location(in: recognizer.view))")
  }

  func panned(_ recognizer: PanGestureRecognizer) {
    print("pan \(recognizer.state): \(recognizer.translation(in: recognizer.view).x)")
  }
}

let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
let reporter = Reporter()

let single = TapGestureRecognizer(
  target: reporter, action: ActionSelector("tapped:", Reporter.tapped))
single.name = "single tap"
window.addGestureRecognizer(single)

let double = TapGestureRecognizer(
  target: reporter, action: ActionSelector("tapped:", Reporter.tapped))
double.name = "double tap"
double.numberOfTapsRequired = 2
window.addGestureRecognizer(double)
single.require(toFail: double)

window.addGestureRecognizer(
  PanGestureRecognizer(target: reporter, action: ActionSelector("panned:", Reporter.panned)))

let driver = TouchDriver(in: window)
driver.tap(at: Point(x: 40, y: 60))
// The single tap waits until no second one can follow.
driver.waitForGestures()
driver.tap(at: Point(x: 40, y: 60), count: 2)
driver.pan(from: Point(x: 40, y: 60), to: Point(x: 100, y: 60), steps: 2)

// A record says which were recognized, which failed and why.
print(InteractionRecord.during { driver.tap(at: Point(x: 40, y: 60), count: 2) })
