import Accessibility
import ControlCore
package import Graphics
import InterfaceBuilder
import Lists
import Navigation
package import ResponderKit

// What a name means on the screens, and where it is tapped.
extension UIKitScreens {
  /// A view, and the point on it that a tap is at, in its own coordinates.
  package typealias TapTarget = (view: View, point: Point)

  /// Returns what is tapped in a window by an id of the document or an identifier, or by the name that a
  /// screen reader says; nil for none.
  package func tapTarget(named name: String, in window: Window) -> TapTarget? {
    let found = stops(in: window)
    if let first = found.first(where: { live.element(of: $0.view)?.id == name }) {
      // An id is that of the whole control, not of the part at which a screen reader stops first.
      if let whole = interface.objects[name] as? Control, whole !== first.view,
        first.view.isDescendant(of: whole)
      {
        return (whole, whole.bounds.center)
      }
      return target(of: first)
    }
    if let named = found.first(where: { isNamed(name, $0.stop.element) }) {
      return target(of: named)
    }
    return shownView(in: window) { live.element(of: $0)?.id == name }
      .map { ($0, $0.bounds.center) }
  }

  private typealias ReadView = (view: View, stop: AccessibilityHierarchy.Stop)

  /// The views at which a screen reader stops in a window.
  private func stops(in window: Window) -> [ReadView] {
    hierarchyForLookup(in: window).stops.compactMap { stop in
      (stop.object as? View ?? stop.object.next as? View).map { (view: $0, stop: stop) }
    }
  }

  /// Returns the view of a stop and where it is activated: a part of a control at its own place.
  private func target(of read: ReadView) -> TapTarget {
    (read.view, read.view.convert(read.stop.element.activationPoint, from: nil))
  }

  /// Returns what is tapped of a stop; nil for one that is in no view.
  func tapTarget(of stop: AccessibilityHierarchy.Stop) -> TapTarget? {
    (stop.object as? View ?? stop.object.next as? View).map { target(of: ($0, stop)) }
  }

  /// Returns whether an element has an identifier or a label, or is announced by a name.
  private func isNamed(_ name: String, _ element: AccessibilityElement) -> Bool {
    let label = live.announcement(of: element).phrases.first?.text
    return element.identifier.map { "#\($0)" } == name || element.label == name
      || label == name || label == name + "." || label == name + ":"
  }

  /// Returns the places of all that can be operated and of which a screen reader says a name, each object
  /// on the first screen that shows it.
  func places(announced name: String) -> [LiveDocument.SpokenPlace] {
    places { isNamed(name, $0.stop.element) && isOperated($0) }
  }

  /// Returns the place of what was made from an element on the first screen that shows it, such as the
  /// button that leads back from a screen that follows; nil if none does.
  func place(of element: InterfaceElement) -> LiveDocument.SpokenPlace? {
    places { live.element(of: $0.view)?.ordinal == element.ordinal }.first
  }

  private func places(where matches: (ReadView) -> Bool) -> [LiveDocument.SpokenPlace] {
    var places: [LiveDocument.SpokenPlace] = []
    var known: Set<ObjectIdentifier> = []
    for (number, screen) in live.screens.enumerated() {
      for (stop, read) in stops(in: window(of: screen.loaded)).enumerated()
      where matches(read) {
        if known.insert(ObjectIdentifier(read.stop.object)).inserted {
          places.append((number, stop))
        }
      }
    }
    return places
  }

  /// Returns whether a tap on a stop may do something: it is a control or a part of one, an item of a bar,
  /// a row, or has a recognizer.
  private func isOperated(_ read: ReadView) -> Bool {
    sequence(first: read.view, next: \.superview).contains { view in
      view is Control || view is any ShowsBarItem || view is TableViewCell
        || view is CollectionViewCell
        || view.gestureRecognizers?.isEmpty == false
    } || read.view.loadable?.editedText != nil
  }

  /// Returns what is tapped at a place, and the window that shows it; nil for a place that is not there.
  func tapTarget(at place: LiveDocument.SpokenPlace) -> (target: TapTarget, window: Window)? {
    let screens = live.screens
    guard screens.indices.contains(place.screen) else { return nil }
    let window = window(of: screens[place.screen].loaded)
    let stops = stops(in: window)
    return stops.indices.contains(place.stop) ? (target(of: stops[place.stop]), window) : nil
  }

  private func shownView(in view: View, _ matches: (View) -> Bool) -> View? {
    if matches(view) { return view }
    for inner in view.subviews.reversed() where !inner.isHidden {
      if let found = shownView(in: inner, matches) { return found }
    }
    return nil
  }
}
