import ButtonModel
import ControlCore
public import ControlValues
package import InterfaceBuilder
import ResponderKit

extension LiveDocument {
  /// The states on Apple's `UIButton` page, and combinations of them.
  static let states: [ControlState] = [
    .normal, .highlighted, .selected, .disabled, .focused, [.highlighted, .selected],
    [.disabled, .selected],
  ]

  /// Returns the appearance of each button in each state, in the order of the document's controls;
  /// controls other than buttons have none.
  ///
  /// The buttons are set to these states, and remain in the last one.
  public func buttonAppearances() -> [[ButtonAppearance]] {
    document.controls.map { buttonAppearances(of: $0) }
  }

  /// Returns the appearance of a control in each state; none if it is no button.
  package func buttonAppearances(of control: InterfaceControl) -> [ButtonAppearance] {
    guard let button = interface.object(for: control.element) as? Button else { return [] }
    return Self.states.map { button.appearance(in: $0) }
  }
}

extension Button {
  func appearance(in state: ControlState) -> ButtonAppearance {
    isHighlighted = state.contains(.highlighted)
    isSelected = state.contains(.selected)
    isEnabled = !state.contains(.disabled)
    looksFocused = state.contains(.focused)
    setNeedsUpdateConfiguration()
    return currentAppearance
  }
}
