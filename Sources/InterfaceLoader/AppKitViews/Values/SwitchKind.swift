import AppKitDialect
import Graphics
import InterfaceBuilder
import ResponderKit

/// Switches, which have no cell in documents.
enum SwitchKind: AppKitControlKind {
  static var elementNames: [String] { ["switch"] }
  static var operatedName: String? { "switches" }
  static var operations: [ScreenOperation.Kind] { [.set, .tap] }

  static func make() -> NSSwitch { NSSwitch(frame: .zero) }

  static func apply(_ element: InterfaceElement, to view: NSSwitch, _ context: ViewKind.Context) {
    let content = CellContent(element)
    view.cell?.apply(content)
    view.state = .init(documentName: content.state)
  }

  static func valueText(of view: NSSwitch) -> String? { view.state.name }

  static func shapes(of view: NSSwitch) -> [ViewShape] {
    [ViewShape(content: .toggle(isOn: view.state == .on), frame: view.bounds)]
  }

  static func prepare(
    _ operation: ScreenOperation, on view: NSSwitch, in context: OperationContext<MouseDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    guard case .set(let text) = operation else {
      throw context.misfit(operation, fitting: operations)
    }
    guard ["on", "off"].contains(text) else {
      throw OperationRefusal("'\(text)' is not a state", "Give on or off.")
    }
    return {
      if view.state.name != text { context.driver.click(view) }
      return view.state.name == text ? nil : "the value is \(view.state.name), not \(text)"
    }
  }

  static func visitStates(of view: NSSwitch, _ visit: (_ name: String) -> Void) {
    view.visitStates([.off, .on], visit)
  }
}

extension NSControl {
  /// Calls a closure in each state of a control that is on or off, and while it is disabled.
  func visitStates(_ states: [StateValue], _ visit: (_ name: String) -> Void) {
    guard let cell else { return }
    let (state, wasEnabled) = (cell.state, isEnabled)
    defer { (cell.state, isEnabled) = (state, wasEnabled) }
    isEnabled = true
    for state in states {
      cell.state = state
      visit(state.name)
    }
    isEnabled = false
    visit("disabled")
  }
}
