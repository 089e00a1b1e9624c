import Graphics
import ResponderKit

/// A tracker that follows the mouse from the button going down until it is released: AppKit's
/// tracking loops, without a loop.
///
/// A control feeds itself the events that are queued already, as in AppKit, and leaves the rest to its
/// window.
@MainActor
protocol MouseTracker: AnyObject {
  /// The view that follows the mouse.
  var view: NSView { get }
  /// Takes an event; returns whether tracking is over.
  func take(_ event: NSEvent) -> Bool
  /// Lets time pass with the mouse where it is.
  func advance(to time: Double)
  /// Stops, because the view leaves its window.
  func cancel()
}

extension NSWindow {
  /// Begins to track the mouse with the events that are queued; those that follow go to the tracker,
  /// too.
  final func begin(_ tracker: any MouseTracker, isOver: Bool) {
    if isOver || track(tracker) { return }
    // The view may have left meanwhile.
    if tracker.view.window === self { self.tracker = tracker } else { tracker.cancel() }
  }

  /// Feeds a tracker the events of the mouse that are queued; returns whether tracking is over.
  final func track(_ tracker: any MouseTracker) -> Bool {
    while tracker.view.window === self, let event = nextEvent(matching: .heldMouse) {
      note(event)
      observer?.observe(event)
      if tracker.take(event) { return true }
    }
    return false
  }

  /// Has a cell follow the mouse for its control; returns whether the button was released in it, or the
  /// tracking that continues with the events to come.
  final func trackMouse(
    _ event: NSEvent, with cell: NSCell, in frame: Rect, of view: NSView,
    observedBy observer: ControlTracking? = nil
  ) -> (isReleased: Bool, pending: CellTracking?) {
    let outer = (isAskingCell, cellTracking, self.observer)
    (isAskingCell, cellTracking, self.observer) = (true, nil, observer)
    defer { (isAskingCell, cellTracking, self.observer) = outer }
    let isReleased = cell.trackMouse(
      with: event, in: frame, of: view,
      untilMouseUp: type(of: cell).prefersTrackingUntilMouseUp)
    return (isReleased, cellTracking)
  }

  /// Lets time pass for the control that tracks the mouse, and for a search that waits.
  final func advanceTracking(to time: Double) {
    tracker?.advance(to: time)
    advanceSearch(to: time)
  }

  /// Stops tracking for a view that leaves the window.
  final func cancelTracking(in view: NSView) {
    guard let tracker, tracker.view === view else { return }
    self.tracker = nil
    tracker.cancel()
  }

  /// Notes an event of the mouse, with the views that it hit, in a record if one is taken.
  final func note(_ event: NSEvent, hit path: [String] = []) {
    InteractionRecorder.current?.note(.mouse(.init(event, hit: path)))
  }
}
