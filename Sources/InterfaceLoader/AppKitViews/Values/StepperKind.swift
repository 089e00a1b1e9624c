import AppKitDialect
import ControlValues
import Graphics
import InterfaceBuilder
import ResponderKit
import TextFormats

/// Steppers.
enum StepperKind: AppKitControlKind {
  static var elementNames: [String] { ["stepper"] }
  static var operatedName: String? { "steppers" }
  static var operations: [ScreenOperation.Kind] { [.set, .increment, .decrement] }

  static func make() -> NSStepper { NSStepper(frame: .zero) }

  static func apply(_ content: CellContent, to cell: NSCell, _ context: ViewKind.Context) {
    guard let cell = cell as? NSStepperCell else { return }
    cell.apply(content)
    let stepper = StepperContent(content.element)
    let bounded = stepper.bounded
    (cell.minValue, cell.maxValue) = (bounded.range.lowerBound, bounded.range.upperBound)
    cell.increment = stepper.stepValue
    (cell.valueWraps, cell.autorepeat) = (stepper.wraps, stepper.autorepeats)
    // A stepper of a document is continuous only if it says so.
    cell.isContinuous = content.isContinuous ?? false
    cell.doubleValue = bounded.value
  }

  static func valueText(of view: NSStepper) -> String? { shortest(view.doubleValue) }

  static func shapes(of view: NSStepper) -> [ViewShape] {
    let (bounds, isFlipped) = (view.bounds, view.isFlipped)
    let half = Size(width: bounds.width, height: bounds.height / 2)
    func line(_ text: String, _ isUpper: Bool) -> ViewShape {
      let y = isUpper == isFlipped ? bounds.minY : bounds.midY
      let line = ScreenDrawing.StyledLine(text, size: 9, alignment: .center)
      return ViewShape(
        content: .text(line), frame: Rect(origin: Point(x: bounds.minX, y: y), size: half))
    }
    return [line("▴", true), line("▾", false)]
  }

  static func prepare(
    _ operation: ScreenOperation, on view: NSStepper, in context: OperationContext<MouseDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    let steps: Int
    switch operation {
    case .increment: steps = 1
    case .decrement: steps = -1
    case .set(let text):
      let goal = try OperationRefusal.number(text, from: view.minValue, to: view.maxValue)
      guard let stepped = (view.cell as? NSStepperCell)?.stepped,
        let count = stepped.steps(to: goal)
      else { throw .unreachable(text, in: (view.cell as? NSStepperCell)?.stepped) }
      steps = count
    default: throw context.misfit(operation, fitting: operations)
    }
    return {
      let before = view.doubleValue
      for _ in 0..<abs(steps) { context.driver.click(at: view.middle(ofHalf: steps > 0)) }
      return view.doubleValue == before ? "the value stays \(shortest(before))" : nil
    }
  }
}

extension NSStepper {
  /// The middle of the half that makes the value larger, or of the other one, in the window.
  fileprivate func middle(ofHalf isUpper: Bool) -> Point {
    let y = isUpper == isFlipped ? bounds.minY + bounds.height / 4 : bounds.maxY - bounds.height / 4
    return convert(Point(x: bounds.midX, y: y), to: nil)
  }
}

extension OperationRefusal {
  /// A value that steps do not reach.
  static func unreachable(_ text: String, in stepped: SteppedValue?) -> OperationRefusal {
    let from = stepped.map { shortest($0.bounded.value) } ?? "the present value"
    let size = stepped.map { shortest($0.step) } ?? "its size"
    return OperationRefusal(
      "\(text) is not reached from \(from) in steps of \(size), or not in 1,000",
      "Give another value.")
  }
}
