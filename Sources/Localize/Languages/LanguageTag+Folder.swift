extension LanguageTag {
  /// Creates the tag of a folder of localizations from its name without `.lproj`, or of a language
  /// of a catalog; nil for `Base`, `mul` and what is no language.
  ///
  /// Apple's old names, such as `English`, are read too.
  public init?(folder name: String) {
    guard name != "Base", name != "mul" else { return nil }
    if let tag = oldNames[name.lowercased()] {
      self = tag
    } else {
      self.init(name)
    }
  }
}

private let oldNames: [String: LanguageTag] = [
  "arabic": "ar", "chinese": "zh-Hans", "danish": "da", "dutch": "nl", "english": "en",
  "finnish": "fi", "french": "fr", "german": "de", "italian": "it", "japanese": "ja",
  "korean": "ko", "norwegian": "nb", "polish": "pl", "portuguese": "pt", "russian": "ru",
  "spanish": "es", "swedish": "sv", "thai": "th", "turkish": "tr",
]
