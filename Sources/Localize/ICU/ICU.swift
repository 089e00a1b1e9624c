private import CICU
import Synchronization

/// The one place that calls ICU.
enum ICU {
  static func isRightToLeft(_ locale: String) -> Bool { icushim_is_right_to_left(locale) != 0 }

  static func columns(of scalar: Unicode.Scalar) -> Int {
    Int(icushim_columns(Int32(bitPattern: scalar.value)))
  }

  static func displayName(of locale: String, in other: String) -> String? {
    text { icushim_display_name(locale, other, $0, $1) }
  }

  static func lowercase(_ source: String, locale: String) -> String? {
    var source = source
    return source.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        text { icushim_lowercase(locale, bytes.baseAddress, Int32(clamping: bytes.count), $0, $1) }
      }
    }
  }

  /// An identifier in ICU's form, without keywords and codeset: `en-us` is `en_US`.
  static func baseName(of locale: String) -> String {
    text { icushim_base_name(locale, $0, $1) } ?? ""
  }

  static func alias(of locale: String) -> String? {
    text { icushim_language_alias(locale, $0, $1) }
  }

  static func minimizedSubtags(of locale: String) -> String? {
    text { icushim_minimized_subtags(locale, $0, $1) }
  }

  static func maximizedSubtags(of locale: String) -> String? {
    text { icushim_maximized_subtags(locale, $0, $1) }
  }

  /// The parents that CLDR gives, as they aren't the identifier with a subtag less.
  static let parents: [String: String] = {
    var parents: [String: String] = [:]
    withUnsafeMutablePointer(to: &parents) { parents in
      icushim_parent_locales(parents) { parents, child, parent in
        guard let parents, let child, let parent else { return }
        parents.assumingMemoryBound(to: [String: String].self).pointee[String(cString: child)] =
          String(cString: parent)
      }
    }
    return parents
  }()

  /// Plural rules; safe from several threads at once, as ICU's are immutable.
  final class PluralRules: @unchecked Sendable {
    private let handle: OpaquePointer

    init?(locale: String, isOrdinal: Bool = false) {
      guard let handle = icushim_plural_rules_open(locale, isOrdinal ? 1 : 0) else { return nil }
      self.handle = handle
    }

    deinit { icushim_plural_rules_close(handle) }

    /// The keyword of a number as a formatter shows it.
    func keyword(of number: Double, shownBy formatter: NumberFormatter) -> String? {
      formatter.category(of: number, handle)
    }

    func keyword(of number: Double, fractionDigits: Int?) -> String? {
      ICU.text {
        icushim_plural_rules_select(handle, number, Int32(clamping: fractionDigits ?? -1), $0, $1)
      }
    }

    /// The languages that ICU has rules of.
    static var languages: [String] {
      var languages: [String] = []
      withUnsafeMutablePointer(to: &languages) { languages in
        icushim_plural_languages(languages) { languages, language in
          guard let languages, let language else { return }
          languages.assumingMemoryBound(to: [String].self).pointee.append(String(cString: language))
        }
      }
      return languages
    }
  }

  /// A number formatter; safe from several threads at once, as ICU's `LocalizedNumberFormatter` is
  /// immutable.
  final class NumberFormat: @unchecked Sendable {
    enum Style { case decimal, percent }
    private let handle: OpaquePointer

    init?(locale: String, style: Style, fractionDigits: ClosedRange<Int>) {
      let style = style == .percent ? icushim_percent : icushim_decimal
      guard
        let handle = icushim_number_format_open(
          locale, style, Int32(fractionDigits.lowerBound), Int32(fractionDigits.upperBound))
      else {
        return nil
      }
      self.handle = handle
    }

    /// Nil for a skeleton that ICU cannot use.
    init?(locale: String, skeleton: String) {
      guard !NumberStyle.isTooLarge(skeleton),
        let handle = icushim_number_skeleton_open(
          locale, skeleton, Int32(clamping: skeleton.utf8.count))
      else { return nil }
      self.handle = handle
    }

    deinit { icushim_number_format_close(handle) }

    func text(_ number: Double) -> String? {
      ICU.text { icushim_number_format_text(handle, number, $0, $1) }
    }

    /// A number that is decimal text.
    func text(_ number: String) -> String? {
      ICU.text { icushim_number_format_decimal(handle, number, $0, $1) }
    }

    /// The number that all of a text is; nil for another text.
    static func number(_ text: String, locale: String, style: Style) -> Double? {
      var (text, number) = (text, 0.0)
      let isNumber = text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          icushim_number_parse(
            locale, style == .percent ? icushim_percent : icushim_decimal, $0.baseAddress,
            Int32(clamping: $0.count), &number)
        }
      }
      return isNumber == 1 ? number : nil
    }
  }

  /// A formatter that writes and reads numbers; ICU's are for one thread at a time.
  final class NumberFormatter: @unchecked Sendable {
    private let handle: OpaquePointer
    private let lock = Mutex(())

    init?(locale: String, _ layout: NumberLayout) {
      func count(_ number: Int?) -> Int32 { number.map { Int32(clamping: max($0, 0)) } ?? -1 }
      func flag(_ flag: Bool?) -> Int32 { flag.map { $0 ? 1 : 0 } ?? -1 }
      func open(_ pattern: UnsafePointer<CChar>?) -> OpaquePointer? {
        var values = icushim_number_layout(
          look: icushim_number_look(rawValue: layout.style.number), pattern: pattern,
          minimum_integer_digits: count(layout.minimumIntegerDigits),
          maximum_integer_digits: count(layout.maximumIntegerDigits),
          minimum_fraction_digits: count(layout.minimumFractionDigits),
          maximum_fraction_digits: count(layout.maximumFractionDigits),
          uses_grouping: flag(layout.usesGroupingSeparator),
          grouping_size: count(layout.groupingSize),
          reads_integers_only: flag(!layout.allowsFloats), is_lenient: flag(layout.isLenient),
          rounding_increment: layout.roundingIncrement ?? 0)
        return icushim_number_formatter_open(locale, &values)
      }
      let opened = layout.pattern.map { $0.withCString { open($0) } } ?? open(nil)
      guard let opened else { return nil }
      handle = opened
    }

    deinit { icushim_number_formatter_close(handle) }

    func text(_ number: Double) -> String? {
      lock.withLock { _ in
        ICU.text { icushim_number_formatter_text(handle, number, $0, $1) }
      }
    }

    func text(_ number: Int64) -> String? {
      lock.withLock { _ in
        ICU.text { icushim_number_formatter_whole(handle, number, $0, $1) }
      }
    }

    fileprivate func category(of number: Double, _ rules: OpaquePointer) -> String? {
      lock.withLock { _ in
        ICU.text { icushim_number_formatter_category(handle, rules, number, $0, $1) }
      }
    }

    func number(_ text: String) -> Double? {
      var (text, number) = (text, 0.0)
      let isNumber = text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { bytes in
          lock.withLock { _ in
            icushim_number_formatter_parse(
              handle, bytes.baseAddress, Int32(clamping: bytes.count), &number)
          }
        }
      }
      return isNumber == 1 ? number : nil
    }
  }

  /// A regular expression; ICU's matchers are for one thread at a time.
  final class Pattern: @unchecked Sendable {
    enum Answer { case matches, differs, takesTooLong }
    private let handle: OpaquePointer
    private let lock = Mutex(())

    /// Nil where the text is no expression; then the offset of the error in UTF-16 units is set.
    init?(_ pattern: String, errorOffset: inout Int) {
      var offset: Int32 = 0
      var pattern = pattern
      let handle = pattern.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          icushim_pattern_open($0.baseAddress, Int32(clamping: $0.count), &offset)
        }
      }
      errorOffset = Int(offset)
      guard let handle else { return nil }
      self.handle = handle
    }

    deinit { icushim_pattern_close(handle) }

    /// Returns the answer to whether all of a text matches.
    func answer(for text: String) -> Answer {
      var text = text
      let answer = text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { bytes in
          lock.withLock { _ in
            icushim_pattern_matches(handle, bytes.baseAddress, Int32(clamping: bytes.count))
          }
        }
      }
      return answer < 0 ? .takesTooLong : answer == 1 ? .matches : .differs
    }
  }

  /// The length of the last word or sentence of a text in UTF-16 units.
  static func lengthOfLast(_ boundary: TextBoundary, in text: String) -> Int? {
    let kind = boundary == .word ? icushim_word : icushim_sentence
    var text = text
    let length = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        icushim_length_of_last(kind, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
    return length < 0 ? nil : Int(length)
  }

  // MARK: Dates

  static func isTimeZone(_ name: String) -> Bool { icushim_zone_is_known(name) != 0 }

  static func ignoreHostTimeZone() { icushim_ignore_host_zone() }

  static var hostTimeZone: String { text { icushim_host_zone($0, $1) } ?? "GMT" }

  static func pattern(_ skeleton: String, locale: String, calendar: String) -> String? {
    text { icushim_date_pattern(locale, calendar, skeleton, $0, $1) }
  }

  static func pattern(
    _ dateStyle: Localize.DateFormat.Style, _ timeStyle: Localize.DateFormat.Style,
    locale: String, calendar: String
  ) -> String? {
    text {
      icushim_date_style_pattern(locale, calendar, dateStyle.number, timeStyle.number, $0, $1)
    }
  }

  static func duration(_ number: Int, of unit: DurationUnit, locale: String) -> String? {
    let unit = unit == .hours ? icushim_hour : icushim_minute
    return text { icushim_duration_text(locale, unit, Int32(clamping: number), $0, $1) }
  }

  /// A calendar in a time zone; ICU's are for one thread at a time.
  final class Calendar: @unchecked Sendable {
    typealias Field = DateField
    private let handle: OpaquePointer
    private let lock = Mutex(())

    init?(locale: String, calendar: String, timeZone: String) {
      guard let handle = icushim_calendar_open(locale, calendar, timeZone) else { return nil }
      self.handle = handle
    }

    deinit { icushim_calendar_close(handle) }

    var type: String { ICU.text { icushim_calendar_type(handle, $0, $1) } ?? "gregorian" }
    var firstWeekday: Int { Int(icushim_calendar_first_weekday(handle)) }

    /// The values of the fields at a time, by the number of the field.
    func values(at milliseconds: Double) -> [Int32]? {
      var values = [Int32](repeating: 0, count: Int(icushim_field_count.rawValue))
      let isDone = lock.withLock { _ in icushim_calendar_get(handle, milliseconds, &values) == 0 }
      return isDone ? values : nil
    }

    /// The time of fields; one without a value is not set.
    func time(of values: [DateField: Int]) -> Double? {
      var list = [Int32](repeating: Int32.min, count: Int(icushim_field_count.rawValue))
      for (field, value) in values { list[field.rawValue] = Int32(clamping: value) }
      var milliseconds = 0.0
      let isDone = lock.withLock { _ in icushim_calendar_set(handle, list, &milliseconds) == 0 }
      return isDone ? milliseconds : nil
    }

    func time(_ milliseconds: Double, adding amount: Int, of field: DateField) -> Double? {
      var milliseconds = milliseconds
      let isDone = lock.withLock { _ in
        icushim_calendar_add(
          handle, &milliseconds, icushim_field(UInt32(field.rawValue)), Int32(clamping: amount))
          == 0
      }
      return isDone ? milliseconds : nil
    }

    func range(of field: DateField, at milliseconds: Double) -> ClosedRange<Int>? {
      var (lowest, highest) = (Int32(0), Int32(0))
      let isDone = lock.withLock { _ in
        icushim_calendar_range(
          handle, milliseconds, icushim_field(UInt32(field.rawValue)), &lowest, &highest) == 0
      }
      return isDone && lowest <= highest ? Int(lowest)...Int(highest) : nil
    }
  }

  /// A format for dates; ICU's are for one thread at a time.
  final class DateFormat: @unchecked Sendable {
    private let handle: OpaquePointer
    private let lock = Mutex(())

    init?(locale: String, calendar: String, timeZone: String, pattern: String) {
      guard let handle = icushim_date_format_open(locale, calendar, timeZone, pattern) else {
        return nil
      }
      self.handle = handle
    }

    deinit { icushim_date_format_close(handle) }

    /// The time that all of a text is; nil for another text.
    func time(_ text: String) -> Double? {
      var (text, milliseconds) = (text, 0.0)
      let isDate = text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { bytes in
          lock.withLock { _ in
            icushim_date_format_parse(
              handle, bytes.baseAddress, Int32(clamping: bytes.count), &milliseconds)
          }
        }
      }
      return isDate == 1 ? milliseconds : nil
    }

    func text(_ milliseconds: Double) -> String? {
      lock.withLock { _ in
        ICU.text { icushim_date_format_text(handle, milliseconds, $0, $1) }
      }
    }
  }

  /// Calls a function that writes text, again with room enough when the first room was too small.
  static func text(_ write: (UnsafeMutablePointer<CChar>?, Int32) -> Int32) -> String? {
    var capacity = 64
    while true {
      var count = 0
      let text = String(unsafeUninitializedCapacity: capacity) { room in
        count = room.withMemoryRebound(to: CChar.self) {
          Int(write($0.baseAddress, Int32(capacity)))
        }
        return count < 0 || count > capacity ? 0 : count
      }
      if count < 0 { return nil }
      if count <= capacity { return text }
      capacity = count
    }
  }
}
