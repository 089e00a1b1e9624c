public import FoundationEssentials
public import Graphics
import ListModel

/// The place and the look of an item, a header or a footer in a layout (`NSCollectionViewLayoutAttributes`).
@preconcurrency @MainActor
open class NSCollectionViewLayoutAttributes {
  /// Creates the attributes of an item (`NSCollectionViewLayoutAttributes.init(forItemWith:)`).
  public init(forItemWith indexPath: IndexPath) {
    (self.indexPath, representedElementKind) = (indexPath, nil)
  }
  /// Creates the attributes of a header, a footer or the like
  /// (`NSCollectionViewLayoutAttributes.init(forSupplementaryViewOfKind:with:)`).
  public init(
    forSupplementaryViewOfKind elementKind: NSCollectionView.SupplementaryElementKind,
    with indexPath: IndexPath
  ) { (self.indexPath, representedElementKind) = (indexPath, elementKind) }

  /// The index path (`NSCollectionViewLayoutAttributes.indexPath`).
  open var indexPath: IndexPath?
  /// The kind of a header, a footer or the like; nil for an item
  /// (`NSCollectionViewLayoutAttributes.representedElementKind`).
  public final let representedElementKind: NSCollectionView.SupplementaryElementKind?
  /// The place in the coordinates of the collection view; zero unless set.
  open var frame = Rect.zero
  /// The size; that of the frame.
  public final var size: Size {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// The opacity; 1 unless set (`NSCollectionViewLayoutAttributes.alpha`).
  open var alpha: Scalar = 1
  /// A Boolean value that indicates whether nothing is shown; false unless set.
  open var isHidden = false
}
