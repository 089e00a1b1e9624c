public import Graphics
public import ResponderKit

extension TouchDriver {
  /// Taps a color well, chooses a color in the picker that opens, and closes it; returns false where
  /// the tap does not open it.
  @discardableResult
  public func pick(_ color: Color, in well: ColorWell) -> Bool {
    well.closePicker()
    tap(well)
    defer { well.closePicker() }
    return well.pick(color)
  }
}
