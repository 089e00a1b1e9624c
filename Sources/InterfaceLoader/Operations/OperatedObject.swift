package import Diagnostics
package import Graphics
package import InterfaceBuilder
package import ResponderKit

/// An object of a live document that is operated, on the screen that shows it.
@MainActor
package protocol OperatedObject {
  /// The document.
  var document: LiveDocument { get }
  /// The element that it was made from, or that it is a part of; nil for none.
  var element: InterfaceElement? { get }
  /// The place where the object is in the document.
  var position: SourcePosition { get }
  /// The point that is tapped or clicked, in the coordinates of its screen, before anything is scrolled;
  /// nil for one without a place, such as an item of a menu.
  var center: Point? { get }
  /// The scrolling that showed the object.
  var scrolling: InteractionRecord { get }
  /// The properties that were set as code of the app may set them, each in a few words.
  var assumptions: [String] { get }
  /// The effect of a tap on the object that is not modeled; nil where there is none.
  var note: String? { get }
  /// The reason that a tap or a click does not operate the object; nil if it does.
  var obstacle: TapObstacle? { get }

  /// Operates the object.
  ///
  /// Throws where it has no such operation or value; it is not operated then.
  func perform(
    _ operation: ScreenOperation, spelled: OperationSpelling
  ) throws(OperationRefusal) -> OperationOutcome
  /// The effect of a tap or a click, or the reason that it has none.
  var explanation: OperationExplanation { get }
  /// Returns the objects that are asked for an action without a target, in order.
  func search(for action: ActionSelector) -> OperationExplanation.Search

  /// Has the app's delegate, whose class is not linked, perform the actions of the object that nothing else
  /// performs, as code of the app may; returns what was assumed, each in a few words.
  func assumeAnswers() -> [String]

  /// The hierarchy of the screen that is shown now.
  var shownHierarchy: AccessibilityHierarchy { get }
  /// Returns what operates an object of the screen that is shown now; nil if nothing there has the name.
  func another(named name: String) -> (any OperatedObject)?
}

extension OperatedObject {
  /// The announcement of each element of the screen that is shown now.
  package var spokenScreen: [String] { document.spokenTexts(in: shownHierarchy) }

  /// Operates the object in the words of Swift.
  package func perform(
    _ operation: ScreenOperation
  ) throws(OperationRefusal) -> OperationOutcome { try perform(operation, spelled: .swift) }
}

extension LiveDocument {
  /// A place of the screen reader: the number of the screen, and that of the stop there.
  package typealias SpokenPlace = (screen: Int, stop: Int)

  /// Returns what operates the object of an element, if asked for as if code of the app had shown and
  /// enabled it; nil if nothing of it is on a screen.
  package func operated(
    _ element: InterfaceElement, asIfShown: Bool = false
  ) -> (any OperatedObject)? {
    dialectScreens.operated(element, asIfShown: asIfShown)
      ?? dialectScreens.place(of: element).flatMap { operated(at: $0, asIfShown: asIfShown) }
  }

  /// Returns what operates what a screen reader says at a place; nil for a place that is not there.
  package func operated(
    at place: SpokenPlace, asIfShown: Bool = false
  ) -> (any OperatedObject)? { dialectScreens.operated(at: place, asIfShown: asIfShown) }

  /// Returns the places of all that can be operated and of which a screen reader says a name, each object
  /// on the first screen that shows it.
  package func places(announced name: String) -> [SpokenPlace] {
    dialectScreens.places(announced: name)
  }

  /// Returns the reason that the object of an element is on no screen, and what would operate it; nil
  /// where nothing was made from the element.
  package func absence(of element: InterfaceElement) -> (stimulus: String, reason: String)? {
    dialectScreens.absence(of: element)
  }

  /// Shows and enables everything, as code of the app may; the screens say so.
  package func showEverything() { dialectScreens.showEverything() }
}
