import ControlValues

extension NSSliderCell {
  private var tickMarks: TickMarks { TickMarks(numberOfTickMarks, in: bounded.range) }

  /// Returns the value at a tick mark; traps for a tick mark that is not there
  /// (`NSSliderCell.tickMarkValue(at:)`).
  public final func tickMarkValue(at index: Int) -> Double { tickMarks.value(at: index) }

  /// Returns the value of the tick mark nearest to a value, the lower one halfway between two; the value
  /// itself without tick marks (`NSSliderCell.closestTickMarkValue(toValue:)`).
  public final func closestTickMarkValue(toValue value: Double) -> Double {
    tickMarks.value(nearestTo: value) ?? value
  }

  /// Returns the value that the user may choose nearest to another one.
  final func allowed(_ value: Double) -> Double {
    if allowsTickMarkValuesOnly { return closestTickMarkValue(toValue: value) }
    let flags = NSEvent.ModifierFlags(rawValue: UInt(bitPattern: mouseDownFlags))
    guard altIncrementValue > 0, flags.contains(.option) else { return value }
    let low = bounded.range.lowerBound
    let stepped = low + ((value - low) / altIncrementValue).rounded() * altIncrementValue
    return BoundedValue(stepped, in: bounded.range).value
  }
}
