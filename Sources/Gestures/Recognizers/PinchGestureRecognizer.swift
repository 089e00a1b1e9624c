public import Graphics
public import ResponderKit

/// Recognizes two fingers that move apart or together: UIKit's `UIPinchGestureRecognizer`.
///
/// A continuous gesture: it begins when the distance of the fingers has changed enough, changes
/// while both are down, and ends when both are lifted. Further fingers are ignored. Main actor only.
@preconcurrency @MainActor
open class PinchGestureRecognizer: GestureRecognizer {
  /// The ratio of the fingers' distance to that at the beginning, or since it was set; 1 at first
  /// (`UIPinchGestureRecognizer.scale`).
  ///
  /// Setting it makes the velocity zero.
  open var scale: Scalar {
    get { fingers.value }
    set { fingers.set(newValue) }
  }
  /// The velocity, in scale per second; negative while the fingers move together
  /// (`UIPinchGestureRecognizer.velocity`).
  open var velocity: Scalar { fingers.velocity }
  /// By how many points the distance has to change before the gesture begins; 8 unless set.
  ///
  /// UIKit has no counterpart, and Apple documents no figure.
  open var threshold: Scalar = 8

  private var fingers = TwoFingers(value: 1)

  /// Begins to follow two fingers.
  open override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent) {
    super.touchesBegan(touches, with: event)
    for touch in self.touches.dropFirst(2) { ignore(touch, for: event) }
    follow(event)
  }

  /// Begins the gesture, or reports that it has changed.
  open override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent) {
    super.touchesMoved(touches, with: event)
    if follow(event) { goOn(if: abs(fingers.stretch) >= threshold) }
  }

  /// Lets the scale follow the fingers; returns whether two have been down since the last event.
  @discardableResult
  private func follow(_ event: InputEvent) -> Bool {
    fingers.follow(touches, at: event.timestamp) { scale, ratio, _ in scale * ratio }
  }

  /// Ends the gesture when both fingers are lifted, or fails.
  open override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent) {
    super.touchesEnded(touches, with: event)
    fingers.finish(
      self, without: touches, .ended, because: "the fingers were lifted before they moved enough")
  }

  /// Cancels the gesture when no finger is left, or fails.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent) {
    super.touchesCancelled(touches, with: event)
    fingers.finish(
      self, without: touches, .cancelled, because: "the touch was canceled")
  }

  /// Forgets the fingers; an override calls super.
  open override func reset() {
    super.reset()
    fingers = TwoFingers(value: 1)
  }
}
