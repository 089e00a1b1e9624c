extension LanguageTag {
  /// Whether the language is written from right to left, as ICU knows it.
  public var isRightToLeft: Bool { ICU.isRightToLeft(description) }

  /// Returns the name of the language in a language, as ICU knows it: `ru` in `en` is Russian.
  public func displayName(in language: LanguageTag) -> String {
    ICU.displayName(of: description, in: language.description) ?? description
  }
}
