public import FoundationEssentials
import Synchronization

/// A calendar system in a time zone and a language, from ICU: the arithmetic of Foundation's `Calendar`.
///
/// A value that may be used on any thread. It does not know what time it is.
public struct LocalCalendar: Sendable {
  /// The system.
  public let identifier: CalendarIdentifier
  /// The time zone.
  public let timeZone: TimeZoneIdentifier
  /// The language, whose region decides with which day a week begins.
  public let language: LanguageTag
  private let calendar: ICU.Calendar?

  /// Creates a calendar; without a system, that of the language's region.
  public init(
    _ identifier: CalendarIdentifier? = nil, language: LanguageTag, timeZone: TimeZoneIdentifier
  ) {
    let key = Key(identifier: identifier, language: language, timeZone: timeZone)
    let calendar = Self.cache.withLock { cache -> ICU.Calendar? in
      if let known = cache[key] { return known }
      let new = ICU.Calendar(
        locale: "\(language)", calendar: identifier?.rawValue ?? "", timeZone: timeZone.identifier)
      if cache.count >= 200 { cache = [:] }
      cache[key] = new
      return new
    }
    self.calendar = calendar
    self.identifier =
      identifier ?? calendar.flatMap { CalendarIdentifier(rawValue: $0.type) } ?? .gregorian
    (self.language, self.timeZone) = (language, timeZone)
  }

  private struct Key: Hashable {
    var identifier: CalendarIdentifier?
    var language: LanguageTag
    var timeZone: TimeZoneIdentifier
  }

  /// Opening a calendar is slow, so the last ones are kept.
  private static let cache = Mutex<[Key: ICU.Calendar]>([:])

  // MARK: Fields

  /// Returns the fields of a date (`Calendar.dateComponents(_:from:)`).
  public func fields(of date: Date) -> [DateField: Int] {
    guard let values = calendar?.values(at: date.milliseconds) else { return [:] }
    return DateField.allCases.reduce(into: [:]) { fields, field in
      let value = Int(values[field.rawValue])
      fields[field] = field == .month ? value + 1 : value
    }
  }

  /// Returns the date of some fields; what is not given is the first there is
  /// (`Calendar.date(from:)`).
  ///
  /// Nil if ICU refuses.
  public func date(of fields: [DateField: Int]) -> Date? {
    var values = fields
    if let month = values[.month] { values[.month] = month - 1 }
    return calendar?.time(of: values).map { Date(milliseconds: $0) }
  }

  /// Returns the fields of a date as Foundation's value.
  public func dateComponents(of date: Date) -> DateComponents {
    let fields = fields(of: date)
    var components = DateComponents(
      era: fields[.era], year: fields[.year], month: fields[.month], day: fields[.day],
      hour: fields[.hour], minute: fields[.minute], second: fields[.second],
      weekday: fields[.weekday])
    if fields[.isLeapMonth] == 1 { components.isLeapMonth = true }
    return components
  }

  /// Returns the date of components; nil if ICU refuses (`Calendar.date(from:)`).
  public func date(from components: DateComponents) -> Date? {
    var fields: [DateField: Int] = [:]
    fields[.era] = components.era
    fields[.year] = components.year
    fields[.month] = components.month
    fields[.day] = components.day
    fields[.hour] = components.hour
    fields[.minute] = components.minute
    fields[.second] = components.second
    if components.isLeapMonth == true { fields[.isLeapMonth] = 1 }
    return date(of: fields)
  }

  // MARK: Arithmetic

  /// Returns a date moved by an amount of a field (`Calendar.date(byAdding:value:to:)`).
  ///
  /// Days and more keep the time of day; hours and less are lengths of time.
  public func date(_ date: Date, adding amount: Int, of field: DateField) -> Date {
    calendar?.time(date.milliseconds, adding: amount, of: field).map { Date(milliseconds: $0) }
      ?? date
  }

  /// Returns the values that a field can have at a date (`Calendar.range(of:in:for:)`).
  public func range(of field: DateField, at date: Date) -> ClosedRange<Int> {
    guard let range = calendar?.range(of: field, at: date.milliseconds) else { return 0...0 }
    return field == .month ? range.lowerBound + 1...range.upperBound + 1 : range
  }

  /// Returns the first moment of a date's day (`Calendar.startOfDay(for:)`).
  public func startOfDay(for date: Date) -> Date {
    var fields = fields(of: date)
    for field in [DateField.hour, .minute, .second, .millisecond] { fields[field] = 0 }
    fields[.weekday] = nil
    return self.date(of: fields) ?? date
  }

  /// Returns whether two dates are on the same day (`Calendar.isDate(_:inSameDayAs:)`).
  public func isDate(_ date: Date, inSameDayAs other: Date) -> Bool {
    startOfDay(for: date) == startOfDay(for: other)
  }

  /// The day with which a week begins, Sunday being 1 (`Calendar.firstWeekday`).
  public var firstWeekday: Int { calendar?.firstWeekday ?? 1 }
}

extension LocalCalendar: Hashable {
  /// Compares the system, the time zone and the language.
  public static func == (left: LocalCalendar, right: LocalCalendar) -> Bool {
    left.identifier == right.identifier && left.timeZone == right.timeZone
      && left.language == right.language
  }

  /// Hashes the system, the time zone and the language.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
    hasher.combine(timeZone)
    hasher.combine(language)
  }
}

extension Date {
  /// The time since 1970 in milliseconds, as ICU counts.
  ///
  /// Some of ICU's calendars walk over the years, so a moment is within some thousand of them.
  var milliseconds: Double {
    let milliseconds = timeIntervalSince1970 * 1000
    return milliseconds.isFinite ? max(-1e14, min(milliseconds, 1e14)) : 0
  }

  init(milliseconds: Double) { self.init(timeIntervalSince1970: milliseconds / 1000) }
}
