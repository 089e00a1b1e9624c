#if UIKit
import Foundation
import Testing
import UIKit

/// Lets gestures begin or not.
private final class Judge: NSObject, UIGestureRecognizerDelegate {
  var agrees = false
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { agrees }
}

/// Notes the gestures that were recognized.
private final class Pad: UIView {
  var locations: [CGPoint] = []
  var velocities: [CGFloat] = []
  func tapped(_ recognizer: UITapGestureRecognizer) {
    locations.append(recognizer.location(in: self))
  }
  func panned(_ recognizer: UIPanGestureRecognizer) {
    velocities.append(recognizer.velocity(in: self).x)
  }
}

@MainActor
struct GestureTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let pad = Pad(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  private let judge = Judge()

  init() { window.addSubview(pad) }

  @Test func `a tap is located, counted and judged by its delegate`() {
    let tap = UITapGestureRecognizer()
    tap.addTarget(pad, action: ActionSelector("tapped:", Pad.tapped))
    pad.addGestureRecognizer(tap)
    #expect(tap.numberOfTapsRequired == 1 && tap.cancelsTouchesInView && tap.delegate == nil)
    TouchDriver(in: window).tap(pad)
    #expect(pad.locations == [CGPoint(x: 50, y: 50)])
    tap.delegate = judge
    #expect(tap.delegate === judge)
    TouchDriver(in: window).tap(pad)
    #expect(pad.locations.count == 1)
    judge.agrees = true
    tap.numberOfTapsRequired = 2
    tap.cancelsTouchesInView = false
    #expect(tap.numberOfTapsRequired == 2 && !tap.cancelsTouchesInView)
    TouchDriver(in: window).tap(pad)
    #expect(pad.locations.count == 1)
  }

  @Test func `recognizers keep their edges and directions, and a drag has a velocity`() {
    let edge = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    #expect(edge.edges == [])
    edge.edges = [.left, .right]
    #expect(edge.edges == [.left, .right])
    let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
    #expect(swipe.direction == .right)
    swipe.direction = [.up, .down]
    #expect(swipe.direction == [.up, .down])
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    #expect(pan.delegate == nil && pan.velocity(in: pad) == .zero)
    pan.delegate = judge
    #expect(pan.delegate === judge)
    pan.addTarget(pad, action: ActionSelector("panned:", Pad.panned))
    pad.addGestureRecognizer(pan)
    judge.agrees = true
    let driver = TouchDriver(in: window)
    driver.touchDown(at: CGPoint(x: 60, y: 100))
    for step in 1...5 {
      driver.wait(0.01)
      driver.move(to: CGPoint(x: 60 + 10 * CGFloat(step), y: 100))
    }
    driver.touchUp()
    #expect(pad.velocities.contains { $0 > 0 })
  }
}
#endif
