import Accessibility
import ControlCore
import Graphics
import InterfaceBuilder
import ResponderKit
import TextControls
import ValueControls

extension UIKitScreens {
  var focusWay: FocusWay { document.isForTelevision ? .remote : .fullKeyboardAccess }

  func focusScreens() -> [FocusScreen] {
    withKeyboard { focusScreensNow() }
  }

  /// Does something while a keyboard or a remote can focus controls.
  func withKeyboard<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let isEnabled = application.isFullKeyboardAccessEnabled
    application.isFullKeyboardAccessEnabled = true
    for window in windows.values { _ = directed(window) }
    defer {
      application.isFullKeyboardAccessEnabled = isEnabled
      for window in windows.values { _ = directed(window) }
    }
    return try body()
  }

  private func focusScreensNow() -> [FocusScreen] {
    var places: [Int: Int] = [:]
    var reached: Set<Int> = []
    var reasons: [Int: String] = [:]
    var screens: [FocusScreen] = []
    for screen in live.screens {
      let window = window(of: screen.loaded)
      window.layoutIfNeeded()
      var result = FocusScreen(title: screen.loaded.title)
      if hasAssumedBar(screen.loaded) { result.remarks.append(Self.barIsAssumed) }
      if let order = FocusOrder(in: window) {
        (result.first, result.lacksNeighbors) = (order.first, !order.hasNeighbors)
        result.items = order.items.map { item(of: $0, isRemote: order.mode == .remote, &reached) }
      }
      let scene = screen.loaded.sceneIndex
      if places[scene] == nil {
        places[scene] = screens.count
        // The reasons are those while the screen is shown; the views of a xib are shown together.
        for element in elements(ofScene: scene) where !reached.contains(element.ordinal) {
          reasons[element.ordinal] = reasonWithoutFocus(element)
        }
      }
      screens.append(result)
    }
    for (scene, place) in places {
      for element in elements(ofScene: scene) where !reached.contains(element.ordinal) {
        guard let reason = reasons[element.ordinal] else { continue }
        screens[place].others[reason, default: []].append(displayName(of: element.name))
      }
    }
    return screens
  }

  private func item(
    of item: FocusOrder.Item, isRemote: Bool, _ reached: inout Set<Int>
  ) -> FocusScreen.Item {
    let view = item.item as? View
    let element = view.flatMap { live.element(of: $0) }
    if let element { reached.insert(element.ordinal) }
    let spoken = view.flatMap { name(of: $0.accessibilityElement) }
    // A text that a keyboard has focused is edited.
    let keepsArrows = !isRemote && view is any KeyInput
    return .init(
      name: view?.recordName ?? "\(type(of: item.item))", id: element?.id,
      label: spoken, keepsArrows: keepsArrows,
      keepsTab: keepsArrows && hasLines(view), frame: item.frame,
      neighbors: keepsArrows
        ? item.neighbors.filter { [.next, .previous].contains($0.key) } : item.neighbors)
  }

  /// The label of an element; of a system item the name in the language of the reader.
  private func name(of element: AccessibilityElement) -> String? {
    if let label = element.label { return label.isEmpty ? nil : label }
    guard element.systemLabel != nil else { return nil }
    let phrase = live.announcement(of: element).phrases.first
    return phrase.map { String($0.text.prefix { !".:".contains($0) }) }
  }

  private func elements(ofScene scene: Int) -> [InterfaceElement] {
    document.scenes[scene].topLevelObjects.flatMap { [$0] + $0.descendants }
  }

  /// Returns the reason that the focus does not reach an element; nil for one that cannot have it.
  private func reasonWithoutFocus(_ element: InterfaceElement) -> String? {
    switch element.name {
    case "tableViewCell", "collectionViewCell":
      return (element.isPrototype ? reasonUnfilled(element) : nil)
        ?? "not modeled: cells take the focus"
    case "mapView", "webView", "wkWebView": return "not modeled"
    case "barButtonItem", "tabBarItem":
      guard let item = barItem(for: element), (item as? BarButtonItem)?.isSpace != true,
        (item as? BarButtonItem)?.customView == nil
      else { return nil }
      guard let view = item.shownView, view.window != nil else { return "in no bar that is shown" }
      return reasonWithoutFocus(view)
    default: break
    }
    if let kind = live.kinds[element.name], !InterfaceControl.isUIControl(element),
      let reason = kind.reasonUnfocused
    {
      return reason
    }
    guard let view = interface.object(for: element) as? View else { return nil }
    guard view is Control || hasLines(view) else {
      return element.customClass == nil ? nil : "of a class of the app, which may take the focus"
    }
    return document.unreachable(element) ?? reasonWithoutFocus(view)
  }

  /// Returns whether a view has a text of lines, which the focus reaches though it is no control.
  private func hasLines(_ view: View?) -> Bool { view?.loadable?.editedText?.hasLines == true }

  private func reasonWithoutFocus(_ view: View) -> String {
    if let reason = view.loadable.flatMap({ type(of: $0).reasonUnfocused }) { return reason }
    guard view.window != nil else { return "not on the screen" }
    let obstacle = view.obstacleAround?.reason
    switch obstacle {
    case .hidden: return "hidden"
    case .transparent: return "transparent"
    case .interactionDisabled: return "without user interaction"
    default: break
    }
    if let control = view as? Control, !control.isEnabled { return "disabled" }
    if hasLines(view), !view.canBecomeFocused { return "not selectable" }
    return obstacle == .noExtent ? "without extent in the document" : "outside the screen"
  }
}
