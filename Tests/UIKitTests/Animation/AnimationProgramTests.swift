#if UIKit
import Foundation
import TestSupport
import Testing
import UIKit

/// Random programs that begin, remove and replace animations while the clock advances; a list of
/// what is due is the oracle.
@MainActor
struct AnimationProgramTests {
  /// What should happen, and what did.
  private final class Oracle {
    struct Event {
      var due: Double
      var order: Int
      var text: String
    }

    var time = 0.0
    var expected: [String] = []
    var heard: [String] = []
    private var events: [Event] = []
    private var count = 0

    func expect(_ text: String, at due: Double) {
      count += 1
      if due.isFinite { events.append(Event(due: due, order: count, text: text)) }
    }

    /// What was to happen under a name does not; returns whether its end was still to come.
    func remove(_ name: String, endingWith end: String) -> Bool {
      let isPending = events.contains { $0.text == name + end }
      events.removeAll { $0.text.hasPrefix(name + " ") }
      return isPending
    }

    func advance(by seconds: Double) {
      time += seconds
      let due = events.filter { $0.due <= time }.sorted { ($0.due, $0.order) < ($1.due, $1.order) }
      events.removeAll { $0.due <= time }
      expected += due.map(\.text)
    }
  }

  private final class Listener: CAAnimationDelegate {
    let name: String
    let oracle: Oracle
    init(_ name: String, _ oracle: Oracle) { (self.name, self.oracle) = (name, oracle) }
    func animationDidStart(_ anim: CAAnimation) { oracle.heard.append("\(name) start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      oracle.heard.append("\(name) stop \(flag)")
    }
  }

  /// A layer with what was added to it: the key, the name, and whether it stays after its end.
  private final class Subject {
    let layer = CALayer()
    var added: [(key: String, name: String, isEndless: Bool)] = []
  }

  private func quarter(_ range: ClosedRange<Int>, _ random: inout SeededGenerator) -> Double {
    Double(Int.random(in: range, using: &random)) / 4
  }

  private func remove(_ subject: Subject, _ oracle: Oracle, where condition: (String) -> Bool) {
    for added in subject.added where condition(added.key) {
      let isPending = oracle.remove(added.name, endingWith: " stop true")
      if isPending || added.isEndless { oracle.expect("\(added.name) stop false", at: oracle.time) }
    }
    subject.added.removeAll { condition($0.key) }
  }

  private func addAnimation(
    _ name: String, _ subject: Subject, _ oracle: Oracle, _ random: inout SeededGenerator
  ) {
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    animation.toValue = 5
    animation.duration = quarter(1...8, &random)
    animation.repeatCount = [0, 2, 3, .infinity].randomElement(using: &random) ?? 0
    animation.autoreverses = Bool.random(using: &random)
    animation.speed = [0.5, 1, 2].randomElement(using: &random) ?? 1
    animation.isRemovedOnCompletion = Bool.random(using: &random)
    let delay = Bool.random(using: &random) ? quarter(1...6, &random) : 0
    if delay > 0 { animation.beginTime = CACurrentMediaTime() + delay }
    animation.delegate = Listener(name, oracle)
    let key = ["a", "b", "c"].randomElement(using: &random) ?? "a"
    remove(subject, oracle) { $0 == key }
    subject.layer.add(animation, forKey: key)
    let times = Double(max(animation.repeatCount, 1)) * (animation.autoreverses ? 2 : 1)
    let start = oracle.time + delay
    let end = start + animation.duration * times / Double(animation.speed)
    oracle.expect("\(name) start", at: start)
    oracle.expect("\(name) stop true", at: end)
    subject.added.append((key, name, end.isInfinite))
  }

  private func animateView(
    _ name: String, _ view: UIView, _ oracle: Oracle, _ random: inout SeededGenerator
  ) {
    let (duration, delay) = (quarter(0...8, &random), quarter(0...4, &random))
    let alpha = CGFloat(Int.random(in: 0...8, using: &random)) / 8
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) {
        view.alpha = alpha
      }
      animator.addCompletion { oracle.heard.append("\(name) \($0 == .end)") }
      animator.startAnimation(afterDelay: delay)
      oracle.expect("\(name) true", at: oracle.time + delay + duration)
    case 1:
      UIView.performWithoutAnimation {
        UIView.animate(withDuration: duration) {
          view.alpha = alpha
        } completion: {
          oracle.heard.append("\(name) \($0)")
        }
      }
      oracle.expected.append("\(name) true")
    case 2:
      UIView.animate(withDuration: duration, delay: delay, options: [.autoreverse]) {
        view.alpha = alpha
      } completion: {
        oracle.heard.append("\(name) \($0)")
      }
      oracle.expect("\(name) true", at: oracle.time + delay + duration * 2)
    default:
      UIView.animate(withDuration: duration, delay: delay) {
        view.alpha = alpha
      } completion: {
        oracle.heard.append("\(name) \($0)")
      }
      oracle.expect("\(name) true", at: oracle.time + delay + duration)
    }
    // The end value is there at once.
    #expect(view.alpha == alpha)
  }

  @Test func `a thousand programs hear of every end once and in order`() {
    for program in 0..<1000 as Range<UInt64> {
      UIApplication.withNewScope {
        let clock = AnimationClock()
        AnimationClock.withClock(clock) {
          var random = SeededGenerator(seed: program)
          let oracle = Oracle()
          let subjects = [Subject(), Subject()]
          let view = UIView()
          for step in 0..<24 {
            guard let subject = subjects.randomElement(using: &random) else { continue }
            switch Int.random(in: 0..<10, using: &random) {
            case 0:
              remove(subject, oracle) { $0 == "a" }
              subject.layer.removeAnimation(forKey: "a")
            case 1:
              remove(subject, oracle) { _ in true }
              subject.layer.removeAllAnimations()
            case 2...4: addAnimation("\(step)", subject, oracle, &random)
            case 5, 6: animateView("\(step)", view, oracle, &random)
            default:
              let seconds = quarter(0...8, &random)
              oracle.advance(by: seconds)
              clock.advance(by: seconds)
            }
            #expect(oracle.heard == oracle.expected, "program \(program), step \(step)")
          }
          oracle.advance(by: 1000)
          // A layer that is gone would not finish.
          withExtendedLifetime(subjects) { clock.advance(by: 1000) }
          #expect(oracle.heard == oracle.expected, "program \(program)")
          #expect(Set(oracle.heard).count == oracle.heard.count, "program \(program)")
        }
      }
    }
  }
}
#endif
