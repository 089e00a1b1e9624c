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

// What is aligned, with the number of equalities that it was seen in.
extension PopUpButtonKind {
  static func alignment(
    of element: InterfaceElement, in generation: ControlGeneration
  ) -> ControlAlignment? {
    let cell = element.cellElement.map { CellContent($0) }
    let style = cell?.bezelStyle ?? ""
    guard generation < .tahoe else {
      return style == "rounded" || style == "texturedRounded" ? ControlAlignment(baseline: 7) : nil
    }
    switch style {
    case "rounded" where generation == .catalina:
      return cell?.controlSize == "small"
        ? ControlAlignment(top: 1, left: 3, bottom: 3, right: 3, baseline: 5)  // 3
        : ControlAlignment(top: 2, left: 2, bottom: 3, right: 3, baseline: 6)  // 13
    case "rounded":  // 40
      return ControlAlignment(top: 1, left: 3, bottom: 4, right: 4, baseline: 6)
    case "regularSquare":
      return ControlAlignment(top: 2, left: 0, bottom: 3, right: 0, baseline: 6)  // 2
    case "texturedRounded":
      return ControlAlignment(top: 1, left: 3, bottom: 2, right: 3, baseline: 6)  // 1
    case "roundedRect": return ControlAlignment(baseline: 5)  // 6
    default: return nil
    }
  }
}
