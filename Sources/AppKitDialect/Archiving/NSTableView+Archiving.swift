// What archives need of tables and outlines.

extension NSTableView: MakesNSViews {
  /// Rows are made of the data source, and the header is that of the scroll view.
  package var ownViews: [NSView] { subviews }

  /// The prototypes of a document by their identifiers, sorted.
  package final var prototypeOrigins: [(identifier: String, origin: AnyObject)] {
    prototypes.sorted { $0.key < $1.key }.map { ($0.key, $0.value.origin) }
  }

  /// The rows that are selected, the last one of which counts as the selected one; setting them tells no one.
  package final var archivedSelection: [Int] {
    get { rowSelection.filter { $0 != lastRow } + [lastRow].compactMap { $0 } }
    set { restore(rows: newValue, columns: Array(columnSelection)) }
  }
  /// The columns that are selected; setting them tells no one.
  package final var archivedColumnSelection: [Int] {
    get { Array(columnSelection) }
    set { restore(rows: [], columns: newValue) }
  }
}

extension NSOutlineView {
  /// The places of the items that are expanded, each by those of the items around it, from the outside in; setting
  /// them tells no one.
  package final var archivedExpansion: [[Int]] {
    get {
      var (found, open) = ([[Int]](), roots.indices.reversed().map { (roots[$0], [$0]) })
      while let (node, place) = open.popLast() {
        guard let children = node.children else { continue }
        if node.isExpanded { found.append(place) }
        open += children.indices.reversed().map { (children[$0], place + [$0]) }
      }
      return found
    }
    set {
      loadIfNeeded()
      for place in newValue {
        var (nodes, node) = (roots, OutlineNode?.none)
        for step in place {
          guard nodes.indices.contains(step) else { node = nil; break }
          // What cannot be expanded has no items to ask for.
          guard isExpandable(nodes[step].item) else { node = nil; break }
          node = nodes[step]
          if nodes[step].children == nil { mergeChildren(of: nodes[step]) }
          nodes = nodes[step].children ?? []
        }
        node?.isExpanded = true
      }
      updateRows()
    }
  }
}
