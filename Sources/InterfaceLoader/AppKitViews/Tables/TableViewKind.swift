import AppKitDialect
import Graphics
import InterfaceBuilder
import ResponderKit

/// Tables and outlines, whose rows the app has, or the rows of the loader in its place.
protocol AppKitTableKind: AppKitControlKind where Object: NSTableView {}

/// Tables.
enum TableViewKind: AppKitTableKind {
  static var elementNames: [String] { ["tableView"] }
  static func make() -> NSTableView { NSTableView(frame: .zero) }
}

/// Outlines.
enum OutlineViewKind: AppKitTableKind {
  static var elementNames: [String] { ["outlineView"] }
  static func make() -> NSOutlineView { NSOutlineView(frame: .zero) }
}

extension AppKitTableKind {
  static var operatedName: String? { "tables" }
  static var operations: [ScreenOperation.Kind] { [.choose, .tap] }
  static var showsSubviews: Bool { true }

  static func apply(_ element: InterfaceElement, to view: Object, _ context: ViewKind.Context) {
    let content = AppKitTableContent(element)
    // Headers that the document has are connected once they are made.
    view.headerView = nil
    if let height = content.rowHeight { view.rowHeight = height }
    if let spacing = content.intercellSpacing { view.intercellSpacing = spacing }
    view.allowsMultipleSelection = content.allowsMultipleSelection
    view.allowsEmptySelection = content.allowsEmptySelection
    view.allowsColumnSelection = content.allowsColumnSelection
    view.allowsColumnReordering = content.allowsColumnReordering
    view.allowsColumnResizing = content.allowsColumnResizing
    view.allowsTypeSelect = content.allowsTypeSelect
    view.usesAlternatingRowBackgroundColors = content.hasAlternatingColors
    view.isEnabled = content.isEnabled
    if let outline = view as? NSOutlineView, let distance = content.indentationPerLevel {
      outline.indentationPerLevel = distance
    }
  }

  static func connect(_ outlet: String, of view: Object, to target: Responder?) -> Bool {
    switch outlet {
    // A placeholder of the app's class has no rows, and leaves those of the loader.
    case "dataSource":
      if let target = target as? any NSTableViewDataSource { view.dataSource = target }
    case "delegate": if let target = target as? any NSTableViewDelegate { view.delegate = target }
    default: return false
    }
    return true
  }

  static func valueText(of view: Object) -> String? { view.selectionText }
  static func shapes(of view: Object) -> [ViewShape] { view.shapesOfCells }
  static func naturalSize(of element: InterfaceElement, aligned size: Size) -> Size? { nil }

  /// Returns a click on a row, by its text or by its number.
  static func prepare(
    _ operation: ScreenOperation, on view: Object, in context: OperationContext<MouseDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    guard case .choose(let titles) = operation else {
      throw context.misfit(operation, fitting: operations)
    }
    let row = try view.row(named: titles, context.spelled)
    return {
      view.scrollRowToVisible(row)
      let place = view.rect(ofRow: row).intersection(view.visibleRect)
      let point = view.window?.visiblePoint(of: view, in: place)
      context.driver.click(at: point ?? view.convert(place.center, to: nil))
      return view.isRowSelected(row) ? nil : "the row is not selected"
    }
  }
}

/// The headers of a table.
enum TableHeaderViewKind: AppKitKind {
  static var elementNames: [String] { ["tableHeaderView"] }
  static func make() -> NSTableHeaderView { NSTableHeaderView(frame: .zero) }
  static func shapes(of view: NSTableHeaderView) -> [ViewShape] {
    (view.tableView?.tableColumns ?? []).compactMap { column in
      guard let frame = view.frame(ofPart: column), !column.isHidden else { return nil }
      let line = ScreenDrawing.StyledLine(
        column.title, size: 11, alignment: column.headerCell.alignment)
      return ViewShape(content: .part(line, isSelected: false), frame: frame)
    }
  }
}

/// The views of rows in columns.
enum TableCellViewKind: AppKitKind {
  static var elementNames: [String] { ["tableCellView"] }
  static func make() -> NSTableCellView { NSTableCellView(frame: .zero) }
  static func connect(_ outlet: String, of view: NSTableCellView, to target: Responder?) -> Bool {
    switch outlet {
    case "textField": view.textField = target as? NSTextField
    case "imageView": view.imageView = target as? NSImageView
    default: return false
    }
    return true
  }
}

extension NSTableView {
  /// The cells of the rows that are shown, in a table of cells.
  fileprivate var shapesOfCells: [ViewShape] {
    tile()
    var shapes: [ViewShape] = []
    enumerateAvailableRowViews { view, row in
      for (column, cell) in view.shownCells {
        let frame = frameOfCell(atColumn: column, row: row)
        if let button = cell as? NSButtonCell {
          shapes += button.shapes(in: frame)
        } else {
          let line = ScreenDrawing.StyledLine(cell.stringValue, size: 13, alignment: cell.alignment)
          shapes.append(ViewShape(content: .text(line), frame: frame))
        }
      }
    }
    return shapes
  }

  /// Returns the row that an operation chooses, by its text or by its number from 1.
  fileprivate func row(
    named titles: [String], _ spelled: OperationSpelling
  ) throws(OperationRefusal) -> Int {
    guard numberOfRows > 0 else {
      throw OperationRefusal("it has no rows, which the app fills", "Fill it with --rows.")
    }
    guard titles.count == 1 else {
      throw OperationRefusal("a table takes one \(spelled.title)", "Leave out the others.")
    }
    tile()
    if let number = Int(titles[0].drop { !$0.isNumber }), (1...numberOfRows).contains(number),
      titles[0] == "\(number)" || titles[0] == "row \(number)"
    {
      return number - 1
    }
    let found = (0..<min(numberOfRows, SampleRows.limit)).first { row in
      rowView(atRow: row, makeIfNecessary: true)?.text == titles[0]
    }
    if let found { return found }
    throw OperationRefusal(
      "there is no row '\(titles[0])'", "Give a number from 1 to \(numberOfRows), or a text.")
  }
}
