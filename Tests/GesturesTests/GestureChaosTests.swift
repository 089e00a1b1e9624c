import ButtonModel
import ControlCore
import Gestures
import Graphics
import ResponderKit
import TestSupport
import Testing
import ValueControls

/// A screen of views, controls and recognizers that random touches and changes meet.
@MainActor
private final class ChaosScreen {
  let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let ledger = TouchLedger()
  let driver: TouchDriver
  var views: [View] = []
  var recognizers: [GestureRecognizer] = []
  var actions = 0
  var faults: [String] = []
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    driver = TouchDriver(in: window)
    let whole = CountedView(ledger, frame: window.bounds)
    let inner = CountedView(ledger, frame: Rect(x: 20, y: 20, width: 200, height: 200))
    window.addSubview(whole)
    whole.addSubview(inner)
    let controls: [Control] = [Button(), Slider(), Stepper(), Control()]
    for (number, control) in controls.enumerated() {
      control.frame = Rect(x: 20, y: 230 + 40 * Double(number), width: 200, height: 32)
      whole.addSubview(control)
    }
    views = [whole, inner] + controls
    whole.isMultipleTouchEnabled = random.chance(50)
    inner.isMultipleTouchEnabled = random.chance(50)
    for _ in 0..<Int.random(in: 2...6, using: &random) { addRecognizer() }
    for recognizer in recognizers where random.chance(20) {
      recognizer.require(toFail: random.pick(recognizers))
    }
  }

  private func addRecognizer() {
    let counted = CountedRecognizer()
    counted.ledger = ledger
    counted.decide = { [unowned self] recognizer, phase in
      let states: [GestureRecognizer.State] =
        phase == .began ? [.began, .failed] : [.began, .changed, .ended, .cancelled, .failed]
      if random.chance(30) { recognizer.state = random.pick(states) }
      // One that has begun has to end.
      if phase == .ended || phase == .cancelled,
        recognizer.state == .began || recognizer.state == .changed,
        recognizer.numberOfTouches <= 1
      {
        recognizer.state = phase == .ended ? .ended : .cancelled
      }
    }
    let kinds: [() -> GestureRecognizer] = [
      { TapGestureRecognizer() }, { doubleTap() }, { LongPressGestureRecognizer() },
      { PanGestureRecognizer() }, { SwipeGestureRecognizer() }, { PinchGestureRecognizer() },
      { RotationGestureRecognizer() }, { HoverGestureRecognizer() }, { counted }, { counted },
    ]
    let recognizer = random.pick(kinds)()
    recognizer.cancelsTouchesInView = random.chance(70)
    recognizer.delaysTouchesBegan = random.chance(20)
    recognizer.delaysTouchesEnded = random.chance(80)
    if random.chance(30) { recognizer.delegate = judge }
    counters.append(Counter(self))
    recognizer.addTarget(counters.last, action: ActionSelector("acts:", Counter.acts))
    random.pick(views).addGestureRecognizer(recognizer)
    recognizers.append(recognizer)
  }
  private var counters: [Counter] = []
  private let judge = Judge()

  final class Counter: Responder {
    unowned let screen: ChaosScreen
    init(_ screen: ChaosScreen) { self.screen = screen }
    func acts(_ recognizer: GestureRecognizer) { screen.acts(recognizer) }
  }

  /// What actions do, now and then.
  private func acts(_ recognizer: GestureRecognizer) {
    actions += 1
    guard random.chance(4) else { return }
    change()
  }

  /// Changes something that touches depend on.
  private func change() {
    let recognizer = random.pick(recognizers)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: recognizer.isEnabled.toggle()
    case 1: random.pick(views).addGestureRecognizer(recognizer)
    case 2:
      let view = views[Int.random(in: 1..<views.count, using: &random)]
      view.removeFromSuperview()
      views[0].addSubview(view)
    case 3 where recognizer.numberOfTouches > 0:
      recognizer.state = random.pick([.cancelled, .failed, .ended])
    case 4: judge.begins.toggle()
    case 5: judge.simultaneously.toggle()
    case 6: judge.receives.toggle()
    case 7:
      // Recognizers may also decide without a touch.
      driver.movePointer(to: Point(x: Double.random(in: 0...400, using: &random), y: 100))
    default: driver.wait(0.4)
    }
  }

  /// Plays one sequence of touches, up to the moment when nothing is under way.
  func play() {
    for _ in 0..<Int.random(in: 2...9, using: &random) {
      let finger = Int.random(in: 0...2, using: &random)
      let point = Point(
        x: Double.random(in: -20...420, using: &random),
        y: Double.random(in: -20...420, using: &random))
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<7: driver.touchDown(at: point, finger: finger)
      case 7..<12: driver.move(to: point, finger: finger)
      case 12..<16: driver.touchUp(finger: finger)
      case 16: driver.cancel(finger: finger)
      case 17: change()
      default: driver.wait(Double.random(in: 0...0.6, using: &random))
      }
    }
    for finger in 0...2 { driver.touchUp(finger: finger) }
    driver.movePointer(to: nil)
    driver.waitForGestures()
    for recognizer in recognizers { recognizer.isEnabled = true }
    for case let control as Control in views where control.isTracking || control.isHighlighted {
      faults.append("\(type(of: control)) is tracking")
    }
    ledger.settle()
  }
}

@MainActor @Suite(.tags(.model)) struct GestureChaosTests {
  @Test func `random touches end for everyone who got them`() {
    var (touches, actions) = (0, 0)
    for seed in 0..<UInt64(max(gestureSequences / 50, 1)) {
      let screen = ChaosScreen(seed: seed)
      for number in 0..<50 {
        screen.play()
        let states = screen.recognizers.filter { $0.state != .possible }
        let faults = screen.ledger.faults + screen.faults
        guard faults.isEmpty, states.isEmpty else {
          Issue.record(
            """
            screen \(seed), sequence \(number): \(faults.prefix(3)), \
            \(states.map { "\(type(of: $0)) is \($0.state)" })
            """)
          return
        }
      }
      touches += screen.ledger.count
      actions += screen.actions
    }
    #expect(touches > gestureSequences && actions > gestureSequences / 10)
  }
}
