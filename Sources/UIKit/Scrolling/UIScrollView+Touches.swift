#if UIKit
public import Gestures
public import ResponderKit
public import UIKitDialect

extension UIScrollView {
  /// Whether the content learns of a touch only if it is no drag; true unless set
  /// (`UIScrollView.delaysContentTouches`).
  public final var delaysContentTouches: Bool {
    get { isOn(.delaysContentTouches) }
    set { turn(.delaysContentTouches, on: newValue) }
  }
  /// Whether a drag cancels the touches of the content; true unless set
  /// (`UIScrollView.canCancelContentTouches`).
  public final var canCancelContentTouches: Bool {
    get { isOn(.canCancelContentTouches) }
    set { turn(.canCancelContentTouches, on: newValue) }
  }
  /// How dragging dismisses the keyboard; not at all unless set
  /// (`UIScrollView.keyboardDismissMode`).
  public final var keyboardDismissMode: KeyboardDismissMode {
    get { scrollValuesIfAny?.keyboardDismissMode ?? .none }
    set { scrollValues.keyboardDismissMode = newValue }
  }
  /// Whether keys scroll the content; true unless set (`UIScrollView.allowsKeyboardScrolling`).
  public final var allowsKeyboardScrolling: Bool {
    get { isOn(.allowsKeyboardScrolling) }
    set { turn(.allowsKeyboardScrolling, on: newValue) }
  }

  /// The recognizer of drags, which can be configured and related to others
  /// (`UIScrollView.panGestureRecognizer`).
  ///
  /// It receives no touches yet: its view is nil and its state stays possible.
  public final var panGestureRecognizer: UIPanGestureRecognizer {
    if let recognizer = scrollValuesIfAny?.panGestureRecognizer { return recognizer }
    let recognizer = UIPanGestureRecognizer()
    scrollValues.panGestureRecognizer = recognizer
    return recognizer
  }
}
#endif
