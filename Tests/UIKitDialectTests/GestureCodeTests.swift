import struct Foundation.CGFloat
import Testing
import UIKitDialect

// Recognizers as a program writes them for UIKit, under UIKit's names.

/// Follows one finger around the middle of a knob.
private class KnobRecognizer: UIPanGestureRecognizer {
  private(set) var touchAngle: CGFloat = 0

  override init(target: Any?, action: ActionSelector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
    minimumNumberOfTouches = 1
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    updateAngle(with: touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    updateAngle(with: touches)
  }

  private func updateAngle(with touches: Set<UITouch>) {
    guard let touch = touches.first, let view = view else { return }
    let point = touch.location(in: view)
    // Quarter turns are enough for a knob of four positions.
    let (x, y) = (point.x - view.bounds.midX, point.y - view.bounds.midY)
    touchAngle = abs(x) > abs(y) ? (x > 0 ? 0 : 180) : (y > 0 ? 90 : 270)
  }
}

/// Recognizes a finger that presses hard and long enough.
private class ForceHoldRecognizer: UIGestureRecognizer {
  var threshold: CGFloat = 0.75
  private var trackedTouch: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touches.count != 1 { state = .failed }
    if trackedTouch == nil {
      trackedTouch = touches.first
    } else {
      for touch in touches where touch != trackedTouch { ignore(touch, for: event) }
    }
    look()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let trackedTouch, touches.contains(trackedTouch) else { return }
    if state == .began || state == .changed { state = .changed } else { look() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    trackedTouch = nil
  }

  private func look() {
    guard let touch = trackedTouch, touch.maximumPossibleForce > 0 else { return }
    if state == .possible, touch.force / touch.maximumPossibleForce >= threshold { state = .began }
  }
}

private final class KnobController: UIViewController, UIGestureRecognizerDelegate {
  var angles: [CGFloat] = []
  var states: [UIGestureRecognizer.State] = []
  let knob = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    view.addSubview(knob)
    let rotation = KnobRecognizer(
      target: self, action: ActionSelector("turned:", KnobController.turned))
    rotation.delegate = self
    knob.addGestureRecognizer(rotation)
    let hold = ForceHoldRecognizer()
    hold.addTarget(self, action: ActionSelector("held:", KnobController.held))
    hold.cancelsTouchesInView = false
    knob.addGestureRecognizer(hold)
  }

  func turned(_ gesture: UIGestureRecognizer) {
    guard let knob = gesture as? KnobRecognizer else { return }
    angles.append(knob.touchAngle)
  }

  func held(_ gesture: UIGestureRecognizer) { states.append(gesture.state) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

@MainActor @Suite struct GestureCodeTests {
  @Test func `a rotation with one finger works as it is written for UIKit`() {
    let controller = KnobController()
    let driver = TouchDriver(in: controller.view)
    driver.touchDown(at: CGPoint(x: 190, y: 100))
    driver.move(to: CGPoint(x: 100, y: 190))
    driver.move(to: CGPoint(x: 10, y: 100))
    driver.touchUp()
    #expect(controller.angles == [90, 180, 180])
  }

  @Test func `a press with force works as it is written for UIKit`() {
    let controller = KnobController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.rootViewController = controller
    let touch = UITouch(phase: .began, locationInWindow: CGPoint(x: 100, y: 100))
    touch.maximumPossibleForce = 6
    touch.force = 1
    window.sendEvent(UIEvent(.touches, touches: [touch]))
    #expect(controller.states == [])
    touch.phase = .moved
    touch.force = 5
    window.sendEvent(UIEvent(.touches, touches: [touch]))
    #expect(controller.states == [.began])
    touch.phase = .ended
    window.sendEvent(UIEvent(.touches, touches: [touch]))
    #expect(controller.states == [.began, .ended])
  }
}
