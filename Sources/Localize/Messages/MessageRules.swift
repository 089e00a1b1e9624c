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
  private let numbers: NumberStyleFormat
  /// The places of the categories of the first numbers; empty where a format decides them.
  let first: [UInt8]
  /// The number of those.
  static var firstCount: Int64 { 128 }

  /// The rules of ICU, with the places of the categories of the first numbers.
  private struct Kept: Sendable {
    let icu: ICU.PluralRules?
    let first: [UInt8]
    /// The format of numbers without a look, which rounds them.
    let numbers: NumberStyleFormat
  }
  private struct Key: Hashable {
    var language: LanguageTag
    var isOrdinal: Bool
  }
  private static let kept = KeptFormats<Key, Kept>()

  init(_ language: LanguageTag, isOrdinal: Bool, _ operand: Operand) {
    let cardinal = PluralRules.rules(for: language)
    let kept = Self.kept.format(for: Key(language: language, isOrdinal: isOrdinal)) {
      let icu = ICU.PluralRules(locale: "\(language)", isOrdinal: isOrdinal)
      let first = (0..<Self.firstCount).map { number in
        let category =
          isOrdinal
          ? icu?.category(of: Double(number)) ?? .other : cardinal.category(of: number)
        return UInt8(category.place)
      }
      return Kept(
        icu: icu, first: first, numbers: NumberStyleFormat(NumberLayout(.decimal), in: language))
    }
    (self.cardinal, icu, self.isOrdinal, self.operand) = (cardinal, kept.icu, isOrdinal, operand)
    numbers = kept.numbers
    if case .shown = operand { first = [] } else { first = kept.first }
  }

  /// Returns the category of a number.
  func category(of number: ShownNumber) -> PluralCategory {
    if case .shown(let format) = operand {
      return icu.flatMap { format.category(of: number.value, by: $0) } ?? .other
    }
    switch number {
    case .whole(let whole) where !isOrdinal: return cardinal.category(of: whole)
    case .unsigned(let whole) where !isOrdinal: return cardinal.category(of: whole)
    case .whole, .unsigned, .double: return category(of: number.value)
    }
  }

  private func category(of number: Double) -> PluralCategory {
    if !isOrdinal, let whole = Int64(exactly: number) { return cardinal.category(of: whole) }
    // As numbers are shown: 2.0005 is 2, and 1E20 has twenty zeros.
    if case .plain = operand, let icu, let category = numbers.category(of: number, by: icu) {
      return category
    }
    return icu?.category(of: number) ?? .other
  }
}

extension ICU.PluralRules {
  fileprivate func category(of number: Double) -> PluralCategory? {
    keyword(of: number, fractionDigits: nil).flatMap { PluralCategory(rawValue: $0) }
  }
}
