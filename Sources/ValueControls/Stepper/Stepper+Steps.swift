import Accessibility
import ControlCore
package import ControlValues
import Graphics
import ResponderKit

extension Stepper {
  /// A half of the stepper.
  typealias Side = SteppedValue.Direction

  /// The value with its range and its steps.
  package final var stepped: SteppedValue {
    SteppedValue(BoundedValue(storedValue, in: storedRange), step: stepValue, wraps: wraps)
  }

  final func change(to newValue: Double) {
    guard !newValue.isNaN else { return }
    let pinned = min(max(newValue, minimumValue), maximumValue)
    guard pinned != storedValue else { return }
    noteParts(0...1)
    storedValue = pinned
    AccessibilityChanges.note()
  }

  final func change(range: ClosedRange<Double>) {
    noteParts(0...1)
    storedRange = range
    storedValue = min(max(storedValue, range.lowerBound), range.upperBound)
    AccessibilityChanges.note()
  }

  /// Sets the value, the range and the step of a document, which need not be valid: a range that ends
  /// where it begins stays, and a step that is not above 0 is 1.
  package final func decode(_ bounded: BoundedValue, step: Double) {
    change(range: bounded.range)
    change(to: bounded.value)
    storedStep = step > 0 ? step : 1
  }

  /// Returns whether a press of a half can change the value.
  final func canStep(_ side: Side) -> Bool { stepped.canStep(side) }

  /// Returns the half at a point: the one that makes the value smaller comes first in the direction of
  /// the layout.
  final func side(at point: Point) -> Side? {
    Side.allCases.first { rect(ofPart: $0.rawValue).contains(point) }
  }
}

extension Stepper: PartedControl {
  final func speech(ofPart number: Int) -> PartSpeech {
    let side = Side(rawValue: number) ?? .decrement
    return PartSpeech(
      systemLabel: side == .increment ? .increment : .decrement,
      traits: !isEnabled || !canStep(side) ? [.button, .notEnabled] : .button)
  }

  final func rect(ofPart number: Int) -> Rect {
    let isRight = (number == 1) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return Rect(
      x: isRight ? bounds.midX : bounds.minX, y: bounds.minY, width: bounds.width / 2,
      height: bounds.height)
  }

  final func position(ofPart number: Int) -> ContainerPosition? { nil }

  final func name(ofPart number: Int) -> String { "\(Side(rawValue: number) ?? .decrement)" }
}
