public import Localize

/// A document in a language.
public struct DocumentVersion: Sendable {
  /// The requested language, or the document's own language if none was requested.
  public let language: LanguageTag
  /// The document with its texts in the language.
  public let document: InterfaceDocument
  /// The document as in its file.
  public let original: InterfaceDocument
  /// The texts and their translations; nil for the unlocalized document.
  public let texts: [LocalizedDocument.Text]?

  /// Creates the unlocalized version, in the development language.
  public init(_ document: InterfaceDocument) {
    language = DocumentTables(ofDocumentAt: document.path).development
    self.document = document
    original = document
    texts = nil
  }

  /// Creates the unlocalized version of a document in a language.
  package init(_ document: InterfaceDocument, writtenIn language: LanguageTag) {
    (self.language, self.document, original, texts) = (language, document, document, nil)
  }

  /// Creates the version in a language; the strings are those of the language.
  public init(_ document: InterfaceDocument, in language: LanguageTag, by strings: LocalizedStrings)
  {
    self.init(document, document.localized(by: strings), in: language)
  }

  /// Creates the version in the language of one table.
  package init(_ document: InterfaceDocument, in language: LanguageTag, by table: LookupTable) {
    self.init(document, document.localized { table.text(forKey: $0) }, in: language)
  }

  /// Creates the version in a pseudo-language: of the texts of the development language that a table of any language
  /// has, or of all texts where there is no table.
  public init(_ document: InterfaceDocument, in pseudo: PseudoLanguage, of tables: LocalizedTables)
  {
    let own = DocumentTables(ofDocumentAt: document.path).development
    let development = LocalizedStrings(
      tables, preferences: ["\(own)"], developmentLanguage: "\(own)")
    let translated = tables.languages.map { tables.read($0).table }
    let texts = Dictionary(
      document.localizableTexts.map { ($0.key, $0.text) }, uniquingKeysWith: { first, _ in first })
    self.init(
      document,
      document.localized { key in
        guard translated.isEmpty || translated.contains(where: { $0.key(key) != nil }) else {
          return nil
        }
        let known = development.text(forKey: key)
        let value = known?.value ?? texts[key].map { LocalizedValue.text($0) }
        return value.map {
          LocalizedStrings.Text(
            value: pseudo.value($0), language: "\(pseudo.tag)",
            origin: known?.origin ?? .init(path: document.path), step: 0)
        }
      }, in: pseudo.tag)
  }

  private init(
    _ document: InterfaceDocument, _ localized: LocalizedDocument, in language: LanguageTag
  ) {
    self.language = language
    self.document = localized.document
    original = document
    texts = localized.texts
  }
}
