import ControlCore
package import ControlValues
package import ResponderKit

extension Button {
  /// The place where the plain title that a button shows was set.
  package enum TitleSource {
    /// A pop-up button's choice.
    case selection(MenuElement)
    /// The configuration.
    case configuration
    /// The content for a state.
    case state(ControlState)
  }

  /// The place where ``currentTitle`` was set; nil without a title.
  package final var titleSource: TitleSource? {
    guard currentTitle != nil else { return nil }
    if let extras, extras.title != nil {
      if extras.changesSelection, let selection = extras.selection { return .selection(selection) }
      return .configuration
    }
    return .state(content.stored(.title, for: state) == nil ? .normal : state)
  }
}
