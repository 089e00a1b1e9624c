public import ResponderKit

/// The recognizer of drags.
@MainActor
private final class ScrollGestures {
  let pan = PanGestureRecognizer()

  init() {}
}

extension ScrollView {
  /// The recognizer of drags, which can be configured and related to others
  /// (`UIScrollView.panGestureRecognizer`).
  ///
  /// It receives no touches yet: its view is nil and its state stays possible.
  public final var panGestureRecognizer: PanGestureRecognizer {
    values(ScrollGestures.self) { ScrollGestures() }.pan
  }
}
