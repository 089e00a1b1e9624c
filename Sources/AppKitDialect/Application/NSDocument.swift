public import ResponderKit

/// The content of the windows of a document-based app (`NSDocument`); actions without a target
/// reach it after the delegate of its window.
///
/// A responder only so that its ``Responder/actions`` are found by name; it is in no chain, as in AppKit.
@preconcurrency @MainActor
open class NSDocument: Responder {
  /// Creates a document without windows.
  public override init() { super.init() }

  /// The controllers of the document's windows (`NSDocument.windowControllers`).
  public private(set) final var windowControllers: [NSWindowController] = []

  /// Adds the controller of a window, and removes it from its former document
  /// (`NSDocument.addWindowController(_:)`).
  public final func addWindowController(_ windowController: NSWindowController) {
    guard windowController.document !== self else { return }
    windowController.document?.removeWindowController(windowController)
    windowControllers.append(windowController)
    windowController.documentLink = Backlink(self)
  }

  /// Removes the controller of a window (`NSDocument.removeWindowController(_:)`).
  public final func removeWindowController(_ windowController: NSWindowController) {
    guard windowController.document === self else { return }
    windowControllers.removeAll { $0 === windowController }
    windowController.documentLink = Backlink()
  }
}
