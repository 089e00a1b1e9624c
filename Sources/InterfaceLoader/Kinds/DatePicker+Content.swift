import ControlCore
import FoundationEssentials
import InterfaceBuilder
import Localize
import Pickers
import ResponderKit

extension DatePicker {
  /// Sets the attributes of a document; the order matters, as limits and intervals change a date.
  func apply(_ content: DatePickerContent) {
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
}
