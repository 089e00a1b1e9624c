import AppKitDialect
import InterfaceBuilder
import ResponderKit
import TextFormats

// Rows of tables and outlines, by their numbers.
extension AppKitScreens {
  /// Returns what operates an object in a row of its table, or the row of a table.
  ///
  /// Throws where there is no such row, and for an accessory, which AppKit's rows do not have.
  func operated(
    _ element: InterfaceElement, in place: RowPlace, asIfShown: Bool
  ) throws(OperationRefusal) -> any OperatedObject {
    try scope.run { () throws(OperationRefusal) in
      let view = try self.view(of: element, in: place)
      guard let clicked = ClickedObject(view, element, in: self, asIfShown: asIfShown) else {
        throw OperationRefusal("the row takes no click", "Name another one.")
      }
      return clicked
    }
  }

  private func view(
    of element: InterfaceElement, in place: RowPlace
  ) throws(OperationRefusal) -> NSView {
    guard let row = place.row, !place.isAccessory else {
      throw OperationRefusal("the rows of AppKit's tables have no accessory", "Name what is in it.")
    }
    let tables = sequence(first: element, next: \.parent)
      .compactMap { [interface] in interface.object(for: $0) as? NSTableView }
    guard let table = tables.first else {
      throw OperationRefusal("it is in no table", "Leave out the row.")
    }
    guard row.section == nil else {
      throw OperationRefusal(
        "AppKit's tables have no sections", "Give the number of the row alone.")
    }
    guard row.row <= table.numberOfRows else {
      let count = table.numberOfRows
      throw OperationRefusal(
        "there is no such row",
        count == 0
          ? "Fill the table with rows." : count == 1 ? "There is 1." : "There are \(count).")
    }
    table.scrollRowToVisible(row.row - 1)
    guard let rowView = table.rowView(atRow: row.row - 1, makeIfNecessary: true) else {
      throw OperationRefusal("the row is not shown", "Name another one.")
    }
    guard interface.object(for: element) !== table else { return rowView }
    let cells = (0..<table.numberOfColumns).compactMap {
      table.view(atColumn: $0, row: row.row - 1, makeIfNecessary: true)
    }
    let id = element.id ?? ""
    guard let view = cells.compactMap({ $0.copiedView(id: id) }).first else {
      throw OperationRefusal(
        "the row has no \(displayName(of: element.name)) \(brief(id))",
        "Name another row, or something in it.")
    }
    return view
  }
}
