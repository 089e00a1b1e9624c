public import ResponderKit

extension TouchDriver {
  /// Chooses a row of a wheel as the user does; returns whether the picker has it then.
  @discardableResult
  public func pick(row: Int, inComponent component: Int = 0, in picker: PickerView) -> Bool {
    guard reach(picker) else { return false }
    picker.choose(row: row, inComponent: component)
    settle()
    return picker.selectedRow(inComponent: component) == row
  }
}
