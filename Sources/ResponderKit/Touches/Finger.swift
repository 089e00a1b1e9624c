import Graphics

/// A finger on the screen, or one whose touches still wait for a recognizer.
@MainActor
final class Finger {
  let touch: Touch
  /// The recognizers that receive the touch and may take it away from the view.
  nonisolated(unsafe) var recognizers: [GestureRecognizer]
  /// Where it was at the last event.
  var lastLocation: Point
  /// Whether the view receives the touch at all.
  let reachesView: Bool
  /// What the view has not received yet, because a recognizer may take it.
  var withheld: [(moment: Touch.Moment, event: InputEvent)] = []
  /// Whether a recognizer or the system has canceled the touch.
  var isCancelled = false
  /// Whether the view has received the beginning, and whether it has received the end.
  var hasBegun = false
  var hasEnded = false
  /// Whether the finger has left the screen.
  var isLifted = false

  /// Whether recognizers may still receive the finger.
  var reachesRecognizers: Bool { touch.viewLink.object != nil }

  init(touch: Touch, recognizers: [GestureRecognizer], reachesView: Bool) {
    self.touch = touch
    lastLocation = touch.locationInWindow
    self.recognizers = recognizers
    self.reachesView = reachesView
  }

  /// Whether the view may still receive something.
  var concernsView: Bool {
    reachesView && !isCancelled && !hasEnded && touch.viewLink.object != nil
  }

  /// Whether nothing depends on the finger any longer.
  var isDone: Bool {
    isLifted && withheld.isEmpty && !recognizers.contains { $0.isUndecided }
  }

  /// The recognizer that makes the view wait for a phase; nil if it may have it.
  func delayer(of phase: Touch.Phase) -> GestureRecognizer? {
    recognizers.first {
      $0.isUndecided && $0.isEnabled
        && ($0.delaysTouchesBegan || (phase == .ended && $0.delaysTouchesEnded))
    }
  }
}
