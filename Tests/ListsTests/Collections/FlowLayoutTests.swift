import FoundationEssentials
import Testing
import UIKitDialect

@MainActor
struct FlowLayoutTests {
  private func frames(_ view: UICollectionView, _ items: Range<Int>) -> [CGRect] {
    items.compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  @Test func `a flow layout starts with UIKit's defaults`() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50) && layout.estimatedItemSize == .zero)
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.scrollDirection == .vertical && layout.sectionInset == .zero)
    #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
    #expect(!layout.sectionHeadersPinToVisibleBounds && !layout.sectionFootersPinToVisibleBounds)
    #expect(layout.sectionInsetReference == .fromContentInset && layout.collectionView == nil)
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    layout.sectionInsetReference = .fromSafeArea
    #expect(layout.estimatedItemSize.width > 1000 && layout.sectionHeadersPinToVisibleBounds)
    #expect(layout.sectionFootersPinToVisibleBounds)
    #expect(layout.sectionInsetReference == .fromSafeArea)
  }

  @Test func `items fill lines from edge to edge`() {
    let view = Numbers([Array(0..<5)]).collection()
    // Two of 30 points and a distance of 10 fit three times into 100 points only without the third.
    let layout = view.collectionViewLayout as? UICollectionViewFlowLayout
    layout?.minimumInteritemSpacing = 5
    #expect(
      frames(view, 0..<5) == [
        CGRect(x: 0, y: 0, width: 30, height: 20), CGRect(x: 35, y: 0, width: 30, height: 20),
        CGRect(x: 70, y: 0, width: 30, height: 20), CGRect(x: 0, y: 30, width: 30, height: 20),
        CGRect(x: 35, y: 30, width: 30, height: 20),
      ])
    #expect(view.contentSize == CGSize(width: 100, height: 50))
    layout?.minimumInteritemSpacing = 20
    #expect(frames(view, 1..<2) == [CGRect(x: 70, y: 0, width: 30, height: 20)])
    layout?.minimumLineSpacing = 1
    #expect(frames(view, 2..<3).first?.minY == 21)
  }

  @Test func `a line with one item has it in the middle`() {
    let numbers = Numbers([[1, 2]])
    numbers.size = CGSize(width: 60, height: 20)
    let view = numbers.collection()
    #expect(
      frames(view, 0..<2) == [
        CGRect(x: 20, y: 0, width: 60, height: 20), CGRect(x: 20, y: 30, width: 60, height: 20),
      ])
  }

  @Test func `sections have insets, headers and footers`() {
    let view = Numbers([[1], [2]]).collection()
    let layout = view.collectionViewLayout as? UICollectionViewFlowLayout
    layout?.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    layout?.headerReferenceSize = CGSize(width: 0, height: 11)
    layout?.footerReferenceSize = CGSize(width: 0, height: 13)
    let second = IndexPath(item: 0, section: 1)
    let whole = 11 + 1 + 20 + 3 + 13 as Double
    #expect(view.contentSize == CGSize(width: 100, height: 2 * whole))
    let header = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: second)
    #expect(header?.frame == CGRect(x: 0, y: whole, width: 100, height: 11))
    #expect(header?.representedElementCategory == .supplementaryView)
    #expect(header?.representedElementKind == UICollectionView.elementKindSectionHeader)
    let footer = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionFooter, at: second)
    #expect(footer?.frame.maxY == 2 * whole)
    #expect(
      view.layoutAttributesForItem(at: second)?.frame
        == CGRect(x: 2, y: whole + 12, width: 30, height: 20))
    let shown = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: second)
    #expect((shown as? NumberHeader)?.values == ["a", "b"] && shown?.frame == header?.frame)
    #expect(
      view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).count == 2)
    #expect(
      view.indexPathsForVisibleSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader
      ).last == second)
  }

  @Test func `a horizontal layout has columns`() {
    let view = Numbers([Array(0..<8)]).collection()
    let layout = view.collectionViewLayout as? UICollectionViewFlowLayout
    layout?.scrollDirection = .horizontal
    layout?.minimumInteritemSpacing = 10
    // Seven items of 20 points fit into 200 points with distances of 10.
    #expect(view.contentSize == CGSize(width: 70, height: 200))
    #expect(frames(view, 1..<2).first?.minY == 30)
    #expect(frames(view, 7..<8) == [CGRect(x: 40, y: 0, width: 30, height: 20)])
  }

  @Test func `items of different sizes are in the middle of their line`() {
    final class Sizes: UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        CGSize(width: 20 + Double(indexPath.item), height: 10 + 10 * Double(indexPath.item))
      }
    }
    let (numbers, sizes) = (Numbers([[0, 1]]), Sizes())
    let view = numbers.collection()
    view.delegate = sizes
    #expect(
      frames(view, 0..<2) == [
        CGRect(x: 0, y: 5, width: 20, height: 10), CGRect(x: 30, y: 0, width: 21, height: 20),
      ])
    #expect(
      sizes.collectionView(view, layout: view.collectionViewLayout, insetForSectionAt: 0) == .zero)
  }

  @Test func `other bounds invalidate the layout if the lines change`() {
    let view = Numbers([Array(0..<4)]).collection()
    let layout = view.collectionViewLayout
    #expect(
      !layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 9, width: 100, height: 5)))
    #expect(
      layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 70, height: 5)))
    #expect(view.contentSize.height == 50)
    view.frame.size.width = 200
    #expect(view.contentSize.height == 20)
    #expect(
      layout.invalidationContext(forBoundsChange: .zero)
        is UICollectionViewFlowLayoutInvalidationContext)
  }

  @Test func `five equal items fill a width that is divided`() {
    let numbers = Numbers([Array(0..<5)])
    let view = numbers.collection()
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing = 7
    for width in stride(from: 91 as Double, to: 400, by: 3.3) {
      view.frame.size.width = width
      numbers.size = CGSize(width: (width - 4 * 7) / 5, height: 10)
      view.collectionViewLayout.invalidateLayout()
      #expect(view.contentSize.height == 10)
    }
  }
}
