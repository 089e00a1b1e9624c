import AppKitDialect
import FoundationEssentials
import Graphics
import InterfaceBuilder
import ResponderKit

/// Controls that show the steps to a place in the file system.
enum PathControlKind: AppKitControlKind {
  static var elementNames: [String] { ["pathControl"] }
  static var operatedName: String? { "path controls" }
  static var operations: [ScreenOperation.Kind] { [.choose, .tap] }

  static func make() -> NSPathControl { NSPathControl(frame: .zero) }

  static func apply(_ content: CellContent, to cell: NSCell, _ context: ViewKind.Context) {
    guard let cell = cell as? NSPathCell else { return }
    cell.apply(content)
    cell.pathStyle = content.pathStyle == "popUp" ? .popUp : .standard
    cell.url = content.url.flatMap { URL(string: $0) }
    (cell.allowedTypes, cell.placeholderString) = (content.allowedTypes, content.placeholder)
    cell.backgroundColor = content.backgroundColor
  }

  static func valueText(of view: NSPathControl) -> String? { view.url?.path ?? "no path" }
  static func shownText(of view: NSPathControl) -> String? { view.pathItems.last?.title }

  static func shapes(of view: NSPathControl) -> [ViewShape] {
    let steps = view.pathItems.map(\.title)
    let text =
      view.pathStyle == .popUp
      ? steps.last.map { "\($0) ⌄" } : steps.isEmpty ? nil : steps.joined(separator: " ▸ ")
    let line = ScreenDrawing.StyledLine(text ?? view.placeholderString ?? "", size: 12)
    return [ViewShape(content: .field(line, isPlaceholder: text == nil), frame: view.bounds)]
  }

  /// Returns a click on a step, by its title, or its choice in the menu.
  static func prepare(
    _ operation: ScreenOperation, on view: NSPathControl, in context: OperationContext<MouseDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    guard case .choose(let titles) = operation else {
      throw context.misfit(operation, fitting: operations)
    }
    let steps = SegmentNames(view.pathItems.map(\.title))
    if view.pathStyle == .popUp {
      return {
        context.driver.click(view)
        return context.choose(titles)
      }
    }
    let step = view.pathItems[try steps.chosen(by: titles, context.spelled)]
    return {
      guard let place = view.frame(ofPart: step), place.width > 0 else {
        return "the step is outside of the control"
      }
      context.driver.click(at: view.convert(place.center, to: nil))
      return nil
    }
  }
}
