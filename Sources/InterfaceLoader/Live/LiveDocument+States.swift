public import Accessibility
import ControlCore
public import ControlValues
package import InterfaceBuilder
import ResponderKit

extension LiveDocument {
  /// A control in a state: what it shows, if it is a button, and what is said of it.
  public struct ShownState: Sendable {
    /// The state in words: `normal`, `highlighted, selected`, `on`.
    public var name: String
    /// The appearance of a button; nil for other controls.
    public var appearance: ButtonAppearance?
    /// The announcements of the control, or of each of its parts.
    public var announcements: [Announcement]
  }

  /// Returns a control in each state that it may be in, in the order of Apple's page; empty for one that
  /// is not live.
  ///
  /// The control is as it was afterward.
  package func shownStates(of control: InterfaceControl) -> [ShownState] {
    guard let live = interface.object(for: control.element) as? Control else {
      return shownStates(ofItem: control)
    }
    var states: [ShownState] = []
    func add(_ name: String, _ appearance: ButtonAppearance?) {
      states.append(
        ShownState(name: name, appearance: appearance, announcements: announcements(of: control)))
    }
    if let kind = live.loadable { kind.visitStates(add) } else { live.visitEnabledStates(add) }
    return states
  }

  /// Returns the item of a bar in its states; empty for one that no bar of a screen shows.
  private func shownStates(ofItem control: InterfaceControl) -> [ShownState] {
    guard let item = barItem(for: control.element),
      let view = view(showing: item, of: control.element)
    else { return [] }
    let isEnabled = item.isEnabled
    defer { item.isEnabled = isEnabled }
    return [("normal", true), ("disabled", false)].map { name, isEnabled in
      item.isEnabled = isEnabled
      let announcement = announcement(of: view.accessibilityElement)
      return ShownState(name: name, appearance: nil, announcements: [announcement])
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
