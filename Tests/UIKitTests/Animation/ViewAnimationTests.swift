#if UIKit
import Foundation
import Testing
import UIKit

@MainActor
struct ViewAnimationTests {
  private let clock = AnimationClock()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func on(_ body: () throws -> Void) rethrows {
    try UIApplication.withNewScope { try AnimationClock.withClock(clock, body) }
  }

  @Test func `the values apply at once and the completion waits`() {
    on {
      var results: [Bool] = []
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      UIView.animate(withDuration: 1, delay: 2, options: [.curveEaseIn]) {
        view.frame.origin.x = 5
      } completion: {
        results.append($0)
      }
      #expect(view.alpha == 0 && view.frame.minX == 5 && results == [])
      clock.advance(by: 2.9)
      #expect(results == [])
      clock.advance(by: 0.2)
      #expect(results == [true])
    }
  }

  @Test func `springs, key frames and transitions end after their time`() {
    on {
      var order: [String] = []
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0.5,
        options: [], animations: { view.alpha = 0.5 }
      ) { _ in order.append("spring") }
      UIView.animate(springDuration: 2, bounce: 0.3) {
        view.alpha = 0.6
      } completion: { _ in
        order.append("new spring")
      }
      UIView.animateKeyframes(withDuration: 3, delay: 0, options: .calculationModeCubic) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.1 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.2 }
      } completion: { _ in
        order.append("frames")
      }
      #expect(view.alpha == CGFloat(Float(0.2)))
      UIView.transition(with: view, duration: 4, options: .transitionCrossDissolve) {
        view.alpha = 1
      } completion: { _ in
        order.append("transition")
      }
      UIView.transition(with: view, duration: 5, options: [], animations: nil)
      #expect(view.alpha == 1)
      clock.advance(by: 10)
      #expect(order == ["spring", "new spring", "frames", "transition"])
    }
  }

  @Test func `a transition replaces a view or hides it`() {
    on {
      let (outer, first, second) = (UIView(), UIView(), UIView())
      outer.addSubview(first)
      outer.addSubview(view)
      var ends = 0
      UIView.transition(from: first, to: second, duration: 1) { _ in ends += 1 }
      #expect(outer.subviews == [second, view] && first.superview == nil)
      second.isHidden = false
      view.isHidden = true
      UIView.transition(from: second, to: view, duration: 1, options: .showHideTransitionViews)
      #expect(second.isHidden && !view.isHidden && outer.subviews == [second, view])
      clock.advance(by: 1)
      #expect(ends == 1)
    }
  }

  @Test func `repetitions delay the end, and may have none`() {
    on {
      var order: [String] = []
      UIView.animate(withDuration: 1, delay: 0, options: .autoreverse) {
      } completion: { _ in
        order.append("back")
      }
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
      } completion: { _ in
        order.append("never")
      }
      UIView.animate(withDuration: 1, delay: 0) {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.alpha = 0 }
      } completion: { _ in
        order.append("modified")
      }
      UIView.animate(withDuration: 1, delay: 0) {
        UIView.setAnimationRepeatCount(3)
      } completion: { _ in
        order.append("counted")
      }
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: .autoreverse) {
      } completion: { _ in
        order.append("frames")
      }
      clock.advance(by: 2)
      #expect(order == ["back", "frames"] && view.alpha == 0)
      clock.advance(by: 1)
      #expect(order.last == "counted")
      clock.advance(by: 100)
      #expect(order == ["back", "frames", "counted", "modified"])
    }
  }

  @Test func `an animation inside another one takes its duration, unless told otherwise`() {
    on {
      var order: [String] = []
      #expect(UIView.inheritedAnimationDuration == 0)
      UIView.animate(withDuration: 2) {
        #expect(UIView.inheritedAnimationDuration == 2)
        UIView.animate(withDuration: 5) {
        } completion: { _ in
          order.append("inherited")
        }
        UIView.animate(withDuration: 5, delay: 0, options: .overrideInheritedDuration) {
        } completion: { _ in
          order.append("own")
        }
      }
      clock.advance(by: 2)
      #expect(order == ["inherited"])
      clock.advance(by: 3)
      #expect(order == ["inherited", "own"])
    }
  }

  @Test func `without animations completions are called at once`() {
    on {
      var order: [String] = []
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 9) {
          order.append("change")
        } completion: {
          order.append("end \($0)")
        }
      }
      #expect(order == ["change", "end true"] && UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      UIView.transition(with: view, duration: 9, animations: nil) { _ in order.append("3") }
      UIView.setAnimationsEnabled(true)
      #expect(order.count == 3 && UIView.areAnimationsEnabled)
    }
  }

  @Test func `scopes do not share whether there are animations`() {
    on {
      UIView.setAnimationsEnabled(false)
      UIApplication.withNewScope { #expect(UIView.areAnimationsEnabled) }
      #expect(!UIView.areAnimationsEnabled)
    }
    on { #expect(UIView.areAnimationsEnabled) }
  }

  @Test func `the system's animation removes views at its end`() {
    on {
      let outer = UIView()
      outer.addSubview(view)
      var ended = false
      UIView.perform(.delete, on: [view], options: [], animations: { outer.alpha = 0 }) {
        ended = $0
      }
      #expect(view.superview === outer && outer.alpha == 0)
      clock.advance(by: 1)
      #expect(view.superview == nil && ended)
    }
  }

  @MainActor
  private final class Listener {
    var events: [String] = []
    func began(_ identifier: NSString?) { events.append("began \(identifier ?? "-")") }
    func ended(_ identifier: NSString?) { events.append("ended \(identifier ?? "-")") }
  }

  @Test func `old animations tell their delegate`() {
    on {
      let listener = Listener()
      UIView.beginAnimations("name", context: nil)
      UIView.setAnimationDuration(2)
      UIView.setAnimationDelay(1)
      UIView.setAnimationRepeatCount(2)
      UIView.setAnimationRepeatAutoreverses(true)
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationWillStart(ActionSelector("began:", Listener.began))
      UIView.setAnimationDidStop(ActionSelector("ended:", Listener.ended))
      view.alpha = 0
      #expect(UIView.inheritedAnimationDuration == 2)
      UIView.commitAnimations()
      UIView.commitAnimations()
      #expect(listener.events == ["began name"] && UIView.inheritedAnimationDuration == 0)
      clock.advance(by: 8.9)
      #expect(listener.events.count == 1)
      clock.advance(by: 0.2)
      #expect(listener.events == ["began name", "ended name"])
    }
  }

  @Test func `the raw values are UIKit's`() {
    #expect(UIView.AnimationOptions.transitionFlipFromBottom.rawValue == 7 << 20)
    #expect(UIView.AnimationOptions.curveLinear.rawValue == 3 << 16)
    #expect(UIView.AnimationOptions.allowUserInteraction.rawValue == 2)
    #expect(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue == 4 << 10)
    #expect(UIView.AnimationCurve.linear.rawValue == 3)
    #expect(UIView.AnimationTransition.curlDown.rawValue == 4)
  }
}
#endif
