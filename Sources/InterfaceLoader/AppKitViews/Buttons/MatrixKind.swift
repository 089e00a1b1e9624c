import AppKitDialect
import Graphics
import InterfaceBuilder
import ResponderKit

/// Controls with several cells, which the kind makes.
enum MatrixKind: AppKitControlKind {
  static var elementNames: [String] { ["matrix"] }
  static var operatedName: String? { "matrices" }
  static func make() -> NSMatrix { NSMatrix(frame: .zero) }

  static func shapes(of view: NSMatrix) -> [ViewShape] {
    view.cells.enumerated().flatMap { place, cell -> [ViewShape] in
      let frame = view.cellFrame(
        atRow: place / view.numberOfColumns, column: place % view.numberOfColumns)
      if let button = cell as? NSButtonCell { return button.shapes(in: frame) }
      return [ViewShape(content: .text(.init(cell.stringValue, size: 13)), frame: frame)]
    }
  }

  static func apply(_ element: InterfaceElement, to view: NSMatrix, _ context: ViewKind.Context) {
    let content = MatrixContent(element)
    view.allowsEmptySelection = content.allowsEmptySelection
    switch content.mode {
    case "list": view.mode = .listModeMatrix
    case "highlight": view.mode = .highlightModeMatrix
    case "track": view.mode = .trackModeMatrix
    default: view.mode = .radioModeMatrix
    }
    if let size = content.cellSize { view.cellSize = size }
    if let spacing = content.intercellSpacing { view.intercellSpacing = spacing }
    let columns = content.columns
    let rows = columns.map(\.count).max() ?? 0
    guard rows * columns.count <= 10_000 else { return }
    view.renewRows(rows, columns: columns.count)
    for (column, cells) in columns.enumerated() {
      for (row, element) in cells.enumerated() {
        let cell = NSCell.made(of: element, context)
        let isOn = cell.state == .on
        if view.mode == .radioModeMatrix { cell.state = .off }
        view.putCell(cell, atRow: row, column: column)
        if isOn, view.mode == .radioModeMatrix { view.selectCell(atRow: row, column: column) }
      }
    }
  }
}
