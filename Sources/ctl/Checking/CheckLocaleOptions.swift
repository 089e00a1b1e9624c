import ArgumentParser

/// The languages in which a check presents documents: every one unless some are named.
struct CheckLocaleOptions: ParsableArguments {
  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp(
      "A language to check, such as ru or pt-BR, or all: the document's own and every one with a table.",
      discussion: "Repeat it for several languages. (default: all, or as configured)",
      valueName: "tag"),
    completion: LocaleOptions.completion)
  var locales: [String] = []

  @OptionGroup var development: DevelopmentLanguageOption

  @Option(
    name: .customLong("fallback"),
    help: "The text for a missing key: none keeps the document's, per-key searches other tables.")
  var fallback: LocaleOptions.Fallback = .none

  /// The same choice as other commands take it.
  var options: LocaleOptions {
    var options = LocaleOptions()
    (options.locales, options.fallback) = (locales, fallback)
    return options
  }

  /// Checks that every locale is a language tag.
  func validate() throws { try options.validate() }
}
