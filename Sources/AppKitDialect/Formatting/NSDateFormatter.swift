import FoundationEssentials
public import Localize

/// A formatter of dates in a calendar and a language (Foundation's `DateFormatter`), by ICU.
@preconcurrency @MainActor
public final class NSDateFormatter: NSFormatter {
  private let format: DateFormat

  /// Creates a formatter of styles (`DateFormatter.dateStyle` and `timeStyle`).
  public init(date: DateFormat.Style, time: DateFormat.Style, in calendar: LocalCalendar) {
    format = DateFormat(date: date, time: time, in: calendar)
  }

  /// Creates a formatter of a pattern of UTS 35 (`DateFormatter.dateFormat`).
  public init(pattern: String, in calendar: LocalCalendar) {
    format = DateFormat(pattern: pattern, in: calendar)
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
