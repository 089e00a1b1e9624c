#if UIKit
import Foundation
import Testing
import UIKit

@MainActor
struct AnimationTests {
  private let clock = AnimationClock()
  private let layer = CALayer()

  private final class Listener: CAAnimationDelegate {
    var events: [String] = []
    var animations: [CAAnimation] = []
    func animationDidStart(_ anim: CAAnimation) { events.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      events.append("stop \(flag)")
      animations.append(anim)
    }
  }

  private func on(_ body: () throws -> Void) rethrows {
    try AnimationClock.withClock(clock, body)
  }

  // MARK: Values

  @Test func `animations have Core Animation's standard values`() {
    let animation = CABasicAnimation()
    #expect(animation.duration == 0 && animation.speed == 1 && animation.beginTime == 0)
    #expect(animation.timeOffset == 0 && animation.repeatCount == 0 && !animation.autoreverses)
    #expect(animation.repeatDuration == 0 && animation.fillMode == .removed)
    #expect(animation.isRemovedOnCompletion && animation.timingFunction == nil)
    #expect(animation.delegate == nil && animation.keyPath == nil && !animation.isAdditive)
    #expect(animation.fromValue == nil && animation.toValue == nil && animation.byValue == nil)
    #expect(!animation.isCumulative && animation.valueFunction == nil)
    let spring = CASpringAnimation(keyPath: "position")
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(spring.initialVelocity == 0 && !spring.allowsOverdamping)
    #expect(spring.settlingDuration > 1 && spring.settlingDuration < 2)
    #expect(CAKeyframeAnimation().calculationMode == .linear)
    #expect(CATransition().type == .fade && CATransition().endProgress == 1)
    #expect(CABasicAnimation.defaultValue(forKey: "x") == nil)
  }

