import InterfaceBuilder
import Diagnostics
import Navigation
import ResponderKit

extension UIKitScreens {
  func operated(_ element: InterfaceElement, asIfShown: Bool) -> (any OperatedObject)? {
    isWithoutRow(element) ? nil : TouchedObject(element, in: self, asIfShown: asIfShown)
  }

  func operated(
    named name: String, on screen: LiveScreen, near place: SourcePosition?
  ) -> (any OperatedObject)? {
    // The id of a recognizer is said nowhere.
    if let element = document.object(id: name), element.isGestureRecognizer,
      let object = TouchedObject(element, in: self)
    {
      return object
    }
    return TouchedObject(named: name, in: screen.window, of: self, near: place)
  }

  func operated(
    _ stop: AccessibilityHierarchy.Stop, on screen: LiveScreen
  ) -> (any OperatedObject)? {
    tapTarget(of: stop).map { TouchedObject(at: $0, in: screen.window, of: self) }
  }

  func operated(at place: LiveDocument.SpokenPlace, asIfShown: Bool) -> (any OperatedObject)? {
    TouchedObject(at: place, of: self, asIfShown: asIfShown)
  }

  func absence(of element: InterfaceElement) -> (stimulus: String, reason: String)? {
    if let item = barItem(for: element) {
      let isSpace = (item as? BarButtonItem)?.isSpace ?? false
      let reason = isSpace ? "is a space between others" : "is in no bar that its screen shows"
      return ("a tap", "\(item.recordName) \(reason)")
    }
    if isWithoutRow(element) {
      return ("a tap", "\(displayName(of: element.name)) is in a prototype without a row")
    }
    return interface.recognizer(for: element).map {
      ("a gesture", "\($0.recordName) is on no view: no loaded view of its scene lists it")
    }
  }
}
