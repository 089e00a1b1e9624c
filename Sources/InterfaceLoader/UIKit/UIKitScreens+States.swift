import Accessibility
import ControlCore
import ControlValues
import InterfaceBuilder
import ResponderKit

extension UIKitScreens {
  func shownStates(of control: InterfaceControl) -> [LiveDocument.ShownState] {
    guard let live = interface.object(for: control.element) as? Control else {
      return shownStates(ofItem: control)
    }
    var states: [LiveDocument.ShownState] = []
    func add(_ name: String, _ appearance: ButtonAppearance?) {
      states.append(
        LiveDocument.ShownState(
          name: name, appearance: appearance, announcements: announcements(of: control)))
    }
    if let kind = live.loadable { kind.visitStates(add) } else { live.visitEnabledStates(add) }
    return states
  }

  /// Returns the item of a bar in its states; empty for one that no bar of a screen shows.
  private func shownStates(ofItem control: InterfaceControl) -> [LiveDocument.ShownState] {
    guard let item = barItem(for: control.element),
      let view = view(showing: item, of: control.element)
    else { return [] }
    let isEnabled = item.isEnabled
    defer { item.isEnabled = isEnabled }
    return [("normal", true), ("disabled", false)].map { name, isEnabled in
      item.isEnabled = isEnabled
      let announcement = live.announcement(of: view.accessibilityElement)
      return LiveDocument.ShownState(name: name, appearance: nil, announcements: [announcement])
    }
  }
}

extension Control {
  /// Calls a closure while the control is enabled, and while it is disabled.
  func visitEnabledStates(_ visit: (_ name: String, _ appearance: ButtonAppearance?) -> Void) {
    let wasEnabled = isEnabled
    defer { isEnabled = wasEnabled }
    for (name, isEnabled) in [("normal", true), ("disabled", false)] {
      self.isEnabled = isEnabled
      visit(name, nil)
    }
  }
}
