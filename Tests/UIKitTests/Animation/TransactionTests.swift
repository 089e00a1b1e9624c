#if UIKit
import Foundation
import Testing
import UIKit

@MainActor
struct TransactionTests {
  private let clock = AnimationClock()
  private let layer = CALayer()

  private func animation(_ duration: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = duration
    return animation
  }

  @Test func `values hold until the transaction ends, also inside`() {
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    #expect(
      CATransaction.animationTimingFunction() == nil && CATransaction.completionBlock() == nil)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    CATransaction.setValue("x", forKey: "own")
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    CATransaction.setAnimationDuration(3)
    CATransaction.setValue(false, forKey: kCATransactionDisableActions)
    #expect(CATransaction.animationDuration() == 3 && !CATransaction.disableActions())
    #expect(CATransaction.value(forKey: "own") as? String == "x")
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    #expect(CATransaction.animationTimingFunction() == CAMediaTimingFunction(name: .easeIn))
    CATransaction.commit()
    CATransaction.commit()
    CATransaction.lock()
    CATransaction.unlock()
    CATransaction.flush()
    #expect(CATransaction.animationDuration() == 0.25 && CATransaction.value(forKey: "own") == nil)
    #expect(kCATransactionAnimationDuration == "animationDuration")
  }

  @Test func `an animation takes what it lacks from the transaction`() {
    AnimationClock.withClock(clock) {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      layer.add(animation(0), forKey: "a")
      layer.add(animation(1), forKey: "b")
      CATransaction.commit()
      #expect(layer.animation(forKey: "a")?.duration == 2)
      #expect(layer.animation(forKey: "b")?.duration == 1)
      #expect(
        layer.animation(forKey: "a")?.timingFunction == CAMediaTimingFunction(name: .easeIn))
    }
  }

  @Test func `the block runs once when all has ended`() {
    var order: [String] = []
    AnimationClock.withClock(clock) {
      CATransaction.begin()
      CATransaction.setCompletionBlock { order.append("outer") }
      layer.add(animation(1), forKey: "a")
      CATransaction.begin()
      CATransaction.setCompletionBlock { order.append("inner") }
      #expect(CATransaction.completionBlock() != nil)
      layer.add(animation(2), forKey: "b")
      UIView.animate(withDuration: 3) {
      } completion: { _ in
        order.append("view")
      }
      CATransaction.commit()
      CATransaction.commit()
      layer.add(animation(9), forKey: "c")
      clock.advance(by: 2.5)
      #expect(order == [])
      clock.advance(by: 1)
      #expect(order == ["view", "outer", "inner"] || order == ["view", "inner", "outer"])
      clock.advance(by: 10)
      #expect(order.count == 3)
    }
  }

  @Test func `the block runs at once where nothing began, and after what was removed`() {
    var order: [String] = []
    AnimationClock.withClock(clock) {
      CATransaction.begin()
      CATransaction.setCompletionBlock { order.append("empty") }
      #expect(order == [])
      CATransaction.commit()
      #expect(order == ["empty"])
      CATransaction.begin()
      CATransaction.setCompletionBlock { order.append("first") }
      CATransaction.setCompletionBlock { order.append("second") }
      #expect(order == ["empty", "first"])
      layer.add(animation(5), forKey: "a")
      CATransaction.commit()
      layer.removeAllAnimations()
      clock.advance(by: 0)
      #expect(order == ["empty", "first", "second"])
    }
  }

  @Test func `what is set outside a transaction holds until the clock runs`() {
    var order: [String] = []
    AnimationClock.withClock(clock) {
      CATransaction.setAnimationDuration(4)
      CATransaction.setCompletionBlock { order.append("done") }
      layer.add(animation(0), forKey: "a")
      #expect(layer.animation(forKey: "a")?.duration == 4)
      clock.advance(by: 0)
      #expect(CATransaction.animationDuration() == 0.25 && order == [])
      clock.advance(by: 4)
      #expect(order == ["done"])
      CATransaction.setAnimationDuration(4)
      CATransaction.flush()
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }
}
#endif
