import Graphics
package import InterfaceBuilder
package import ResponderKit
import TextFormats
package import ValueControls

extension ColorWell: LoadableControl {
  package static var operations: [ScreenOperation.Kind] { [.set, .tap] }
  package static func make(_ element: InterfaceElement) -> View { ColorWell(frame: .zero) }

  package func apply(_ content: ColorWellContent, _ context: ViewKind.Context) {
    title = content.title
    selectedColor = content.selectedColor
    supportsAlpha = content.supportsAlpha
  }

  package var valueText: String? { selectedColor?.valueText ?? "no color" }

  package func prepare(
    _ operation: ScreenOperation, in context: OperationContext<TouchDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    guard case .set(let text) = operation else { throw context.misfit(operation, of: self) }
    let color = try Color.chosen(text)
    return { context.driver.pick(color, in: self) ? nil : "the color picker does not open" }
  }

  package func note(
    after operation: ScreenOperation, _ spelled: OperationSpelling
  ) -> String? {
    guard let picker = presentedPicker else { return nil }
    let place =
      picker.presentingViewController == nil
      ? ", on no screen, as the document has no controller to present it" : ""
    return "the color picker opens\(place); \(spelled(.set)) chooses a color"
  }

  package func shapes(_ source: InterfaceElement?) -> [ViewShape] {
    var shape = shape(of: .area)
    shape.background = selectedColor
    return [shape]
  }
}
