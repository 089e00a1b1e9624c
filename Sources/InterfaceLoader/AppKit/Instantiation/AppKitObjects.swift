import AppKitDialect
import InterfaceBuilder
import ResponderKit

/// The application of an AppKit document, and other objects that it has beside those of its elements.
@MainActor
final class AppKitObjects {
  /// The scope in which the objects were made, and in which they are operated.
  let scope: ApplicationScope
  /// The application of the scope.
  let application: NSApplication
  /// The delegate in the place of the app's, which the application does not retain.
  var delegate: AppObject?
  /// The windows that the document shows at once.
  var visibleWindows: [NSWindow] = []
  /// The windows around views that are in none of the document, by the view.
  var windows: [ObjectIdentifier: NSWindow] = [:]
  /// The targets of segues, which nothing else retains.
  var segues: [SegueTarget] = []
  /// The popovers that segues have shown.
  var popovers: [NSPopover] = []
  /// The bindings of objects by the ordinals of their elements.
  var bindings: [Int: [BindingContent]] = [:]
  /// The values that objects were given, so that none is given twice.
  var given: Set<GivenKey> = []
  /// A value at a key path of an object.
  struct GivenKey: Hashable {
    let object: ObjectIdentifier
    let keyPath: String
  }
  /// The items that a toolbar may have, and those that are selectable.
  var toolbarItems: [NSToolbarItem] = []

  /// The rows that fill tables, which do not retain them.
  var rows: [SampleTableRows] = []
  /// The objects of rows that are made anew.
  var copied: [AppKitObjects] = []
  /// The elements of the objects of those rows.
  var copies: [ObjectIdentifier: InterfaceElement] = [:]

  init(scope: ApplicationScope, application: NSApplication) {
    (self.scope, self.application) = (scope, application)
  }
}

extension AppKitObjects {
  /// Shows the destination of a segue in the way of its kind; a popover beside a view, or else the sender.
  func perform(
    _ segue: SegueContent, to destination: Responder?, from sender: AnyObject?,
    beside anchor: NSView?
  ) {
    if segue.kind == .popover, let controller = destination as? NSViewController,
      let anchor = anchor ?? sender as? NSView, anchor.window != nil
    {
      return showPopover(of: controller, segue, beside: anchor)
    }
    let window: NSWindow
    switch destination {
    case let controller as NSWindowController:
      guard let own = controller.window else { return }
      window = own
    case let controller as NSViewController: window = self.window(around: controller)
    default: return
    }
    let source = (sender as? NSView)?.window ?? application.keyWindow
    let isSheet = segue.kind == .other("sheet")
    let isAround = sequence(first: source, next: { $0?.sheetParent }).contains { $0 === window }
    if isSheet, let source, !isAround, !window.isSheet {
      source.beginSheet(window)
    } else {
      window.makeKeyAndOrderFront(sender)
    }
  }

  /// Returns the window of a controller's view; a new one around it if it is in none.
  func window(around controller: NSViewController) -> NSWindow {
    if let window = controller.view.window { return window }
    let window = NSWindow(contentViewController: controller)
    window.title = controller.title ?? ""
    windows[ObjectIdentifier(controller.view)] = window
    return window
  }
}
