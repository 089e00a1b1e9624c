import AppKitDialect
import ControlCore
import Navigation
package import ResponderKit

/// A state of an object that code of an app sets.
package enum CodedState: String, Sendable, Hashable, CaseIterable {
  case enabled, disabled, selected, deselected, shown, hidden

  /// Returns the states that an object is not in and that code may give it.
  @MainActor
  package static func open(to object: Responder) -> [CodedState] {
    var states: [CodedState] = []
    switch object {
    case let view as any ShowsBarItem: states.append(view.barItem.isEnabled ? .disabled : .enabled)
    case let control as Control:
      states.append(control.isEnabled ? .disabled : .enabled)
      states.append(control.isSelected ? .deselected : .selected)
    case let control as NSControl: states.append(control.isEnabled ? .disabled : .enabled)
    // A menu decides itself which items are enabled, unless it is told not to.
    case let item as NSMenuItem where item.menu?.autoenablesItems == false:
      states.append(item.isEnabled ? .disabled : .enabled)
    default: break
    }
    switch object {
    case let view as View: states.append(view.isHidden ? .shown : .hidden)
    case let view as NSView: states.append(view.isHidden ? .shown : .hidden)
    case let item as NSMenuItem: states.append(item.isHidden ? .shown : .hidden)
    default: break
    }
    return states
  }

  /// Gives an object the state; returns false for one that has no such state.
  @MainActor
  package func set(on object: Responder) -> Bool {
    let isEnabling = [.enabled, .disabled].contains(self)
    if isEnabling, (object as? NSMenuItem)?.menu?.autoenablesItems == true { return false }
    switch (self, object) {
    case (.enabled, let view as any ShowsBarItem), (.disabled, let view as any ShowsBarItem):
      view.barItem.isEnabled = self == .enabled
    case (.enabled, let control as Control), (.disabled, let control as Control):
      control.isEnabled = self == .enabled
    case (.enabled, let control as NSControl), (.disabled, let control as NSControl):
      control.isEnabled = self == .enabled
    case (.enabled, let item as NSMenuItem), (.disabled, let item as NSMenuItem):
      item.isEnabled = self == .enabled
    case (.selected, let control as Control), (.deselected, let control as Control):
      control.isSelected = self == .selected
    case (.shown, let view as View), (.hidden, let view as View): view.isHidden = self == .hidden
    case (.shown, let view as NSView), (.hidden, let view as NSView):
      view.isHidden = self == .hidden
    case (.shown, let item as NSMenuItem), (.hidden, let item as NSMenuItem):
      item.isHidden = self == .hidden
    default: return false
    }
    return true
  }
}