  @Test func `what is set is read, from copies too`() throws {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [CGPoint.zero, CGPoint(x: 1, y: 1)]
    animation.keyTimes = [0, 1]
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    animation.calculationMode = .cubic
    animation.rotationMode = .rotateAuto
    animation.tensionValues = [1]
    animation.continuityValues = [2]
    animation.biasValues = [3]
    animation.path = CGPath(rect: .zero, transform: nil)
    animation.duration = 2
    animation.beginTime = 3
    animation.timeOffset = 0.5
    animation.speed = 2
    animation.repeatCount = 4
    animation.repeatDuration = 9
    animation.autoreverses = true
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.isAdditive = true
    animation.isCumulative = true
    animation.valueFunction = CAValueFunction(name: .rotateZ)
    animation.preferredFrameRateRange = CAFrameRateRange(minimum: 1, maximum: 2)
    animation.setValue("tag", forKey: "tag")
    let copy = try #require(animation.copy() as? CAKeyframeAnimation)
    animation.values = nil
    animation.path = nil
    animation.setValue(nil, forKey: "tag")
    #expect(copy.keyPath == "position" && copy.values?.count == 2 && copy.keyTimes == [0, 1])
    #expect(copy.timingFunctions == [CAMediaTimingFunction(name: .easeIn)])
    #expect(copy.calculationMode == .cubic && copy.rotationMode == .rotateAuto)
    #expect(copy.tensionValues == [1] && copy.continuityValues == [2] && copy.biasValues == [3])
    #expect(copy.path != nil && copy.duration == 2 && copy.beginTime == 3 && copy.speed == 2)
    #expect(copy.timeOffset == 0.5 && copy.repeatCount == 4 && copy.repeatDuration == 9)
    #expect(copy.autoreverses && copy.fillMode == .both && !copy.isRemovedOnCompletion)
    #expect(copy.isAdditive && copy.isCumulative && copy.valueFunction?.name == .rotateZ)
    #expect(copy.preferredFrameRateRange.maximum == 2)
    #expect(copy.value(forKey: "tag") as? String == "tag" && animation.value(forKey: "tag") == nil)
    copy.setValue(7, forKey: "duration")
    copy.setValue(NSNumber(value: true), forKeyPath: "removedOnCompletion")
    #expect(
      copy.duration == 7 && copy.isRemovedOnCompletion && copy.shouldArchiveValue(forKey: "x"))
  }

  @Test func `other animations keep their values`() throws {
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromLeft
    transition.startProgress = 0.25
    transition.endProgress = 0.75
    let other = try #require(transition.copy() as? CATransition)
    #expect(other.type == .push && other.subtype == .fromLeft)
    #expect(other.startProgress == 0.25 && other.endProgress == 0.75)
    let spring = CASpringAnimation(perceptualDuration: 1, bounce: 0)
    spring.initialVelocity = 3
    spring.allowsOverdamping = true
    spring.mass = 2
    #expect(abs(spring.damping - 4 * .pi) < 1e-9 && spring.initialVelocity == 3)
    #expect(spring.allowsOverdamping && spring.mass == 2 && spring.settlingDuration > 0)
    let basic = CABasicAnimation(keyPath: "opacity")
    basic.fromValue = 0
    basic.toValue = 1
    basic.byValue = 2
    let group = CAAnimationGroup()
    group.animations = [basic]
    let copied = try #require((group.copy() as? CAAnimationGroup)?.animations?.first)
    basic.toValue = 5
    #expect((copied as? CABasicAnimation)?.toValue as? Int == 1 && copied !== basic)
    #expect(basic.fromValue as? Int == 0 && basic.byValue as? Int == 2)
  }

  @Test func `curves have their control points`() {
    let names: [(CAMediaTimingFunctionName, [Float])] = [
      (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ]
    for (name, points) in names {
      let function = CAMediaTimingFunction(name: name)
      var (first, second, end) = (
        [Float](repeating: 0, count: 2), [Float](repeating: 0, count: 2),
        [Float](repeating: 0, count: 2)
      )
      function.getControlPoint(at: 1, values: &first)
      function.getControlPoint(at: 2, values: &second)
      function.getControlPoint(at: 3, values: &end)
      #expect(first + second == points && end == [1, 1])
      #expect(
        function == CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])
      )
    }
  }

  // MARK: Ends

  @Test func `an animation shows its end at once and ends on the clock`() throws {
    let listener = Listener()
    try on {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 0
      animation.duration = 1
      animation.delegate = listener
      animation.setValue("fade", forKey: "name")
      layer.add(animation, forKey: "fade")
      #expect(layer.opacity == 1 && layer.presentation()?.opacity == 0)
      #expect(layer.animationKeys() == ["fade"])
      let kept = try #require(layer.animation(forKey: "fade"))
      #expect(kept !== animation && kept.value(forKey: "name") as? String == "fade")
      #expect(layer.value(forKeyPath: "animations.fade.duration") as? Double == 1)
      #expect(listener.events == [])
      clock.advance(by: 0.5)
      #expect(listener.events == ["start"])
      clock.advance(by: 0.5)
      #expect(listener.events == ["start", "stop true"] && listener.animations.first === kept)
      #expect(layer.animationKeys() == nil && layer.presentation()?.opacity == 1)
      clock.advance(by: 5)
      #expect(listener.events.count == 2)
    }
  }

  @Test func `an animation that is kept stays until it is removed`() {
    let listener = Listener()
    on {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 0
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
      animation.delegate = listener
      layer.add(animation, forKey: "fade")
      #expect(layer.animation(forKey: "fade")?.duration == 0.25)
      clock.advance(by: 1)
      #expect(listener.events == ["start", "stop true"] && layer.animationKeys() == ["fade"])
      #expect(layer.presentation()?.opacity == 0)
      layer.removeAnimation(forKey: "fade")
      clock.advance(by: 1)
      #expect(listener.events.count == 2 && layer.animationKeys() == nil)
    }
  }

  @Test func `removing and replacing stop early`() {
    let listener = Listener()
    on {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = 1
      animation.delegate = listener
      layer.add(animation, forKey: "a")
      layer.add(animation, forKey: "b")
      layer.add(animation, forKey: nil)
      clock.advance(by: 0.5)
      layer.add(animation, forKey: "a")
      layer.removeAnimation(forKey: "b")
      #expect(listener.events == ["start", "start", "start"])
      clock.advance(by: 0)
      #expect(listener.events.suffix(3) == ["stop false", "start", "stop false"])
      layer.removeAllAnimations()
      clock.advance(by: 5)
      #expect(listener.events.suffix(2) == ["stop false", "stop false"])
      #expect(listener.events.count == 8)
    }
  }

  @Test(arguments: [
    (1.0, 0.0, Float(1), Float(0), 0.0, false, 1.0 as Double?),
    (1, 0, 1, 3, 0, false, 3), (1, 0, 1, 2, 0, true, 4), (1, 0, 2, 0, 0, false, 0.5),
    (1, 0.25, 1, 0, 0, false, 0.75), (1, 0, 1, 0, 7, true, 7), (1, 0, 0, 0, 0, false, nil),
    (1, 0, 1, .infinity, 0, false, nil), (1, 0, 1, .greatestFiniteMagnitude, 0, false, nil),
  ])
  func `the end follows from the timing`(
    _ duration: Double, _ offset: Double, _ speed: Float, _ count: Float, _ repeats: Double,
    _ autoreverses: Bool, _ end: Double?
  ) {
    let listener = Listener()
    on {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = duration
      animation.timeOffset = offset
      animation.speed = speed
      animation.repeatCount = count
      animation.repeatDuration = repeats
      animation.autoreverses = autoreverses
      animation.delegate = listener
      layer.add(animation, forKey: nil)
      clock.advance(to: (end ?? 1000) - 0.01)
      #expect(listener.events == ["start"])
      clock.advance(by: 0.02)
      #expect(listener.events.count == (end == nil ? 1 : 2))
    }
  }

  @Test func `an animation may begin later`() {
    let listener = Listener()
    on {
      clock.advance(by: 10)
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.beginTime = CACurrentMediaTime() + 2
      animation.duration = 1
      animation.delegate = listener
      layer.add(animation, forKey: nil)
      clock.advance(by: 1.9)
      #expect(listener.events == [])
      clock.advance(by: 0.2)
      #expect(listener.events == ["start"])
      clock.advance(by: 1)
      #expect(listener.events == ["start", "stop true"])
    }
  }

  @Test func `the speed of a layer pauses its animations and those inside it`() {
    let listener = Listener()
    on {
      let outer = CALayer()
      outer.addSublayer(layer)
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = 1
      animation.delegate = listener
      layer.add(animation, forKey: nil)
      clock.advance(by: 0.5)
      let paused = outer.convertTime(CACurrentMediaTime(), from: nil)
      outer.speed = 0
      outer.timeOffset = paused
      #expect(outer.convertTime(CACurrentMediaTime(), from: nil) == 0.5)
      clock.advance(by: 10)
      #expect(listener.events == ["start"])
      outer.speed = 1
      outer.timeOffset = 0
      outer.beginTime = 0
      outer.beginTime = outer.convertTime(CACurrentMediaTime(), from: nil) - paused
      clock.advance(by: 0.4)
      #expect(listener.events == ["start"])
      clock.advance(by: 0.2)
      #expect(listener.events == ["start", "stop true"])
    }
  }

  @Test func `times are converted between layers`() {
    on {
      let outer = CALayer()
      outer.addSublayer(layer)
      outer.speed = 2
      outer.beginTime = 1
      layer.timeOffset = 5
      #expect(layer.convertTime(3, from: nil) == 9 && layer.convertTime(9, to: nil) == 3)
      #expect(layer.convertTime(9, to: outer) == 4 && layer.convertTime(4, from: outer) == 9)
      layer.duration = 3
      layer.repeatCount = 2
      layer.repeatDuration = 1
      layer.autoreverses = true
      layer.fillMode = .both
      #expect(layer.duration == 3 && layer.repeatCount == 2 && layer.repeatDuration == 1)
      #expect(layer.autoreverses && layer.fillMode == .both)
      #expect(layer.value(forKey: "speed") as? Float == 1)
    }
  }

  @Test func `a layer that is gone finishes nothing`() {
    let listener = Listener()
    on {
      do {
        let temporary = CALayer()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        animation.delegate = listener
        temporary.add(animation, forKey: nil)
      }
      clock.advance(by: 1)
      #expect(listener.events.last == "stop false")
    }
  }

  // MARK: Ends of values

  @Test func `the presentation has the value at the end of each kind`() {
    on {
      layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      layer.position = CGPoint(x: 5, y: 5)
      @MainActor func end(_ animation: CAAnimation) -> CALayer? {
        animation.duration = 1
        layer.add(animation, forKey: "key")
        return layer.presentation()
      }
      func basic(_ path: String, _ set: (CABasicAnimation) -> Void) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: path)
        set(animation)
        return animation
      }
      #expect(end(basic("bounds.size.width") { $0.toValue = 20 })?.bounds.width == 20)
      #expect(end(basic("position") { $0.byValue = CGPoint(x: 1, y: 2) })?.position.y == 7)
      #expect(
        end(
          basic("opacity") {
            $0.fromValue = 0.25
            $0.byValue = 0.5
          })?.opacity == 0.75)
      #expect(end(basic("opacity") { $0.fromValue = 0.25 })?.opacity == 1)
      #expect(
        end(
          basic("position.x") {
            $0.toValue = 3
            $0.isAdditive = true
          })?.position.x == 8)
      #expect(
        end(
          basic("opacity") {
            $0.toValue = 0
            $0.autoreverses = true
          })?.opacity == 1)
      let turned = end(basic("transform.rotation.z") { $0.toValue = CGFloat.pi / 2 })
      #expect(abs((turned?.transform.m12 ?? 0) - 1) < 1e-9)
      let frames = CAKeyframeAnimation(keyPath: "cornerRadius")
      frames.values = [1, 2, 3]
      #expect(end(frames)?.cornerRadius == 3)
      let along = CAKeyframeAnimation(keyPath: "position")
      let path = CGMutablePath()
      path.addLines(between: [.zero, CGPoint(x: 9, y: 8)])
      along.path = path
      #expect(end(along)?.position == CGPoint(x: 9, y: 8))
      let group = CAAnimationGroup()
      group.animations = [
        basic("opacity") { $0.toValue = 0.5 }, basic("cornerRadius") { $0.toValue = 4 },
      ]
      #expect(end(group)?.opacity == 0.5 && end(group)?.cornerRadius == 4)
      #expect(layer.opacity == 1 && layer.cornerRadius == 0 && layer.position.x == 5)
      layer.add(CATransition(), forKey: "other")
      #expect(layer.animationKeys() == ["key", "transition"])
    }
  }

  @Test func `an animation may be the action of a property`() {
    on {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = 1
      layer.actions = ["opacity": animation]
      layer.opacity = 0.5
      #expect(layer.animationKeys() == ["opacity"] && layer.opacity == 0.5)
      layer.cornerRadius = 3
      #expect(layer.animationKeys() == ["opacity"])
    }
  }
}
#endif
