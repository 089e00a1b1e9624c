import InterfaceBuilder
import ResponderKit
import Accessibility
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
    let position = document.element(of: loaded.root)?.position
    guard
      let object = document.dialectScreens.operated(named: name, on: self, near: position)
    else {
      let said = document.spokenTexts(in: hierarchy).prefix(20).map { "“\($0)”" }
      throw OperationRefusal(
        "'\(brief(name))' is not on the screen",
        said.isEmpty ? "Nothing is said there." : "It has \(said.joined(separator: ", ")).")
    }
    return try object.perform(operation)
  }
}
