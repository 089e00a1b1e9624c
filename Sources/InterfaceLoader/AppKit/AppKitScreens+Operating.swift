import Accessibility
import AppKitDialect
import Diagnostics
import InterfaceBuilder
import ResponderKit

extension AppKitScreens {
  /// A window of the application, in whose queue keys go where no other one is.
  var anyWindow: NSWindow? {
    application.keyWindow ?? application.windows.last ?? placeholderWindow
  }

  /// A window that is not shown, for a document that has none.
  private var placeholderWindow: NSWindow {
    let key = ObjectIdentifier(self)
    if let window = objects.windows[key] { return window }
    let window = NSWindow()
    objects.windows[key] = window
    return window
  }

  func operated(_ element: InterfaceElement, asIfShown: Bool) -> (any OperatedObject)? {
    scope.run {
      interface.object(for: element).flatMap {
        ClickedObject($0, element, in: self, asIfShown: asIfShown)
      }
    }
  }

  func operated(
    named name: String, on screen: LiveScreen, near place: SourcePosition?
  ) -> (any OperatedObject)? { operated(named: name, on: screen) }

  /// Returns what operates an object of a screen, or of any for nil, by its name.
  func operated(named name: String, on screen: LiveScreen?) -> (any OperatedObject)? {
    scope.run {
      let stops = (screen.map { [$0] } ?? live.screens).flatMap { hierarchy(of: $0).stops }
      let found =
        stops.first { live.element(of: $0.object)?.id == name }
        ?? stops.first { isNamed(name, $0) }
      let object = found?.object ?? interface.objects[name]
      return object.flatMap {
        ClickedObject($0, live.element(of: $0), in: self, asIfShown: false)
      }
    }
  }

  private func isNamed(_ name: String, _ stop: AccessibilityHierarchy.Stop) -> Bool {
    let element = stop.element
    let identifier = (stop.object as? NSView)?.identifier?.rawValue
    return element.label == name || identifier.map { "#\($0)" } == name
      || live.announcement(of: element).text == name
  }

  func operated(
    _ stop: AccessibilityHierarchy.Stop, on screen: LiveScreen
  ) -> (any OperatedObject)? {
    scope.run {
      ClickedObject(stop.object, live.element(of: stop.object), in: self, asIfShown: false)
    }
  }

  func operated(at place: LiveDocument.SpokenPlace, asIfShown: Bool) -> (any OperatedObject)? {
    scope.run {
      let screens = live.screens
      guard screens.indices.contains(place.screen) else { return nil }
      let stops = hierarchy(of: screens[place.screen]).stops
      guard stops.indices.contains(place.stop) else { return nil }
      let object = stops[place.stop].object
      return ClickedObject(object, live.element(of: object), in: self, asIfShown: asIfShown)
    }
  }

  func places(announced name: String) -> [LiveDocument.SpokenPlace] {
    places { isNamed(name, $0) }
  }

  func place(of element: InterfaceElement) -> LiveDocument.SpokenPlace? {
    places { live.element(of: $0.object)?.ordinal == element.ordinal }.first
  }

  private func places(
    where matches: (AccessibilityHierarchy.Stop) -> Bool
  ) -> [LiveDocument.SpokenPlace] {
    scope.run {
      live.screens.enumerated().flatMap { number, screen in
        hierarchy(of: screen).stops.enumerated().filter { matches($0.element) }
          .map { (screen: number, stop: $0.offset) }
      }
    }
  }

  func absence(of element: InterfaceElement) -> (stimulus: String, reason: String)? { nil }
}
