import AppKitDialect
import InterfaceBuilder
import ResponderKit

/// Fields for a search.
enum SearchFieldKind: AppKitControlKind {
  static var elementNames: [String] { ["searchField"] }
  static var operatedName: String? { "search fields" }
  static var operations: [ScreenOperation.Kind] { [.type, .choose, .tap] }
  static func make() -> NSSearchField { NSSearchField(frame: .zero) }
  static func alignedKind(of element: InterfaceElement) -> String { "searchField -" }

  static func apply(_ content: CellContent, to cell: NSCell, _ context: ViewKind.Context) {
    guard let cell = cell as? NSSearchFieldCell else { return }
    cell.apply(field: content)
    cell.sendsWholeSearchString = content.sendsWholeSearchString
    cell.sendsSearchStringImmediately = content.sendsSearchStringImmediately
    cell.recentsAutosaveName = content.recentsAutosaveName
    if let number = content.maximumRecents { cell.maximumRecents = number }
  }

  static func connect(_ outlet: String, of view: NSSearchField, to target: Responder?) -> Bool {
    switch outlet {
    case "searchMenuTemplate": view.searchMenuTemplate = target as? NSMenu
    case "delegate": view.delegate = target as? any NSTextFieldDelegate
    default: return false
    }
    return true
  }

  /// Returns a click on the magnifying glass and the choice of an item of its menu.
  static func prepare(
    _ operation: ScreenOperation, on view: NSSearchField, in context: OperationContext<MouseDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    guard case .choose(let titles) = operation else {
      throw context.misfit(operation, fitting: operations)
    }
    guard view.searchMenuTemplate != nil else {
      throw OperationRefusal("the search field has no menu", "Use \(context.spelled(.type)).")
    }
    return {
      context.driver.click(at: view.convert(view.centerOfSearchButton, to: nil))
      return context.choose(titles)
    }
  }
}
