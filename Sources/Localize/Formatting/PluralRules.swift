import Synchronization

/// The plural rules of a language, which give the category of a number.
///
/// CLDR's rules in this module decide whole numbers, and ICU decides the others.
public final class PluralRules: Sendable {
  /// The language.
  public let language: LanguageTag
  /// The categories that numbers can have, including `other`.
  public let categories: [PluralCategory]
  private let rules: [PluralRule]
  private let icu: Mutex<ICU.PluralRules?> = Mutex(nil)

  /// Returns the cached rules of a language; a language that CLDR lacks has only `other`.
  public static func rules(for language: LanguageTag) -> PluralRules {
    cache.withLock { cache in
      if let rules = cache[language] { return rules }
      let rules = PluralRules(language)
      cache[language] = rules
      return rules
    }
  }

  /// Returns whether CLDR has rules for a language; one without any has only `other`.
  package static func areKnown(for language: LanguageTag) -> Bool {
    languages.contains(language.language)
  }

  private static let languages = Set(ICU.PluralRules.languages)

  private static let cache = Mutex<[LanguageTag: PluralRules]>([:])

  private init(_ language: LanguageTag) {
    self.language = language
    rules = PluralRule.rules(of: language)
    categories = rules.map(\.category) + [.other]
  }

  /// Returns the category of a whole number.
  public func category(of number: some BinaryInteger) -> PluralCategory {
    category(ofMagnitude: UInt64(clamping: number.magnitude))
  }

  private func category(ofMagnitude number: UInt64) -> PluralCategory {
    for rule in rules where rule.holds(for: number) { return rule.category }
    return .other
  }

  /// Returns the category of a number shown with the given number of fraction digits, or with as
  /// many as it needs when that is nil.
  public func category(of number: Double, fractionDigits: Int? = nil) -> PluralCategory {
    if fractionDigits ?? 0 == 0, let whole = UInt64(exactly: abs(number)) {
      return category(ofMagnitude: whole)
    }
    return icu.withLock { icu in
      if icu == nil { icu = ICU.PluralRules(locale: language.description) }
      return icu?.keyword(of: number, fractionDigits: fractionDigits)
        .flatMap(PluralCategory.init(rawValue:)) ?? .other
    }
  }
}
