public import Graphics
import ResponderKit

extension NSOutlineView {
  /// Asks the data source anew for an item, nil for all, and, if asked for, for the items in it
  /// (`NSOutlineView.reloadItem(_:reloadChildren:)`).
  public final func reloadItem(_ item: Any?, reloadChildren: Bool = false) {
    guard let item else { return reloadData() }
    loadIfNeeded()
    guard let node = node(of: item) else { return }
    if reloadChildren, node.children != nil {
      mergeChildren(of: node)
      updateRows()
    }
    let shown = reloadChildren ? [node] + node.shown : [node]
    let rows = shown.compactMap { row(of: $0) }.reduce(into: IndexSet()) { $0.insert($1) }
    reloadData(forRowIndexes: rows, columnIndexes: IndexSet(integersIn: 0..<columns.count))
  }

  /// Inserts items into an item, nil for the outermost, which the data source has already
  /// (`NSOutlineView.insertItems(at:inParent:withAnimation:)`).
  public final func insertItems(
    at indexes: IndexSet, inParent parent: Any?, withAnimation options: AnimationOptions = []
  ) {
    guard !loadsNow(), let (node, children) = shownChildren(of: parent) else { return }
    var all = children
    for index in indexes {
      precondition(
        (0...all.count).contains(index), "item \(index) cannot be inserted: there are \(all.count)")
      guard let item = outlineSource?.outlineView(self, child: index, ofItem: parent),
        let new = made(item, in: node)
      else { continue }
      all.insert(new, at: index)
    }
    setChildren(all, of: node)
  }

  /// Removes items of an item, nil for the outermost, which the data source has no longer
  /// (`NSOutlineView.removeItems(at:inParent:withAnimation:)`).
  public final func removeItems(
    at indexes: IndexSet, inParent parent: Any?, withAnimation options: AnimationOptions = []
  ) {
    guard !loadsNow(), let (node, children) = shownChildren(of: parent) else { return }
    var all = children
    for index in indexes.reversed() {
      precondition(
        all.indices.contains(index), "item \(index) cannot be removed: there are \(all.count)")
      forget(all.remove(at: index))
    }
    setChildren(all, of: node)
  }

  /// Moves an item into another one, or within one, which the data source has moved already
  /// (`NSOutlineView.moveItem(at:inParent:to:inParent:)`).
  public final func moveItem(
    at fromIndex: Int, inParent oldParent: Any?, to toIndex: Int, inParent newParent: Any?
  ) {
    guard !loadsNow(), let (old, children) = shownChildren(of: oldParent) else { return }
    precondition(
      children.indices.contains(fromIndex),
      "item \(fromIndex) cannot be moved: there are \(children.count)")
    var left = children
    let moved = left.remove(at: fromIndex)
    if let node = old { node.children = left } else { roots = left }
    guard let (new, others) = shownChildren(of: newParent),
      !([new].compactMap { $0 } + Array(new?.ancestors.map { $0 } ?? [])).contains(where: {
        $0 === moved
      })
    else {
      // An item that is moved to where no row is shown is gone.
      forget(moved)
      return updateRows()
    }
    precondition(
      (0...others.count).contains(toIndex),
      "an item cannot be moved to \(toIndex): there are \(others.count)")
    moved.parent = new
    var all = others
    all.insert(moved, at: toIndex)
    setChildren(all, of: new)
  }

  /// The items in an item that is expanded, nil for the outermost; nil for one that is not, whose items are asked for once it
  /// is expanded.
  private func shownChildren(
    of parent: Any?
  ) -> (node: OutlineNode?, children: [OutlineNode])? {
    guard let parent else { return (nil, roots) }
    guard let node = node(of: parent), node.isExpanded else { return nil }
    return (node, node.children ?? [])
  }

  private func setChildren(_ children: [OutlineNode], of node: OutlineNode?) {
    if let node { node.children = children } else { roots = children }
    updateRows()
  }
}
