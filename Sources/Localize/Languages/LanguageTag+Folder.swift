extension LanguageTag {
  /// Creates a tag from the name of an `.lproj` folder, without the extension, or from a language
  /// of a catalog; nil for `Base`, `mul` and any name that is not a language.
  ///
  /// Apple's old names, such as `English`, are accepted too.
  public init?(folder name: String) {
    guard name != "Base", name != "mul" else { return nil }
    self.init(appleAliases[name.lowercased()] ?? name)
  }
}
