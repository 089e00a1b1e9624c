public import FoundationEssentials
public import Graphics

/// Decides about sizes and distances in a flow layout: UIKit's
/// `UICollectionViewDelegateFlowLayout`.
///
/// Every method has UIKit's answer as its default: the property of the layout.
@preconcurrency @MainActor
public protocol CollectionViewDelegateFlowLayout: CollectionViewDelegate {
  /// Returns the size of an item; the layout's unless implemented.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> Size
  /// Returns the distances of the items of a section from the edges; the layout's unless
  /// implemented.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets
  /// Returns the least distance between lines; the layout's unless implemented.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> Scalar
  /// Returns the least distance between the items of a line; the layout's unless implemented.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> Scalar
  /// Returns the size of a header; the layout's unless implemented.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> Size
  /// Returns the size of a footer; the layout's unless implemented.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> Size
}

extension CollectionViewDelegateFlowLayout {
  /// Returns the layout's size of items.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> Size { collectionViewLayout.flow?.itemSize ?? .zero }
  /// Returns the layout's insets of sections.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets { collectionViewLayout.flow?.sectionInset ?? .zero }
  /// Returns the layout's distance.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> Scalar { collectionViewLayout.flow?.minimumLineSpacing ?? 0 }
  /// Returns the layout's distance.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> Scalar { collectionViewLayout.flow?.minimumInteritemSpacing ?? 0 }
  /// Returns the layout's size of headers.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> Size { collectionViewLayout.flow?.headerReferenceSize ?? .zero }
  /// Returns the layout's size of footers.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> Size { collectionViewLayout.flow?.footerReferenceSize ?? .zero }
}

extension CollectionViewLayout {
  /// The layout as a flow layout.
  final var flow: CollectionViewFlowLayout? { self as? CollectionViewFlowLayout }
}
