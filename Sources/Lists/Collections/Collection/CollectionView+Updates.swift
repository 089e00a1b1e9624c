import FoundationEssentials
import Graphics
import ListModel
import ResponderKit

extension CollectionView {
  /// A Boolean value that indicates whether changes have begun that have not ended
  /// (`UICollectionView.hasUncommittedUpdates`).
  public final var hasUncommittedUpdates: Bool { items.updateDepth > 0 }

  /// Notes a change, which is made at once unless several belong together.
  final func change(_ body: (inout IndexChanges) -> Void) {
    body(&items.changes.made)
    if items.updateDepth == 0 { applyChanges() }
  }

  /// Implements ``performBatchUpdates(_:completion:)``.
  final func perform(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    // The former counts are known before the changes are made.
    _ = counts
    items.updateDepth += 1
    updates?()
    items.updateDepth -= 1
    if items.updateDepth == 0 { applyChanges() }
    completion?(true)
  }

  /// Asks the data source again, and keeps the cells and the selection of the items that are left.
  private func applyChanges() {
    let changes = items.changes.made
    items.changes = nil
    guard let former = items.counts else { return collectionViewLayout.invalidateLayout() }
    items.counts = nil
    let mapping = IndexMapping(changes, from: former, to: counts, of: .collection)
    collectionViewLayout.moveMeasured(by: mapping, renewing: changes.renews)
    let context = collectionViewLayout.newContext
    context.invalidatesCounts = true
    collectionViewLayout.invalidateLayout(with: context)
    collectionViewLayout.prepare(forCollectionViewUpdates: changes.updateItems)
    move(by: mapping, renewing: changes.renews)
    collectionViewLayout.finalizeCollectionViewUpdates()
    for indexPath in changes.reconfigured.sorted() {
      if let place = mapping.indexPath(indexPath) { reconfigure(place) }
    }
  }

  /// Moves the cells and the selection to where the items are now.
  final func move(by mapping: IndexMapping, renewing renews: (IndexPath) -> Bool) {
    items.prefetched.move { renews($0) ? nil : mapping.indexPath($0) }
    // An item that is reloaded stays the item that a reader is on.
    items.marks.move { ($0 as? IndexPath).flatMap { mapping.indexPath($0) } }
    items.epoch += 1
    let cells = items.cells
    items.cells = [:]
    for (indexPath, cell) in cells.sorted(by: { $0.key < $1.key }) {
      if !renews(indexPath), let place = mapping.indexPath(indexPath) {
        items.cells[place] = cell
      } else {
        retire(cell, from: indexPath)
      }
    }
    retireOthers()
    items.selected = items.selected.compactMap { renews($0) ? nil : mapping.indexPath($0) }
    let touched = items.touched
    items.touched = touched.flatMap { renews($0) ? nil : mapping.indexPath($0) }
    items.isStale = true
    setNeedsLayout()
    if let touched, items.touched == nil {
      items.finger = nil
      delegate?.collectionView(self, didUnhighlightItemAt: touched)
    }
  }

  private func retireOthers() {
    let others = items.others
    items.others = [:]
    for (key, view) in others.sorted(by: { $0.key < $1.key }) { retire(view, key) }
  }

  /// Forgets the counts and moves what is shown, for a data source that knows where its items went.
  final func itemsMoved(by mapping: IndexMapping, renewing renews: (IndexPath) -> Bool) {
    items.counts = nil
    _ = counts
    collectionViewLayout.moveMeasured(by: mapping, renewing: renews)
    let context = collectionViewLayout.newContext
    context.invalidatesCounts = true
    collectionViewLayout.invalidateLayout(with: context)
    move(by: mapping, renewing: renews)
  }

  /// Asks the data source to configure the cell of an item anew.
  final func reconfigure(_ indexPath: IndexPath) {
    guard let cell = items.cells[indexPath] else { return }
    collectionViewLayout.measured[.cell(indexPath)] = nil
    items.reconfigured = (indexPath, cell)
    defer { items.reconfigured = nil }
    _ = dataSource?.collectionView(self, cellForItemAt: indexPath)
  }

  // MARK: Reloading

  /// Forgets what the data source has said.
  final func forgetItems() {
    if items.placed != nil {
      guard dataSourceHasItems else { return }
      removePlacedItems()
    }
    let former = items.cells
    items.epoch += 1
    items.cells = [:]
    items.counts = nil
    items.prefetched.forget()
    items.changes = nil
    items.selected = []
    items.touched = nil
    items.finger = nil
    items.moving = nil
    let context = collectionViewLayout.newContext
    context.invalidatesEverything = true
    context.invalidatesCounts = true
    collectionViewLayout.invalidateLayout(with: context)
    retireOthers()
    // The delegate, which is notified last, may reload the collection again.
    for (indexPath, cell) in former.sorted(by: { $0.key < $1.key }) {
      retire(cell, from: indexPath)
    }
  }

  final func layoutInvalidated(_ context: CollectionViewLayoutInvalidationContext) {
    items.isStale = true
    setNeedsLayout()
    let offset = context.contentOffsetAdjustment
    if offset != .zero {
      contentOffset = Point(x: contentOffset.x + offset.x, y: contentOffset.y + offset.y)
    }
  }

  final func layoutReplaced(_ former: CollectionViewLayout) {
    guard former !== collectionViewLayout else { return }
    former.prepareForTransition(to: collectionViewLayout)
    collectionViewLayout.prepareForTransition(from: former)
    former.collectionView = nil
    collectionViewLayout.collectionView = self
    collectionViewLayout.invalidateLayout()
    let views = Array(items.cells.values) + Array(items.others.values)
    for view in views { view.willTransition(from: former, to: collectionViewLayout) }
    former.finalizeLayoutTransition()
    collectionViewLayout.finalizeLayoutTransition()
    for view in views { view.didTransition(from: former, to: collectionViewLayout) }
  }

  final func boundsWillChange(to newBounds: Rect) {
    guard newBounds != bounds,
      collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    else { return }
    if newBounds.size != bounds.size { collectionViewLayout.measured = [:] }
    let context = collectionViewLayout.invalidationContext(forBoundsChange: newBounds)
    collectionViewLayout.invalidateLayout(with: context)
  }

  final func boundsChanged(from former: Rect) {
    guard bounds != former else { return }
    items.isStale = true
    setNeedsLayout()
  }

  final func replaceBackground(_ former: View?) {
    guard former !== backgroundView else { return }
    former?.removeFromSuperview()
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
  }
}

extension IndexChanges {
  /// The changes, as a layout receives them.
  @MainActor
  var updateItems: [CollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: IndexPath.noRow, section: section) }
    var found: [CollectionViewUpdateItem] = []
    for path in deleted.sorted() + deletedSections.map(whole) {
      found.append(CollectionViewUpdateItem(.delete, from: path, to: nil))
    }
    for path in inserted.sorted() + insertedSections.map(whole) {
      found.append(CollectionViewUpdateItem(.insert, from: nil, to: path))
    }
    for path in reloaded.sorted() + reloadedSections.map(whole) {
      found.append(CollectionViewUpdateItem(.reload, from: path, to: path))
    }
    for move in moved + movedSections.map({ (whole($0.from), whole($0.to)) }) {
      found.append(CollectionViewUpdateItem(.move, from: move.from, to: move.to))
    }
    return found
  }
}
