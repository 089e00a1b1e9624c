import ResponderKit

/// What follows the mouse from the button going down until it is released: AppKit's tracking loops,
/// without a loop.
///
/// A control feeds itself the events that are queued already, as in AppKit, and leaves the rest to its
/// window.
@MainActor
protocol MouseTracker: AnyObject {
  /// Takes an event; returns whether tracking is over.
  func take(_ event: NSEvent) -> Bool
  /// Lets time pass with the mouse where it is.
  func advance(to time: Double)
}

extension NSWindow {
  /// Feeds a tracker the events of the mouse that are queued, and keeps it for those that follow;
  /// returns whether tracking is over.
  func track(_ tracker: any MouseTracker) -> Bool {
    while let event = nextEvent(matching: .heldMouse) {
      InteractionRecorder.current?.note(.mouse(.init(event, hit: [])))
      if tracker.take(event) { return true }
    }
    return false
  }

  /// Lets time pass for the control that tracks the mouse.
  func advanceTracking(to time: Double) { tracker?.advance(to: time) }
}
