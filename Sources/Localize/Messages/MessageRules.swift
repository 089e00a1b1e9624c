/// The rules by which a message chooses among the categories of a plural.
struct MessageRules: Sendable {
  /// The way in which the number is shown in the message for `other`, which decides its category as in ICU: `1.00 songs`.
  enum Operand: Sendable {
    /// With at most three fraction digits.
    case plain
    /// As it is.
    case exact
    /// As a format shows it.
    case shown(NumberStyleFormat)
  }

  private let cardinal: PluralRules
  private let icu: ICU.PluralRules?
  private let isOrdinal: Bool
  private let operand: Operand

  private struct Key: Hashable {
    var language: LanguageTag
    var isOrdinal: Bool
  }
  private static let kept = KeptFormats<Key, ICU.PluralRules?>()

  init(_ language: LanguageTag, isOrdinal: Bool, _ operand: Operand) {
    cardinal = .rules(for: language)
    icu = Self.kept.format(for: Key(language: language, isOrdinal: isOrdinal)) {
      ICU.PluralRules(locale: "\(language)", isOrdinal: isOrdinal)
    }
    (self.isOrdinal, self.operand) = (isOrdinal, operand)
  }

  /// Returns the category of a whole number.
  func category(of number: Int64) -> PluralCategory {
    if case .shown = operand { return category(of: Double(number)) }
    guard isOrdinal else { return cardinal.category(of: number) }
    return icu?.keyword(of: Double(number), fractionDigits: nil)
      .flatMap { PluralCategory(rawValue: $0) } ?? .other
  }

  /// Returns the category of a number.
  func category(of number: Double) -> PluralCategory {
    switch operand {
    case .shown(let format):
      return icu.flatMap { format.category(of: number, by: $0) } ?? .other
    case .exact: return keyword(of: number)
    case .plain:
      let rounded = (number * 1000).rounded(.toNearestOrEven) / 1000
      return keyword(of: rounded.isFinite ? rounded : number)
    }
  }

  private func keyword(of number: Double) -> PluralCategory {
    if !isOrdinal, let whole = Int64(exactly: number) { return cardinal.category(of: whole) }
    return icu?.keyword(of: number, fractionDigits: nil)
      .flatMap { PluralCategory(rawValue: $0) } ?? .other
  }
}
