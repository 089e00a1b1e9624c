import ButtonModel
import ControlCore
public import ControlValues
import InterfaceBuilder
import ResponderKit

extension LiveDocument {
  /// The states of Apple's page on `UIButton`, and what they make together.
  private static let states: [ControlState] = [
    .normal, .highlighted, .selected, .disabled, .focused, [.highlighted, .selected],
    [.disabled, .selected],
  ]

  /// Returns what each control of the document looks like in each state, in the order of the controls;
  /// none for what is no button.
  ///
  /// The buttons are put into these states, and stay in the last one.
  public func buttonAppearances() -> [[ButtonAppearance]] {
    document.controls.map { control in
      (interface.object(for: control.element) as? Button).map { button in
        Self.states.map { button.appearance(in: $0) }
      } ?? []
    }
  }
}

extension Button {
  fileprivate func appearance(in state: ControlState) -> ButtonAppearance {
    isHighlighted = state.contains(.highlighted)
    isSelected = state.contains(.selected)
    isEnabled = !state.contains(.disabled)
    looksFocused = state.contains(.focused)
    setNeedsUpdateConfiguration()
    return currentAppearance
  }
}
