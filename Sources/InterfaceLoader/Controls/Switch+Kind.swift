import ControlCore
package import ControlValues
package import InterfaceBuilder
package import ResponderKit
import TextFormats
package import ValueControls

extension Switch: LoadableControl {
  package static var operations: [ScreenOperation.Kind] { [.set, .tap] }
  package static func make(_ element: InterfaceElement) -> View { Switch(frame: .zero) }

  package func apply(_ content: SwitchContent, _ context: ViewKind.Context) {
    isOn = content.isOn
    if let title = content.title { self.title = title }
    if let style = Style.named(content.preferredStyle) { preferredStyle = style }
    if let image = content.onImage { onImage = image.sized(by: context) }
    if let image = content.offImage { offImage = image.sized(by: context) }
    decode(onTint: content.onTintColor, thumbTint: content.thumbTintColor)
  }

  package var valueText: String? { isOn ? "on" : "off" }
  package var hasFixedSize: Bool { true }

  package func prepare(
    _ operation: ScreenOperation, in context: OperationContext<TouchDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    guard case .set(let text) = operation else { throw context.misfit(operation, of: self) }
    guard ["on", "off"].contains(text) else {
      throw OperationRefusal("'\(brief(text))' is not a value of a switch", "Give on or off.")
    }
    return {
      if self.valueText != text { context.driver.tap(self) }
      return self.valueText == text ? nil : self.missed(text)
    }
  }

  package func visitStates(_ visit: (_ name: String, _ appearance: ButtonAppearance?) -> Void) {
    let (wasOn, wasEnabled) = (isOn, isEnabled)
    defer { (isOn, isEnabled) = (wasOn, wasEnabled) }
    isEnabled = true
    for isOn in [true, false] {
      self.isOn = isOn
      visit(isOn ? "on" : "off", nil)
    }
    isEnabled = false
    visit("disabled", nil)
  }

  package func shapes(_ source: InterfaceElement?) -> [ViewShape] {
    [shape(of: .toggle(isOn: isOn))]
  }
}
