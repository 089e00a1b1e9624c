/// The context for which a text is chosen.
public struct TextContext: Sendable, Hashable {
  /// The language of the table, whose plural rules apply.
  public var language: LanguageTag
  /// The locale of digits and grouping; nil for those of C.
  public var numberLocale: LanguageTag?
  /// The device, as Apple names it.
  public var device: String
  /// The available width, in ems; nil for the longest text.
  public var width: Int?

  /// Creates a context; numbers are formatted for the language.
  public init(language: LanguageTag, device: String = "other", width: Int? = nil) {
    self.language = language
    numberLocale = language
    self.device = device
    self.width = width
  }
}
