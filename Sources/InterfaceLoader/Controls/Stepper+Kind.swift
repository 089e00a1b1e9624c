package import InterfaceBuilder
package import ResponderKit
import TextFormats
package import ValueControls

extension Stepper: LoadableControl {
  package static var operations: [ScreenOperation.Kind] { [.set, .increment, .decrement] }
  package static func make(_ element: InterfaceElement) -> View { Stepper(frame: .zero) }

  package func apply(_ content: StepperContent, _ context: ViewKind.Context) {
    decode(content.bounded, step: content.stepValue)
    wraps = content.wraps
    autorepeat = content.autorepeats
    isContinuous = content.isContinuous
  }

  package var valueText: String? { shortest(value) }
  package var hasFixedSize: Bool { true }

  package func prepare(
    _ operation: ScreenOperation, in context: OperationContext<TouchDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    switch operation {
    case .increment: return changing { context.driver.holdIncrement($0) }
    case .decrement: return changing { context.driver.holdDecrement($0) }
    case .set(let text): return try step(to: text, in: context)
    default: throw context.misfit(operation, of: self)
    }
  }

  /// Presses a half as often as it takes.
  private func step(
    to text: String, in context: OperationContext<TouchDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    let goal = try OperationRefusal.number(text, from: minimumValue, to: maximumValue)
    let stepped = stepped
    guard let steps = stepped.steps(to: goal) else { throw .unreachable(text, in: stepped) }
    return {
      for _ in 0..<abs(steps) {
        if steps > 0 {
          context.driver.holdIncrement(self)
        } else {
          context.driver.holdDecrement(self)
        }
      }
      return abs(self.value - goal) <= stepped.slack(of: goal) ? nil : self.missed(text)
    }
  }

  package func shapes(_ source: InterfaceElement?) -> [ViewShape] {
    [shape(of: .area)] + shapesOfParts { ($0 == 0 ? "−" : "+", false) }
  }
}
