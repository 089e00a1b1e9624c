import AppKitDialect
import InterfaceBuilder
import ResponderKit

/// Fields for a search.
enum SearchFieldKind: AppKitControlKind {
  static var elementNames: [String] { ["searchField"] }
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
}
