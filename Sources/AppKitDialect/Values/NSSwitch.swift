public import Graphics
import ResponderKit

/// A switch (`NSSwitch`): a control that is on or off.
///
/// A click turns it and then sends its action. The cell that follows the mouse is its own affair. Main actor only.
@preconcurrency @MainActor
open class NSSwitch: NSControl {
  /// Creates a switch that is off.
  public override init(frame frameRect: Rect) { super.init(frame: frameRect) }

  /// The class of the cells of new switches, which AppKit does not document.
  open override class var cellClass: AnyClass? { SwitchCell.self }

  // A click leaves the field that is edited as it is.
  override var takesFocusAlways: Bool { false }

  /// The state, on or off; off unless set, which sends nothing (`NSSwitch.state`).
  open var state: StateValue {
    get { cell?.state ?? .off }
    set { cell?.state = newValue }
  }

  /// Turns the switch for the space bar, as a click does.
  open override func keyDown(with event: NSEvent) {
    guard isEnabled, event.isSpace else { return super.keyDown(with: event) }
    performClick(nil)
  }
}

/// The cell of a switch, whose value is its state.
package final class SwitchCell: NSActionCell {
  package override var objectValue: Any? {
    get { state.rawValue }
    set { state = number(of: newValue) == 0 ? .off : .on }
  }

  override var attributes: AppKitAttributes? { AppKitAttributes(.checkBox, .switch) }
  override var shownValue: AccessibilityValue? { .toggle(state == .on ? .on : .off) }
}
