public import Auditing
public import Diagnostics
public import InterfaceBuilder
public import InterfaceLoader
public import Localize
public import ResponderKit

/// A storyboard scene or a xib in a language, live in a window of an application of its own.
///
/// The texts are those of the string tables next to the document. Views keep their frames from the
/// document, unless the loader has constraints place them.
@preconcurrency @MainActor
public final class DocumentScreen {
  /// The live document that contains the scene.
  public let live: LiveDocument
  /// The scene, or the view of the xib.
  let screen: LiveScreen
  /// The window that shows the scene, with the size of its view.
  public let window: Window
  /// The application of the window.
  public var application: Application { live.application }
  /// The live objects of the document.
  public var interface: LoadedInterface { live.interface }
  /// The document in the language.
  public var document: InterfaceDocument { live.document }
  /// The screen reader of the live document.
  public var screenReader: any ScreenReader { live.screenReader }
  /// The language of the screen.
  public var language: LanguageTag { live.language }

  /// Reads a document and shows the scene with a name; without a name, the first scene with a view,
  /// or the xib.
  ///
  /// The classes of the app are registered on the loader. Without a loader, placeholders replace
  /// them, which accept actions and do nothing. Throws a `Diagnostic` if the document cannot be
  /// read, and a ``ReaderError`` if there is no such scene, no table in the language, or no window of
  /// UIKit.
  public convenience init(
    contentsOfFile path: String, scene name: String? = nil, language: LanguageTag? = nil,
    loader: InterfaceLoader? = nil
  ) throws {
    try self.init(
      InterfaceDocument(contentsOfFile: path), scene: name, language: language, loader: loader)
  }

  /// Shows a scene of a parsed document; see ``init(contentsOfFile:scene:language:loader:)``.
  public init(
    _ document: InterfaceDocument, scene name: String? = nil, language: LanguageTag? = nil,
    loader: InterfaceLoader? = nil
  ) throws(ReaderError) {
    let screen = try LiveScreen(document, scene: name, language: language, loader: loader)
    live = screen.document
    guard let window = screen.uiKitWindow else { throw .ofAppKit }
    (self.screen, self.window) = (screen, window)
  }

  /// Returns the document with the texts of the tables next to it, unlocalized without a language; throws
  /// if no table is in the language, which is not that of the document.
  fileprivate static func version(
    of document: InterfaceDocument, _ language: LanguageTag?
  ) throws(ReaderError) -> DocumentVersion {
    guard let language else { return DocumentVersion(document) }
    let tables = DocumentTables(ofDocumentAt: document.path)
    let found = tables.find()
    if let pseudo = PseudoLanguage(language) {
      return DocumentVersion(document, in: pseudo, of: found)
    }
    let strings = LocalizedStrings(
      found, preferences: ["\(language)"], developmentLanguage: "\(tables.development)")
    let isOwn = language.language == tables.development.language
    guard isOwn || !strings.negotiation.localizations.isEmpty else {
      throw .noTable(language, available: found.languages.compactMap { LanguageTag(folder: $0) })
    }
    return DocumentVersion(document, in: language, by: strings)
  }
}

extension LiveScreen {
  /// Reads a document of UIKit or AppKit, and shows the scene with a name; without one, the first scene with a view, or the
  /// xib.
  ///
  /// Errors are those of ``DocumentScreen``.
  public init(
    contentsOfFile path: String, scene name: String? = nil, language: LanguageTag? = nil,
    loader: InterfaceLoader? = nil
  ) throws {
    try self.init(
      InterfaceDocument(contentsOfFile: path), scene: name, language: language, loader: loader)
  }

  /// Shows a scene of a parsed document; see ``init(contentsOfFile:scene:language:loader:)``.
  public init(
    _ document: InterfaceDocument, scene name: String? = nil, language: LanguageTag? = nil,
    loader: InterfaceLoader? = nil
  ) throws(ReaderError) {
    let live = LiveDocument(
      try DocumentScreen.version(of: document, language), loader: loader ?? .withPlaceholders())
    guard let screen = live.screen(named: name) else {
      let titles = live.screenTitles.compactMap { $0 }
      throw .noScene(name ?? "", near: names(near: name ?? "", among: titles))
    }
    self = screen
  }
}

extension DocumentScreen {
  /// Operates an element that the window shows now, as a user does, and returns what happened.
  ///
  /// The name is its id in the document, its accessibility identifier after `#`, or what a screen
  /// reader says first of it; a gesture recognizer has its id. Throws where nothing has the name, and where the element has no such
  /// operation or value. In a test:
  ///
  ///     let outcome = try screen.operate(.set("0.5"), on: "Volume")
  ///     #expect(outcome.change?.to == "0.5")
  public func operate(
    _ operation: ScreenOperation = .tap, on name: String
  ) throws(OperationRefusal) -> OperationOutcome {
    try screen.operate(operation, on: name)
  }
}

extension DocumentScreen {
  /// Audits the screen as it is now; throws the errors among the findings.
  ///
  /// In a test: `try screen.audit()`.
  public func audit() throws(AccessibilityAudit) { try screen.audit() }

  /// Audits the screen as it is now; throws the findings of a severity and the worse ones.
  public func audit(throwing severity: Diagnostic.Severity) throws(AccessibilityAudit) {
    try screen.audit(throwing: severity)
  }

  /// Audits the screen as it is now, with options.
  ///
  /// In a test: `#expect(screen.audit().isEmpty)`.
  public func audit(options: AuditOptions = AuditOptions()) -> AccessibilityAudit {
    screen.audit(options: options)
  }
}
