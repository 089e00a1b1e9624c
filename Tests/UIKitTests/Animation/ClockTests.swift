#if UIKit
import Dispatch
import Foundation
import Testing
import UIKit

@MainActor
struct ClockTests {
  private let clock = AnimationClock()

  @Test func `the time is the clock's where there is one`() {
    #expect(CACurrentMediaTime() > 0)
    AnimationClock.withClock(clock) {
      #expect(CACurrentMediaTime() == 0 && AnimationClock.current === clock)
      clock.advance(by: 1.5)
      clock.advance(to: 2)
      clock.advance(to: 1)
      clock.advance(by: .nan)
      #expect(CACurrentMediaTime() == 2 && clock.time == 2)
    }
    #expect(AnimationClock.current !== clock)
  }

  @Test func `completions run in the order of their time, then of their beginning`() {
    var order: [String] = []
    AnimationClock.withClock(clock) {
      for (name, duration) in [("b", 0.2), ("a", 0.1), ("c", 0.2), ("d", 0.3), ("0", 0)] {
        UIView.animate(withDuration: duration, animations: {}) { order.append("\(name)\($0)") }
      }
      #expect(order == [])
      clock.advance(by: 0)
      #expect(order == ["0true"])
      clock.advance(by: 0.2)
      #expect(order == ["0true", "atrue", "btrue", "ctrue"])
      clock.advance(by: 10)
      clock.advance(by: 10)
    }
    #expect(order.joined() == "0trueatruebtruectruedtrue")
  }

  @Test func `what a completion begins runs on the same clock`() {
    var times: [Double] = []
    AnimationClock.withClock(clock) {
      UIView.animate(withDuration: 1) {
      } completion: { _ in
        times.append(CACurrentMediaTime())
        UIView.animate(withDuration: 1) {
        } completion: { _ in
          times.append(CACurrentMediaTime())
        }
      }
    }
    clock.advance(by: 5)
    #expect(times == [1, 2])
  }

  @Test func `clocks of two tasks do not meet`() async {
    async let first = time(of: AnimationClock(), advancedBy: 1)
    async let second = time(of: AnimationClock(), advancedBy: 2)
    #expect(await [first, second] == [1, 2])
  }

  private func time(of clock: AnimationClock, advancedBy seconds: Double) async -> Double {
    await AnimationClock.withClock(clock) {
      await Task.yield()
      clock.advance(by: seconds)
      await Task.yield()
      return CACurrentMediaTime()
    }
  }

  @Test func `a program's clock runs completions on the main queue after the time`() async {
    let start = CACurrentMediaTime()
    await withCheckedContinuation { done in
      UIView.animate(withDuration: 0.05) {
      } completion: { finished in
        #expect(finished)
        MainActor.assertIsolated()
        done.resume()
      }
    }
    #expect(CACurrentMediaTime() - start >= 0.05)
  }

  // MARK: Display links

  @MainActor
  private final class Target {
    var times: [Double] = []
    func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
    func stop(_ link: CADisplayLink) {
      times.append(link.timestamp)
      link.invalidate()
    }
  }

  @Test func `a display link calls its target for each frame`() {
    let target = Target()
    AnimationClock.withClock(clock) {
      let link = CADisplayLink(target: target, selector: ActionSelector("tick:", Target.tick))
      #expect(link.timestamp == 0 && link.duration == 1 / 60 && !link.isPaused)
      clock.advance(by: 1)
      #expect(target.times == [])
      link.add(to: .main, forMode: .common)
      link.add(to: .main, forMode: .default)
      clock.advance(by: 0.1)
      #expect(target.times.count == 6 && link.targetTimestamp > link.timestamp)
      link.isPaused = true
      clock.advance(by: 1)
      #expect(target.times.count == 6)
      link.preferredFramesPerSecond = 10
      link.isPaused = false
      clock.advance(by: 1.05)
      #expect(target.times.count == 16)
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 5, maximum: 30, preferred: 20)
      #expect(link.duration == 0.05)
      link.remove(from: .main, forMode: .common)
      link.remove(from: .main, forMode: .default)
      clock.advance(by: 1)
      #expect(target.times.count == 16)
      link.add(to: .main, forMode: .common)
      link.invalidate()
      clock.advance(by: 1)
      #expect(target.times.count == 16)
    }
  }

  @Test func `a link ends where its target invalidates it, and releases it`() {
    weak var former: Target?
    AnimationClock.withClock(clock) {
      do {
        let target = Target()
        former = target
        let link = UIScreen.main.displayLink(
          withTarget: target, selector: ActionSelector("stop:", Target.stop))
        link?.add(to: .main, forMode: .common)
      }
      #expect(former != nil)
      clock.advance(by: 1)
    }
    #expect(former == nil)
  }
}
#endif
