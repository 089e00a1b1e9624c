import Accessibility
import ControlCore
import Graphics
import InterfaceBuilder
import ResponderKit

/// A switch as far as its events and its announcement go: the value changes when a touch ends inside,
/// then the primary action is triggered.
final class LoadedSwitch: Control {
  private var isOn: Bool
  private var endsInside = false

  init(_ content: SwitchContent) {
    isOn = content.isOn
    super.init(frame: .zero)
    setStandardAccessibility(AccessibilityElement(traits: [.button, .toggleButton]))
  }

  /// The state, whatever value is set, as with UIKit's.
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
