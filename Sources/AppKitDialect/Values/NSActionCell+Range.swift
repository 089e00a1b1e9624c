import ControlValues
import Graphics

// What cells with a number in a range share.
extension NSActionCell {
  /// Returns the number of an object in a range, the smallest one of an object that has none, as in GNUstep;
  /// nil for what is not a number, and in a range without an end.
  final func value(of object: Any?, from lowest: Double, to highest: Double) -> BoundedValue? {
    let number = hasNumber(object) ? number(of: object) : lowest
    guard !number.isNaN, lowest.isFinite, highest.isFinite else { return nil }
    return BoundedValue(number, from: lowest, to: highest)
  }

  /// Shows a number, and notes it if it was another one before.
  final func valueChanged(from former: Double) {
    update()
    if doubleValue != former { note(.value(stringValue)) }
  }

  private final func hasNumber(_ object: Any?) -> Bool {
    switch object {
    case is Bool, is any BinaryInteger, is any BinaryFloatingPoint, is String, is AttributedText:
      true
    default: false
    }
  }
}
