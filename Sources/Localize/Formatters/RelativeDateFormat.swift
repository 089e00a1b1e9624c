/// Distances from now as text in a language, from ICU: `in 2 days`, `yesterday`.
///
/// Several threads may use it at once.
public struct RelativeDateFormat: Sendable {
  /// The units of a distance.
  public enum Unit: Int, Sendable, Hashable, CaseIterable {
    /// Years.
    case years
    /// Quarters of a year.
    case quarters
    /// Months.
    case months
    /// Weeks.
    case weeks
    /// Days.
    case days
    /// Hours.
    case hours
    /// Minutes.
    case minutes
    /// Seconds.
    case seconds
  }

  private static let kept = KeptFormats<LanguageTag, ICU.RelativeFormat?>()
  private let format: ICU.RelativeFormat?

  /// Creates a format.
  public init(in language: LanguageTag) {
    format = Self.kept.format(for: language) { ICU.RelativeFormat(locale: "\(language)") }
  }

  /// Returns a distance as text, negative in the past; a near one by its name, such as `tomorrow`, unless numbers alone
  /// are asked for.
  public func string(_ amount: Double, _ unit: Unit, isNumeric: Bool = false) -> String {
    format?.text(amount, unit, isNumeric: isNumeric) ?? "\(amount)"
  }
}
