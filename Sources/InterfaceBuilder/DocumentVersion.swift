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

  /// Creates the version in a language; the strings are those of the language.
  public init(_ document: InterfaceDocument, in language: LanguageTag, by strings: LocalizedStrings)
  {
    self.init(document, document.localized(by: strings), in: language)
  }

  /// Creates the version in the language of one table.
  package init(_ document: InterfaceDocument, in language: LanguageTag, by table: LookupTable) {
    self.init(document, document.localized { table.text(forKey: $0) }, in: language)
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
