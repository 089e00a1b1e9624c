import InterfaceBuilder
import Accessibility
package import Graphics
package import ResponderKit
import TextFormats

extension LiveScreen {
  /// Operates an element that the window shows now, as a user does: taps it, sets its value, types
  /// into it.
  ///
  /// The name is its id in the document, its accessibility identifier after `#`, or what a screen
  /// reader says first of it; a gesture recognizer has its id. What a scroll view does not show is
  /// scrolled into view before. Throws where nothing has the name, and where the element has no such
  /// operation or value; what keeps a touch away is in the outcome. Keys and buttons of a remote focus
  /// controls, as with full keyboard access.
  public func operate(
    _ operation: ScreenOperation = .tap, on name: String
  ) throws(OperationRefusal) -> OperationOutcome {
    try operated(named: name).perform(operation)
  }

  /// Returns what operates an object that the window shows now; throws where nothing has the name.
  package func operated(named name: String) throws(OperationRefusal) -> any OperatedObject {
    let position = document.element(of: loaded.root)?.position
    guard
      let object = document.dialectScreens.operated(named: name, on: self, near: position)
    else {
      let said = document.spokenTexts(in: shownHierarchy).prefix(20).map { "“\($0)”" }
      throw OperationRefusal(
        "'\(brief(name))' is not on the screen",
        said.isEmpty ? "Nothing is said there." : "It has \(said.joined(separator: ", ")).")
    }
    return object
  }
}

extension LiveScreen {
  /// The hierarchy of what the window of the screen shows now, which may be another screen.
  package var shownHierarchy: AccessibilityHierarchy {
    guard let window = uiKitWindow, let screens = document.uiKitScreens else { return hierarchy }
    return screens.hierarchy(of: window)
  }

  /// Returns what operates a stop of what the window of the screen shows now; nil for one that nothing operates.
  package func operated(_ stop: AccessibilityHierarchy.Stop) -> (any OperatedObject)? {
    document.dialectScreens.operated(stop, on: self)
  }

  /// The shapes of what the window of the screen shows now, which may be another screen.
  package var shownDrawing: ScreenDrawing {
    guard let window = uiKitWindow, let screens = document.uiKitScreens else { return drawing }
    return screens.drawing(of: window)
  }
}

extension LiveDocument {
  /// Returns whether a stop of a screen reader has a name: the id, the identifier after `#`, the label, or what
  /// is said first.
  package func isNamed(_ name: String, _ stop: AccessibilityHierarchy.Stop) -> Bool {
    let element = stop.element
    if let id = self.element(of: stop.object)?.id, id == name || "id:\(id)" == name { return true }
    if element.identifier.map({ "#\($0)" }) == name || element.label == name { return true }
    let announcement = announcement(of: element)
    let first = announcement.phrases.first
    return announcement.text == name || first?.words == name || first?.text == name
  }
}
