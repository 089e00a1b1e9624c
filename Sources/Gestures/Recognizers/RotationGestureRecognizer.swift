public import Graphics
public import ResponderKit

/// Recognizes two fingers that turn: UIKit's `UIRotationGestureRecognizer`.
///
/// A continuous gesture: it begins when the fingers have turned enough, changes while both are down,
/// and ends when both are lifted. Further fingers are ignored. Main actor only.
@preconcurrency @MainActor
open class RotationGestureRecognizer: GestureRecognizer {
  /// The angle since the beginning, or since it was set, in radians, clockwise; 0 at first
  /// (`UIRotationGestureRecognizer.rotation`, on whose sign Apple is silent).
  ///
  /// Setting it makes the velocity zero.
  open var rotation: Scalar {
    get { fingers.value }
    set { fingers.set(newValue) }
  }
  /// The velocity, in radians per second (`UIRotationGestureRecognizer.velocity`).
  open var velocity: Scalar { fingers.velocity }
  /// By how many radians the fingers have to turn before the gesture begins; 0.1 unless set.
  ///
  /// UIKit has no counterpart, and Apple documents no figure.
  open var threshold: Scalar = 0.1

  private var fingers = TwoFingers(value: 0)

  /// Begins to follow two fingers.
  open override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent) {
    super.touchesBegan(touches, with: event)
    for touch in self.touches.dropFirst(2) { ignore(touch, for: event) }
    follow(event)
  }

  /// Begins the gesture, or reports that it has changed.
  open override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent) {
    super.touchesMoved(touches, with: event)
    if follow(event) { goOn(if: abs(fingers.turn) >= threshold) }
  }

  /// Lets the rotation follow the fingers; returns whether two have been down since the last event.
  @discardableResult
  private func follow(_ event: InputEvent) -> Bool {
    fingers.follow(touches, at: event.timestamp) { rotation, _, angle in rotation + angle }
  }

  /// Ends the gesture when both fingers are lifted, or fails.
  open override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent) {
    super.touchesEnded(touches, with: event)
    fingers.finish(
      self, without: touches, .ended, because: "the fingers were lifted before they turned enough")
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
    fingers = TwoFingers(value: 0)
  }
}
