import AppKitDialect
import Graphics
import InterfaceBuilder
import ResponderKit
import TextFormats

/// Sliders.
enum SliderKind: AppKitControlKind {
  static var elementNames: [String] { ["slider"] }
  static var operatedName: String? { "sliders" }
  static var operations: [ScreenOperation.Kind] { [.set, .increment, .decrement, .tap] }

  static func make() -> NSSlider { NSSlider(frame: .zero) }

  static func apply(_ content: CellContent, to cell: NSCell, _ context: ViewKind.Context) {
    guard let cell = cell as? NSSliderCell else { return }
    cell.apply(content)
    let bounded = SliderContent(content.element).bounded
    (cell.minValue, cell.maxValue) = (bounded.range.lowerBound, bounded.range.upperBound)
    cell.doubleValue = bounded.value
    // A slider of a document is continuous only if it says so.
    cell.isContinuous = content.isContinuous ?? false
  }

  static func valueText(of view: NSSlider) -> String? { shortest(view.doubleValue) }

  static func shapes(of view: NSSlider) -> [ViewShape] {
    let range = view.maxValue - view.minValue
    let share = range > 0 ? (view.doubleValue - view.minValue) / range : 0
    return [ViewShape(content: .slider(share), frame: view.bounds)]
  }

  /// Returns a drag of the knob to a value, or by a tenth of the range.
  static func prepare(
    _ operation: ScreenOperation, on view: NSSlider, in context: OperationContext<MouseDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    let value: Double
    let step = (view.maxValue - view.minValue) / 10
    switch operation {
    case .set(let text):
      value = try OperationRefusal.number(text, from: view.minValue, to: view.maxValue)
    case .increment: value = min(view.doubleValue + step, view.maxValue)
    case .decrement: value = max(view.doubleValue - step, view.minValue)
    default: throw context.misfit(operation, fitting: operations)
    }
    return {
      let before = view.doubleValue
      view.drag(to: value, by: context.driver)
      return view.doubleValue == before ? "the value stays \(shortest(before))" : nil
    }
  }
}

extension NSSlider {
  /// Drags the knob from its place to that of a value.
  fileprivate func drag(to value: Double, by driver: MouseDriver) {
    let range = maxValue - minValue
    guard range > 0 else { return }
    let knob = (cell as? NSSliderCell)?.knobThickness ?? 0
    func place(_ value: Double) -> Point {
      let share = (value - minValue) / range
      let length = (isVertical ? bounds.height : bounds.width) - knob
      let along = knob / 2 + length * share
      let point =
        isVertical
        ? Point(x: bounds.midX, y: isFlipped ? bounds.maxY - along : along)
        : Point(x: along, y: bounds.midY)
      return convert(point, to: nil)
    }
    driver.drag(from: place(doubleValue), to: place(value))
  }
}
