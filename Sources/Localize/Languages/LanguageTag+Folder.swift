extension LanguageTag {
  /// Creates the tag of a folder of localizations from its name without `.lproj`, or of a language
  /// of a catalog; nil for `Base`, `mul` and what is no language.
  ///
  /// Apple's old names, such as `English`, are read too.
  public init?(folder name: String) {
    guard name != "Base", name != "mul" else { return nil }
    self.init(appleAliases[name.lowercased()] ?? name)
  }
}
