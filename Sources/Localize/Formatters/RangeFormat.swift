public import FoundationEssentials

/// Ranges of numbers as text in a language, from ICU: `3–5`, `€3–5`.
///
/// Several threads may use it at once.
public struct NumberRangeFormat: Sendable {
  private struct Key: Hashable {
    var language: LanguageTag
    var skeleton: String
  }
  private static let kept = KeptFormats<Key, ICU.RangeFormat?>()
  private let format: ICU.RangeFormat?

  /// Creates a format of numbers in a skeleton, such as `currency/EUR`; a skeleton that is none prints numbers as Swift
  /// does.
  public init(skeleton: String = "", in language: LanguageTag) {
    format = Self.kept.format(for: Key(language: language, skeleton: skeleton)) {
      ICU.RangeFormat(locale: "\(language)", skeleton: skeleton)
    }
  }

  /// Returns a range as text.
  public func string(_ range: ClosedRange<Double>) -> String {
    format?.text(range.lowerBound, range.upperBound)
      ?? "\(range.lowerBound)–\(range.upperBound)"
  }
}

/// Times between two dates as text in a calendar, from ICU: `Nov 3 – 5, 2026`.
///
/// Several threads may use it at once.
public struct DateIntervalFormat: Sendable {
  private struct Key: Hashable {
    var language: LanguageTag
    var calendar: CalendarIdentifier
    var timeZone: TimeZoneIdentifier
    var skeleton: String
  }
  private static let kept = KeptFormats<Key, ICU.IntervalFormat?>()
  private let format: ICU.IntervalFormat?

  /// Creates a format with the fields of a skeleton, such as `yMMMd`.
  public init(skeleton: String, in calendar: LocalCalendar) {
    let key = Key(
      language: calendar.language, calendar: calendar.identifier, timeZone: calendar.timeZone,
      skeleton: skeleton)
    format = Self.kept.format(for: key) {
      ICU.IntervalFormat(
        locale: "\(calendar.language)", calendar: calendar.identifier.rawValue,
        timeZone: calendar.timeZone.identifier, skeleton: skeleton)
    }
  }

  /// Returns the time between two dates as text; empty when ICU fails.
  public func string(_ interval: ClosedRange<Date>) -> String {
    format?.text(interval.lowerBound.milliseconds, interval.upperBound.milliseconds) ?? ""
  }
}
