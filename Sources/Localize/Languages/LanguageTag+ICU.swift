extension LanguageTag {
  /// Whether the language is written from right to left, according to ICU.
  public var isRightToLeft: Bool { ICU.isRightToLeft(description) }

  /// Returns ICU's name for the language in another language: `ru` in `en` is Russian.
  public func displayName(in language: LanguageTag) -> String {
    ICU.displayName(of: description, in: language.description) ?? description
  }
}
