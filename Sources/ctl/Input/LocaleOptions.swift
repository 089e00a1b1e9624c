import ArgumentParser
import InterfaceBuilder
import Localize
import Presenters

/// The languages in which a command presents documents.
struct LocaleOptions: ParsableArguments {
  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp(
      "A language, such as ru or pt-BR, or all: every language with a table for the document.",
      discussion: "Repeat it for several languages. Without it, documents appear as they are.",
      valueName: "tag"))
  var locales: [String] = []

  @Option(
    name: .customLong("fallback"),
    help: "The text for a missing key: none keeps the document's, per-key searches other tables.")
  var fallback: Fallback = .none

  /// The fallback for a text that the chosen table lacks.
  enum Fallback: String, ExpressibleByArgument, CaseIterable {
    case none
    case perKey = "per-key"

    var policy: LocalizedStrings.KeyFallback { self == .none ? .none : .perKey }
  }

  /// Checks that every locale is a valid language tag.
  func check() throws {
    for locale in locales where locale != "all" && LanguageTag(posixLocale: locale) == nil {
      throw ValidationError("'\(locale)' is not a language. Write one such as ru or pt-BR, or all.")
    }
  }

  /// Whether documents are presented unlocalized.
  var isEmpty: Bool { locales.isEmpty }

  /// Returns the document in each of the languages, in order.
  ///
  /// Without languages, the result is the unlocalized document in its development language.
  func versions(of document: InterfaceDocument) -> [DocumentVersion] {
    let found = DocumentTables(ofDocumentAt: document.path)
    guard !locales.isEmpty else { return [DocumentVersion(document)] }
    let tables = found.find()
    let all = tables.tags.isEmpty ? [found.development] : tables.tags
    var languages: [LanguageTag] = []
    for locale in locales {
      for tag in locale == "all" ? all : [LanguageTag(posixLocale: locale)].compactMap({ $0 })
      where !languages.contains(tag) { languages.append(tag) }
    }
    return languages.map { language in
      let strings = LocalizedStrings(
        tables, preferences: ["\(language)"], developmentLanguage: "\(found.development)",
        fallback: fallback.policy)
      for problem in strings.problems { Terminal.report(problem) }
      return DocumentVersion(document, in: language, by: strings)
    }
  }
}
