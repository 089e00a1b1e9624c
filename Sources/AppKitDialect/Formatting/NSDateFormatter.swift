import FoundationEssentials
public import Localize

/// A formatter of dates in a calendar and a language (Foundation's `DateFormatter`), by ICU.
@preconcurrency @MainActor
public final class NSDateFormatter: NSFormatter {
  private let format: DateFormat
  private let calendar: LocalCalendar

  /// Creates a formatter of styles (`DateFormatter.dateStyle` and `timeStyle`).
  public init(date: DateFormat.Style, time: DateFormat.Style, in calendar: LocalCalendar) {
    format = DateFormat(date: date, time: time, in: calendar)
    self.calendar = calendar
  }

  /// Creates a formatter of a pattern of UTS 35 (`DateFormatter.dateFormat`).
  public init(pattern: String, in calendar: LocalCalendar) {
    format = DateFormat(pattern: pattern, in: calendar)
    self.calendar = calendar
  }

  /// Returns the date as text; nil for a value that is not a date.
  public func string(for value: Any?) -> String? { (value as? Date).map { format.string($0) } }

  /// Returns the date that all of a text is; nil for an empty text.
  public func objectValue(for string: String) throws(FormatterError) -> Any? {
    if string.isEmpty { return nil }
    guard let date = format.date(string) else {
      throw FormatterError("“\(string)” is not a date.")
    }
    return date
  }
}

extension NSDateFormatter {
  /// A formatter as a value for archives.
  package struct Stored: Sendable, Hashable, Codable {
    var pattern: String
    var calendar: String
    var timeZone: String
    var language: LanguageTag
  }

  package var stored: Stored {
    Stored(
      pattern: format.pattern, calendar: calendar.identifier.rawValue,
      timeZone: calendar.timeZone.identifier, language: calendar.language)
  }

  package convenience init(stored: Stored) {
    let calendar = LocalCalendar(
      CalendarIdentifier(rawValue: stored.calendar), language: stored.language,
      timeZone: TimeZoneIdentifier(stored.timeZone) ?? .gmt)
    self.init(pattern: stored.pattern, in: calendar)
  }
}
