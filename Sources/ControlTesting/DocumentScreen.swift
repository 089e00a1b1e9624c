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
  /// The window that shows the scene, as large as its view.
  public let window: Window
  /// The application of the window.
  public let application: Application
  /// The live objects of the document.
  public let interface: LoadedInterface
  /// The document, in the language.
  public let document: InterfaceDocument
  /// The language that the screen is in.
  public let language: LanguageTag

  /// Reads a document and shows the scene that people call by a name; the first one that shows
  /// something for nil, or the xib.
  ///
  /// The loader knows the classes of the app; without one, objects stand in for those, which perform
  /// what they are sent by doing nothing. Throws `Diagnostic` where the document cannot be read and
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
    let tables = DocumentTables(ofDocumentAt: document.path)
    self.language = language ?? tables.development
    if let language {
      let strings = LocalizedStrings(
        tables.find(), preferences: ["\(language)"], developmentLanguage: "\(tables.development)")
      self.document = document.localized(by: strings).document
    } else {
      self.document = document
    }
    let loader = loader ?? Self.placeholderLoader()
    interface = loader.load(self.document)
    application = Application()
    // The name is that of the document, or the translated one.
    let screens = interface.screens
    let titles = screens.map { [document] in document.scenes[$0.sceneIndex].title ?? $0.title }
    let found = screens.indices.first { number in
      name == nil || titles[number] == name || screens[number].title == name
    }
    guard let found else {
      throw .noScene(name ?? "", near: names(near: name ?? "", among: titles.compactMap { $0 }))
    }
    window = interface.makeWindow(showing: interface.screens[found], in: application)
  }

  private static func placeholderLoader() -> InterfaceLoader {
    let loader = InterfaceLoader()
    loader.makesPlaceholders = true
    return loader
  }
}
