package import AppKitDialect
import InterfaceBuilder
package import ResponderKit

extension LiveDocument {
  /// The ids of the live objects in the document: views, controllers, items, recognizers and constraints.
  package var idsOfObjects: [ObjectIdentifier: String] {
    var ids: [ObjectIdentifier: String] = [:]
    for element in document.root.descendants {
      guard let id = element.id else { continue }
      let objects: [AnyObject?] = [
        interface.object(for: element), interface.item(for: element),
        interface.recognizer(for: element), interface.constraints[id],
      ]
      for case let object? in objects where ids[ObjectIdentifier(object)] == nil {
        ids[ObjectIdentifier(object)] = id
      }
    }
    return ids
  }
}

extension LiveDocument {
  /// The application of a document of AppKit; nil for one of UIKit.
  package var ownApplication: NSApplication? { interface.appKit?.application }

  /// Does something in the application of the document, if it has one of its own.
  package func inItsApplication<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let scope = interface.appKit?.scope else { return try body() }
    return try scope.run(body)
  }
}

extension LiveScreen {
  /// The window that shows the screen, or the menu bar or menu.
  package var shownObject: Responder { (shownIn as? NSView)?.window ?? shownIn }
}
