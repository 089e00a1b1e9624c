public import ControlValues

/// What a document says of a stepper, of UIKit or AppKit.
public struct StepperContent: Sendable {
  /// The element of the stepper, or of its cell.
  public let element: InterfaceElement

  /// Reads the element of a stepper, or of its cell.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The value, and the range from 0 to 100 where the document does not say (`UIStepper`).
  public var bounded: BoundedValue { element.boundedValue(highest: 100) }
  /// How far a step goes, 1 where the document does not say.
  public var stepValue: Double {
    element.finiteNumber("stepValue") ?? element.finiteNumber("increment") ?? 1
  }
  /// Whether a step beyond one end goes to the other.
  public var wraps: Bool { element.bool("wraps") ?? element.bool("valueWraps") ?? false }
  /// Whether holding a button repeats the step; it does where the document does not say.
  public var autorepeats: Bool { element.bool("autorepeat") ?? true }
  /// Whether a stepper that is held reports every value; it does where the document does not say.
  public var isContinuous: Bool { element.bool("continuous") ?? true }
  /// Whether the user can operate the stepper.
  public var isEnabled: Bool { element.bool(.enabled) ?? true }
}
