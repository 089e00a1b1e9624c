/// Lists as text in a language, from ICU: `a, b, and c`.
///
/// Several threads may use it at once.
public struct ListFormat: Sendable {
  private struct Key: Hashable {
    var language: LanguageTag
    var isAlternative: Bool
  }
  private static let kept = KeptFormats<Key, ICU.ListFormat?>()
  private let format: ICU.ListFormat?

  /// Creates a format, of things that are all meant, or of alternatives: `a, b, or c`.
  public init(isAlternative: Bool = false, in language: LanguageTag) {
    format = Self.kept.format(for: Key(language: language, isAlternative: isAlternative)) {
      ICU.ListFormat(locale: "\(language)", isAlternative: isAlternative)
    }
  }

  /// Returns some texts as a list.
  public func string(_ items: [String]) -> String {
    format?.text(items) ?? items.joined(separator: ", ")
  }
}
