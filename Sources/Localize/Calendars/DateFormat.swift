public import FoundationEssentials
import Synchronization

/// A format for dates in a calendar, from ICU: what Foundation's `DateFormatter` does with a template.
///
/// Opening a format is slow, so the last ones are kept. Several threads may use it at once.
public struct DateFormat: Sendable {
  /// The pattern, with the letters of UTS 35.
  public let pattern: String
  private let format: ICU.DateFormat?

  /// Creates the format with the fields of a template that suits the calendar's language best, such as
  /// `yMMMd`; `j` is an hour as the region counts it.
  public init(template: String, in calendar: LocalCalendar) {
    let pattern = Self.pattern(.init(look: .template(template), calendar)) {
      ICU.pattern(template, locale: $0, calendar: $1) ?? template
    }
    self.init(pattern: pattern, in: calendar)
  }

  /// The amounts of a date or a time that are written (`DateFormatter.Style`).
  public enum Style: Int32, Sendable, Hashable, CaseIterable {
    /// Nothing of it.
    case none = -1
    /// All of it, such as the day of the week.
    case full
    /// The month by its name; the time with its zone.
    case long
    /// The month by a short name; the time with seconds.
    case medium
    /// Numbers alone.
    case short

    /// The number of the style in the shim of ICU.
    var number: Int32 { rawValue }
  }

  /// Creates the format of a date and a time in styles of the calendar's language
  /// (`DateFormatter.dateStyle` and `timeStyle`); without both, its texts are empty.
  public init(date: Style, time: Style, in calendar: LocalCalendar) {
    let pattern = Self.pattern(.init(look: .styles(date, time), calendar)) {
      date == .none && time == .none
        ? "" : ICU.pattern(date, time, locale: $0, calendar: $1) ?? ""
    }
    self.init(pattern: pattern, in: calendar)
  }

  private static func pattern(
    _ key: PatternKey, _ make: (_ locale: String, _ calendar: String) -> String
  ) -> String {
    patterns.withLock { patterns in
      if let known = patterns[key] { return known }
      let new = make("\(key.language)", key.identifier.rawValue)
      if patterns.count >= 200 { patterns = [:] }
      patterns[key] = new
      return new
    }
  }

  /// Creates the format of a pattern.
  public init(pattern: String, in calendar: LocalCalendar) {
    self.pattern = pattern
    let key = Key(calendar: calendar, pattern: pattern)
    format = Self.cache.withLock { cache in
      if let known = cache[key] { return known }
      let new = ICU.DateFormat(
        locale: "\(calendar.language)", calendar: calendar.identifier.rawValue,
        timeZone: calendar.timeZone.identifier, pattern: pattern)
      if cache.count >= 200 { cache = [:] }
      cache[key] = new
      return new
    }
  }

  /// Returns a date as text; empty when ICU fails.
  public func string(_ date: Date) -> String { format?.text(date.milliseconds) ?? "" }

  /// Returns the date that all of a text is; nil for another text, and for one of more than 1,000 bytes.
  public func date(_ text: String) -> Date? {
    guard text.utf8.count <= NumberFormat.longestNumber else { return nil }
    return format?.time(text).map { Date(milliseconds: $0) }
  }

  /// The letters of the fields in the order of the pattern, each once, without what is quoted.
  public var fieldLetters: [Character] {
    unquotedLetters.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The letters of the pattern, without what is quoted: `yMMMd` for `MMM d, y`, in its order.
  package var unquotedLetters: [Character] {
    var isQuoted = false
    return pattern.filter { character in
      if character == "'" { isQuoted.toggle() }
      return !isQuoted && character.isASCII && character.isLetter
    }.map { $0 }
  }

  /// Returns a number of hours or minutes in words, such as `53 minutes`.
  package static func duration(
    _ number: Int, of unit: DurationUnit, in language: LanguageTag
  ) -> String { ICU.duration(number, of: unit, locale: "\(language)") ?? "\(number)" }

  private struct Key: Hashable {
    var calendar: LocalCalendar
    var pattern: String
  }

  private struct PatternKey: Hashable {
    enum Look: Hashable {
      case template(String)
      case styles(Style, Style)
    }
    var look: Look
    var language: LanguageTag
    var identifier: CalendarIdentifier

    init(look: Look, _ calendar: LocalCalendar) {
      (self.look, language, identifier) = (look, calendar.language, calendar.identifier)
    }
  }

  private static let patterns = Mutex<[PatternKey: String]>([:])
  private static let cache = Mutex<[Key: ICU.DateFormat]>([:])
}
