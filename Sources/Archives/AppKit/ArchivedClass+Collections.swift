import AppKitDialect
import FoundationEssentials
import Graphics

// Tables, outlines and collections.
extension ArchivedClass {
  static let collections: [ArchivedClass] = [
    ArchivedClass("NSTableColumn", NSTableColumn.self, "NSObject", make: { _ in NSTableColumn() }) {
      column in
      column.raw("identifier", \.identifier)
      column.value("minWidth", \.minWidth)
      column.value("maxWidth", \.maxWidth)
      column.value("width", \.width)
      column.raw("resizingMask", \.resizingMask)
      column.value("headerToolTip", \.headerToolTip)
      column.value("isEditable", \.isEditable)
      column.value("isHidden", \.isHidden)
      column.computed("sortDescriptor") {
        $0.sortDescriptorPrototype.map { StoredSorting($0) }
      } set: {
        $0.sortDescriptorPrototype = $1?.descriptor
      }
      column.owned("headerCell", get: { Optional($0.headerCell) }) {
        if let cell = $1 { $0.headerCell = cell }
      }
      column.owned("dataCell", get: { Optional($0.dataCell) }) {
        if let cell = $1 { $0.dataCell = cell }
      }
      column.bindings()
    },
    ArchivedClass("NSTableView", NSTableView.self, "NSControl", make: { _ in NSTableView() }) {
      table in
      table.value("allowsColumnReordering", \.allowsColumnReordering)
      table.value("allowsColumnResizing", \.allowsColumnResizing)
      table.value("allowsColumnSelection", \.allowsColumnSelection)
      table.value("allowsMultipleSelection", \.allowsMultipleSelection)
      table.value("allowsEmptySelection", \.allowsEmptySelection)
      table.value("allowsTypeSelect", \.allowsTypeSelect)
      table.value("rowHeight", \.rowHeight)
      table.value("intercellSpacing", \.intercellSpacing)
      table.value("showsAllRows", \.showsAllRows)
      table.value("usesAlternatingRowBackgroundColors", \.usesAlternatingRowBackgroundColors)
      table.value("backgroundColor", \.backgroundColor)
      table.value("gridColor", \.gridColor)
      table.owned("tableColumns", list: { $0.tableColumns }) {
        for column in $1 { $0.addTableColumn(column) }
      }
      table.custom("headerView", .contents) { table, _, archiver in
        try table.headerView.map { try archiver.own($0, in: table, as: "headerView") }
          ?? ArchivedValue.none
      } decode: { table, value, restorer in
        let header: NSTableHeaderView? = try restorer.built(value)
        // The header stands in the scroll view around the table.
        restorer.afterContents { table.headerView = header }
      }
      table.nsPrototypes()
      table.selector("doubleAction", \.doubleAction)
      table.reference("dataSource", get: { $0.dataSource }, set: { $0.dataSource = $1 })
      table.reference("delegate", get: { $0.delegate }, set: { $0.delegate = $1 })
      table.reference("highlightedTableColumn", get: { $0.highlightedTableColumn }) {
        $0.highlightedTableColumn = $1
      }
      // The data source sorts its rows, before any is selected.
      table.computed("sortDescriptors", .showing) {
        $0.sortDescriptors.map { StoredSorting($0) }
      } set: {
        $0.sortDescriptors = $1.map(\.descriptor)
      }
      table.value("selectedColumns", \.archivedColumnSelection, .final)
      table.value("selectedRows", \.archivedSelection, .final)
    },
    ArchivedClass(
      "NSOutlineView", NSOutlineView.self, "NSTableView", make: { _ in NSOutlineView() }
    ) { outline in
      outline.value("indentationPerLevel", \.indentationPerLevel)
      outline.value("indentationMarkerFollowsCell", \.indentationMarkerFollowsCell)
      outline.value("autosaveExpandedItems", \.autosaveExpandedItems)
      outline.reference("outlineTableColumn", .contents, get: { $0.outlineTableColumn }) {
        $0.outlineTableColumn = $1
      }
      outline.value("expandedItems", \.archivedExpansion, .showing)
    },
    ArchivedClass(
      "NSCollectionViewLayout", NSCollectionViewLayout.self, make: { _ in NSCollectionViewLayout() }
    ),
    ArchivedClass(
      "NSCollectionViewFlowLayout", NSCollectionViewFlowLayout.self, "NSCollectionViewLayout",
      make: { _ in
        NSCollectionViewFlowLayout()
      }
    ) { layout in
      layout.value("itemSize", \.itemSize)
      layout.value("minimumLineSpacing", \.minimumLineSpacing)
      layout.value("minimumInteritemSpacing", \.minimumInteritemSpacing)
      layout.raw("scrollDirection", \.scrollDirection)
      layout.value("headerReferenceSize", \.headerReferenceSize)
      layout.value("footerReferenceSize", \.footerReferenceSize)
      layout.value("sectionInset", \.sectionInset)
    },
    ArchivedClass(
      "NSCollectionView", NSCollectionView.self, "NSView", make: { _ in NSCollectionView() }
    ) { view in
      view.value("isSelectable", \.isSelectable)
      view.value("allowsMultipleSelection", \.allowsMultipleSelection)
      view.value("allowsEmptySelection", \.allowsEmptySelection)
      view.owned("collectionViewLayout", \.collectionViewLayout)
      view.computed(
        "selectionIndexPaths", .showing,
        get: { $0.selectionIndexPaths.map(Array.init).sorted { $0.lexicographicallyPrecedes($1) } }
      ) {
        $0.selectionIndexPaths = Set($1.map { IndexPath(indexes: $0) })
      }
      view.reference("dataSource", get: { $0.dataSource }, set: { $0.dataSource = $1 })
      view.reference("delegate", get: { $0.delegate }, set: { $0.delegate = $1 })
    },
  ]
}
