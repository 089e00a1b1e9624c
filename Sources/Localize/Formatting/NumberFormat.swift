/// Numbers in the digits and grouping of a language, as ICU writes them.
///
/// Opening a format is slow and using it is fast: keep it. It may be used from several threads at
/// once.
public struct NumberFormat: Sendable {
  private let format: ICU.NumberFormat?

  /// Creates a format for numbers with at most three fraction digits.
  public static func decimal(in language: LanguageTag) -> NumberFormat {
    NumberFormat(
      format: ICU.NumberFormat(
        locale: language.description, style: .decimal, maximumFractionDigits: 3))
  }

  /// Creates a format for whole percentages of a fraction: 0.75 reads `75%` in English.
  public static func percent(in language: LanguageTag) -> NumberFormat {
    NumberFormat(
      format: ICU.NumberFormat(
        locale: language.description, style: .percent, maximumFractionDigits: 0))
  }

  /// Returns the number as text; as Swift prints it where ICU refuses.
  public func string(_ number: Double) -> String { format?.text(number) ?? "\(number)" }
}
