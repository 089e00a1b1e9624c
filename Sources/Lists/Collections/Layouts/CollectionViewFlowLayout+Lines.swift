import ResponderKit
import FoundationEssentials
import Graphics

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

  /// Adds a section that begins at a point; returns where it ends.
  private func addSection(
    _ section: Int, in view: CollectionView, at start: Scalar, breadth: Scalar
  ) -> Scalar {
    let delegate = view.delegate as? any CollectionViewDelegateFlowLayout
    let inset =
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    let isVertical = geometry.isVertical
    let estimate =
      estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize
      ? itemSize : estimatedItemSize
    let sizes = (0..<view.numberOfItems(inSection: section)).map { item in
      let indexPath = IndexPath(item: item, section: section)
      let size =
        measuredSize(of: indexPath)
        ?? delegate?.collectionView(view, layout: self, sizeForItemAt: indexPath) ?? estimate
      return isVertical ? size : Size(width: size.height, height: size.width)
    }
    let lines = FlowLines(
      length: isVertical
        ? breadth - inset.left - inset.right : breadth - inset.top - inset.bottom,
      itemSpacing: delegate?.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing,
      lineSpacing: delegate?.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing)
    let (places, extent) = lines.places(of: sizes)

    var end = start + (isVertical ? header.height : header.width)
    let headerFrame = band(start, end, breadth)
    let corner = Point(
      x: isVertical ? inset.left : end + inset.left, y: isVertical ? end + inset.top : inset.top)
    let items = places.map { place in
      let rect =
        isVertical
        ? place
        : Rect(x: place.minY, y: place.minX, width: place.height, height: place.width)
      return rect.offsetBy(dx: corner.x, dy: corner.y)
    }
    end += extent + (isVertical ? inset.top + inset.bottom : inset.left + inset.right)
    let footerStart = end
    end += isVertical ? footer.height : footer.width
    geometry.sections.append(
      FlowGeometry.Section(
        header: headerFrame, items: items, footer: band(footerStart, end, breadth), start: start,
        end: end))
    return end
  }

  /// The size of an item's content; nil where the layout estimates none, or before the item is shown.
  private func measuredSize(of indexPath: IndexPath) -> Size? {
    estimatedItemSize == .zero || measured.isEmpty ? nil : measured[.cell(indexPath)]
  }

  /// The place of a header or a footer; nil without an extent.
  private func band(_ start: Scalar, _ end: Scalar, _ breadth: Scalar) -> Rect? {
    guard end > start else { return nil }
    return geometry.isVertical
      ? Rect(x: 0, y: start, width: breadth, height: end - start)
      : Rect(x: start, y: 0, width: end - start, height: breadth)
  }
}
