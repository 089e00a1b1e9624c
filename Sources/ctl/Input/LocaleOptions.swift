import ArgumentParser
import Diagnostics
import InterfaceBuilder
import Localize
import Presenters
import SpokenLanguages
import Synchronization

/// The languages in which a command presents documents.
struct LocaleOptions: ParsableArguments {
  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp(
      "A language, such as ru or pt-BR, or all: the document's own and every one with a table.",
      discussion: """
        Repeat it for several languages. Without it, documents appear as they are. Pseudo-languages show \
        what is not translated: en-XA, ar-XB, accented, double-length, bounded, right-to-left.
        """,
      valueName: "tag"),
    completion: completion)
  var locales: [String] = []

  /// The languages that a shell offers: those that the screen reader speaks.
  static let completion = CompletionKind.list(
    ["all"] + SpokenLanguage.available().map { "\($0)" } + PseudoLanguage.all.map(\.name))

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

  /// Checks that every locale is a language tag.
  func validate() throws {
    for locale in locales where locale != "all" && LanguageTag(languageOption: locale) == nil {
      throw ValidationError(
        "'\(locale)' is not a language tag. Write one such as ru or pt-BR, or all.")
    }
  }

  /// Indicates whether documents are presented unlocalized.
  var isEmpty: Bool { locales.isEmpty }

  /// The languages that a table, or a document itself, has served.
  private static let served = Mutex<Set<LanguageTag>>([])

  /// Returns the document in each of the languages, in order.
  ///
  /// Without languages, the result is the unlocalized document in its development language. What
  /// keeps a table from being read is reported once.
  func versions(
    of document: InterfaceDocument, reporting report: (Diagnostic) -> Void
  ) -> [DocumentVersion] {
    let found = DocumentTables(ofDocumentAt: document.path)
    guard !locales.isEmpty else { return [DocumentVersion(document)] }
    let tables = found.find()
    for table in tables.paths { InputFiles.add(table.path) }
    LinkedFiles.note(tables)
    let all = [found.development] + tables.tags.filter { $0 != found.development }
    var languages: [LanguageTag] = []
    for locale in locales {
      for tag in locale == "all" ? all : [LanguageTag(languageOption: locale)].compactMap({ $0 })
      where !languages.contains(tag) { languages.append(tag) }
    }
    var reported: Set<Diagnostic> = []
    return languages.map { language in
      if let pseudo = PseudoLanguage(language) {
        Self.served.withLock { _ = $0.insert(language) }
        return DocumentVersion(document, in: pseudo, of: tables)
      }
      let strings = LocalizedStrings(
        tables, preferences: ["\(language)"], developmentLanguage: "\(found.development)",
        fallback: fallback.policy)
      for problem in strings.problems where reported.insert(problem).inserted { report(problem) }
      if !strings.negotiation.localizations.isEmpty {
        Self.served.withLock { _ = $0.insert(language) }
      }
      return DocumentVersion(document, in: language, by: strings)
    }
  }

  /// Warns about each language that no document has been in, when all have been read.
  func warnAboutMissingTables() {
    let served = Self.served.withLock { $0 }
    for locale in locales where locale != "all" {
      guard let tag = LanguageTag(languageOption: locale), !served.contains(tag) else { continue }
      Terminal.complain(
        "ctl: warning: no table is in \(tag.displayName(in: "en")) (\(tag)). "
          + "Texts are as the documents have them.")
    }
  }
}

extension LanguageTag {
  /// Throws for the first option that is not a language tag.
  static func check(options: [String]) throws {
    for text in options where LanguageTag(languageOption: text) == nil {
      throw ValidationError("'\(text)' is not a language tag. Write one such as ru or pt-BR.")
    }
  }

  /// Creates a tag from an option, which may name a pseudo-language; nil for text that is not a language tag.
  ///
  /// No language with more than three letters is registered, so `english` is a mistake.
  init?(languageOption text: String) {
    if let pseudo = PseudoLanguage(named: text) {
      self = pseudo.tag
      return
    }
    guard let tag = LanguageTag(posixLocale: text),
      (2...3).contains(tag.language.count) || tag.language == "x"
    else { return nil }
    self = tag
  }
}
