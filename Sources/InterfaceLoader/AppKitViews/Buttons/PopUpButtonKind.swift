import AppKitDialect
import Graphics
import InterfaceBuilder
import ResponderKit

/// Buttons that open a menu; the menu is made with the other menus of the document.
enum PopUpButtonKind: AppKitControlKind {
  static var elementNames: [String] { ["popUpButton"] }
  static var operatedName: String? { "buttons with a menu" }
  static var operations: [ScreenOperation.Kind] { [.choose, .tap] }

  static func make() -> NSPopUpButton { NSPopUpButton(frame: .zero, pullsDown: false) }

  static func apply(_ content: CellContent, to cell: NSCell, _ context: ViewKind.Context) {
    guard let cell = cell as? NSPopUpButtonCell else { return }
    cell.apply(content)
    cell.pullsDown = content.pullsDown
    cell.altersStateOfSelectedItem = content.altersStateOfSelectedItem
    (cell.image, cell.imagePosition) = (content.image, .init(documentName: content.imagePosition))
    guard let key = content.keyEquivalent else { return }
    cell.keyEquivalent = key.key
    cell.keyEquivalentModifierMask = .init(key, isCommandByDefault: false)
  }

  static func alignedKind(of element: InterfaceElement) -> String {
    "popUpButton \(element.cellElement.flatMap { CellContent($0).bezelStyle } ?? "-")"
  }

  static func valueText(of view: NSPopUpButton) -> String? {
    view.pullsDown ? nil : view.titleOfSelectedItem ?? "none"
  }
  static func shownText(of view: NSPopUpButton) -> String? { view.shownTitle }

  static func shapes(of view: NSPopUpButton) -> [ViewShape] {
    guard view.shownTitle != nil || view.image == nil else {
      return (view.cell as? NSButtonCell)?.shapes(in: view.bounds) ?? []
    }
    let line = ScreenDrawing.StyledLine("\(view.title) ⌄", size: 13, alignment: .center)
    return [ViewShape(content: .part(line, isSelected: false), frame: view.bounds)]
  }

  /// Returns the choice of an item, by the titles of its submenus and its own.
  static func prepare(
    _ operation: ScreenOperation, on view: NSPopUpButton, in context: OperationContext<MouseDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    guard case .choose(let titles) = operation else {
      throw context.misfit(operation, fitting: operations)
    }
    return {
      context.driver.click(view)
      return context.choose(titles)
    }
  }
}

extension OperationContext<MouseDriver> {
  /// Chooses an item of the open menu; returns why it cannot be chosen.
  @MainActor
  func choose(_ titles: [String]) -> String? {
    do throws(MenuError) {
      try driver.choose(path: titles)
      return nil
    } catch {
      driver.dismissMenu()
      return error.reason(title: spelled.title)
    }
  }
}
