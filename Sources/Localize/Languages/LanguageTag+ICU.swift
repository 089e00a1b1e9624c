extension LanguageTag {
  /// A Boolean value that indicates whether the language is written from right to left, according
  /// to ICU.
  public var isRightToLeft: Bool { ICU.isRightToLeft(description) }

  /// The script that the language is written in, according to the tag or to CLDR; nil for an unknown one.
  package var likelyScript: String? {
    script ?? ICU.maximizedSubtags(of: description).flatMap { LanguageTag(posixLocale: $0) }?.script
  }

  /// Returns a text in lowercase as the language writes it: ICU's `u_strToLower`, which has ı for the I of
  /// Turkish and Azerbaijani.
  public func lowercased(_ text: String) -> String {
    ICU.lowercase(text, locale: description) ?? text.lowercased()
  }

  /// Returns ICU's name for the language in another language: `ru` in `en` is Russian.
  public func displayName(in language: LanguageTag) -> String {
    if language.language == "en", let pseudo = PseudoLanguage(self), pseudo.tag.extensions != nil {
      return "Pseudo-language: \(pseudo.name)"
    }
    return ICU.displayName(of: description, in: language.description) ?? description
  }
}
