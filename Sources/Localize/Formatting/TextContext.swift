/// What a text is chosen for.
public struct TextContext: Sendable, Hashable {
  /// The language of the table, whose plural rules count.
  public var language: LanguageTag
  /// The locale of digits and grouping; nil for those of C.
  public var numberLocale: LanguageTag?
  /// The device, as Apple names it.
  public var device: String
  /// The width that there is, in the font's em; nil for the longest text.
  public var width: Int?

  /// Creates a context; numbers are written as in the language.
  public init(language: LanguageTag, device: String = "other", width: Int? = nil) {
    self.language = language
    numberLocale = language
    self.device = device
    self.width = width
  }
}
