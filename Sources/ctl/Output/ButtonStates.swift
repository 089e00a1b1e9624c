import ButtonModel
import ControlCore
import InterfaceBuilder
import InterfaceLoader
import Presenters
import ResponderKit

/// What the buttons of a document look like in each state, as the live ones have it.
enum ButtonStates {
  /// The states of Apple's page on `UIButton`, and what they make together.
  private static let states: [ControlState] = [
    .normal, .highlighted, .selected, .disabled, .focused, [.highlighted, .selected],
    [.disabled, .selected],
  ]

  /// Returns the states of each control of a document with what they look like, in order; none for
  /// what is no button.
  static func all(of version: DocumentVersion) -> [[(state: String, looks: String)]] {
    // Commands run on the main thread.
    MainActor.assumeIsolated {
      let interface = Speaker().load(version)
      return version.document.controls.map { control in
        (interface.object(for: control.element) as? Button).map { looks(of: $0) } ?? []
      }
    }
  }

  @MainActor
  private static func looks(of button: Button) -> [(state: String, looks: String)] {
    var rows: [(state: String, looks: String)] = []
    var known: [(state: ControlState, looks: String)] = []
    for state in states {
      button.isHighlighted = state.contains(.highlighted)
      button.isSelected = state.contains(.selected)
      button.isEnabled = !state.contains(.disabled)
      button.looksFocused = state.contains(.focused)
      button.setNeedsUpdateConfiguration()
      let looks = visible("\(button.currentAppearance)", limit: 8192)
      // Of combinations, those that look like none of their parts.
      let isPart = known.contains { state.isSuperset(of: $0.state) && $0.looks == looks }
      known.append((state, looks))
      if isPart, state.rawValue.nonzeroBitCount > 1 { continue }
      rows.append(("\(state)", isPart ? "as normal" : looks))
    }
    return rows
  }
}
