import AppKitDialect
import Diagnostics
import Graphics
import InterfaceBuilder
import ResponderKit
import TextFormats

// Tables with their columns, and the rows of the loader.
extension AppKitInstantiation {
  /// Makes the columns of a table.
  func addColumns(of element: InterfaceElement, to table: NSTableView) {
    let content = AppKitTableContent(element)
    let context = ViewKind.Context(imageSizes: loading.imageSizes, settings: settings)
    for content in content.columns {
      let column =
        custom(content.element) as? NSTableColumn
        ?? NSTableColumn(identifier: .init(content.identifier ?? ""))
      keep(column, content.element)
      if let identifier = content.identifier { column.identifier = .init(identifier) }
      column.title = content.title
      column.headerToolTip = content.headerToolTip
      if let alignment = TextAlignment.named(content.headerAlignment) {
        column.headerCell.alignment = alignment
      }
      column.minWidth = content.minWidth
      if let width = content.maxWidth { column.maxWidth = width }
      column.width = content.width
      (column.isEditable, column.isHidden) = (content.isEditable, content.isHidden)
      column.sortDescriptorPrototype = content.sorting.map {
        NSSortDescriptor(key: $0.key, ascending: $0.isAscending, selectorName: $0.selector)
      }
      if let cell = content.dataCell {
        column.dataCell = custom(cell) as? NSCell ?? NSCell.made(of: cell, context)
      }
      name(column, content.element)
      table.addTableColumn(column)
      if column.identifier.rawValue.isEmpty, !content.prototypes.isEmpty {
        // The identifier that Interface Builder gives where the document has none.
        let place = table.numberOfColumns - 1
        column.identifier = .init("AutomaticTableColumnIdentifier.\(place)")
      }
      for (place, prototype) in content.prototypes.enumerated() {
        // A view without an identifier of its own has that of its column.
        let automatic = place == 0 ? column.identifier.rawValue : nil
        guard let identifier = AppKitViewContent(prototype).identifier ?? automatic else {
          continue
        }
        rowPrototypes.append(AppKitPrototype(prototype, identifier, of: table, self))
      }
    }
    if let outline = table as? NSOutlineView, let id = content.outlineColumnID {
      outline.outlineTableColumn = result.objects[id] as? NSTableColumn
    }
  }

  /// Gives the tables their headers, once all are there.
  func connectHeaders() {
    for element in elements {
      guard let table = result.object(for: element) as? NSTableView,
        let id = AppKitTableContent(element).headerViewID
      else { continue }
      table.headerView = result.objects[id] as? NSTableHeaderView
    }
  }

  // MARK: Rows

  /// Fills the tables with the rows of the loader, in the place of the app's data source.
  func fillTables() {
    guard let rows = settings.rows else { return }
    for element in elements {
      guard let table = result.object(for: element) as? NSTableView,
        !result.ofRegisteredClass.contains(ObjectIdentifier(table))
      else { continue }
      fill(table, AppKitTableContent(element).columns, rows)
    }
  }

  private func fill(
    _ table: NSTableView, _ columns: [TableColumnContent], _ rows: SampleRows
  ) {
    guard !columns.isEmpty else { return }
    let counts = columns.map(\.prototypes.count)
    // The column with most prototypes has one for each kind of row.
    let widest = counts.indices.max { counts[$0] < counts[$1] } ?? 0
    let kinds: [InterfaceElement?] = counts[widest] > 0 ? columns[widest].prototypes : [nil]
    let wanted = rows.rows(of: kinds.map { $0.flatMap { AppKitViewContent($0).identifier } })
    var made: Set<Int> = []
    var filled: [[SampleTableRows.Contents?]] = []
    for (kind, row) in wanted {
      guard loading.takesCell() else {
        settings.report(SampleRows.limitProblem(path: document.path, at: kinds[0]?.position))
        break
      }
      filled.append(
        columns.map { column in
          guard !column.prototypes.isEmpty else {
            return column.dataCell.flatMap { CellContent($0).title }.map { .value($0) }
          }
          let prototype = column.prototypes[min(kind, column.prototypes.count - 1)]
          let isFirst = made.insert(prototype.ordinal).inserted
          let views = isFirst ? firstRow(of: prototype) : copy(of: prototype)
          if let row { take(row, views, prototype) }
          return .view(views.root)
        })
    }
    let source = SampleTableRows(filled, in: table.tableColumns)
    objects.rows.append(source)
    (table.dataSource, table.delegate) = (source, source)
  }

  /// The views of a row in a column, with their elements.
  private typealias RowViews = (root: NSView, views: [(view: NSView, element: InterfaceElement)])

  /// Makes the views of the first row of a prototype, which are those of the document.
  private func firstRow(of element: InterfaceElement) -> RowViews {
    (makeView(element), views(of: element, in: result))
  }

  /// Makes the views of another row of a prototype, connected as those of the first one are.
  private func copy(of element: InterfaceElement) -> RowViews {
    let own = [element] + Array(element.descendants)
    let (copy, root) = AppKitInstantiation.copy(
      of: element, loading, owner: owner, among: result.objects, in: objects.scope)
    for element in own {
      if let object = copy.result.object(for: element) {
        objects.copies[ObjectIdentifier(object)] = element
      }
    }
    objects.copied.append(copy.objects)
    return (root, views(of: element, in: copy.result))
  }

  private func views(
    of element: InterfaceElement, in result: LoadedInterface
  ) -> [(view: NSView, element: InterfaceElement)] {
    ([element] + Array(element.descendants)).compactMap { element in
      (result.object(for: element) as? NSView).map { ($0, element) }
    }
  }

  // MARK: Texts

  /// Sets the texts of a row in its fields: by `textField`, an id, a label in Interface Builder, or the text in the
  /// document.
  private func take(_ row: SampleRows.Row, _ views: RowViews, _ prototype: InterfaceElement) {
    guard AppKitViewContent(prototype).identifier == row.identifier else { return }
    var fields: [String: NSTextField] = [:]
    for case (let field as NSTextField, let element) in views.views {
      let isTextField = document.connections(of: prototype).contains {
        $0.property == "textField" && $0.targetID == element.id
      }
      let names = [
        isTextField ? "textField" : nil, element.id, element.userLabel, field.stringValue,
      ]
      for name in names.compactMap({ $0 }) where fields[name] == nil { fields[name] = field }
    }
    for (name, text) in row.texts.sorted(by: { $0.key < $1.key }) {
      guard let field = fields[name] else {
        let problem = Diagnostic(
          .warning, id: "rows.text", path: row.place?.path ?? document.path,
          at: row.place?.position ?? prototype.position,
          "'\(brief(name))' names no text in the prototype '\(brief(row.identifier))'",
          "Write textField, or the id of a field.")
        settings.rows?.noteMisfit(of: row, name, problem)
        settings.reportRow(problem)
        continue
      }
      field.stringValue = text
      settings.rowTexts.set((name, text, row.place), of: field)
      settings.rows?.noteFit(of: row, name)
    }
  }
}
