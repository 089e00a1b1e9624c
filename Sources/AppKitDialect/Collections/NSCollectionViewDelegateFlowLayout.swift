public import FoundationEssentials
public import Graphics

/// The sizes and distances of a flow layout (`NSCollectionViewDelegateFlowLayout`).
///
/// A method that a delegate lacks returns the value of the layout.
@preconcurrency @MainActor
public protocol NSCollectionViewDelegateFlowLayout: NSCollectionViewDelegate {
  /// Returns the size of an item.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> Size
  /// Returns the distances of a section's items from the edges.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets
  /// Returns the least distance between the lines of a section.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> Scalar
  /// Returns the least distance between the items in a line of a section.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> Scalar
  /// Returns the size of a section's header.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> Size
  /// Returns the size of a section's footer.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> Size
}

extension NSCollectionViewDelegateFlowLayout {
  /// Returns that of the layout.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> Size { collectionViewLayout.flow.itemSize }
  /// Returns those of the layout.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets { collectionViewLayout.flow.sectionInset }
  /// Returns that of the layout.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> Scalar { collectionViewLayout.flow.minimumLineSpacing }
  /// Returns that of the layout.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> Scalar { collectionViewLayout.flow.minimumInteritemSpacing }
  /// Returns that of the layout.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> Size { collectionViewLayout.flow.headerReferenceSize }
  /// Returns that of the layout.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> Size { collectionViewLayout.flow.footerReferenceSize }
}

extension NSCollectionViewLayout {
  /// The layout, if it is one in lines; a new one otherwise.
  fileprivate final var flow: NSCollectionViewFlowLayout {
    self as? NSCollectionViewFlowLayout ?? NSCollectionViewFlowLayout()
  }
}
