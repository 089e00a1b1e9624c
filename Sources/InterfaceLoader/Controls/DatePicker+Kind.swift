import ControlCore
import FoundationEssentials
package import InterfaceBuilder
import Localize
package import Pickers
package import ResponderKit
import TextFormats

extension DatePicker: LoadableControl {
  package static var operations: [ScreenOperation.Kind] { [.pick] }
  package static func make(_ element: InterfaceElement) -> View { DatePicker(frame: .zero) }

  /// Sets the attributes of a document; the order matters, as limits and intervals change a date.
  package func apply(_ content: DatePickerContent, _ context: ViewKind.Context) {
    datePickerMode = Mode.named(content.mode) ?? .dateAndTime
    preferredDatePickerStyle = Style.named(content.style) ?? .automatic
    minuteInterval = content.minuteInterval
    if let name = content.localeIdentifier { locale = LanguageTag(name) }
    if let name = content.timeZone { timeZone = TimeZoneIdentifier(name) }
    minimumDate = content.minimumDate.map { Date(timeIntervalSinceReferenceDate: $0) }
    maximumDate = content.maximumDate.map { Date(timeIntervalSinceReferenceDate: $0) }
    if !content.usesCurrentDate, let date = content.date {
      self.date = Date(timeIntervalSinceReferenceDate: date)
    }
    if let duration = content.countDownDuration { countDownDuration = duration }
  }

  /// The buttons of the date, which the picker makes when it knows its language in a window.
  package func spokenParts(in document: LiveDocument) -> [Responder] {
    document.window(showing: self).layoutIfNeeded()
    return accessibilityElements ?? (speaks ? [self] : subviews.filter(\.isAccessibilityElement))
  }

  /// The date in the form of ISO 8601, or the duration in hours and minutes.
  package var valueText: String? {
    if datePickerMode == .countDownTimer {
      let minutes = Int(countDownDuration) / 60
      return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
    }
    let pattern =
      switch datePickerMode {
      case .time: "HH:mm"
      case .date: "yyyy-MM-dd"
      case .yearAndMonth: "yyyy-MM"
      default: "yyyy-MM-dd'T'HH:mm"
      }
    return DateFormat(pattern: pattern, in: calendarOfTexts).string(date)
  }

  /// The calendar in which texts are written and read.
  private var calendarOfTexts: LocalCalendar {
    LocalCalendar(.gregorian, language: "en", timeZone: timeZone ?? dateSettings.timeZone)
  }

  package func prepare(
    _ operation: ScreenOperation, in context: OperationContext<TouchDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    guard case .pick(let text) = operation else { throw context.misfit(operation, of: self) }
    return datePickerMode == .countDownTimer
      ? try pickDuration(text, by: context.driver) : try pickDate(text, by: context.driver)
  }

  private func pickDuration(
    _ text: String, by driver: TouchDriver
  ) throws(OperationRefusal) -> PreparedOperation {
    guard let time = DateText(text)?.time else {
      throw OperationRefusal(
        "'\(brief(text))' is not a valid duration", "Give hours and minutes, such as 1:15.")
    }
    let seconds = Double(time.hour * 3600 + time.minute * 60)
    return {
      driver.pick(duration: seconds, in: self)
        ? nil : "the duration is \(self.valueText ?? ""), not \(text)"
    }
  }

  private func pickDate(
    _ text: String, by driver: TouchDriver
  ) throws(OperationRefusal) -> PreparedOperation {
    let example =
      switch datePickerMode {
      case .time: "18:30"
      case .date: "2026-11-20"
      case .yearAndMonth: "2026-11"
      default: "2026-11-20T18:30"
      }
    guard let parsed = DateText(text), let date = parsed.date(in: calendarOfTexts, near: self.date)
    else {
      throw OperationRefusal("'\(brief(text))' is not a date", "Give one such as \(example).")
    }
    let isOnlyDay = datePickerMode == .date || datePickerMode == .yearAndMonth
    if datePickerMode == .time && parsed.day != nil {
      throw OperationRefusal(
        "'\(brief(text))' includes a day, but this picker shows only a time", "Use \(example).")
    }
    if isOnlyDay && parsed.time != nil
      || datePickerMode == .yearAndMonth && parsed.day?.day != nil
    {
      throw OperationRefusal(
        "'\(brief(text))' includes more than this picker shows", "Use a form like \(example).")
    }
    return { driver.pick(date, in: self) ? nil : self.missed(text, date, parsed) }
  }

  /// Returns the reason for another date than was asked for.
  private func missed(_ text: String, _ date: Date, _ parsed: DateText) -> String {
    let kind = datePickerMode == .time ? "time" : "date"
    let reason =
      !isAllowed(date)
      ? ", because of its limits"
      : roundsToMinuteInterval && (parsed.time?.minute ?? 0) % minuteInterval != 0
        ? ", because its interval is \(minuteInterval) minutes" : ""
    return "the \(kind) is \(valueText ?? ""), not \(text)\(reason)"
  }

  package func note(
    after operation: ScreenOperation, _ spelled: OperationSpelling
  ) -> String? {
    datePickerStyle == .wheels && operation == .tap
      ? "a tap on the wheels chooses nothing; \(spelled(.pick)) does" : nil
  }
}
