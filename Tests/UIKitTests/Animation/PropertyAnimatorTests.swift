#if UIKit
import Foundation
import Testing
import UIKit

@MainActor
struct PropertyAnimatorTests {
  private let clock = AnimationClock()
  private let view = UIView()

  private func on(_ body: () throws -> Void) rethrows {
    try UIApplication.withNewScope { try AnimationClock.withClock(clock, body) }
  }

  @Test func `an animator runs its changes when it starts and its completions at the end`() {
    on {
      var positions: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn) { view.alpha = 0 }
      animator.addAnimations { view.isHidden = true }
      animator.addCompletion { positions.append($0) }
      #expect(animator.state == .inactive && !animator.isRunning && view.alpha == 1)
      #expect(animator.duration == 2 && animator.delay == 0 && animator.isInterruptible)
      #expect(animator.timingParameters?.cubicTimingParameters?.animationCurve == .easeIn)
      #expect(animator.isUserInteractionEnabled && animator.scrubsLinearly)
      #expect(!animator.isManualHitTestingEnabled && !animator.pausesOnCompletion)
      animator.startAnimation()
      #expect(animator.state == .active && animator.isRunning && view.alpha == 0 && view.isHidden)
      animator.addAnimations { view.tag = 7 }
      animator.addAnimations({ view.isOpaque = false }, delayFactor: 0.5)
      #expect(view.tag == 7 && !view.isOpaque)
      clock.advance(by: 0.5)
      #expect(animator.fractionComplete == 0.25 && positions == [])
      clock.advance(by: 1.5)
      #expect(positions == [.end] && animator.state == .inactive && !animator.isRunning)
      clock.advance(by: 9)
      #expect(positions.count == 1)
    }
  }

  @Test func `an animator pauses, is moved and goes on`() {
    on {
      var positions: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 4, curve: .linear, animations: nil)
      animator.addCompletion { positions.append($0) }
      animator.pauseAnimation()
      #expect(animator.state == .active && !animator.isRunning)
      animator.fractionComplete = 0.75
      clock.advance(by: 10)
      #expect(animator.fractionComplete == 0.75)
      animator.startAnimation()
      clock.advance(by: 0.5)
      animator.pauseAnimation()
      #expect(animator.fractionComplete == 0.875)
      animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(dampingRatio: 0.5), durationFactor: 0.5)
      #expect(animator.timingParameters?.timingCurveType == .spring)
      clock.advance(by: 1.9)
      #expect(positions == [])
      clock.advance(by: 0.1)
      #expect(positions == [.end])
    }
  }

  @Test func `a reversed animator ends at its start`() {
    on {
      var positions: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 4, dampingRatio: 0.5) { view.alpha = 0 }
      animator.addCompletion { positions.append($0) }
      animator.startAnimation(afterDelay: 1)
      #expect(animator.delay == 1 && view.alpha == 0)
      clock.advance(by: 2)
      #expect(animator.fractionComplete == 0.25)
      animator.isReversed = true
      #expect(animator.isReversed && animator.isRunning)
      clock.advance(by: 0.5)
      #expect(animator.fractionComplete == 0.125)
      clock.advance(by: 0.5)
      #expect(positions == [.start] && !animator.isReversed)
    }
  }

  @Test func `an animator is stopped for good, or to be finished`() {
    on {
      var positions: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(
        duration: 1, controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4),
        animations: {})
      animator.addCompletion { positions.append($0) }
      animator.stopAnimation(true)
      #expect(animator.state == .inactive)
      animator.startAnimation()
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && positions == [])
      animator.finishAnimation(at: .current)
      #expect(animator.state == .inactive && positions == [.current])
      animator.addCompletion { positions.append($0) }
      animator.startAnimation()
      animator.stopAnimation(true)
      clock.advance(by: 9)
      #expect(animator.state == .inactive && positions.count == 1)
    }
  }

  @Test func `an animator may pause at its end`() {
    on {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: nil)
      var count = 0
      animator.addCompletion { _ in count += 1 }
      animator.pausesOnCompletion = true
      animator.startAnimation()
      clock.advance(by: 2)
      #expect(count == 0 && animator.state == .active && animator.fractionComplete == 1)
      animator.isReversed = true
      animator.pausesOnCompletion = false
      animator.startAnimation()
      clock.advance(by: 1)
      #expect(count == 1 && animator.state == .inactive)
    }
  }

  @Test func `a running animator is made in one call`() {
    on {
      var positions: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0.5, options: [.curveEaseOut], animations: { view.alpha = 0 }
      ) { positions.append($0) }
      #expect(animator.isRunning && view.alpha == 0)
      #expect(animator.timingParameters?.cubicTimingParameters?.animationCurve == .easeOut)
      clock.advance(by: 1.5)
      #expect(positions == [.end])
    }
  }

  @Test func `animations inside take the duration, and transactions wait`() {
    on {
      var order: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { order.append("transaction") }
      let animator = UIViewPropertyAnimator(duration: 3, curve: .linear) {
        UIView.animate(withDuration: 1) {
        } completion: { _ in
          order.append("inner")
        }
      }
      animator.addCompletion { _ in order.append("animator") }
      animator.startAnimation()
      CATransaction.commit()
      clock.advance(by: 2)
      #expect(order == [])
      clock.advance(by: 2)
      #expect(order == ["inner", "animator", "transaction"])
    }
  }

  @Test func `curves and springs keep their numbers`() {
    let cubic = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(cubic.controlPoint1.y == 0.2 && cubic.controlPoint2.x == 0.3)
    #expect(cubic.timingCurveType == .cubic && cubic.springTimingParameters == nil)
    #expect(cubic.cubicTimingParameters === cubic)
    #expect(UICubicTimingParameters().timingCurveType == .builtin)
    #expect(UICubicTimingParameters(animationCurve: .easeOut).controlPoint2.x == 0.58)
    let spring = UISpringTimingParameters(
      dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 2))
    #expect(spring.initialVelocity.dy == 2 && spring.dampingRatio == 0.5)
    #expect(spring.springTimingParameters === spring && spring.cubicTimingParameters == nil)
    let free = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: free)
    #expect(animator.duration < 2 && free.dampingRatio == 0.5)
    #expect(UISpringTimingParameters().timingCurveType == .spring)
    #expect(UISpringTimingParameters(duration: 2, bounce: 0.25).dampingRatio == 0.75)
  }
}
#endif
