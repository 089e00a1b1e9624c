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
  final func row(of node: OutlineNode) -> Int? { places[ObjectIdentifier(node)] }

  private func children(of item: Any?) -> [OutlineNode] {
    loadIfNeeded()
    guard let item else { return roots }
    guard let node = node(of: item) else { return [] }
    if node.children == nil { mergeChildren(of: node) }
    return node.children ?? []
  }

  /// The most items of an outline, and the most items around one: a data source that has no end has these.
  private static let (mostItems, deepest) = (1_000_000, 256)

  /// Asks the data source for all items that were known; what was expanded still is.
  final func loadRoots() {
    mergeChildren(of: nil)
    setNodes(flattened)
  }

  /// Asks the data source for the items in an item, nil for the outermost; those that were there already stay the same, with
  /// what is in them.
  final func mergeChildren(of parent: OutlineNode?) {
    var open: [OutlineNode?] = [parent]
    while let node = open.popLast() {
      let former = node.map { $0.children ?? [] } ?? roots
      let new = asked(in: node)
      let kept = Set(new.map(ObjectIdentifier.init))
      if let node { node.children = new } else { roots = new }
      for child in former where !kept.contains(ObjectIdentifier(child)) { forget(child) }
      open += new.filter { $0.children != nil }
    }
  }

  /// Returns the items in an item; one that stands elsewhere already is left out.
  private func asked(in parent: OutlineNode?) -> [OutlineNode] {
    guard let source = outlineSource, (parent?.level ?? 0) < Self.deepest else { return [] }
    let count = source.outlineView(self, numberOfChildrenOfItem: parent?.item)
    var found: [OutlineNode] = []
    var taken: Set<OutlineNode.Key> = []
    for index in 0..<max(min(count, Self.mostItems), 0) {
      let item = source.outlineView(self, child: index, ofItem: parent?.item)
      let key = OutlineNode.key(of: item)
      if let node = known[key] {
        if node.parent === parent, taken.insert(key).inserted { found.append(node) }
      } else if let node = made(item, in: parent) {
        taken.insert(key)
        found.append(node)
      } else {
        break
      }
    }
    return found
  }

  /// Makes an item that is known from now on; nil for more than an outline has.
  final func made(_ item: Any, in parent: OutlineNode?) -> OutlineNode? {
    guard known.count < Self.mostItems else { return nil }
    let node = OutlineNode(item, in: parent)
    known[node.key] = node
    return node
  }

  /// Forgets an item and those in it, unless they have been made anew elsewhere.
  final func forget(_ node: OutlineNode) {
    for node in [node] + node.loaded where known[node.key] === node { known[node.key] = nil }
  }

  final var flattened: [OutlineNode] { roots.flatMap { [$0] + $0.shown } }

  private func setNodes(_ new: [OutlineNode]) {
    nodes = new
    places = Dictionary(
      new.enumerated().map { (ObjectIdentifier($0.element), $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Shows the rows of the items as they are now; rows that stay are the same.
  final func updateRows() {
    let former = nodes
    setNodes(flattened)
    renumber(count: nodes.count) { row in
      former.indices.contains(row) ? places[ObjectIdentifier(former[row])] : nil
    }
  }
}
