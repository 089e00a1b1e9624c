import ControlCore
package import ControlValues
import ResponderKit

extension Slider {
  /// Implements ``value``: pins the value to the range.
  final func change(to newValue: Float) {
    guard !newValue.isNaN else { return }
    let pinned = min(max(newValue, storedMinimum), storedMaximum)
    guard pinned != storedValue else { return }
    noteElement()
    storedValue = pinned
    AccessibilityChanges.note()
  }

  final func changeRange(from minimum: Float, to maximum: Float) {
    guard minimum.isFinite, maximum.isFinite else { return }
    noteElement()
    (storedMinimum, storedMaximum) = (minimum, maximum)
    storedValue = min(max(storedValue, minimum), maximum)
    AccessibilityChanges.note()
  }

  /// Sets the value and the range of a document.
  package final func decode(_ bounded: BoundedValue) {
    changeRange(from: .pinned(bounded.range.lowerBound), to: .pinned(bounded.range.upperBound))
    change(to: .pinned(bounded.value))
  }

  /// The place of the value in the range, from 0 to 1.
  final var fraction: Double { fraction(of: storedValue) }

  final func fraction(of value: Float) -> Double {
    BoundedValue(
      Double(value), from: Double(storedMinimum), to: Double(storedMaximum)
    ).fraction
  }

  /// Returns the value at a place in the range, from 0 to 1: the nearest one that the user may choose.
  final func value(at fraction: Double) -> Float {
    let range = BoundedValue(0, from: Double(storedMinimum), to: Double(storedMaximum))
    return Float(range.value(atFraction: trackConfiguration?.allowed(fraction) ?? fraction))
  }

  /// Sets a value that the user chose; returns whether it is another one.
  final func choose(_ value: Float) -> Bool {
    let before = storedValue
    change(to: value)
    return storedValue != before
  }

  /// Moves the thumb by steps of a tenth of the range, or of a tick, for a screen reader.
  ///
  /// A tenth is what VoiceOver is heard to do; Apple documents no step.
  final func adjust(by steps: Int) {
    guard isEnabled else { return }
    let next =
      trackConfiguration.flatMap { $0.tick(after: fraction, by: steps) }
      ?? fraction + Double(steps) * 0.1
    if choose(value(at: next)) { sendActions(for: .valueChanged) }
  }
}

extension Float {
  /// Returns the number in single precision; the greatest one in place of one that is greater.
  fileprivate static func pinned(_ number: Double) -> Float {
    let most = Double(Float.greatestFiniteMagnitude)
    return Float(min(max(number, -most), most))
  }
}
