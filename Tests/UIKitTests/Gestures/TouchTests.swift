#if UIKit
import Foundation
import ResponderKit
import Testing
import UIKit

@MainActor
struct TouchTests {
  @Test func `touches and events are created without arguments`() {
    let touch = UITouch()
    #expect(touch.phase == .began && touch.location(in: nil) == .zero)
    #expect(touch.preciseLocation(in: nil) == .zero)
    #expect(touch.precisePreviousLocation(in: nil) == .zero)
    let event = UIEvent()
    #expect(event.type == .touches && event.allTouches?.isEmpty == true)
    #expect(event.buttonMask == [] && event.modifierFlags == [])
    #expect(event.coalescedTouches(for: touch) == nil && event.predictedTouches(for: touch) == nil)
  }

  @Test func `a touch is made up of itself`() {
    final class Pad: UIView {
      var counts: [Int?] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let event, let window else { return }
        counts = [
          event.coalescedTouches(for: touch)?.count, event.predictedTouches(for: touch)?.count,
          event.touches(for: window)?.count,
        ]
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let pad = Pad(frame: window.bounds)
    window.addSubview(pad)
    TouchDriver(in: window).tap(pad)
    #expect(pad.counts == [1, 0, 1])
  }

  @Test func `recognizers keep what no touch carries`() {
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    #expect(tap.buttonMaskRequired == .primary && tap.buttonMask == [] && tap.modifierFlags == [])
    tap.buttonMaskRequired = [.secondary, .button(3)]
    #expect(tap.buttonMaskRequired.rawValue == 6)
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    #expect(pan.allowedScrollTypesMask == [])
    pan.allowedScrollTypesMask = .all
    #expect(pan.allowedScrollTypesMask.rawValue == 3)
    #expect(pan.allowedPressTypes.isEmpty)
    pan.allowedPressTypes = [.select]
    #expect(pan.allowedPressTypes == [.select])
    final class Plain: NSObject, UIGestureRecognizerDelegate {}
    #expect(Plain().gestureRecognizer(tap, shouldReceive: UIPress(.select)))
    tap.pressesBegan([], with: UIPressesEvent(presses: []))
    tap.pressesChanged([], with: UIPressesEvent(presses: []))
    tap.pressesEnded([], with: UIPressesEvent(presses: []))
    tap.pressesCancelled([], with: UIPressesEvent(presses: []))
    tap.touchesEstimatedPropertiesUpdated([])
  }
}
#endif
