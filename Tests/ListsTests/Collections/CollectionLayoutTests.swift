import FoundationEssentials
import Testing
import UIKitDialect

@MainActor
struct CollectionLayoutTests {
  private final class Attributes: UICollectionViewLayoutAttributes {
    var depth = 0
    override func copy(with zone: CopyZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Attributes)?.depth = depth
      return copy
    }
  }

  private final class Diagonal: UICollectionViewLayout {
    var calls: [String] = []
    var isHidden = false
    override func prepare() {
      super.prepare()
      calls.append("prepare")
    }
    override class var layoutAttributesClass: AnyClass { Attributes.self }
    override var collectionViewContentSize: CGSize { CGSize(width: 500, height: 500) }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = Attributes(forCellWith: indexPath)
      let start = Double(50 * indexPath.item)
      attributes.frame = CGRect(x: start, y: start, width: 40, height: 40)
      attributes.alpha = 0.5
      attributes.zIndex = -indexPath.item
      attributes.isHidden = isHidden && indexPath.item == 0
      return attributes
    }
    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = Attributes(forDecorationViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: 0, y: 0, width: 500, height: 500)
      return attributes
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let items = 0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)
      let paths = items.map { IndexPath(item: $0, section: 0) }
      return
        (paths.map { layoutAttributesForItem(at: $0) }
        + [layoutAttributesForDecorationView(ofKind: "back", at: IndexPath(item: 0, section: 0))])
        .compactMap { $0 }
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      for item in updateItems {
        let former = item.indexPathBeforeUpdate?.item ?? -1
        calls.append("\(item.updateAction) \(former) \(item.indexPathAfterUpdate?.item ?? -1)")
      }
    }
    override func finalizeCollectionViewUpdates() { calls.append("finalize") }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      calls.append("leave")
    }
  }

  @Test func `a layout of the app's own places cells and decorations`() {
    let layout = Diagonal()
    layout.register(NumberHeader.self, forDecorationViewOfKind: "back")
    let numbers = Numbers([Array(0..<9)])
    let view = numbers.collection(layout)
    #expect(layout.collectionView === view)
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 500, height: 500) && layout.calls == ["prepare"])
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1])
    #expect(view.visibleCells.allSatisfy { $0.alpha == 0.5 })
    #expect(view.subviews.first is NumberCell && view.subviews.last is NumberHeader)
    layout.isHidden = true
    layout.invalidateLayout()
    #expect(view.indexPathsForVisibleItems.map(\.item) == [1] && layout.calls.count == 2)
  }

  @Test func `a layout is told of changes`() {
    let layout = Diagonal()
    let numbers = Numbers([[1, 2]])
    let view = numbers.collection(layout)
    view.layoutIfNeeded()
    layout.calls = []
    numbers.sections = [[2, 3, 4]]
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.insertItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
    }
    #expect(layout.calls == ["delete 0 -1", "insert -1 1", "insert -1 2", "finalize"])
    layout.calls = []
    let flow = UICollectionViewFlowLayout()
    var isDone = false
    view.setCollectionViewLayout(flow, animated: true) { isDone = $0 }
    #expect(isDone && layout.calls == ["leave"] && layout.collectionView == nil)
    #expect(flow.collectionView === view && numbers.shown(in: view) == [2, 3, 4])
    view.setCollectionViewLayout(layout, animated: false)
    #expect(view.collectionViewLayout === layout)
  }

  @Test func `attributes are values that can be copied`() {
    let attributes = Attributes(forCellWith: IndexPath(item: 1, section: 2))
    attributes.depth = 7
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    attributes.alpha = 0.25
    attributes.zIndex = 3
    attributes.isHidden = true
    let copy = attributes.copy() as? Attributes
    #expect(copy !== attributes && copy?.depth == 7 && copy?.isEqual(attributes) == true)
    #expect(copy?.hash == attributes.hash)
    #expect(copy?.size == CGSize(width: 30, height: 40) && copy?.center == CGPoint(x: 25, y: 40))
    #expect(copy?.frame == CGRect(x: -5, y: 0, width: 60, height: 80))
    #expect(copy?.transform == attributes.transform && copy?.transform.a == 2)
    #expect(copy?.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(copy?.alpha == 0.25 && copy?.zIndex == 3 && copy?.isHidden == true)
    copy?.bounds.size.width = 1
    #expect(copy?.isEqual(attributes) == false && copy?.representedElementCategory == .cell)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "h", with: IndexPath(item: 0, section: 0))
    #expect(header.representedElementKind == "h")
    #expect(header.representedElementCategory == .supplementaryView)
  }

  @Test func `a context says what is invalid`() {
    let context = UICollectionViewLayoutInvalidationContext()
    let path = IndexPath(item: 1, section: 0)
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    #expect(context.invalidatedItemIndexPaths == nil)
    context.invalidateItems(at: [path])
    context.invalidateSupplementaryElements(ofKind: "h", at: [path])
    context.invalidateDecorationElements(ofKind: "d", at: [path])
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 5)
    context.contentSizeAdjustment = CGSize(width: 1, height: 2)
    #expect(context.invalidatedItemIndexPaths == [path])
    #expect(context.invalidatedSupplementaryIndexPaths == ["h": [path]])
    #expect(context.invalidatedDecorationIndexPaths == ["d": [path]])
    #expect(context.contentSizeAdjustment.height == 2)
    let view = Numbers([Array(0..<90)]).collection()
    view.collectionViewLayout.invalidateLayout(with: context)
    #expect(view.contentOffset.y == 5)
    let flow = UICollectionViewFlowLayoutInvalidationContext()
    #expect(flow.invalidateFlowLayoutAttributes && flow.invalidateFlowLayoutDelegateMetrics)
  }

  @Test func `a layout answers as UIKit does unless overridden`() {
    let (layout, path) = (UICollectionViewLayout(), IndexPath(item: 0, section: 0))
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: .zero) == nil)
    #expect(layout.layoutAttributesForItem(at: path) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "", at: path) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "", at: path) == nil)
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: path) == nil)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
    let point = CGPoint(x: 1, y: 2)
    #expect(layout.targetContentOffset(forProposedContentOffset: point) == point)
    #expect(
      layout.targetContentOffset(
        forProposedContentOffset: point, withScrollingVelocity: .zero) == point)
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    #expect(layout.developmentLayoutDirection == .leftToRight)
    layout.finalizeLayoutTransition()
    layout.finalizeAnimatedBoundsChange()
  }
}
