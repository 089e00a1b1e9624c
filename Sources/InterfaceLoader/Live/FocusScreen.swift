import Accessibility
import ControlCore
public import Graphics
import InterfaceBuilder
public import ResponderKit

/// What the focus can reach on a screen of a document, in order, as a value.
public struct FocusScreen: Sendable {
  /// An item that can be focused.
  public struct Item: Sendable {
    /// The name of the object in records.
    public var name: String
    /// The element's id in the document; nil for one without, or for what a container has made.
    public var id: String?
    /// What a screen reader calls it; nil for nothing.
    public var label: String?
    /// Its rectangle on the screen.
    public var frame: Rect
    /// The numbers of the items that the focus moves to, from 0; none where it stays.
    public var neighbors: [FocusHeading: Int]
  }

  /// The title of the screen; nil for none.
  public var title: String?
  /// The items in reading order.
  public var items: [Item] = []
  /// The number of the item that is focused first; nil for none.
  public var first: Int?
  /// Whether there are too many items to tell their neighbors.
  public var lacksNeighbors = false
  /// The kinds of elements that the focus does not reach, or that are not modeled, by the reason.
  public var others: [String: [String]] = [:]
}

extension LiveDocument {
  /// What the focus reaches on each screen: with a remote on an Apple TV, otherwise with a keyboard
  /// that operates everything.
  public func focusScreens() -> [FocusScreen] {
    application.isFullKeyboardAccessEnabled = true
    var places: [Int: Int] = [:]
    var reached: Set<Int> = []
    var screens: [FocusScreen] = []
    for screen in self.screens {
      let window = window(of: screen.loaded)
      window.layoutIfNeeded()
      var result = FocusScreen(title: screen.loaded.title)
      if let order = FocusOrder(in: window) {
        (result.first, result.lacksNeighbors) = (order.first, !order.hasNeighbors)
        result.items = order.items.map { item in
          let view = item.item as? View
          let element = view.flatMap { self.element(of: $0) }
          if let element { reached.insert(element.ordinal) }
          return .init(
            name: view?.recordName ?? "\(type(of: item.item))", id: element?.id,
            label: view?.accessibilityElement.label, frame: item.frame, neighbors: item.neighbors)
        }
      }
      if places[screen.loaded.sceneIndex] == nil {
        places[screen.loaded.sceneIndex] = screens.count
      }
      screens.append(result)
    }
    for (scene, place) in places {
      screens[place].others = unfocused(in: scene, reached)
    }
    return screens
  }

  /// The kinds of elements of a scene that the focus does not reach, by the reason.
  private func unfocused(in scene: Int, _ reached: Set<Int>) -> [String: [String]] {
    var reasons: [String: [String]] = [:]
    for object in document.scenes[scene].topLevelObjects {
      for element in [object] + object.descendants where !reached.contains(element.ordinal) {
        guard let reason = reasonWithoutFocus(element) else { continue }
        reasons[reason, default: []].append(displayName(of: element.name))
      }
    }
    return reasons
  }

  private func reasonWithoutFocus(_ element: InterfaceElement) -> String? {
    if ["tableViewCell", "collectionViewCell"].contains(element.name) {
      return element.isPrototype ? "prototypes, which the app fills" : "not focused yet"
    }
    guard let view = interface.object(for: element) as? View else { return nil }
    guard let control = view as? Control else {
      return element.customClass == nil ? nil : "of a class of the app, which may take the focus"
    }
    if !control.isEnabled { return "disabled" }
    if let reason = document.unreachable(element) { return reason }
    guard let window = view.window else { return "not on the screen" }
    return view.touchObstacle(in: window)?.reason == .interactionDisabled
      ? "without user interaction" : "not focusable"
  }
}
