import AppKitDialect
import Graphics
import InterfaceBuilder
import ResponderKit
import TextFormats

/// Levels, ratings and relevances.
enum LevelIndicatorKind: AppKitControlKind {
  static var elementNames: [String] { ["levelIndicator"] }
  static var operatedName: String? { "level indicators" }
  static var operations: [ScreenOperation.Kind] { [.set, .tap] }
  static func fittingOperations(of view: NSLevelIndicator) -> [ScreenOperation.Kind] {
    view.isEditable ? [.set, .tap] : [.tap]
  }

  static func make() -> NSLevelIndicator { NSLevelIndicator(frame: .zero) }

  static func apply(_ content: CellContent, to cell: NSCell, _ context: ViewKind.Context) {
    guard let cell = cell as? NSLevelIndicatorCell else { return }
    cell.apply(content)
    (cell.minValue, cell.maxValue) = (content.minValue, content.maxValue)
    (cell.warningValue, cell.criticalValue) = (content.warningValue, content.criticalValue)
    cell.levelIndicatorStyle = .init(documentName: content.levelIndicatorStyle)
    cell.numberOfTickMarks = content.numberOfTickMarks
    cell.numberOfMajorTickMarks = content.numberOfMajorTickMarks
    cell.tickMarkPosition = content.tickMarkPosition == "above" ? .above : .below
    cell.doubleValue = content.doubleValue
  }

  static func valueText(of view: NSLevelIndicator) -> String? { shortest(view.doubleValue) }

  static func shapes(of view: NSLevelIndicator) -> [ViewShape] {
    let share = (view.cell as? NSLevelIndicatorCell)?.bounded.fraction ?? 0
    return [ViewShape(content: .progress(share), frame: view.bounds)]
  }

  /// Returns a click on the level.
  static func prepare(
    _ operation: ScreenOperation, on view: NSLevelIndicator,
    in context: OperationContext<MouseDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    guard case .set(let text) = operation, view.isEditable else {
      throw context.misfit(operation, fitting: fittingOperations(of: view))
    }
    let value = try OperationRefusal.number(text, from: view.minValue, to: view.maxValue)
    let range = view.maxValue - view.minValue
    // The left of the place of a level belongs to it.
    let share = range > 0 ? (value - view.minValue) / range : 0
    let x = view.bounds.minX + max(view.bounds.width * share - 0.5, 0)
    return {
      context.driver.click(at: view.convert(Point(x: x, y: view.bounds.midY), to: nil))
      return shortest(view.doubleValue) == shortest(value)
        ? nil : "the value is \(shortest(view.doubleValue)), not \(text)"
    }
  }
}

extension NSLevelIndicator.Style {
  /// Creates a style from Interface Builder's name; blocks for a missing one.
  fileprivate init(documentName: String?) {
    switch documentName {
    case "relevancy": self = .relevancy
    case "continuousCapacity": self = .continuousCapacity
    case "rating": self = .rating
    default: self = .discreteCapacity
    }
  }
}
