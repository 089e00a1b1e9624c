/// Decides about the gestures of a recognizer: UIKit's `UIGestureRecognizerDelegate`.
///
/// Every method has UIKit's answer as its default. They are called in this order: whether the
/// recognizer receives an event and a touch, which recognizers have to fail first, whether it may
/// begin, and with which others it may act.
@preconcurrency @MainActor
public protocol GestureRecognizerDelegate: AnyObject {
  /// Returns whether the gesture may begin; if not, it fails. True unless implemented
  /// (`UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:)`).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool

  /// Returns whether two recognizers may act on the same touches; false unless implemented.
  ///
  /// True lets both act; false does not prevent it, because the other delegate may return true
  /// (`gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`).
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool

  /// Returns whether another recognizer has to fail first; false unless implemented. Asked once for
  /// each gesture (`gestureRecognizer(_:shouldRequireFailureOf:)`).
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool

  /// Returns whether another recognizer has to wait until this one fails; false unless implemented.
  /// Asked once for each gesture (`gestureRecognizer(_:shouldBeRequiredToFailBy:)`).
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool

  /// Returns whether the recognizer receives a touch; true unless implemented. Asked before
  /// `touchesBegan` (`gestureRecognizer(_:shouldReceive:)`).
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool

  /// Returns whether the recognizer receives the touches of an event; true unless implemented.
  /// Asked once for each sequence of touches (`gestureRecognizer(_:shouldReceive:)`).
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive event: InputEvent
  ) -> Bool

  /// Returns whether the recognizer receives a press of a button; true unless implemented. No
  /// recognizer receives presses here (`gestureRecognizer(_:shouldReceive:)`).
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive press: Press
  ) -> Bool
}

extension GestureRecognizerDelegate {
  /// Returns true, UIKit's answer without an implementation.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Returns false, UIKit's answer without an implementation.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }

  /// Returns false, UIKit's answer without an implementation.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }

  /// Returns false, UIKit's answer without an implementation.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }

  /// Returns true, UIKit's answer without an implementation.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool { true }

  /// Returns true, UIKit's answer without an implementation.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive event: InputEvent
  ) -> Bool { true }
}
