public import Graphics
import ResponderKit

extension NSOutlineView {
  /// Asks the data source anew for an item, nil for all, and, if asked for, for the items in it
  /// (`NSOutlineView.reloadItem(_:reloadChildren:)`).
  public final func reloadItem(_ item: Any?, reloadChildren: Bool = false) {
    guard let item else { return reloadData() }
    loadIfNeeded()
    guard let node = node(of: item) else { return }
    if reloadChildren {
      for child in node.children ?? [] { forget(child) }
      node.children = nil
      if node.isExpanded { loadChildren(of: node) }
      updateRows()
    }
    if let row = row(of: node) {
      reloadData(forRowIndexes: IndexSet(integer: row), columnIndexes: IndexSet())
    }
  }

  /// Inserts items into an item, nil for the outermost, which the data source has already
  /// (`NSOutlineView.insertItems(at:inParent:withAnimation:)`).
  public final func insertItems(
    at indexes: IndexSet, inParent parent: Any?, withAnimation options: AnimationOptions = []
  ) {
    guard !loadsNow(), let (node, children) = loadedChildren(of: parent) else { return }
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
    guard !loadsNow(), let (node, children) = loadedChildren(of: parent) else { return }
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
    guard !loadsNow(), let (old, children) = loadedChildren(of: oldParent) else { return }
    precondition(
      children.indices.contains(fromIndex),
      "item \(fromIndex) cannot be moved: there are \(children.count)")
    var left = children
    let moved = left.remove(at: fromIndex)
    let isSame = old === node(of: newParent)
    guard isSame else {
      // An item that stands elsewhere is another row.
      forget(moved)
      setChildren(left, of: old)
      return insertItems(at: IndexSet(integer: toIndex), inParent: newParent)
    }
    precondition(
      (0...left.count).contains(toIndex),
      "an item cannot be moved to \(toIndex): there are \(children.count)")
    left.insert(moved, at: toIndex)
    setChildren(left, of: old)
  }

  /// The items in an item, nil for the outermost; nil for one that was never expanded.
  private func loadedChildren(
    of parent: Any?
  ) -> (node: OutlineNode?, children: [OutlineNode])? {
    guard let parent else { return (nil, roots) }
    return node(of: parent).flatMap { node in node.children.map { (node, $0) } }
  }

  private func setChildren(_ children: [OutlineNode], of node: OutlineNode?) {
    if let node { node.children = children } else { roots = children }
    updateRows()
  }
}
