package import FoundationEssentials
package import Graphics

/// The changes of sections and items that a table or a collection has received.
///
/// An item that is deleted, reloaded or moved has its index before the changes, what is inserted or
/// moved to has its index after them, as in UIKit.
package struct IndexChanges {
  package var deletedSections = IndexSet()
  package var insertedSections = IndexSet()
  package var reloadedSections = IndexSet()
  package var movedSections: [(from: Int, to: Int)] = []
  package var deleted: Set<IndexPath> = []
  package var inserted: Set<IndexPath> = []
  package var reloaded: Set<IndexPath> = []
  package var reconfigured: Set<IndexPath> = []
  package var moved: [(from: IndexPath, to: IndexPath)] = []

  package init() {}

  /// Returns whether an item of the former state is not kept as it was.
  package func renews(_ indexPath: IndexPath) -> Bool {
    reloaded.contains(indexPath) || reloadedSections.contains(indexPath.section)
  }
}

extension Optional<IndexChanges> {
  /// The changes so far, which are none at first.
  package var made: IndexChanges {
    get { self ?? IndexChanges() }
    set { self = newValue }
  }
}
