import ControlValues

// What cells with a number in a range share.
extension NSActionCell {
  /// Returns the number of an object in a range; nil for what is no number, and in a range without an end.
  final func value(of object: Any?, from lowest: Double, to highest: Double) -> BoundedValue? {
    let number = number(of: object)
    guard !number.isNaN, lowest.isFinite, highest.isFinite else { return nil }
    return BoundedValue(number, from: lowest, to: highest)
  }

  /// Shows a number, and notes it if it was another one before.
  final func valueChanged(from former: Double) {
    update()
    if doubleValue != former { note(.value(stringValue)) }
  }
}
