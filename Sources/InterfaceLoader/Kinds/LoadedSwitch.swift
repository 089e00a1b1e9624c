import Accessibility
import ControlCore
import Graphics
import InterfaceBuilder
import ResponderKit

/// A switch that models events and announcements: a touch that ends inside changes the value, then
/// triggers the primary action.
final class LoadedSwitch: Control {
  private var isOn: Bool
  private var endsInside = false

  init(_ content: SwitchContent) {
    isOn = content.isOn
    super.init(frame: .zero)
    setStandardAccessibility(AccessibilityElement(traits: [.button, .toggleButton]))
  }

  /// The state; as in UIKit, an assigned value is ignored.
  override var accessibilityValue: AccessibilityValue? {
    get { .toggle(isOn ? .on : .off) }
    set {}
  }

  override func endTracking(_ touch: Touch?, with event: InputEvent?) { endsInside = isTouchInside }

  override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    endsInside = false
    super.touchesEnded(touches, with: event)
    guard endsInside else { return }
    isOn.toggle()
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}
