import Graphics
import ResponderKit

extension NSOutlineView {
  /// Returns the item of a row; nil for one that is not there (`NSOutlineView.item(atRow:)`).
  public final func item(atRow row: Int) -> Any? {
    loadIfNeeded()
    return nodes.indices.contains(row) ? nodes[row].item : nil
  }
  /// Returns the row of an item; -1 for one that is not shown (`NSOutlineView.row(forItem:)`).
  public final func row(forItem item: Any?) -> Int {
    loadIfNeeded()
    return node(of: item).flatMap { row(of: $0) } ?? -1
  }
  /// Returns the item around an item; nil for an outermost one (`NSOutlineView.parent(forItem:)`).
  public final func parent(forItem item: Any?) -> Any? { node(of: item)?.parent?.item }
  /// Returns how many items are around an item; -1 for one that is not known (`NSOutlineView.level(forItem:)`).
  public final func level(forItem item: Any?) -> Int { node(of: item)?.level ?? -1 }
  /// Returns how many items are around that of a row; -1 for one that is not there (`NSOutlineView.level(forRow:)`).
  public final func level(forRow row: Int) -> Int { level(forItem: item(atRow: row)) }
  /// Returns the place of an item in the one around it; -1 for one that is not known
  /// (`NSOutlineView.childIndex(forItem:)`).
  public final func childIndex(forItem item: Any) -> Int {
    loadIfNeeded()
    guard let node = node(of: item) else { return -1 }
    return (node.parent?.children ?? roots).firstIndex { $0 === node } ?? -1
  }
  /// Returns the number of items in an item, nil for the outermost (`NSOutlineView.numberOfChildren(ofItem:)`).
  public final func numberOfChildren(ofItem item: Any?) -> Int { children(of: item).count }
  /// Returns an item in an item, nil for the outermost; nil for one that is not there
  /// (`NSOutlineView.child(_:ofItem:)`).
  public final func child(_ index: Int, ofItem item: Any?) -> Any? {
    let all = children(of: item)
    return all.indices.contains(index) ? all[index].item : nil
  }

  /// Returns whether an item may have items in it (`NSOutlineView.isExpandable(_:)`).
  public final func isExpandable(_ item: Any?) -> Bool {
    item.map { outlineSource?.outlineView(self, isItemExpandable: $0) ?? false } ?? false
  }
  /// Returns whether the items in an item are shown (`NSOutlineView.isItemExpanded(_:)`).
  public final func isItemExpanded(_ item: Any?) -> Bool { node(of: item)?.isExpanded ?? false }

  // MARK: Nodes

  final func node(of item: Any?) -> OutlineNode? { item.flatMap { known[OutlineNode.key(of: $0)] } }
  final func row(of node: OutlineNode) -> Int? { nodes.firstIndex { $0 === node } }

  private func children(of item: Any?) -> [OutlineNode] {
    loadIfNeeded()
    guard let item else { return roots }
    guard let node = node(of: item) else { return [] }
    loadChildren(of: node)
    return node.children ?? []
  }

  /// The most items of an outline, and the most items around one: a data source that has no end has these.
  private static let (mostItems, deepest) = (1_000_000, 256)

  final func loadRoots() {
    let expanded = Set(known.values.filter(\.isExpanded).map(\.key))
    (known, nodes) = ([:], [])
    roots = loaded(in: nil)
    // What was expanded before still is.
    var open = roots
    while let node = open.popLast() {
      guard expanded.contains(node.key), isExpandable(node.item) else { continue }
      loadChildren(of: node)
      node.isExpanded = true
      open += node.children ?? []
    }
    nodes = flattened
  }

  final func loadChildren(of node: OutlineNode) {
    if node.children == nil { node.children = loaded(in: node) }
  }

  /// Asks the data source for the items in an item; one that stands elsewhere already is left out.
  private func loaded(in parent: OutlineNode?) -> [OutlineNode] {
    guard let source = outlineSource, (parent?.level ?? 0) < Self.deepest else { return [] }
    let count = source.outlineView(self, numberOfChildrenOfItem: parent?.item)
    guard count > 0 else { return [] }
    return (0..<min(count, Self.mostItems - known.count)).compactMap { index in
      made(source.outlineView(self, child: index, ofItem: parent?.item), in: parent)
    }
  }

  final func made(_ item: Any, in parent: OutlineNode?) -> OutlineNode? {
    let node = OutlineNode(item, in: parent)
    guard known[node.key] == nil, known.count < Self.mostItems else { return nil }
    known[node.key] = node
    return node
  }

  /// Forgets an item and those in it.
  final func forget(_ node: OutlineNode) {
    known[node.key] = nil
    for child in node.children ?? [] { forget(child) }
  }

  final var flattened: [OutlineNode] { roots.flatMap { [$0] + $0.shown } }

  /// Shows the rows of the items as they are now; rows that stay are the same.
  final func updateRows() {
    let new = flattened
    let places = Dictionary(
      new.enumerated().map { (ObjectIdentifier($0.element), $0.offset) },
      uniquingKeysWith: { first, _ in first })
    let (former, selected) = (nodes, rowSelection.count)
    nodes = new
    renumber(count: new.count) { row in
      former.indices.contains(row) ? places[ObjectIdentifier(former[row])] : nil
    }
    heightsDidChange()
    if rowSelection.count != selected { announceSelection() }
  }
}
