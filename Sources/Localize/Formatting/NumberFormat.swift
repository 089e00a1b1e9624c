import Synchronization

/// A format for numbers with the digits and grouping of a language, from ICU.
///
/// Opening a format is slow, so each one is opened once and cached. Several threads may use it at
/// once.
public struct NumberFormat: Sendable {
  private let format: ICU.NumberFormat?
  private let key: Key

  /// Returns the format for numbers with at most three fraction digits.
  public static func decimal(in language: LanguageTag) -> NumberFormat {
    cached(.init(language: language, style: .decimal, fractionDigits: 0...3))
  }

  /// Returns the format for whole percentages of a fraction: 0.75 reads `75%` in English.
  public static func percent(in language: LanguageTag) -> NumberFormat {
    cached(.init(language: language, style: .percent, fractionDigits: 0...0))
  }

  /// Returns the format of a skeleton of ICU, such as `compact-short` or `currency/EUR .00`; one that ICU cannot use
  /// prints numbers as Swift does.
  public static func skeleton(_ skeleton: String, in language: LanguageTag) -> NumberFormat {
    cached(
      .init(language: language, style: .decimal, fractionDigits: 0...3, skeleton: skeleton))
  }

  /// Returns the format for whole numbers.
  static func whole(in language: LanguageTag) -> NumberFormat {
    cached(.init(language: language, style: .decimal, fractionDigits: 0...0))
  }

  /// Returns the format for numbers with the given number of fraction digits.
  static func fraction(in language: LanguageTag, digits: Int) -> NumberFormat {
    cached(.init(language: language, style: .decimal, fractionDigits: digits...digits))
  }

  /// Returns the number as text, or as Swift prints it when ICU fails.
  public func string(_ number: Double) -> String { format?.text(number) ?? "\(number)" }

  /// Returns the number as text, with all its digits.
  public func string(_ number: some BinaryInteger) -> String {
    format?.text("\(number)") ?? "\(number)"
  }

  /// Returns the number that all of a text is, in the digits and with the marks of the language; nil for
  /// another text, and for one of more than 1,000 bytes.
  ///
  /// A percentage is read as a fraction: `75%` is 0.75.
  public func number(_ text: String) -> Double? {
    guard text.utf8.count <= Self.longestNumber else { return nil }
    let number = ICU.NumberFormat.number(text, locale: key.language.description, style: key.style)
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The most bytes of a number: ICU takes a time that grows with the square of their number.
  static let longestNumber = 1000

  private struct Key: Hashable {
    var language: LanguageTag
    var style: ICU.NumberFormat.Style
    var fractionDigits: ClosedRange<Int>
    var skeleton: String?
  }

  private static let cache = Mutex<[Key: NumberFormat]>([:])

  private static func cached(_ key: Key) -> NumberFormat {
    cache.withLock { cache in
      if let format = cache[key] { return format }
      let locale = key.language.description
      let format = NumberFormat(
        format: key.skeleton.map { ICU.NumberFormat(locale: locale, skeleton: $0) }
          ?? ICU.NumberFormat(
            locale: locale, style: key.style, fractionDigits: key.fractionDigits),
        key: key)
      // Skeletons come from patterns, of which there may be very many.
      if cache.count >= 1000 { cache = [:] }
      cache[key] = format
      return format
    }
  }
}
