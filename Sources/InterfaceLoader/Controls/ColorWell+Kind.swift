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
    guard let color = Color.read(hexadecimal: text) else {
      throw OperationRefusal("'\(brief(text))' is not a color", "Give it as #RRGGBB.")
    }
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

extension Color {
  /// The components of a color that has them, with its name: `#FF0000 (red)`.
  fileprivate var valueText: String {
    guard case .sRGB(let red, let green, let blue, let alpha) = value else {
      return accessibilityName
    }
    let numbers = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    let digits = numbers.map { number in
      let text = String(Int((min(max(number, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0\(text)" : text
    }
    return "#\(digits.joined()) (\(accessibilityName))"
  }

  /// Reads a color such as `#FF8000`.
  fileprivate static func read(hexadecimal text: String) -> Color? {
    let digits = text.utf8.dropFirst()
    guard text.hasPrefix("#"), digits.count == 6,
      digits.allSatisfy({ "0123456789abcdefABCDEF".utf8.contains($0) }),
      let number = Int(text.dropFirst(), radix: 16)
    else { return nil }
    return .sRGB(
      red: Double(number >> 16) / 255, green: Double(number >> 8 & 255) / 255,
      blue: Double(number & 255) / 255, alpha: 1)
  }
}
