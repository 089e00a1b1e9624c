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
    let wanted = rows.rows(of: elements.map { $0.reuseIdentifier })
    var cells: [View] = []
    for (number, row) in wanted {
      guard loading.takesCell() else { break }
      let view = own.removeValue(forKey: number) ?? prototype(elements[number]).makeCell()
      if let row { take(row, view, prototype(elements[number])) }
      list.addSubview(view)
      cells.append(view)
    }
    if cells.count < wanted.count {
      settings.report(
        SampleRows.limitProblem(path: document.path, at: elements[0].parent?.position))
    }
    return cells
  }

  private func fill(_ table: TableView, with cells: [View]) {
    // A grouped table begins with a gap, which its first prototype stands below.
    let gap = table.style == .plain ? 0 : cells.map(\.frame.minY).min() ?? 0
    let header = max(table.tableHeaderView?.frame.maxY ?? 0, gap)
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

  /// Places the items, the header and the footer as the flow layout of the collection does.
  private func fill(
    _ collection: CollectionView, _ content: CollectionContent, with cells: [View]
  ) {
    let others = content.others.map { ($0.kind, result.object(for: $0.element) as? View) }
    collection.placeInFlow(
      cells,
      header: others.first { $0.0 == CollectionView.elementKindSectionHeader }?.1,
      footer: others.first { $0.0 == CollectionView.elementKindSectionFooter }?.1)
    collection.takeItems(
      cells.compactMap { $0 as? CollectionViewCell },
      others: content.others.compactMap {
        result.object(for: $0.element) as? CollectionReusableView
      })
  }

  // MARK: Texts

  /// Sets the texts of a row in a cell.
  private func take(_ row: SampleRows.Row, _ cell: View, _ prototype: Prototype) {
    for (name, text) in row.texts.sorted(by: { $0.key < $1.key }) {
      guard let id = prototype.idsByTextName[name] else {
        report(
          row, name, prototype,
          "'\(brief(name))' names no text in the prototype '\(brief(row.identifier))'")
        continue
      }
      let origin = cell.documentOrigin as? Instantiation
      let view = (origin.map { $0.madeObject(id: id) } ?? result.objects[id]) as? View
      guard let view, view.loadable?.take(text: text) == true else {
        report(row, name, prototype, "'\(brief(name))' shows no text")
        continue
      }
      settings.rowTexts.set((name, text, row.place), of: view)
      settings.rows?.noteFit(of: row, name)
    }
  }

  private func report(
    _ row: SampleRows.Row, _ name: String, _ prototype: Prototype, _ problem: String
  ) {
    let offered = prototype.textNames.prefix(6).map { "'\(brief($0.name))'" }
      .joined(separator: ", ")
    // A row of code has no place, and its prototype has.
    let diagnostic = Diagnostic(
      .warning, id: "rows.text", path: row.place?.path ?? document.path,
      at: row.place?.position ?? prototype.element.position, problem,
      offered.isEmpty ? "There is no text in it." : "Write a name such as \(offered).")
    settings.rows?.noteMisfit(of: row, name, diagnostic)
    settings.reportRow(diagnostic)
  }
}
