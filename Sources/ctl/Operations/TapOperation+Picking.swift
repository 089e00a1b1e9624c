import ControlCore
import Diagnostics
import FoundationEssentials
import InterfaceLoader
import Localize
import Pickers
import ResponderKit

extension OperatedObject {
  /// Whether the object is one that `--pick` operates.
  var isPicker: Bool {
    recognizer == nil && (view is DatePicker || view is PickerView || view is CalendarView)
  }

  /// Returns the choice of a date, a duration or a row.
  func pick(_ text: String) throws(Diagnostic) -> Operation {
    switch view {
    case let picker as DatePicker where picker.datePickerMode == .countDownTimer:
      return try pickDuration(text, in: picker)
    case let picker as DatePicker: return try pickDate(text, in: picker)
    case is PickerView:
      throw refusal(
        "it has no rows: its data source is the app's", "Operate it in a test of the app.")
    default:
      throw refusal(
        "its days cannot be selected: the app sets selectionBehavior",
        "Operate it in a test of the app.")
    }
  }

  private func pickDuration(
    _ text: String, in picker: DatePicker
  ) throws(Diagnostic) -> Operation {
    guard let time = DateText(text)?.time else {
      throw refusal("'\(brief(text))' is no duration", "Give hours and minutes, such as 1:15.")
    }
    let seconds = Double(time.hour * 3600 + time.minute * 60)
    return {
      driver.pick(duration: seconds, in: picker)
        ? nil : "the duration is \(picker.valueText ?? ""), not \(text)"
    }
  }

  private func pickDate(_ text: String, in picker: DatePicker) throws(Diagnostic) -> Operation {
    let example =
      switch picker.datePickerMode {
      case .time: "18:30"
      case .date: "2026-11-20"
      case .yearAndMonth: "2026-11"
      default: "2026-11-20T18:30"
      }
    let zone = picker.timeZone ?? picker.dateSettings.timeZone
    let calendar = LocalCalendar(.gregorian, language: "en", timeZone: zone)
    guard let parsed = DateText(text), let date = parsed.date(in: calendar, near: picker.date)
    else { throw refusal("'\(brief(text))' is no date", "Give one such as \(example).") }
    let isOnlyTime = picker.datePickerMode == .time
    let isOnlyDay = picker.datePickerMode == .date || picker.datePickerMode == .yearAndMonth
    if isOnlyTime && parsed.day != nil || isOnlyDay && parsed.time != nil {
      throw refusal("'\(brief(text))' has a part that it does not show", "Give \(example).")
    }
    return {
      driver.pick(date, in: picker)
        ? nil : "the date is \(picker.valueText ?? ""), not \(text)"
    }
  }
}
