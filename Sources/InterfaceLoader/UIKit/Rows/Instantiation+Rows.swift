import Diagnostics
import Graphics
import InterfaceBuilder
import Lists
import ResponderKit
import TextFormats

// Tables and collections of prototypes that are filled in place of the app's data source.
extension Instantiation {
  /// Fills the tables and the collections of prototypes with the rows of the loader.
  func fillTables() {
    guard let rows = settings.rows else { return }
    for element in elements {
      switch result.object(for: element) {
      case let table as TableView where element.name == "tableView" && table.hasPlacedRows:
        let content = TableContent(element)
        guard !content.prototypes.isEmpty, content.sections.isEmpty else { continue }
        fill(table, with: cells(of: content.prototypes, in: table, rows))
      case let collection as CollectionView where collection.hasPlacedItems:
        let content = CollectionContent(element)
        guard !content.prototypes.isEmpty else { continue }
        fill(collection, content, with: cells(of: content.prototypes, in: collection, rows))
      default: break
      }
    }
  }

  /// Returns the cells of the rows: the first of each prototype is the one that is there already.
  private func cells(
    of elements: [InterfaceElement], in list: View, _ rows: SampleRows
  ) -> [View] {
    var own: [Int: View] = [:]
    for (number, element) in elements.enumerated() {
      own[number] = result.object(for: element) as? View
      own[number]?.removeFromSuperview()
    }
    return rows.rows(of: elements.map { $0.reuseIdentifier }).map { number, row in
      let view = own.removeValue(forKey: number) ?? prototype(elements[number]).makeCell()
      if let row { take(row, view, prototype(elements[number])) }
      list.addSubview(view)
      return view
    }
  }

  private func fill(_ table: TableView, with cells: [View]) {
    let header = table.tableHeaderView?.frame.maxY ?? 0
    let footer = table.tableFooterView
    var bottom = header
    for cell in cells {
      cell.frame.origin.y = bottom
      bottom = cell.frame.maxY
    }
    footer?.frame.origin.y = bottom
    table.takeRows(
      [cells.compactMap { $0 as? TableViewCell }], titles: [], header: nil, footer: nil)
    table.fitContent()
  }

  /// Places the items beside and below each other, as far as they fit, with the distances of the flow layout.
  private func fill(
    _ collection: CollectionView, _ content: CollectionContent, with cells: [View]
  ) {
    let spacing = (
      item: content.minimumInteritemSpacing ?? 0, line: content.minimumLineSpacing ?? 0
    )
    let inset = content.sectionInset ?? .zero
    let start = Point(
      x: inset.left,
      y: (content.others.first { $0.kind == CollectionView.elementKindSectionHeader }
        .flatMap { result.object(for: $0.element) as? View }?.frame.maxY ?? 0) + inset.top)
    var (place, extent) = (start, 0.0)
    for cell in cells {
      let size = cell.frame.size
      if content.scrollsSideways {
        cell.frame.origin = place
        place.x += size.width + spacing.line
        continue
      }
      if place.x > start.x, place.x + size.width > collection.bounds.width - inset.right {
        place = Point(x: start.x, y: place.y + extent + spacing.line)
        extent = 0
      }
      cell.frame.origin = place
      place.x += size.width + spacing.item
      extent = max(extent, size.height)
    }
    collection.takeItems(
      cells.compactMap { $0 as? CollectionViewCell },
      others: content.others.compactMap {
        result.object(for: $0.element) as? CollectionReusableView
      })
  }

  // MARK: Texts

  /// Sets the texts of a row in a cell.
  private func take(_ row: SampleRows.Row, _ cell: View, _ prototype: Prototype) {
    let names = prototype.textNames
    for (name, text) in row.texts.sorted(by: { $0.key < $1.key }) {
      guard let id = prototype.idsByTextName[name] else {
        report(
          row, "'\(brief(name))' names no text in the prototype '\(brief(row.identifier))'", names)
        continue
      }
      let origin = cell.documentOrigin as? Instantiation
      let view = (origin.map { $0.madeObject(id: id) } ?? result.objects[id]) as? View
      guard let view, view.loadable?.take(text: text) == true else {
        report(row, "'\(brief(name))' shows no text", names)
        continue
      }
      result.rowTexts[ObjectIdentifier(view)] = (name, row.place)
    }
  }

  private func report(_ row: SampleRows.Row, _ problem: String, _ names: [Prototype.TextName]) {
    guard let place = row.place else { return }
    let offered = names.prefix(6).map { "'\(brief($0.name))'" }.joined(separator: ", ")
    settings.reportRow(
      Diagnostic(
        .warning, id: "rows.text", path: place.path, at: place.position, problem,
        offered.isEmpty ? "There is no text in it." : "Write a name such as \(offered)."))
  }
}
