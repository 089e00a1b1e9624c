public import FoundationEssentials
public import Graphics
import ListModel

/// A layout of items in lines, as many in each as there is room for (`NSCollectionViewFlowLayout`).
///
/// The delegate is asked for sizes and distances if it adopts ``NSCollectionViewDelegateFlowLayout``. The lines are those of UIKit's
/// flow layout.
@preconcurrency @MainActor
open class NSCollectionViewFlowLayout: NSCollectionViewLayout {
  /// The size of items; 50 × 50 unless set (`NSCollectionViewFlowLayout.itemSize`).
  open var itemSize = Size(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The least distance between lines; 10 points unless set
  /// (`NSCollectionViewFlowLayout.minimumLineSpacing`).
  open var minimumLineSpacing: Scalar = 10 { didSet { invalidateLayout() } }
  /// The least distance between the items of a line; 10 points unless set
  /// (`NSCollectionViewFlowLayout.minimumInteritemSpacing`).
  open var minimumInteritemSpacing: Scalar = 10 { didSet { invalidateLayout() } }
  /// The direction of scrolling; vertical unless set (`NSCollectionViewFlowLayout.scrollDirection`).
  open var scrollDirection = NSCollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The size of headers, of which only the extent in the direction of scrolling counts; zero unless set
  /// (`NSCollectionViewFlowLayout.headerReferenceSize`).
  open var headerReferenceSize = Size.zero { didSet { invalidateLayout() } }
  /// The size of footers, of which only the extent in the direction of scrolling counts; zero unless set
  /// (`NSCollectionViewFlowLayout.footerReferenceSize`).
  open var footerReferenceSize = Size.zero { didSet { invalidateLayout() } }
  /// The distances of the items of a section from the edges; zero unless set
  /// (`NSCollectionViewFlowLayout.sectionInset`).
  open var sectionInset = EdgeInsets.zero { didSet { invalidateLayout() } }

  private final var sections: [FlowSection] = []
  private final var contentSize = Size.zero

  /// Asks for sizes and distances, and computes the lines of all sections.
  open override func prepare() {
    super.prepare()
    sections = []
    guard let view = collectionView else { return }
    let isVertical = scrollDirection == .vertical
    let room = view.room
    let breadth = isVertical ? room.width : room.height
    for section in 0..<view.numberOfSections {
      sections.append(
        FlowSection(
          of: sizes(section, in: view), metrics(section, in: view), isVertical: isVertical,
          at: sections.last?.end ?? 0, breadth: breadth))
    }
    let end = sections.last?.end ?? 0
    contentSize =
      isVertical ? Size(width: breadth, height: end) : Size(width: end, height: breadth)
  }

  private func sizes(_ section: Int, in view: NSCollectionView) -> [Size] {
    let delegate = view.delegate as? any NSCollectionViewDelegateFlowLayout
    return (0..<view.numberOfItems(inSection: section)).map { item in
      delegate?.collectionView(
        view, layout: self, sizeForItemAt: IndexPath(item: item, section: section)) ?? itemSize
    }
  }

  private func metrics(_ section: Int, in view: NSCollectionView) -> FlowMetrics {
    guard let delegate = view.delegate as? any NSCollectionViewDelegateFlowLayout else {
      return FlowMetrics(
        inset: sectionInset, header: headerReferenceSize, footer: footerReferenceSize,
        itemSpacing: minimumInteritemSpacing, lineSpacing: minimumLineSpacing)
    }
    return FlowMetrics(
      inset: delegate.collectionView(view, layout: self, insetForSectionAt: section),
      header: delegate.collectionView(
        view, layout: self, referenceSizeForHeaderInSection: section),
      footer: delegate.collectionView(
        view, layout: self, referenceSizeForFooterInSection: section),
      itemSpacing: delegate.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section),
      lineSpacing: delegate.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section))
  }

  /// The size of all sections.
  open override var collectionViewContentSize: Size { contentSize }
  /// Returns the attributes of the items, headers and footers in a rectangle.
  open override func layoutAttributesForElements(
    in rect: Rect
  ) -> [NSCollectionViewLayoutAttributes] {
    let isVertical = scrollDirection == .vertical
    let (first, last) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    return sections.indices.filter { sections[$0].end >= first && sections[$0].start <= last }
      .flatMap { number in
        let all =
          [NSCollectionView.elementKindSectionHeader, NSCollectionView.elementKindSectionFooter]
          .compactMap {
            layoutAttributesForSupplementaryView(
              ofKind: $0, at: IndexPath(item: 0, section: number))
          }
        let items = sections[number].items.enumerated().filter { $0.element.overlaps(rect) }
        return all.filter { $0.frame.overlaps(rect) }
          + items.map { item, frame in
            attributes(at: IndexPath(item: item, section: number), frame)
          }
      }
  }
  /// Returns the attributes of an item; nil for one that is not there.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return attributes(at: indexPath, sections[indexPath.section].items[indexPath.item])
  }
  /// Returns the attributes of a header or a footer; nil for one that is not there.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let frame =
      switch elementKind {
      case NSCollectionView.elementKindSectionHeader: section.header
      case NSCollectionView.elementKindSectionFooter: section.footer
      default: Rect?.none
      }
    return frame.map { frame in
      let attributes = NSCollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: elementKind, with: indexPath)
      attributes.frame = frame
      return attributes
    }
  }
  /// Returns whether the bounds have another extent across the direction of scrolling.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    let breadth = scrollDirection == .vertical ? newBounds.width : newBounds.height
    return breadth != (scrollDirection == .vertical ? contentSize.width : contentSize.height)
  }

  private func attributes(at indexPath: IndexPath, _ frame: Rect)
    -> NSCollectionViewLayoutAttributes
  {
    let attributes = NSCollectionViewLayoutAttributes(forItemWith: indexPath)
    attributes.frame = frame
    return attributes
  }
}
