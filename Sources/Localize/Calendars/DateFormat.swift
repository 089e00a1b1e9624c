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
    let key = TemplateKey(
      template: template, language: calendar.language, identifier: calendar.identifier)
    let pattern = Self.patterns.withLock { patterns in
      if let known = patterns[key] { return known }
      let new =
        ICU.pattern(
          template, locale: "\(calendar.language)", calendar: calendar.identifier.rawValue)
        ?? template
      if patterns.count >= 200 { patterns = [:] }
      patterns[key] = new
      return new
    }
    self.init(pattern: pattern, in: calendar)
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

  private struct TemplateKey: Hashable {
    var template: String
    var language: LanguageTag
    var identifier: CalendarIdentifier
  }

  private static let patterns = Mutex<[TemplateKey: String]>([:])
  private static let cache = Mutex<[Key: ICU.DateFormat]>([:])
}
