import ControlValues
import TextFormats

extension InterfaceElement {
  /// The value and the range of a control, or of its cell, under UIKit's or AppKit's names.
  ///
  /// The value and the minimum are 0 if they are absent.
  func boundedValue(highest: Double) -> BoundedValue {
    BoundedValue(
      finiteNumber("value") ?? finiteNumber("doubleValue") ?? 0,
      from: finiteNumber("minValue") ?? finiteNumber("minimumValue") ?? 0,
      to: finiteNumber("maxValue") ?? finiteNumber("maximumValue") ?? highest)
  }
}

extension BoundedValue {
  /// The value in its range, such as `40 of 0…100`.
  var summary: String {
    "\(shortest(value)) of \(shortest(range.lowerBound))…\(shortest(range.upperBound))"
  }
}
