public import Localize

/// A document in a language.
public struct DocumentVersion: Sendable {
  /// The language that was asked for; that of the document itself for the document as it is.
  public let language: LanguageTag
  /// The document, its texts in the language.
  public let document: InterfaceDocument
  /// The document as it is in its file.
  public let original: InterfaceDocument
  /// What became of the texts; nil for the document as it is.
  public let texts: [LocalizedDocument.Text]?

  /// Creates the document as it is, in its development language.
  public init(_ document: InterfaceDocument) {
    language = DocumentTables(ofDocumentAt: document.path).development
    self.document = document
    original = document
    texts = nil
  }

  /// Puts a document into a language by the tables; the strings are those of the language.
  public init(_ document: InterfaceDocument, in language: LanguageTag, by strings: LocalizedStrings)
  {
    let localized = document.localized(by: strings)
    self.language = language
    self.document = localized.document
    original = document
    texts = localized.texts
  }
}
