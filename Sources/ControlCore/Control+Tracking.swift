import Graphics
import ResponderKit

/// How far outside a control a dragged touch still counts as inside; UIKit has no counterpart.
///
/// The first touch has to be in the control; what follows has this much more room, in both
/// directions. A named policy, as Apple documents the bounds and devices do otherwise; see
/// Docs/Divergences.md.
public enum TouchInsidePolicy: UInt8, Sendable, Hashable, CaseIterable {
  /// About 70 points beyond every edge, as seen on devices.
  case observed
  /// The bounds, as Apple's pages on `UIControl.Event` say.
  case documented

  /// The room beyond every edge, in points; UIKit documents none.
  public var outset: Double {
    switch self {
    case .observed: 70
    case .documented: 0
    }
  }
}

// One touch at a time, in the order of Docs/Divergences.md: the control asks the subclass, changes
// its state and then sends, once for all events of a step.

extension Control {
  final func tracked(_ touches: Set<Touch>) -> Touch? {
    isTracking ? touches.first { Int32(truncatingIfNeeded: $0.id) == trackedFinger } : nil
  }

  final func begin(_ touch: Touch, with event: InputEvent?) {
    guard isEnabled, !isTracking else { return }
    isTouchInside = true
    trackedFinger = Int32(truncatingIfNeeded: touch.id)
    isTracking = beginTracking(touch, with: event)
    note(.began(isTracking))
    guard isTracking else {
      isTouchInside = false
      return
    }
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  final func move(_ touch: Touch, with event: InputEvent?) {
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    if isTouchInside != wasInside { isHighlighted = isTouchInside }
    guard continueTracking(touch, with: event) else {
      note(.stopped)
      return reset()
    }
    // The subclass may have stopped it.
    guard isTracking else { return }
    let events: ControlEvents
    switch (wasInside, isTouchInside) {
    case (true, true): events = .touchDragInside
    case (true, false): events = [.touchDragExit, .touchDragOutside]
    case (false, false): events = .touchDragOutside
    case (false, true): events = [.touchDragEnter, .touchDragInside]
    }
    send(events, with: event)
  }

  final func end(_ touch: Touch, with event: InputEvent?) {
    let isInside = isInside(touch)
    isTouchInside = isInside
    endTracking(touch, with: event)
    guard isTracking else { return }
    note(.ended)
    reset()
    send(isInside ? .touchUpInside : .touchUpOutside, with: event)
    if isInside, isTapPrimary { send(.primaryActionTriggered, with: event) }
  }

  /// Gives up the touch that the control follows, if it does.
  final func stopTracking(with event: InputEvent?, sending events: ControlEvents) {
    guard isTracking else { return }
    isTracking = false
    cancelTracking(with: event)
    note(.cancelled)
    reset()
    if !events.isEmpty { send(events, with: event) }
  }

  private func reset() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  private func isInside(_ touch: Touch) -> Bool {
    let outset = touchInsidePolicy.outset
    return bounds.insetBy(dx: -outset, dy: -outset).contains(touch.location(in: self))
  }
}
