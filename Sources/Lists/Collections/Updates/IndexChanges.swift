import Graphics
import FoundationEssentials

/// The changes of sections and items that a table or a collection has received.
///
/// An item that is deleted, reloaded or moved has its index before the changes, what is inserted or
/// moved to has its index after them, as in UIKit.
struct IndexChanges {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var reconfigured: Set<IndexPath> = []
  var moved: [(from: IndexPath, to: IndexPath)] = []

  /// Returns whether an item of the former state is not kept as it was.
  func renews(_ indexPath: IndexPath) -> Bool {
    reloaded.contains(indexPath) || reloadedSections.contains(indexPath.section)
  }
}
