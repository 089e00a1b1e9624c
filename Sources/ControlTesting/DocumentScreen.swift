import Diagnostics
public import InterfaceBuilder
public import InterfaceLoader
public import Localize
public import ResponderKit

/// A scene of a storyboard, or a xib, live in a window of an application of its own, in a language.
///
/// The texts are those of the string tables beside the document. Views stand where the document has
/// them: constraints are not laid out.
@MainActor
public final class DocumentScreen {
  /// The live document that the scene is of.
  public let live: LiveDocument
  /// The window that shows the scene, as large as its view.
  public let window: Window
  /// The application of the window.
  public var application: Application { live.application }
  /// The live objects of the document.
  public var interface: LoadedInterface { live.interface }
  /// The document, in the language.
  public var document: InterfaceDocument { live.document }
  /// The language that the screen is in.
  public var language: LanguageTag { live.language }

  /// Reads a document and shows the scene that people call by a name; the first one that shows
  /// something for nil, or the xib.
  ///
  /// The loader knows the classes of the app; without one, placeholders take the place of those, which
  /// perform what they are sent by doing nothing. Throws `Diagnostic` where the document cannot be read and
  /// ``ReaderError`` where there is no such scene.
  public convenience init(
    contentsOfFile path: String, scene name: String? = nil, language: LanguageTag? = nil,
    loader: InterfaceLoader? = nil
  ) throws {
    try self.init(
      InterfaceDocument(contentsOfFile: path), scene: name, language: language, loader: loader)
  }

  /// Shows a scene of a document that was read; see ``init(contentsOfFile:scene:language:loader:)``.
  public init(
    _ document: InterfaceDocument, scene name: String? = nil, language: LanguageTag? = nil,
    loader: InterfaceLoader? = nil
  ) throws(ReaderError) {
    live = LiveDocument(
      Self.version(of: document, language), loader: loader ?? .withPlaceholders())
    guard let screen = live.screen(named: name) else {
      let titles = live.screenTitles.compactMap { $0 }
      throw .noScene(name ?? "", near: names(near: name ?? "", among: titles))
    }
    window = screen.window
  }

  /// The document with the texts of the tables beside it; as it is without a language.
  private static func version(
    of document: InterfaceDocument, _ language: LanguageTag?
  ) -> DocumentVersion {
    guard let language else { return DocumentVersion(document) }
    let tables = DocumentTables(ofDocumentAt: document.path)
    let strings = LocalizedStrings(
      tables.find(), preferences: ["\(language)"], developmentLanguage: "\(tables.development)")
    return DocumentVersion(document, in: language, by: strings)
  }
}
