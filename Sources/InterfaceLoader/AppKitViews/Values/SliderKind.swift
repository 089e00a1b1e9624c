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
    cell.sliderType = content.sliderType == "circular" ? .circular : .linear
    cell.numberOfTickMarks = content.numberOfTickMarks
    cell.allowsTickMarkValuesOnly = content.allowsTickMarkValuesOnly
    if let step = content.altIncrementValue { cell.altIncrementValue = step }
    cell.tickMarkPosition =
      ["above", "left", "leading"].contains(content.tickMarkPosition) ? .above : .below
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
    let step = view.stepOfKeys
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
      if view.doubleValue == before { return "the value stays \(shortest(before))" }
      let nearest =
        view.allowsTickMarkValuesOnly ? view.closestTickMarkValue(toValue: value) : value
      return nearest == value
        ? nil : "\(shortest(value)) is at no tick mark: the nearest one is at \(shortest(nearest))"
    }
  }
}

extension NSSlider {
  /// The step of an increment: to the next tick mark if only those can be chosen, otherwise a tenth of the range.
  fileprivate var stepOfKeys: Double {
    let steps = allowsTickMarkValuesOnly && numberOfTickMarks > 1 ? numberOfTickMarks - 1 : 10
    return (maxValue - minValue) / Double(steps)
  }

  /// Drags the knob from its place to that of a value.
  fileprivate func drag(to value: Double, by driver: MouseDriver) {
    guard let cell = cell as? NSSliderCell, maxValue > minValue else { return }
    driver.drag(
      from: convert(cell.knobCenter(of: doubleValue, in: self), to: nil),
      to: convert(cell.knobCenter(of: value, in: self), to: nil))
  }
}
