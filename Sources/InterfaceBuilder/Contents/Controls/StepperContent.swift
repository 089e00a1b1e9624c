public import ControlValues
import TextFormats

/// The properties of a UIKit or AppKit stepper in a document.
public struct StepperContent: Sendable {
  /// The element of the stepper, or of its cell.
  public let element: InterfaceElement

  /// Reads the element of a stepper, or of its cell.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The value and its range; the range is 0 to 100 by default (`UIStepper`).
  public var bounded: BoundedValue { element.boundedValue(highest: 100) }
  /// The size of a step; 1 by default.
  public var stepValue: Double {
    element.finiteNumber("stepValue") ?? element.finiteNumber("increment") ?? 1
  }
  /// A Boolean value that indicates whether a step beyond one end of the range wraps to the other
  /// end.
  public var wraps: Bool { element.bool("wraps") ?? element.bool("valueWraps") ?? false }
  /// A Boolean value that indicates whether holding a button repeats the step; true by default.
  public var autorepeats: Bool { element.bool("autorepeat") ?? true }
  /// A Boolean value that indicates whether the stepper reports every value while a button is held;
  /// true by default.
  public var isContinuous: Bool { element.bool("continuous") ?? true }
  /// A Boolean value that indicates whether the user can operate the stepper.
  public var isEnabled: Bool { element.bool(.enabled) ?? true }
}

extension StepperContent: ControlContent {
  package static var elementName: String { "stepper" }
  package var summary: [String] {
    let step = stepValue == 1 ? [] : ["steps of \(shortest(stepValue))"]
    return [bounded.summary] + step + (wraps ? ["wraps"] : [])
  }
}
