import AppKitDialect
import Graphics
import InterfaceBuilder
import ResponderKit

/// Fields with a list of values.
enum ComboBoxKind: AppKitControlKind {
  static var elementNames: [String] { ["comboBox"] }
  static var operatedName: String? { "combo boxes" }
  static var operations: [ScreenOperation.Kind] { [.type, .choose, .tap] }

  static func make() -> NSComboBox { NSComboBox(frame: .zero) }
  static func alignedKind(of element: InterfaceElement) -> String { "comboBox -" }

  static func apply(_ content: CellContent, to cell: NSCell, _ context: ViewKind.Context) {
    guard let cell = cell as? NSComboBoxCell else { return }
    cell.apply(field: content)
    cell.addItems(withObjectValues: content.objectValues ?? [])
    (cell.completes, cell.usesDataSource) = (content.completes, content.usesDataSource)
    cell.numberOfVisibleItems = content.numberOfVisibleItems
    cell.isButtonBordered = content.isButtonBordered
  }

  static func valueText(of view: NSComboBox) -> String? { view.stringValue }

  static func shapes(of view: NSComboBox) -> [ViewShape] {
    let line = ScreenDrawing.StyledLine("⌄", size: 13, alignment: .right)
    var place = view.bounds
    place.size.width = max(place.width - 6, 0)
    return view.fieldShapes + [ViewShape(content: .text(line), frame: place)]
  }

  static func connect(_ outlet: String, of view: NSComboBox, to target: Responder?) -> Bool {
    switch outlet {
    case "dataSource": view.dataSource = target as? any NSComboBoxDataSource
    case "delegate": view.delegate = target as? any NSTextFieldDelegate
    default: return false
    }
    return true
  }

  /// Returns a click on the button and the choice of an item.
  static func prepare(
    _ operation: ScreenOperation, on view: NSComboBox, in context: OperationContext<MouseDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    guard case .choose(let titles) = operation else {
      throw context.misfit(operation, fitting: operations)
    }
    return {
      context.driver.click(at: view.convert(view.centerOfButton, to: nil))
      return context.choose(titles)
    }
  }
}
