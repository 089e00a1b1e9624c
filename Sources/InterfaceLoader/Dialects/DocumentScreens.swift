import Accessibility
import ControlValues
import Graphics
import InterfaceBuilder
import ResponderKit

/// The screens of a live document in its dialect: what is read and drawn of them, and how they are
/// operated.
@MainActor
protocol DocumentScreens: AnyObject {
  /// The numbers of the loaded screens that are screens of their own, not a part of another one.
  var numbers: [Int] { get }
  /// Shows a loaded screen.
  func screen(at number: Int) -> LiveScreen
  /// Returns what a screen reader finds on a screen now, in reading order.
  func hierarchy(of screen: LiveScreen) -> AccessibilityHierarchy
  /// Returns what a screen reader finds on a screen as its user goes from tab to tab.
  func hierarchyOfAllTabs(of screen: LiveScreen) -> AccessibilityHierarchy
  /// Returns what there is to know of a screen beside its elements.
  func remarks(on screen: LiveScreen) -> [String]
  /// Returns a screen as shapes.
  func drawing(of screen: LiveScreen) -> ScreenDrawing
  /// The way in which the focus moves.
  var focusWay: FocusWay { get }
  /// Returns what the focus reaches on each screen.
  func focusScreens() -> [FocusScreen]

  /// Returns what collects the elements that are not read.
  func unreadObjects() -> any UnreadObjects
  /// Returns what a screen reader says of a control, or of each of its parts.
  func announcements(of control: InterfaceControl) -> [Announcement]
  /// Returns a control in each state that it may be in.
  func shownStates(of control: InterfaceControl) -> [LiveDocument.ShownState]
  /// Shows and enables everything, as code of the app may.
  func showEverything()

  /// Returns what operates the object of an element; nil if nothing of it is on a screen.
  func operated(_ element: InterfaceElement, asIfShown: Bool) -> (any OperatedObject)?
  /// Returns what operates an object of a screen by its id, its identifier or what is said of it; nil if
  /// nothing there has the name.
  func operated(
    named name: String, on screen: LiveScreen, near place: SourcePosition?
  ) -> (any OperatedObject)?
  /// Returns what operates a stop of what the window of a screen shows now; nil for one that nothing operates.
  func operated(
    _ stop: AccessibilityHierarchy.Stop, on screen: LiveScreen
  ) -> (any OperatedObject)?
  /// Returns what operates what a screen reader says at a place; nil for a place that is not there.
  func operated(
    at place: LiveDocument.SpokenPlace, asIfShown: Bool
  ) -> (any OperatedObject)?
  /// Returns the reason that the object of an element is on no screen, and what would operate it; nil
  /// where nothing was made from the element.
  func absence(of element: InterfaceElement) -> (stimulus: String, reason: String)?
  /// Returns the places of all that can be operated and of which a screen reader says a name.
  func places(announced name: String) -> [LiveDocument.SpokenPlace]
  /// Returns the place of what was made from an element on the first screen that shows it.
  func place(of element: InterfaceElement) -> LiveDocument.SpokenPlace?
}

extension DocumentScreens {
  func hierarchyOfAllTabs(of screen: LiveScreen) -> AccessibilityHierarchy { hierarchy(of: screen) }
}

/// The elements that a document shows on its screens and that a screen reader does not read there.
///
/// Whatever a screen of the app shows or says is either read or counted, so that nothing that is not
/// modeled yet is left out in silence.
@MainActor
protocol UnreadObjects {
  /// Remembers an object that is read on the screen that is shown now, with the containers around it.
  mutating func markAsRead(_ stop: Responder, in containers: [Responder])
  /// Returns the kinds of elements that are not read in an object at the top level of a scene, by the reason.
  func reasons(in object: InterfaceElement) -> [String: [String]]
}
