public import Accessibility
import ButtonModel
import ControlCore
public import ControlValues
package import InterfaceBuilder
import ResponderKit
import ValueControls

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
    func state(_ name: String, _ appearance: ButtonAppearance? = nil) -> ShownState {
      ShownState(
        name: name, appearance: appearance, announcements: announcements(of: control))
    }
    let (isEnabled, isSelected, isHighlighted) =
      (live.isEnabled, live.isSelected, live.isHighlighted)
    defer {
      (live.isEnabled, live.isSelected) = (isEnabled, isSelected)
      if live.isHighlighted != isHighlighted { live.isHighlighted = isHighlighted }
    }
    if let button = live as? Button {
      defer { button.looksFocused = false }
      return Self.states.map { state("\($0)", button.appearance(in: $0)) }
    }
    var states: [ShownState] = []
    live.isEnabled = true
    if let toggle = live as? Switch {
      let isOn = toggle.isOn
      defer { toggle.isOn = isOn }
      for isOn in [true, false] {
        toggle.isOn = isOn
        states.append(state(isOn ? "on" : "off"))
      }
    } else {
      states.append(state("normal"))
    }
    live.isEnabled = false
    return states + [state("disabled")]
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
