public import FoundationEssentials
public import Graphics

/// A layout of items in lines, as many in each as there is room for: UIKit's
/// `UICollectionViewFlowLayout`.
///
/// The delegate is asked for sizes and distances if it adopts
/// ``CollectionViewDelegateFlowLayout``. The items of a line are spread from edge to edge; a last
/// line of items of the same size continues with the distances of the others, one of different
/// items has the least distance, and a line with room for one item only has it in the middle.
/// Across the line, items are in the middle. With an estimated size, items get that of their content when
/// they are shown.
@preconcurrency @MainActor
open class CollectionViewFlowLayout: CollectionViewLayout {
  final var geometry = FlowGeometry()

  /// Creates a layout that scrolls vertically (`UICollectionViewFlowLayout.init()`).
  public override init() { super.init() }

  /// The size of items; 50 × 50 unless set (`UICollectionViewFlowLayout.itemSize`).
  open var itemSize = Size(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// About how large items are that get the size of their content when they are shown; zero, for items of
  /// given sizes, unless set (`UICollectionViewFlowLayout.estimatedItemSize`).
  open var estimatedItemSize = Size.zero { didSet { invalidateLayout() } }
  /// The size of items that the layout measures in UIKit
  /// (`UICollectionViewFlowLayout.automaticSize`).
  public class var automaticSize: Size {
    Size(width: Scalar.greatestFiniteMagnitude, height: Scalar.greatestFiniteMagnitude)
  }
  /// The least distance between lines; 10 points unless set
  /// (`UICollectionViewFlowLayout.minimumLineSpacing`).
  open var minimumLineSpacing: Scalar = 10 { didSet { invalidateLayout() } }
  /// The least distance between the items of a line; 10 points unless set
  /// (`UICollectionViewFlowLayout.minimumInteritemSpacing`).
  open var minimumInteritemSpacing: Scalar = 10 { didSet { invalidateLayout() } }
  /// The direction of scrolling; vertical unless set
  /// (`UICollectionViewFlowLayout.scrollDirection`).
  open var scrollDirection = CollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The size of headers, of which only the extent in the direction of scrolling counts; zero, for
  /// none, unless set (`UICollectionViewFlowLayout.headerReferenceSize`).
  open var headerReferenceSize = Size.zero { didSet { invalidateLayout() } }
  /// The size of footers, of which only the extent in the direction of scrolling counts; zero, for
  /// none, unless set (`UICollectionViewFlowLayout.footerReferenceSize`).
  open var footerReferenceSize = Size.zero { didSet { invalidateLayout() } }
  /// The distances of the items of a section from the edges; zero unless set
  /// (`UICollectionViewFlowLayout.sectionInset`).
  open var sectionInset = EdgeInsets.zero { didSet { invalidateLayout() } }
  /// The reference of the distances; the edges of the content unless set, and nothing else is used
  /// (`UICollectionViewFlowLayout.sectionInsetReference`).
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// A Boolean value that indicates whether headers stay in the bounds while their section is there; false
  /// unless set (`UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds`).
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// A Boolean value that indicates whether footers stay in the bounds while their section is there; false
  /// unless set (`UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds`).
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  /// The references of the distances of sections
  /// (`UICollectionViewFlowLayout.SectionInsetReference`).
  public enum SectionInsetReference: Int, Sendable {
    /// The insets of the content.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The margins of the collection.
    case fromLayoutMargins = 2
  }

  /// The class of invalidation contexts.
  open override class var invalidationContextClass: AnyClass {
    CollectionViewFlowLayoutInvalidationContext.self
  }
  /// Computes where everything is.
  open override func prepare() {
    super.prepare()
    computeFlow()
  }
  /// The size of all sections.
  open override var collectionViewContentSize: Size { geometry.contentSize }
  /// Returns the attributes of the items, headers and footers in a rectangle.
  open override func layoutAttributesForElements(
    in rect: Rect
  ) -> [CollectionViewLayoutAttributes]? {
    geometry.elements(in: rect, bounds: pinning).map { attributes(of: $0) }
  }
  /// Returns the attributes of an item; nil for one that doesn't exist.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard let frame = geometry.item(indexPath) else { return nil }
    return attributes(of: LayoutElement(indexPath: indexPath, frame: frame))
  }
  /// Returns the attributes of a header or a footer; nil for one that doesn't exist.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    geometry.supplementary(elementKind, indexPath.section, pinning).map { attributes(of: $0) }
  }
  /// Returns whether the bounds have another extent across the direction of scrolling.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return scrollDirection == .vertical
      ? newBounds.width != bounds.width : newBounds.height != bounds.height
  }

  private var pinning: FlowGeometry.Pinning {
    FlowGeometry.Pinning(
      bounds: collectionView?.boundsInsideInsets ?? .zero,
      headers: sectionHeadersPinToVisibleBounds,
      footers: sectionFootersPinToVisibleBounds)
  }

  private func attributes(of element: LayoutElement) -> CollectionViewLayoutAttributes {
    var element = element
    let isMeasured = element.kind == nil && estimatedItemSize != .zero
    element.estimates = GroupLayout.Estimates(width: isMeasured, height: isMeasured)
    let type = Self.layoutAttributesClass as? CollectionViewLayoutAttributes.Type
    let attributes = (type ?? CollectionViewLayoutAttributes.self).init()
    attributes.set(element)
    return attributes
  }
}
