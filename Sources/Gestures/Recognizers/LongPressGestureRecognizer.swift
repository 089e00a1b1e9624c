public import Graphics
public import ResponderKit

/// Recognizes fingers that are held down: UIKit's `UILongPressGestureRecognizer`.
///
/// A continuous gesture: it begins when the time has passed, changes when a finger moves, however
/// far, and ends when a finger is lifted. Main actor only.
@preconcurrency @MainActor
open class LongPressGestureRecognizer: GestureRecognizer {
  /// The number of taps before the press; 0 unless set
  /// (`UILongPressGestureRecognizer.numberOfTapsRequired`).
  open var numberOfTapsRequired: Int = 0
  /// The number of fingers; 1 unless set (`UILongPressGestureRecognizer.numberOfTouchesRequired`).
  open var numberOfTouchesRequired: Int = 1
  /// The time that all fingers are down before the gesture begins, in seconds; 0.5 unless set
  /// (`UILongPressGestureRecognizer.minimumPressDuration`).
  open var minimumPressDuration: Double = 0.5
  /// The distance that a finger may move before the gesture begins, in points; 10 unless set
  /// (`UILongPressGestureRecognizer.allowableMovement`).
  open var allowableMovement: Scalar = 10
  /// The limits of a tap before the press; the figures of WebKit unless set; UIKit has no
  /// counterpart.
  open var tapLimits: TapLimits = .webKit

  @exclusivity(unchecked) private var counter = TapCounter()
  private var isPress: Bool { counter.count >= numberOfTapsRequired }

  /// Starts the press, or a tap before it.
  open override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else {
      // Once the gesture has begun, further fingers are not part of it.
      for touch in touches { ignore(touch, for: event) }
      return
    }
    if let reason = counter.begin(self, fingers: numberOfTouchesRequired, tapLimits) {
      return fail(because: reason)
    }
    if isPress {
      if counter.isComplete { startPress() }
    } else if self.touches.count == touches.count {
      let duration = tapLimits.duration
      wait(duration) { $0.fail(because: "a tap was to come before the press") }
    }
  }

  private func startPress() {
    stopWaiting()
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    wait(minimumPressDuration) { $0.state = .began }
  }

  /// Reports that the press has moved, or fails if it has not begun.
  open override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent) {
    super.touchesMoved(touches, with: event)
    if state == .possible, !isPending {
      let limit = isPress ? allowableMovement : tapLimits.distance
      if let reason = TapCounter.movement(of: touches, beyond: limit) { fail(because: reason) }
    } else if state != .possible {
      state = .changed
    }
  }

  /// Ends the press, counts a tap before it, or fails.
  open override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent) {
    super.touchesEnded(touches, with: event)
    guard state == .possible, !isPending else {
      state = .ended
      return
    }
    if isPress {
      let duration = decimal(minimumPressDuration, digits: 3)
      return fail(because: "the finger was lifted before \(duration) seconds")
    }
    let before = counter.count
    if let reason = counter.end(touches, of: self) { return fail(because: reason) }
    guard counter.count > before else { return }
    let interval = tapLimits.interval
    wait(interval) {
      $0.fail(because: "nothing followed the tap within \(decimal(interval, digits: 2)) seconds")
    }
  }

  /// Cancels the press, or fails if it has not begun.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent) {
    super.touchesCancelled(touches, with: event)
    if state == .possible { fail(because: "the touch was canceled") } else { state = .cancelled }
  }

  /// Forgets the press; an override calls super.
  open override func reset() {
    super.reset()
    counter = TapCounter()
  }
}
