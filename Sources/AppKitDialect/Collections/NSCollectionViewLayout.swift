public import FoundationEssentials
public import Graphics
import ListModel
import ResponderKit

/// The object that says where the items of a collection view stand (`NSCollectionViewLayout`).
///
/// A layout of an app's own overrides ``prepare()``, ``collectionViewContentSize`` and the methods that return attributes. Main
/// actor only.
@preconcurrency @MainActor
open class NSCollectionViewLayout {
  /// Creates a layout without places.
  public init() {}

  final var collectionLink = Backlink<NSCollectionView>()
  /// The collection view; nil for none (`NSCollectionViewLayout.collectionView`).
  public final var collectionView: NSCollectionView? { collectionLink.object }
  final var isPrepared = false
  private final var isPreparing = false

  /// Has the layout be computed anew (`NSCollectionViewLayout.invalidateLayout()`).
  open func invalidateLayout() {
    // A layout may set its sizes while it prepares.
    guard !isPreparing else { return }
    isPrepared = false
    collectionView?.needsLayout = true
  }
  /// Computes the places; an override calls super (`NSCollectionViewLayout.prepare()`).
  open func prepare() {}
  /// The size of everything; zero unless overridden (`NSCollectionViewLayout.collectionViewContentSize`).
  open var collectionViewContentSize: Size { .zero }
  /// Returns the attributes of what is in a rectangle; none unless overridden
  /// (`NSCollectionViewLayout.layoutAttributesForElements(in:)`).
  open func layoutAttributesForElements(in rect: Rect) -> [NSCollectionViewLayoutAttributes] { [] }
  /// Returns the attributes of an item; nil unless overridden
  /// (`NSCollectionViewLayout.layoutAttributesForItem(at:)`).
  open func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
    nil
  }
  /// Returns the attributes of a header, a footer or the like; nil unless overridden
  /// (`NSCollectionViewLayout.layoutAttributesForSupplementaryView(ofKind:at:)`).
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  /// Returns whether other bounds need another layout; false unless overridden
  /// (`NSCollectionViewLayout.shouldInvalidateLayout(forBoundsChange:)`).
  open func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { false }

  final func prepareIfNeeded() {
    guard !isPrepared, !isPreparing else { return }
    isPreparing = true
    defer { (isPreparing, isPrepared) = (false, true) }
    prepare()
  }
}
