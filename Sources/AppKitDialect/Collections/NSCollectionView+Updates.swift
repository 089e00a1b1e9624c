public import FoundationEssentials
public import Graphics
import ListModel
import ResponderKit

extension NSCollectionView {
  /// Asks the data source for everything anew; nothing is selected then (`NSCollectionView.reloadData()`).
  public final func reloadData() {
    for view in shownViews.values { view.removeFromSuperview() }
    (shownViews, counts, changes) = ([:], nil, nil)
    (selected, selectionStart) = ([], nil)
    collectionViewLayout?.invalidateLayout()
    needsLayout = true
    retireItems { _ in true }
  }

  /// Asks for items anew (`NSCollectionView.reloadItems(at:)`).
  public final func reloadItems(at indexPaths: Set<IndexPath>) {
    change { $0.reloaded.formUnion(indexPaths) }
  }
  /// Inserts items, which the data source has already (`NSCollectionView.insertItems(at:)`).
  ///
  /// Traps, as AppKit does, if the data source does not have as many items as before with the changes.
  public final func insertItems(at indexPaths: Set<IndexPath>) {
    change { $0.inserted.formUnion(indexPaths) }
  }
  /// Deletes items, which the data source has no longer (`NSCollectionView.deleteItems(at:)`).
  public final func deleteItems(at indexPaths: Set<IndexPath>) {
    change { $0.deleted.formUnion(indexPaths) }
  }
  /// Moves an item, which the data source has moved already (`NSCollectionView.moveItem(at:to:)`).
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Inserts sections, which the data source has already (`NSCollectionView.insertSections(_:)`).
  public final func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }
  /// Deletes sections, which the data source has no longer (`NSCollectionView.deleteSections(_:)`).
  public final func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }
  /// Asks for the items of sections anew (`NSCollectionView.reloadSections(_:)`).
  public final func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  /// Moves a section, which the data source has moved already (`NSCollectionView.moveSection(_:toSection:)`).
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Makes several changes at once (`NSCollectionView.performBatchUpdates(_:completionHandler:)`).
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completionHandler: ((Bool) -> Void)? = nil
  ) {
    // The items before the changes have to be known.
    _ = countsNow
    updateDepth += 1
    if let completionHandler { completions.append(completionHandler) }
    updates?()
    updateDepth -= 1
    applyChanges()
    guard updateDepth == 0 else { return }
    let done = completions
    completions = []
    for completion in done { completion(true) }
  }

  private func change(_ body: (inout IndexChanges) -> Void) {
    body(&changes.made)
    applyChanges()
  }

  /// Asks the data source again, and keeps the items and the selection that are left.
  private func applyChanges() {
    guard updateDepth == 0, let changes else { return }
    self.changes = nil
    // What was never shown is asked for when it is.
    guard let former = counts else { return }
    counts = nil
    let mapping = IndexMapping(changes, from: former, to: countsNow, of: .collection)
    let shown = shownItems
    func place(of path: IndexPath) -> IndexPath? {
      changes.renews(path) ? nil : mapping.indexPath(path)
    }
    shownItems = Dictionary(
      shown.compactMap { path, item in place(of: path).map { ($0, item) } },
      uniquingKeysWith: { first, _ in first })
    for view in shownViews.values { view.removeFromSuperview() }
    shownViews = [:]
    selected = Set(selected.compactMap { mapping.indexPath($0) })
    selectionStart = selectionStart.flatMap { mapping.indexPath($0) }
    collectionViewLayout?.invalidateLayout()
    needsLayout = true
    AccessibilityChanges.note()
    for (path, item) in shown.sorted(by: { $0.key < $1.key }) where place(of: path) == nil {
      retire(item, from: path)
    }
  }
}
