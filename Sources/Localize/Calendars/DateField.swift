/// A field of a date: the part of Foundation's `Calendar.Component` that calendars count with.
public enum DateField: Int, Sendable, Hashable, CaseIterable {
  /// The era.
  case era = 0
  /// The year in the era; in the Chinese calendar, in a cycle of 60.
  case year
  /// The month, from 1.
  case month
  /// The day of the month, from 1.
  case day
  /// The hour of the day, from 0.
  case hour
  /// The minute of the hour, from 0.
  case minute
  /// The second of the minute, from 0.
  case second
  /// The thousandth of the second, from 0.
  case millisecond
  /// The day of the week, Sunday being 1.
  case weekday
  /// Indicates whether the month is a leap month: 1 or 0.
  case isLeapMonth
}

/// A unit of a duration.
package enum DurationUnit: Sendable {
  /// Hours.
  case hours
  /// Minutes.
  case minutes
}
