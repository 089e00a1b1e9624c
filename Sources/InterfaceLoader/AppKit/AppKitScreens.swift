import Accessibility
import ControlValues
import Diagnostics
import Graphics
import InterfaceBuilder
import ResponderKit

extension Dialect {
  /// AppKit's documents.
  static let appKit = Dialect(
    kinds: [:], load: { loading, _ in LoadedInterface(loading) }, makeScreens: { AppKitScreens($0) })
}

@MainActor
final class AppKitScreens: DocumentScreens {
  unowned let live: LiveDocument
  init(_ live: LiveDocument) { self.live = live }
  var numbers: [Int] { [] }
  func screen(at number: Int) -> LiveScreen { fatalError() }
  func hierarchy(of screen: LiveScreen) -> AccessibilityHierarchy { fatalError() }
  func remarks(on screen: LiveScreen) -> [String] { [] }
  func drawing(of screen: LiveScreen) -> ScreenDrawing { fatalError() }
  func focusScreens() -> [FocusScreen] { [] }
  func unread(besides read: ReadObjects) -> [[String: [String]]] {
    live.document.scenes.map { _ in [:] }
  }
  func announcements(of control: InterfaceControl) -> [Announcement] { [] }
  func shownStates(of control: InterfaceControl) -> [LiveDocument.ShownState] { [] }
  func showEverything() {}
  func operated(_ element: InterfaceElement, asIfShown: Bool) -> (any OperatedObject)? { nil }
  func operated(
    named name: String, on screen: LiveScreen, near place: SourcePosition?
  ) -> (any OperatedObject)? { nil }
  func operated(at place: LiveDocument.SpokenPlace, asIfShown: Bool) -> (any OperatedObject)? { nil }
  func absence(of element: InterfaceElement) -> (stimulus: String, reason: String)? { nil }
  func places(announced name: String) -> [LiveDocument.SpokenPlace] { [] }
  func place(of element: InterfaceElement) -> LiveDocument.SpokenPlace? { nil }
}
