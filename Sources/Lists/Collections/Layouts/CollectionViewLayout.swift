public import FoundationEssentials
public import Graphics
import ListModel

/// Says where the elements of a collection are: UIKit's `UICollectionViewLayout`.
///
/// A subclass overrides ``prepare()``, ``collectionViewContentSize`` and the methods that return
/// attributes.
@preconcurrency @MainActor
open class CollectionViewLayout: RootObject {
  /// Creates a layout (`UICollectionViewLayout.init()`).
  public override init() { super.init() }

  /// The collection that has the layout; nil for none (`UICollectionViewLayout.collectionView`).
  public internal(set) final weak var collectionView: CollectionView?
  /// Indicates whether ``prepare()`` was called since the layout was invalidated.
  final var isPrepared = false
  final var decorationSources: [String: ReusableSource] = [:]
  /// The sizes of the views that were measured when they were shown.
  final var measured: [CollectionItems.ElementKey: Size] = [:]

  // MARK: Attributes

  /// The class of the attributes (`UICollectionViewLayout.layoutAttributesClass`).
  open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }
  /// The size of the content; zero unless overridden
  /// (`UICollectionViewLayout.collectionViewContentSize`).
  open var collectionViewContentSize: Size { .zero }
  /// Called once before attributes are asked for; an override calls super
  /// (`UICollectionViewLayout.prepare()`).
  open func prepare() {}
  /// Returns the attributes of the elements in a rectangle; nil unless overridden
  /// (`UICollectionViewLayout.layoutAttributesForElements(in:)`).
  open func layoutAttributesForElements(
    in rect: Rect
  ) -> [CollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of an item; nil unless overridden
  /// (`UICollectionViewLayout.layoutAttributesForItem(at:)`).
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a header, a footer or the like; nil unless overridden
  /// (`UICollectionViewLayout.layoutAttributesForSupplementaryView(ofKind:at:)`).
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration; nil unless overridden
  /// (`UICollectionViewLayout.layoutAttributesForDecorationView(ofKind:at:)`).
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of an item that is being moved; those of the item, unless overridden
  /// (`layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)`).
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: Point
  ) -> CollectionViewLayoutAttributes {
    layoutAttributesForItem(at: indexPath)
      ?? CollectionViewLayoutAttributes(forCellWith: indexPath)
  }
  /// Returns the item before which one at a position would be dropped; the item there unless
  /// overridden (`targetIndexPath(forInteractivelyMovingItem:withPosition:)`).
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: Point
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

  // MARK: Invalidation

  /// The class of invalidation contexts (`UICollectionViewLayout.invalidationContextClass`).
  open class var invalidationContextClass: AnyClass {
    CollectionViewLayoutInvalidationContext.self
  }
  /// Makes the collection ask for everything again (`UICollectionViewLayout.invalidateLayout()`).
  open func invalidateLayout() {
    let context = newContext
    context.invalidatesEverything = true
    invalidateLayout(with: context)
  }
  /// Makes the collection ask again for what a context says; an override calls super
  /// (`UICollectionViewLayout.invalidateLayout(with:)`).
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    isPrepared = false
    if context.invalidatesEverything { measured = [:] }
    measured.merge(context.measured) { _, new in new }
    collectionView?.layoutInvalidated(context)
  }
  /// Returns whether other bounds change the layout; false unless overridden
  /// (`UICollectionViewLayout.shouldInvalidateLayout(forBoundsChange:)`).
  open func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { false }
  /// Returns what other bounds change; an override calls super
  /// (`UICollectionViewLayout.invalidationContext(forBoundsChange:)`).
  open func invalidationContext(
    forBoundsChange newBounds: Rect
  ) -> CollectionViewLayoutInvalidationContext { newContext }
  /// Returns whether the attributes that suit a view change the layout; for an extent that the layout has
  /// estimated, unless overridden (`shouldInvalidateLayout(forPreferredLayoutAttributes:…)`).
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    let (estimates, size) = (originalAttributes.estimates, preferredAttributes.size)
    return estimates.width && size.width != originalAttributes.size.width
      || estimates.height && size.height != originalAttributes.size.height
  }
  /// Returns what the attributes that suit a view change; an override calls super
  /// (`invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)`).
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    let context = newContext
    context.measured[originalAttributes.key] = preferredAttributes.size
    return context
  }

  /// Scrolls a section that scrolls across the layout until an item is in it; returns whether it did.
  func scrollSection(to indexPath: IndexPath) -> Bool { false }

  /// Follows items to where they are now; nil for those that are gone.
  func moveSections(by place: (IndexPath) -> IndexPath?) {}

  /// Keeps the sizes of items that have other places now, and forgets the others.
  final func moveMeasured(by mapping: IndexMapping, renewing renews: (IndexPath) -> Bool) {
    moveSections { mapping.indexPath($0) }
    let former = measured
    measured = [:]
    for (key, size) in former where key.category == .cell && !renews(key.indexPath) {
      guard let place = mapping.indexPath(key.indexPath) else { continue }
      measured[CollectionItems.ElementKey(category: .cell, kind: "", indexPath: place)] = size
    }
  }

  final var newContext: CollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? CollectionViewLayoutInvalidationContext.Type
    return (type ?? CollectionViewLayoutInvalidationContext.self).init()
  }

  // MARK: Offsets

  /// Returns the offset at which scrolling ends; the proposed one unless overridden.
  ///
  /// Nothing asks for it (`targetContentOffset(forProposedContentOffset:withScrollingVelocity:)`).
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: Point,
    withScrollingVelocity velocity: Point
  ) -> Point { proposedContentOffset }
  /// Returns the offset after a change of layouts; the proposed one unless overridden
  /// (`targetContentOffset(forProposedContentOffset:)`).
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: Point
  ) -> Point { proposedContentOffset }

  // MARK: Changes

  /// Called before items or sections appear or disappear; an override calls super
  /// (`UICollectionViewLayout.prepare(forCollectionViewUpdates:)`).
  open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}
  /// Called when items or sections have appeared or disappeared; an override calls super
  /// (`UICollectionViewLayout.finalizeCollectionViewUpdates()`).
  open func finalizeCollectionViewUpdates() {}
  /// Called before the bounds change with an animation; by nothing
  /// (`UICollectionViewLayout.prepare(forAnimatedBoundsChange:)`).
  open func prepare(forAnimatedBoundsChange oldBounds: Rect) {}
  /// Called when the bounds have changed with an animation; by nothing
  /// (`UICollectionViewLayout.finalizeAnimatedBoundsChange()`).
  open func finalizeAnimatedBoundsChange() {}
  /// Called before another layout takes the place of this one
  /// (`UICollectionViewLayout.prepareForTransition(to:)`).
  open func prepareForTransition(to newLayout: CollectionViewLayout) {}
  /// Called before this layout takes the place of another one
  /// (`UICollectionViewLayout.prepareForTransition(from:)`).
  open func prepareForTransition(from oldLayout: CollectionViewLayout) {}
  /// Called when a layout has taken the place of another one
  /// (`UICollectionViewLayout.finalizeLayoutTransition()`).
  open func finalizeLayoutTransition() {}
  /// Returns the attributes from which an item appears; those of the item unless overridden.
  ///
  /// Nothing asks for them (`initialLayoutAttributesForAppearingItem(at:)`).
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  /// Returns the attributes to which an item disappears; those of the item unless overridden.
  ///
  /// Nothing asks for them (`finalLayoutAttributesForDisappearingItem(at:)`).
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  // MARK: Decorations

  /// Registers a class of which decorations are made, nil for none
  /// (`UICollectionViewLayout.register(_:forDecorationViewOfKind:)`).
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationSources[elementKind] = viewClass.map { .type($0) }
  }
  /// Registers a document with a decoration, nil for none
  /// (`UICollectionViewLayout.register(_:forDecorationViewOfKind:)`).
  open func register(_ nib: Nib?, forDecorationViewOfKind elementKind: String) {
    decorationSources[elementKind] = nib.map { .nib($0) }
  }

  /// The direction in which the layout was developed: from left to right unless overridden
  /// (`UICollectionViewLayout.developmentLayoutDirection`).
  open var developmentLayoutDirection: LayoutDirection { .leftToRight }
  /// A Boolean value that indicates whether the layout is mirrored in an interface from right to
  /// left; false unless overridden, and nothing mirrors it
  /// (`flipsHorizontallyInOppositeLayoutDirection`).
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
