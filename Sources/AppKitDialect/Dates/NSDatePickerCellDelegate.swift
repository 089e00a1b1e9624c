public import FoundationEssentials

/// An object that a date picker asks about the dates that the user chooses (`NSDatePickerCellDelegate`).
@preconcurrency @MainActor
public protocol NSDatePickerCellDelegate: AnyObject {
  /// Called with a date that the user has chosen, and the length of a range, in seconds; both may be changed.
  func datePickerCell(
    _ datePickerCell: NSDatePickerCell, validateProposedDateValue proposedDateValue: inout Date,
    timeInterval proposedTimeInterval: inout TimeInterval)
}

extension NSDatePickerCellDelegate {
  /// Changes nothing.
  public func datePickerCell(
    _ datePickerCell: NSDatePickerCell, validateProposedDateValue proposedDateValue: inout Date,
    timeInterval proposedTimeInterval: inout TimeInterval
  ) {}
}
