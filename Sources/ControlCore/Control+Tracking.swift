import ControlValues
public import Graphics
package import ResponderKit

/// The policies for the distance outside a control at which a dragged touch still counts as inside;
/// UIKit has no counterpart.
///
/// A touch has to begin inside the control; after that it has this much more room in both
/// directions. A named policy: Apple documents the bounds, and devices behave differently; see
/// Docs/Divergences.md.
public enum TouchInsidePolicy: UInt8, Sendable, Hashable, CaseIterable {
  /// About 70 points beyond every edge, as seen on devices.
  case observed
  /// The bounds, as Apple's pages on `UIControl.Event` say.
  case documented

  /// The room beyond every edge, in points; UIKit documents none.
  public var outset: Scalar {
    switch self {
    case .observed: 70
    case .documented: 0
    }
  }
}

/// The phase of a control's touch tracking.
enum TrackingPhase: UInt8 {
  case idle
  /// `beginTracking(_:with:)` is running.
  case asking
  case following
  /// The subclass is being notified of the end, which nothing can stop.
  case ending
}

// A control tracks one touch at a time, in the order of Docs/Divergences.md: it asks the subclass,
// changes its state and then sends once for all events of a step. A subclass or a handler may stop
// the tracking whenever it is called, so the phase is checked afterwards.

extension Control {
  final func tracked(_ touches: Set<Touch>) -> Touch? {
    guard trackingPhase == .asking || trackingPhase == .following else { return nil }
    return touches.first { Int16(truncatingIfNeeded: $0.id) == trackedFinger }
  }

  final func begin(_ touch: Touch, with event: InputEvent?) {
    guard isEnabled, trackingPhase == .idle else { return }
    trackingPhase = .asking
    trackedFinger = Int16(truncatingIfNeeded: touch.id)
    isTouchInside = true
    let follows = beginTracking(touch, with: event)
    guard trackingPhase == .asking else { return }
    note(.began(follows))
    guard follows else { return reset() }
    trackingPhase = .following
    isHighlighted = true
    guard trackingPhase == .following else { return }
    report(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    guard trackingPhase == .following, opensMenuOnTouch else { return }
    // The menu takes over the touch, so no events of a tap are sent.
    if openMenu(at: touch.location(in: self)) { stopTracking(with: event, sending: .touchCancel) }
  }

  final func move(_ touch: Touch, with event: InputEvent?) {
    guard trackingPhase == .following else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    if isTouchInside != wasInside { isHighlighted = isTouchInside }
    guard trackingPhase == .following else { return }
    let goesOn = continueTracking(touch, with: event)
    guard trackingPhase == .following else { return }
    guard goesOn else {
      note(.stopped)
      reset()
      return reportValue(with: event)
    }
    let events: ControlEvents
    switch (wasInside, isTouchInside) {
    case (true, true): events = .touchDragInside
    case (true, false): events = [.touchDragExit, .touchDragOutside]
    case (false, false): events = .touchDragOutside
    case (false, true): events = [.touchDragEnter, .touchDragInside]
    }
    report(events, with: event)
  }

  final func end(_ touch: Touch, with event: InputEvent?) {
    guard trackingPhase == .following else { return }
    let isInside = isInside(touch)
    isTouchInside = isInside
    trackingPhase = .ending
    endTracking(touch, with: event)
    note(.ended)
    reset()
    // This happens before the events are sent, so that handlers see the user's choice.
    if isInside { toggleSelectionIfAsked() }
    reportValue(with: event)
    report(isInside ? .touchUpInside : .touchUpOutside, with: event)
    if isInside, isTapPrimary { send(.primaryActionTriggered, with: event) }
  }

  /// Stops tracking the touch, if the control tracks one.
  final func stopTracking(with event: InputEvent?, sending events: ControlEvents) {
    switch trackingPhase {
    case .idle, .ending: return
    case .asking:  // Nothing has begun that could be cancelled.
      note(.cancelled)
      reset()
    case .following:
      trackingPhase = .ending
      note(.cancelled)
      cancelTracking(with: event)
      reset()
      // Without an event the program ended the tracking, so it knows.
      if event == nil { hasUnreportedValue = false }
      reportValue(with: event)
      if !events.isEmpty { report(events, with: event) }
    }
  }

  /// Ends the tracking of a touch that was lifted, and sends nothing; returns whether it was inside.
  package final func endSilently(_ touches: Set<Touch>, with event: InputEvent?) -> Bool {
    guard trackingPhase == .following, let touch = tracked(touches) else { return false }
    isTouchInside = isInside(touch)
    let isInside = isTouchInside
    trackingPhase = .ending
    endTracking(touch, with: event)
    reset()
    return isInside
  }

  /// Ends the tracking; does nothing for a control that tracks no touch.
  final func reset() {
    guard trackingPhase != .idle else { return }
    trackingPhase = .idle
    isTouchInside = false
    isHighlighted = false
  }

  /// Sends the events of a touch; a control that reports only its value sends none of them but
  /// ``ControlEvents/touchCancel``.
  private func report(_ events: ControlEvents, with event: InputEvent?) {
    if !reportsOnlyValue || events == .touchCancel { send(events, with: event) }
  }

  private func reportValue(with event: InputEvent?) {
    guard hasUnreportedValue else { return }
    hasUnreportedValue = false
    send(.valueChanged, with: event)
  }

  private func isInside(_ touch: Touch) -> Bool {
    let outset = touchInsidePolicy.outset
    return bounds.insetBy(dx: -outset, dy: -outset).contains(touch.location(in: self))
  }
}
