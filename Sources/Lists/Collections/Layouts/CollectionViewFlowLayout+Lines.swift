import ResponderKit
import FoundationEssentials
import Graphics
import ListModel

extension CollectionViewFlowLayout {
  /// Asks for sizes and distances, and computes the lines of all sections.
  final func computeFlow() {
    geometry = FlowGeometry()
    guard let collectionView else { return }
    let isVertical = scrollDirection == .vertical
    geometry.isVertical = isVertical
    let insets = collectionView.adjustedContentInset
    let breadth =
      isVertical
      ? collectionView.bounds.width - insets.left - insets.right
      : collectionView.bounds.height - insets.top - insets.bottom
    var end: Scalar = 0
    for section in 0..<collectionView.numberOfSections {
      end = addSection(section, in: collectionView, at: end, breadth: max(0, breadth))
    }
    geometry.contentSize =
      isVertical
      ? Size(width: max(0, breadth), height: end) : Size(width: end, height: max(0, breadth))
  }

  /// Adds a section that begins at a point, as the delegate says; returns where it ends.
  private func addSection(
    _ section: Int, in view: CollectionView, at start: Scalar, breadth: Scalar
  ) -> Scalar {
    let delegate = view.delegate as? any CollectionViewDelegateFlowLayout
    let estimate =
      estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize
      ? itemSize : estimatedItemSize
    let sizes = (0..<view.numberOfItems(inSection: section)).map { item in
      let indexPath = IndexPath(item: item, section: section)
      return measuredSize(of: indexPath)
        ?? delegate?.collectionView(view, layout: self, sizeForItemAt: indexPath) ?? estimate
    }
    let metrics = FlowMetrics(
      inset: delegate?.collectionView(view, layout: self, insetForSectionAt: section)
        ?? sectionInset,
      header: delegate?.collectionView(
        view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize,
      footer: delegate?.collectionView(
        view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize,
      itemSpacing: delegate?.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing,
      lineSpacing: delegate?.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing)
    let added = FlowSection(
      of: sizes, metrics, isVertical: geometry.isVertical, at: start, breadth: breadth)
    geometry.sections.append(added)
    return added.end
  }

  /// Returns where items of given sizes are, and a header and a footer, if they are all there is.
  final func section(
    of sizes: [Size], header: Size, footer: Size, in size: Size
  ) -> FlowSection {
    let isVertical = scrollDirection == .vertical
    return FlowSection(
      of: sizes,
      FlowMetrics(
        inset: sectionInset, header: header, footer: footer, itemSpacing: minimumInteritemSpacing,
        lineSpacing: minimumLineSpacing),
      isVertical: isVertical, at: 0, breadth: isVertical ? size.width : size.height)
  }

  /// The size of an item's content; nil where the layout estimates none, or before the item is shown.
  private func measuredSize(of indexPath: IndexPath) -> Size? {
    estimatedItemSize == .zero || measured.isEmpty ? nil : measured[.cell(indexPath)]
  }
}
