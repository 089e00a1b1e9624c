package import ControlCore
package import FoundationEssentials
package import ResponderKit

// What archives need of tables and collections.

extension TableView: MakesViews {
  /// The cells and the titles of a data source; the rows of a document are given views.
  package var ownViews: [View] {
    guard rows.placed == nil else { return [] }
    return Array(rows.cells.values) + Array(rows.headers.values)
      + Array(rows.footers.values) + subviews.filter { $0 is SectionIndexView }
  }

  /// The rows of a document by their sections, and the titles of these; nil for those of a data source.
  package final var placedRows: (sections: [[TableViewCell]], titles: [View])? {
    rows.placed.map { ($0.sections, $0.titles) }
  }

  /// The prototypes of a document by their identifiers, sorted.
  package final var prototypeOrigins: [(identifier: String, origin: AnyObject?)] {
    rows.cellSources.sorted { $0.key < $1.key }.compactMap { identifier, source in
      if case .prototype(_, let origin) = source { (identifier, origin) } else { nil }
    }
  }

  /// The classes, nil for a nib, of which cells are made, by their identifiers.
  package final var registeredCells: [String: AnyClass?] { rows.cellSources.registered }
  /// The classes, nil for a nib, of which headers and footers are made, by their identifiers.
  package final var registeredHeaders: [String: AnyClass?] { rows.headerSources.registered }

  /// The rows that are selected.
  package final var selectedRows: [IndexPath] {
    get { rows.selected }
    set { for path in newValue { selectRow(at: path, animated: false, scrollPosition: .none) } }
  }
}

extension [String: ReusableSource] {
  /// The classes, nil for a nib.
  ///
  /// A registration has an identifier of its own each time, and comes back with its data source.
  fileprivate var registered: [String: AnyClass?] {
    filter { UUID(uuidString: $0.key) == nil }.compactMapValues { source in
      switch source {
      case .type(let type): .some(type)
      case .nib: .some(nil)
      case .prototype: nil
      }
    }
  }
}

extension CollectionView: MakesViews {
  package var ownViews: [View] {
    guard items.placed == nil else { return [] }
    return Array(items.cells.values) + Array(items.others.values)
  }

  /// The cells of a document, and its other views; nil for those of a data source.
  package final var placedItems: (cells: [CollectionViewCell], others: [CollectionReusableView])? {
    guard let placed = items.placed else { return nil }
    return (
      placed.compactMap { $0 as? CollectionViewCell }, placed.filter { !($0 is CollectionViewCell) }
    )
  }

  /// The prototypes of a document by their kinds, nil for cells, and their identifiers, sorted.
  package final var prototypeOrigins: [(kind: String?, identifier: String, origin: AnyObject?)] {
    let cells = items.cellSources.map { (kind: String?.none, identifier: $0.key, source: $0.value) }
    let others = items.otherSources.map {
      (kind: String?.some($0.key.kind), identifier: $0.key.identifier, source: $0.value)
    }
    return (cells + others).sorted {
      ($0.kind ?? "", $0.identifier) < ($1.kind ?? "", $1.identifier)
    }
    .compactMap { kind, identifier, source in
      if case .prototype(_, let origin) = source { (kind, identifier, origin) } else { nil }
    }
  }

  /// The classes, nil for a nib, of which cells are made, by their identifiers.
  package final var registeredCells: [String: AnyClass?] { items.cellSources.registered }
  /// The classes, nil for a nib, of which the other views of a kind are made, by their identifiers.
  package final func registeredViews(ofKind kind: String) -> [String: AnyClass?] {
    let own = items.otherSources.filter { $0.key.kind == kind }
    return Dictionary(uniqueKeysWithValues: own.map { ($0.key.identifier, $0.value) }).registered
  }
  /// The kinds of which other views are registered, sorted.
  package final var registeredKinds: [String] { Set(items.otherSources.keys.map(\.kind)).sorted() }

  /// The items that are selected.
  package final var selectedItems: [IndexPath] {
    get { items.selected }
    set { for path in newValue { selectItem(at: path, animated: false, scrollPosition: []) } }
  }
}

extension TableViewCell: MakesViews {
  package var ownViews: [View] {
    let own: [View?] = [
      contentView, backgroundView, selectedBackgroundView, multipleSelectionBackgroundView,
      accessoryView, editingAccessoryView, state.details, state.rowControl, state.reorderControl,
    ]
    return own.compactMap { $0 }
  }

  /// The style, which the initializer sets.
  package final var cellStyle: CellStyle { style }
  /// The labels and the image view that the cell has made or taken.
  package final var standardViews: (text: Label?, detail: Label?, image: ImageView?) {
    (state.textLabel, state.detailTextLabel, state.imageView)
  }
  /// Sets the reuse identifier, which is otherwise set by the initializer.
  package final func takeIdentifier(_ identifier: String?) { state.reuseIdentifier = identifier }
  /// Makes the cell that of a document with a height of its own.
  package final func becomeCellOfDocument(configuredTexts: [String], height: Scalar) {
    state.document = CellDocumentState(configuredTexts: configuredTexts, height: height)
  }
  /// The name of a closure of the cell; nil if it has none.
  package final var closure: String? {
    configurationUpdateHandler == nil ? nil : "configurationUpdateHandler"
  }
}

extension CellDocumentState {
  /// The texts of a content configuration of the document.
  package var texts: [String] { configuredTexts }
  /// The height of the row.
  package var rowHeight: Scalar { height }
  /// The segues of the cell, and those of its accessory.
  package var allSegues: (own: [Action], accessory: [Action]) { (segues, accessorySegues) }
}

extension TableViewHeaderFooterView: MakesViews {
  package var ownViews: [View] { [contentView, backgroundView].compactMap { $0 } }
}

extension CollectionViewCell: MakesViews {
  package var ownViews: [View] {
    [contentView, backgroundView, selectedBackgroundView].compactMap { $0 }
  }
  /// The segues of the document.
  package final var ownSegues: [Action] { segues }
}
