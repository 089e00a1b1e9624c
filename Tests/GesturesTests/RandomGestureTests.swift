import ButtonModel
import ControlCore
import Gestures
import Graphics
import ResponderKit
import TestSupport
import Testing
import ValueControls

#if canImport(Glibc)
import Glibc
#endif

/// The number of random sequences: 10,000, or GESTURE_SEQUENCES.
let gestureSequences = getenv("GESTURE_SEQUENCES").flatMap { Int(String(cString: $0)) } ?? 10_000

@MainActor @Suite(.tags(.model)) struct RandomGestureTests {
  @Test func `two recognizers of a view do what a model of plain rules does`() throws {
    var random = SeededGenerator(seed: 18)
    for number in 0..<gestureSequences {
      let screen = GestureScreen()
      var model = GestureModel(rules: [])
      var live: [GestureRecognizer] = []
      for name in ["a", "b"] {
        let kind = Int.random(in: 0...4, using: &random)
        var rule = GestureModel.Rule(name: name, taps: kind < 3 ? kind + 1 : nil, isPan: kind == 4)
        rule.cancels = random.chance(70)
        rule.delaysBegan = random.chance(25)
        rule.delaysEnded = random.chance(75)
        let recognizer = screen.add(recognizer(rule), name)
        recognizer.cancelsTouchesInView = rule.cancels
        recognizer.delaysTouchesBegan = rule.delaysBegan
        recognizer.delaysTouchesEnded = rule.delaysEnded
        model.rules.append(rule)
        live.append(recognizer)
      }
      // Recognizers that need more taps receive touches first.
      if (model.rules[1].taps ?? 0) > (model.rules[0].taps ?? 0) {
        model.rules.swapAt(0, 1)
        live.swapAt(0, 1)
      }
      if random.chance(50) {
        let waiting = Int.random(in: 0...1, using: &random)
        model.rules[waiting].required = 1 - waiting
        live[waiting].require(toFail: live[1 - waiting])
      }
      var steps: [String] = []
      play(&random) { step in
        steps.append("\(step)")
        switch step {
        case .down(let x):
          screen.down(x, 50)
          model.down(x)
        case .move(let x):
          screen.move(x, 50)
          model.move(x)
        case .up:
          screen.up()
          model.up()
        case .wait(let seconds):
          screen.driver.wait(seconds)
          model.wait(seconds)
        }
      }
      guard screen.log.entries != model.log else { continue }
      Issue.record(
        """
        sequence \(number): \(steps)
        \(model.rules)
        live  \(screen.log.entries)
        model \(model.log)
        """)
      return
    }
  }

  private enum Step {
    case down(Double)
    case move(Double)
    case up
    case wait(Double)
  }

  /// Plays a sequence of touches with one finger; the finger is up at the end, and time has passed.
  private func play(_ random: inout SeededGenerator, _ body: (Step) -> Void) {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      var x = random.pick([50.0, 60, 85])
      body(.down(x))
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        if random.chance(50) {
          body(.wait(random.pick([0.1, 0.2, 0.3, 0.6])))
        } else {
          x += random.pick([-45, -7, 3, 12, 50])
          body(.move(x))
        }
      }
      body(.up)
      body(.wait(random.pick([0.1, 0.2, 0.4])))
    }
    body(.wait(5))
  }

  private func recognizer(_ rule: GestureModel.Rule) -> GestureRecognizer {
    guard let taps = rule.taps else {
      return rule.isPan ? PanGestureRecognizer() : LongPressGestureRecognizer()
    }
    let tap = TapGestureRecognizer()
    tap.numberOfTapsRequired = taps
    return tap
  }
}
