public import FoundationEssentials
import ListModel

/// The items of a collection view (`NSCollectionViewDataSource`).
@preconcurrency @MainActor
public protocol NSCollectionViewDataSource: AnyObject {
  /// Returns the number of sections; 1 unless implemented.
  func numberOfSections(in collectionView: NSCollectionView) -> Int
  /// Returns the number of items of a section.
  func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// Returns an item for an object, which ``NSCollectionView/makeItem(withIdentifier:for:)`` made.
  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem
  /// Returns a header, a footer or the like; an empty view unless implemented.
  func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView
}

extension NSCollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: NSCollectionView) -> Int { 1 }
  /// Returns an empty view.
  public func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView { NSView() }
}
