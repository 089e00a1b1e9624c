import FoundationEssentials
import Graphics
import KeyValues
import ResponderKit

/// The objects that a binding gives a table, and the tree that it gives an outline.
@MainActor
private final class BoundRows {
  /// The objects of the rows; nil once they are no longer bound.
  var objects: [Any]?
  var tree: BoundTree?
  /// The observations of what columns show of the nodes of the tree.
  var observations: [KeyValueObservation] = []
}

extension NSTableView {
  private final var bound: BoundRows? { hasBindings ? valuesIfAny(BoundRows.self) : nil }

  /// The objects of the rows; nil for a table whose rows are not bound.
  final var boundObjects: [Any]? { bound?.objects }
  /// The data source of an outline whose items are bound; nil for another one.
  final var boundTree: (any NSOutlineViewDataSource)? { bound?.tree }

  /// Returns the object of a row, which the views of a cell are bound to whatever its column is bound to; nil if
  /// rows are not bound.
  final func boundObject(atRow row: Int) -> Any? {
    if boundTree != nil {
      return ((self as? NSOutlineView)?.item(atRow: row) as? NSTreeNode)?.representedObject
    }
    guard let objects = boundObjects, objects.indices.contains(row) else { return nil }
    return objects[row]
  }

  /// Shows the objects that the content is bound to: an array, or the root of a tree.
  final func setBoundRows(_ value: Any?) {
    let rows = values(BoundRows.self) { BoundRows() }
    if let root = value as? NSTreeNode { rows.tree = BoundTree(root) }
    rows.objects = value as? [Any] ?? []
    observeNodes()
    reloadData()
  }

  /// Has the data source answer for the rows again, which are no longer bound.
  final func endBoundRows() {
    guard let bound else { return }
    (bound.objects, bound.tree, bound.observations) = (nil, nil, [])
    reloadData()
  }

  /// Shows what changes in the objects of a tree; those of a list are observed by the columns.
  private final func observeNodes() {
    guard let bound else { return }
    bound.observations = []
    guard let root = bound.tree?.root else { return }
    let paths = columns.compactMap { column in
      column.bindingGroup(.value)?.bindings.first?.keysOfRow.joined(separator: ".")
    }
    for case let source as any KeyValueSource in root.all.compactMap(\.representedObject) {
      for path in paths where !path.isEmpty {
        bound.observations.append(
          source.observe(path) { [weak self] in self?.reloadBoundColumns() })
      }
    }
  }

  /// Returns the value that a column shows of the object of a row: the value that the column is bound to, or the
  /// object for a view.
  final func boundValue(in column: NSTableColumn?, of object: Any) -> Any? {
    let object = (object as? NSTreeNode)?.representedObject ?? object
    guard let column, let binding = column.bindingGroup(.value)?.bindings.first else {
      return hasViews ? object : nil
    }
    let keys = binding.keysOfRow
    let value = (try? KeyValues.value(of: object, keys[...])).flatMap { flattened($0) }
    guard let transformer = try? binding.options.transformer else { return value }
    return (try? transformer.transformedValue(value)) ?? nil
  }

  /// Sets the value that the user has typed into a cell of a column.
  final func setBoundValue(_ value: Any?, in column: NSTableColumn?, of object: Any) {
    let object = (object as? NSTreeNode)?.representedObject ?? object
    guard let source = object as? any KeyValueSource,
      let binding = column?.bindingGroup(.value)?.bindings.first, !binding.keysOfRow.isEmpty
    else { return }
    var value = value
    do throws(KeyValueError) {
      let keyPath = binding.keysOfRow.joined(separator: ".")
      value = try binding.accepted(value, by: source, keyPath)
      binding.note(.sets(boundDescription(of: value)), of: self)
      try source.setValue(value, forKeyPath: keyPath)
    } catch {
      binding.note(
        .isRefused(boundDescription(of: value), reason: error.description), of: self)
    }
  }

