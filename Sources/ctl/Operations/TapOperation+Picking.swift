import ControlCore
import Diagnostics
import FoundationEssentials
import InterfaceLoader
import Localize
import Pickers
import ResponderKit
import TextFormats

extension OperatedObject {
  /// Indicates whether the object is one that `--pick` operates.
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
        "\(view.recordName) has no rows, because its data source is in the app",
        "Operate it in a test of the app.")
    default:
      throw refusal(
        "the days of \(view.recordName) cannot be selected, because selectionBehavior is set in the app",
        "Operate it in a test of the app.")
    }
  }

  private func pickDuration(
    _ text: String, in picker: DatePicker
  ) throws(Diagnostic) -> Operation {
    guard let time = DateText(text)?.time else {
      throw refusal(
        "'\(brief(text))' is not a valid duration", "Give hours and minutes, such as 1:15.")
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
    else { throw refusal("'\(brief(text))' is not a date", "Give one such as \(example).") }
    let isOnlyTime = picker.datePickerMode == .time
    let isOnlyDay = picker.datePickerMode == .date || picker.datePickerMode == .yearAndMonth
    if isOnlyTime && parsed.day != nil {
      throw refusal(
        "'\(brief(text))' includes a day, but this picker shows only a time", "Use \(example).")
    }
    if isOnlyDay && parsed.time != nil
      || picker.datePickerMode == .yearAndMonth && parsed.day?.day != nil
    {
      throw refusal(
        "'\(brief(text))' includes more than this picker shows", "Use a form like \(example).")
    }
    return {
      driver.pick(date, in: picker)
        ? nil : missed(text, date, in: picker)
    }
  }

  /// The reason for a picker that has another date than was asked for.
  private func missed(_ text: String, _ date: Date, in picker: DatePicker) -> String {
    let kind = picker.datePickerMode == .time ? "time" : "date"
    let reason =
      !picker.isAllowed(date)
      ? ", because of its limits"
      : picker.minuteInterval > 1 && picker.roundsToMinuteInterval
        ? ", because its interval is \(picker.minuteInterval) minutes" : ""
    return "the \(kind) is \(picker.valueText ?? ""), not \(text)\(reason)"
  }
}
