#if UIKit
public import Gestures
import ResponderKit
public import UIKitDialect

/// The recognizer of drags.
@MainActor
private final class ScrollGestures {
  let pan = UIPanGestureRecognizer()

  init() {}
}

extension UIScrollView {
  /// The recognizer of drags, which can be configured and related to others
  /// (`UIScrollView.panGestureRecognizer`).
  ///
  /// It receives no touches yet: its view is nil and its state stays possible.
  public final var panGestureRecognizer: UIPanGestureRecognizer {
    values(ScrollGestures.self) { ScrollGestures() }.pan
  }
}
#endif
