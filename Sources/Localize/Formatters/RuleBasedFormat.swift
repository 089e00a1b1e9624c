/// Numbers as text by the rules of a language, from ICU: in words, as in `2nd`, or as hours, minutes and seconds.
///
/// Opening one takes a thousand times as long as using it, so each is opened once. Several threads may use it at once.
public struct RuleBasedFormat: Sendable {
  /// The kinds of rules.
  public enum Rules: Sendable, Hashable, CaseIterable {
    /// Numbers in words: `seventy-one`.
    case spellOut
    /// Numbers with their ending: `42nd`.
    case ordinal
    /// Seconds as a duration: `1:01:01`.
    case duration
  }

  private struct Key: Hashable {
    var language: LanguageTag
    var rules: Rules
  }
  private static let kept = KeptFormats<Key, ICU.RuleFormat?>()
  private let format: ICU.RuleFormat?
  private let ruleSet: String?

  /// Creates a format, with a set of rules such as `%spellout-ordinal`; nil, and a name that the language lacks, for
  /// its usual ones.
  public init(_ rules: Rules, ruleSet: String? = nil, in language: LanguageTag) {
    self.ruleSet = ruleSet
    format = Self.kept.format(for: Key(language: language, rules: rules)) {
      ICU.RuleFormat(locale: "\(language)", rules)
    }
  }

  /// Returns a number as text, or as Swift prints it when ICU fails, and for one that is over 1E18 or nearly zero,
  /// in which ICU's rules would not end or have no words.
  public func string(_ number: Double) -> String {
    guard number == 0 || (1e-9..<1e18).contains(abs(number)) else { return "\(number)" }
    return format?.text(number, ruleSet) ?? "\(number)"
  }

  /// Returns a whole number as text, or as Swift prints it when ICU fails.
  public func string(_ number: some BinaryInteger) -> String {
    Int64(exactly: number).map { format?.text($0, ruleSet) ?? "\($0)" } ?? string(Double(number))
  }
}
