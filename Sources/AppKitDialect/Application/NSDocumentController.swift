public import ResponderKit

/// The documents of an app (`NSDocumentController`); actions without a target reach it last.
///
/// The first one that is created in the scope of an application is the shared one.
@preconcurrency @MainActor
open class NSDocumentController: Responder {
  /// Creates a document controller.
  public override init() {
    super.init()
    let application = NSApplication.shared
    if application.documentController == nil { application.documentController = self }
  }

  /// The shared controller of the scope, created on first use (`NSDocumentController.shared`).
  public static var shared: NSDocumentController { current ?? NSDocumentController() }

  /// The shared controller; nil before one is created, as in an app without documents.
  static var current: NSDocumentController? { NSApplication.current?.documentController }

  /// The open documents (`NSDocumentController.documents`).
  public private(set) final var documents: [NSDocument] = []

  /// The document of the main window; nil for none (`NSDocumentController.currentDocument`).
  public final var currentDocument: NSDocument? {
    NSApplication.current?.mainWindow?.windowController?.document
  }

  /// Adds an open document (`NSDocumentController.addDocument(_:)`).
  public final func addDocument(_ document: NSDocument) {
    if !documents.contains(document) { documents.append(document) }
  }
  /// Removes a document that was closed (`NSDocumentController.removeDocument(_:)`).
  public final func removeDocument(_ document: NSDocument) {
    documents.removeAll { $0 === document }
  }
}
