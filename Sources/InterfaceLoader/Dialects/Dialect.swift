import Accessibility
import InterfaceBuilder
import ResponderKit

/// The framework of a document: the kinds of its objects, how they are loaded, and what shows them.
///
/// The target of a document chooses it once, when the document is loaded; nothing asks again.
@MainActor
package struct Dialect {
  /// The kinds of views by element name.
  package var kinds: [String: ViewKind]
  /// Loads a document.
  let load: @MainActor (DocumentLoading, _ owner: Responder?) -> LoadedInterface
  /// Makes what shows the objects of a live document.
  let makeScreens: @MainActor (LiveDocument) -> any DocumentScreens

  /// Returns the reader of a loader that reads the documents.
  let reader: @MainActor (InterfaceLoader) -> any ScreenReader

  /// The dialects of documents; a new one is added here.
  static let all: [InterfaceDocument.Family: Dialect] = [.uiKit: .uiKit, .appKit: .appKit]
}
