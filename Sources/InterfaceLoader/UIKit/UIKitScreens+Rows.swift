import FoundationEssentials
import InterfaceBuilder
import Lists
import ResponderKit
import TextFormats

// Rows of tables and items of collections, by their numbers.
extension UIKitScreens {
  /// Returns the view of an element in a row, the cell of the row, or its accessory.
  ///
  /// Throws where there is no such row or accessory.
  func view(
    of element: InterfaceElement, in place: RowPlace, near spoken: LiveDocument.SpokenPlace?
  ) throws(OperationRefusal) -> View {
    let named = place.row == nil ? spoken.flatMap { self.cell(around: $0) } : nil
    let cell = if let named { named } else { try cell(of: element, place.row) }
    if place.isAccessory {
      let row = cell as? TableViewCell
      guard let accessory = row?.detailButton ?? row?.accessoryView else {
        throw OperationRefusal(
          "the row has no accessory that takes a touch",
          "It has one with accessoryType detailButton or detailDisclosureButton, or with a view.")
      }
      return accessory
    }
    let own = interface.object(for: element) as? View
    if own is TableView || own is CollectionView || live.element(of: cell) == element {
      return cell
    }
    if let own, own.isDescendant(of: cell) { return own }
    if let made = cell.documentOrigin as? Instantiation, let id = element.id,
      let view = made.madeObject(id: id) as? View
    {
      return view
    }
    let name =
      live.element(of: cell)?.reuseIdentifier.map { ", which is of '\(brief($0))'," } ?? ""
    throw OperationRefusal(
      "the row\(name) has no \(displayName(of: element.name)) \(element.id ?? "")",
      "Name another row, or something in it.")
  }

  /// Returns the cell around what a screen reader says at a place; nil where there is none.
  private func cell(around place: LiveDocument.SpokenPlace) -> View? {
    guard let object = tapTarget(at: place)?.target.view else { return nil }
    let cells = object.viewsAround.filter { $0 is TableViewCell || $0 is CollectionViewCell }
    // Only rows of tables have accessories.
    return cells.first { $0 is TableViewCell } ?? cells.first
  }

  /// Returns the cell of a row in the table around an element; that around the element without a row.
  private func cell(
    of element: InterfaceElement, _ row: RowPlace.Row?
  ) throws(OperationRefusal) -> View {
    guard !element.isGestureRecognizer else {
      throw OperationRefusal(
        "the recognizers of a row have no names of their own", "Name the view that lists it.")
    }
    let around = sequence(first: element, next: \.parent).lazy
      .compactMap { [interface] in interface.object(for: $0) as? View }
    guard let row else {
      guard let cell = around.first(where: { $0 is TableViewCell || $0 is CollectionViewCell })
      else { throw OperationRefusal("there is no row around it", "Name one with its table.") }
      guard !isWithoutRow(element) else {
        throw OperationRefusal("it is in a prototype without a row", "Give the prototype one.")
      }
      return cell
    }
    guard let list = around.first(where: { $0 is TableView || $0 is CollectionView }) else {
      throw OperationRefusal("it is in no table and no collection", "Leave out the row.")
    }
    let counts =
      (list as? TableView).map { table in
        (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
      } ?? (list as? CollectionView).map { collection in
        (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
      } ?? []
    guard let path = row.indexPath(among: counts) else {
      let numbers = counts.map { "\($0)" }.joined(separator: ", ")
      throw OperationRefusal(
        "there is no such row",
        counts.count == 1
          ? counts[0] == 1 ? "There is 1." : "There are \(counts[0])."
          : "Its sections have \(numbers) rows.")
    }
    let cell =
      (list as? TableView)?.cellOfRow(at: path) ?? (list as? CollectionView)?.cellOfItem(at: path)
    guard let cell else { throw OperationRefusal("the row has no cell", "Name another one.") }
    return cell
  }
}

extension RowPlace.Row {
  /// Returns the path of the row in sections of so many rows; nil for one that is not there.
  func indexPath(among counts: [Int]) -> IndexPath? {
    if let section {
      guard counts.indices.contains(section - 1), row <= counts[section - 1] else { return nil }
      return IndexPath(row: row - 1, section: section - 1)
    }
    var rest = row - 1
    for (section, count) in counts.enumerated() {
      if rest < count { return IndexPath(row: rest, section: section) }
      rest -= count
    }
    return nil
  }
}