  /// Returns the view of a column in the table, which stands for one of a delegate where rows are bound.
  final func boundView(in column: NSTableColumn?) -> NSView? {
    guard boundObjects != nil, let column else { return nil }
    return makeView(withIdentifier: column.identifier, owner: nil)
  }

  /// Shows the values of bound columns again.
  final func reloadBoundColumns() {
    guard boundObjects != nil, numberOfRows > 0 else { return }
    let shown = IndexSet(shownRows.keys)
    reloadData(forRowIndexes: shown, columnIndexes: IndexSet(integersIn: 0..<numberOfColumns))
  }

  /// Sets the selection of what the rows are bound to, unless it is what is shown.
  final func commitSelection() {
    guard hasBindings, !bindingGroups.contains(where: \.isShowing) else { return }
    bindingGroup(.selectionIndexes)?.commit()
    bindingGroup(.selectionIndexPaths)?.commit()
  }
}

extension Binding {
  /// The keys of a row's object: those after `arrangedObjects`.
  fileprivate var keysOfRow: [String] {
    let keys = KeyNames(keyPath).keys
    return keys.first == "arrangedObjects" ? Array(keys.dropFirst()) : keys
  }
}

extension NSTableColumn {
  /// Binds the table that the column was added to.
  final func bindTableIfBound() {
    guard let binding = bindingGroup(.value)?.bindings.first, let source = binding.source else {
      return
    }
    bindTable(to: source, binding.keyPath)
  }

  /// Binds the table of a column that is bound to a controller: its rows, its selection and its order, unless
  /// they are bound, as AppKit does.
  final func bindTable(to source: any KeyValueSource, _ keyPath: String) {
    guard let table = tableView, keyPath.hasPrefix("arrangedObjects"),
      let controller = source as? NSObjectController
    else { return }
    func bind(_ name: NSBindingName, _ key: String) {
      if table.bindingGroup(name) == nil { table.bind(name, to: controller, withKeyPath: key) }
    }
    bind(.content, "arrangedObjects")
    switch controller {
    case is NSArrayController: bind(.selectionIndexes, "selectionIndexes")
    case is NSTreeController where table is NSOutlineView:
      bind(.selectionIndexPaths, "selectionIndexPaths")
    default: break
    }
    bind(.sortDescriptors, "sortDescriptors")
  }
}

extension NSOutlineView {
  /// The places of the selected items in the tree that the items are bound to.
  final var boundIndexPaths: [IndexPath] {
    get { selectedRowIndexes.compactMap { (item(atRow: $0) as? NSTreeNode)?.indexPath } }
    set {
      guard let tree = boundTree as? BoundTree else { return }
      let rows = newValue.compactMap { path -> Int? in
        guard let node = tree.root.descendant(at: path) else { return nil }
        // What is selected is shown.
        for outer in sequence(first: node, next: \.parent).dropFirst().reversed()
        where outer.parent != nil {
          expandItem(outer)
        }
        let row = row(forItem: node)
        return row < 0 ? nil : row
      }
      selectRowIndexes(IndexSet(rows), byExtendingSelection: false)
    }
  }
}

/// The nodes of a tree controller as the items of an outline.
@MainActor
private final class BoundTree: NSOutlineViewDataSource {
  let root: NSTreeNode
  init(_ root: NSTreeNode) { self.root = root }

  private func node(_ item: Any?) -> NSTreeNode { item as? NSTreeNode ?? root }

  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
    node(item).children.count
  }
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
    node(item).children[index]
  }
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
    !node(item).isLeaf && !node(item).children.isEmpty
  }
  func outlineView(
    _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
  ) -> Any? { item.flatMap { outlineView.boundValue(in: tableColumn, of: $0) } }
  func outlineView(
    _ outlineView: NSOutlineView, setObjectValue object: Any?, for tableColumn: NSTableColumn?,
    byItem item: Any?
  ) {
    if let item { outlineView.setBoundValue(object, in: tableColumn, of: item) }
  }
}
