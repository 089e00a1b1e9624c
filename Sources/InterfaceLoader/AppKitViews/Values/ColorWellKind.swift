import AppKitDialect
import Graphics
import InterfaceBuilder
import ResponderKit

/// Color wells, which have no cell in documents.
enum ColorWellKind: AppKitControlKind {
  static var elementNames: [String] { ["colorWell"] }
  static var operatedName: String? { "color wells" }
  static var operations: [ScreenOperation.Kind] { [.set, .tap] }

  static func make() -> NSColorWell { NSColorWell(frame: .zero) }

  static func apply(_ element: InterfaceElement, to view: NSColorWell, _ context: ViewKind.Context)
  {
    let content = ColorWellContent(element)
    view.isBordered = content.isBordered
    (view.isEnabled, view.supportsAlpha) = (content.isEnabled, content.supportsAlpha)
    if let color = content.selectedColor { view.color = color }
  }

  static func valueText(of view: NSColorWell) -> String? { view.color.valueText }

  static func shapes(of view: NSColorWell) -> [ViewShape] {
    [ViewShape(content: .area, frame: view.bounds, background: view.color)]
  }

  /// Returns a click, the choice of a color in the panel, and its end.
  static func prepare(
    _ operation: ScreenOperation, on view: NSColorWell, in context: OperationContext<MouseDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    guard case .set(let text) = operation else {
      throw context.misfit(operation, fitting: operations)
    }
    let color = try Color.chosen(text)
    return {
      if !view.isActive { context.driver.click(view) }
      guard view.isActive else { return "the color panel does not open" }
      NSColorPanel.shared.color = color
      NSColorPanel.shared.close()
      return view.color == color ? nil : "the value is \(view.color.valueText), not \(text)"
    }
  }
}
