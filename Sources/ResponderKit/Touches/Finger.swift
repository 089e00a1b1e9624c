import Graphics

/// A finger on the screen, or one whose touches still wait for a recognizer.
@MainActor
final class Finger {
  nonisolated let touch: Touch
  /// The recognizers that receive the touch and may take it away from the view.
  @exclusivity(unchecked) nonisolated(unsafe) var recognizers: [GestureRecognizer]
  /// The place where it was at the last event.
  var lastLocation: Point
  /// Indicates whether the view receives the touch at all.
  let reachesView: Bool
  /// The touches that the view has not received yet, because a recognizer may take them.
  @exclusivity(unchecked) var withheld: [(moment: Touch.Moment, event: InputEvent)] = []
  /// Indicates whether a recognizer or the system has canceled the touch.
  @exclusivity(unchecked) var isCancelled = false
  /// Indicates whether the view has received the beginning, and whether it has received the end.
  @exclusivity(unchecked) var hasBegun = false
  @exclusivity(unchecked) var hasEnded = false
  /// Indicates whether the finger has left the screen.
  @exclusivity(unchecked) var isLifted = false

  init(touch: Touch, recognizers: [GestureRecognizer], reachesView: Bool) {
    self.touch = touch
    lastLocation = touch.locationInWindow
    self.recognizers = recognizers
    self.reachesView = reachesView
  }

  deinit {
    if touch.fingerPointer?.toOpaque() == Unmanaged.passUnretained(self).toOpaque() {
      touch.fingerPointer = nil
    }
  }

  /// Indicates whether the view may still receive something.
  var concernsView: Bool {
    reachesView && !isCancelled && !hasEnded && touch.viewLink.object != nil
  }

  /// Indicates whether nothing depends on the finger any longer.
  var isDone: Bool {
    guard isLifted, withheld.isEmpty || !concernsView else { return false }
    for recognizer in recognizers where recognizer.isUndecided { return false }
    return true
  }

  /// The recognizer that makes the view wait for a phase; nil if it may have it.
  func delayer(of phase: Touch.Phase) -> GestureRecognizer? {
    for recognizer in recognizers where recognizer.isUndecided && recognizer.isEnabled {
      if recognizer.delaysTouchesBegan || (phase == .ended && recognizer.delaysTouchesEnded) {
        return recognizer
      }
    }
    return nil
  }
}
