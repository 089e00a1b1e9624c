import Graphics
import ResponderKit

extension NSCell {
  /// Implements ``trackMouse(with:in:of:untilMouseUp:)``.
  final func track(
    _ event: NSEvent, in frame: Rect, of view: NSView, untilMouseUp: Bool
  ) -> Bool {
    mouseDownFlags = Int(truncatingIfNeeded: event.modifierFlags.rawValue)
    let point = view.convert(event.locationInWindow, from: nil)
    guard isEnabled, view.isMousePoint(point, in: frame), let window = view.window else {
      return false
    }
    let tracking = CellTracking(self, frame, view, untilMouseUp, event, at: point)
    if window.track(tracking) { return tracking.isReleasedInside }
    if window.isAskingCell { window.cellTracking = tracking } else { window.tracker = tracking }
    return false
  }

  /// Implements ``performClick(_:)``.
  final func click() {
    guard isEnabled else { return }
    let (control, before) = (controlView as? NSControl, comparedValue)
    isHighlighted = true
    setNextState()
    sendOwnAction()
    isHighlighted = false
    control?.sendOperated(after: before)
  }

  /// Sends the action of the cell, whose sender is the view; returns whether an object performed it.
  @discardableResult
  final func sendOwnAction() -> Bool {
    guard let view = controlView else { return false }
    if let matrix = view as? NSMatrix { return matrix.sendAction(of: self) }
    if let control = view as? NSControl { return control.sendAction(action, to: target) }
    guard let action else { return false }
    return view.applicationOrShared.sendAction(action, to: target, from: view)
  }
}
