public import Accessibility
public import ControlValues
package import InterfaceBuilder

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
    dialectScreens.shownStates(of: control)
  }
}
