import AppKitDialect
import Graphics
import InterfaceBuilder
import ResponderKit

/// Push buttons, checkboxes, radio buttons and the others that AppKit calls buttons.
enum ButtonKind: AppKitControlKind {
  static var elementNames: [String] { ["button"] }
  static var operatedName: String? { "checkboxes" }
  static var operations: [ScreenOperation.Kind] { [.set, .tap] }
  static func fittingOperations(of view: NSButton) -> [ScreenOperation.Kind] {
    view.hasState ? [.set, .tap] : [.tap]
  }

  static func make() -> NSButton { NSButton(frame: .zero) }

  static func apply(_ content: CellContent, to cell: NSCell, _ context: ViewKind.Context) {
    (cell as? NSButtonCell)?.apply(button: content)
  }

  static func valueText(of view: NSButton) -> String? { view.hasState ? view.state.name : nil }
  static func shownText(of view: NSButton) -> String? { view.shownTitle }

  /// Returns clicks until the button has a state.
  static func prepare(
    _ operation: ScreenOperation, on view: NSButton, in context: OperationContext<MouseDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    guard case .set(let text) = operation, view.hasState else {
      throw context.misfit(operation, fitting: fittingOperations(of: view))
    }
    let known = view.allowsMixedState ? ["on", "off", "mixed"] : ["on", "off"]
    guard known.contains(text) else {
      throw OperationRefusal(
        "'\(text)' is not a state", "Give \(known.joined(separator: " or ")).")
    }
    return {
      for _ in 0..<2 where view.state.name != text { context.driver.click(view) }
      return view.state.name == text ? nil : "the value is \(view.state.name), not \(text)"
    }
  }

  static func visitStates(of view: NSButton, _ visit: (_ name: String) -> Void) {
    guard view.hasState else { return view.visitEnabledStates(visit) }
    let (state, wasEnabled) = (view.state, view.isEnabled)
    defer { (view.state, view.isEnabled) = (state, wasEnabled) }
    view.isEnabled = true
    for state in [NSControl.StateValue.off, .on] + (view.allowsMixedState ? [.mixed] : []) {
      view.state = state
      visit(state.name)
    }
    view.isEnabled = false
    visit("disabled")
  }
}

extension NSButton {
  /// Indicates whether a click changes the state so that it can be seen.
  var hasState: Bool { ((cell as? NSButtonCell)?.showsStateBy ?? []) != [] }
  /// The title that is shown now; nil where only the image is.
  var shownTitle: String? {
    guard let cell = cell as? NSButtonCell, cell.imagePosition != .imageOnly else { return nil }
    let title = cell.displayedTitle
    return title.isEmpty ? nil : title
  }
}
