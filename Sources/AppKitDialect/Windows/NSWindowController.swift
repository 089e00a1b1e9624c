import ResponderKit

/// The controller of a window, which it retains (`NSWindowController`); it follows its window in the
/// responder chain.
@preconcurrency @MainActor
open class NSWindowController: NSResponder {
  /// Creates the controller of a window.
  public init(window: NSWindow?) {
    super.init()
    self.window = window
  }

  /// Creates a controller without a window.
  public convenience override init() { self.init(window: nil) }

  /// The window; nil for none (`NSWindowController.window`).
  public final var window: NSWindow? {
    get { storedWindow }
    set {
      guard newValue !== storedWindow else { return }
      storedWindow?.release(from: self)
      storedWindow = newValue
      adopt(newValue)
    }
  }
  private final var storedWindow: NSWindow?

  final var documentLink = Backlink<NSDocument>()
  /// The document that the window shows; nil for none (`NSWindowController.document`).
  public final var document: NSDocument? { documentLink.object }

  /// Shows the window and makes it key (`NSWindowController.showWindow(_:)`).
  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
  /// Closes the window (`NSWindowController.close()`).
  open func close() { window?.close() }

  private func adopt(_ window: NSWindow?) {
    guard let window else { return }
    if let former = window.windowController, former !== self { former.storedWindow = nil }
    window.windowControllerLink = Backlink(self)
    if !window.hasOwnNext { window.link(to: self) }
  }

}

extension NSWindow {
  /// Takes a controller out of the chain.
  fileprivate final func release(from controller: NSWindowController) {
    guard windowController === controller else { return }
    windowControllerLink = Backlink()
    if !hasOwnNext { link(to: nil) }
  }
}
