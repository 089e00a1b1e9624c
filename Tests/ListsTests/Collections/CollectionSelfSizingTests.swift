import FoundationEssentials
import Testing
import UIKitDialect

/// A cell with a view of a size between the edges of its content.
private final class SizedCell: UICollectionViewCell {
  private let inner = UIView()
  private lazy var height = inner.heightAnchor.constraint(equalToConstant: 10)
  private lazy var width = inner.widthAnchor.constraint(equalToConstant: 10)
  private(set) var fittings = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: contentView.topAnchor),
      inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height, width,
    ])
  }

  func show(_ extent: Double) { (width.constant, height.constant) = (extent, extent) }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fittings += 1
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

/// A data source of items whose cells have sizes of their own.
@MainActor
private final class Extents: UICollectionViewDataSource {
  var extents: [Double]
  var asked = 0
  init(_ extents: [Double]) { self.extents = extents }

  func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = HeldCollection(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.held = self
    view.register(SizedCell.self, forCellWithReuseIdentifier: "sized")
    view.dataSource = self
    view.layoutIfNeeded()
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { extents.count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "sized", for: indexPath)
    (cell as? SizedCell)?.show(extents[indexPath.item])
    return cell
  }
}

@MainActor
struct CollectionSelfSizingTests {
  private let list = UICollectionViewCompositionalLayout.list(
    using: UICollectionLayoutListConfiguration(appearance: .plain))

  private func frames(_ view: UICollectionView) -> [CGRect] {
    (0..<view.numberOfItems(inSection: 0)).compactMap {
      view.layoutAttributesForItem(at: item($0))?.frame
    }
  }
  private func item(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `the row of a list that is shown has the height of its content, others an estimate`() {
    let view = Extents([30, 100, 90, 50, 60, 70]).collection(list)
    // Rows that left the bounds when those above turned out higher keep their heights.
    #expect(frames(view).map(\.height) == [30, 100, 90, 50, 60, 44])
    #expect(view.contentSize.height == 374)
    #expect(view.visibleCells.map(\.frame.height) == [30, 100, 90])
    view.contentOffset.y = 174
    view.layoutIfNeeded()
    #expect(frames(view).map(\.height) == [30, 100, 90, 50, 60, 70])
    #expect(view.contentSize.height == 400)
  }

  @Test func `lower rows make room for others, which are measured, too`() {
    let rows = Extents(Array(repeating: 20, count: 100))
    let view = rows.collection(list)
    #expect(view.visibleCells.count == 10 && view.contentSize.height == 10 * 20 + 90 * 44)
    #expect(rows.asked == 10)
    view.layoutIfNeeded()
    #expect(rows.asked == 10)
  }

  @Test func `a cell is asked when it is shown, and again if its item is configured anew`() {
    let rows = Extents([30, 40])
    let view = rows.collection(list)
    let cell = view.cellForItem(at: item(0)) as? SizedCell
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(cell?.fittings == 1)
    rows.extents[0] = 70
    view.reconfigureItems(at: [item(0)])
    view.layoutIfNeeded()
    #expect(cell?.fittings == 2 && frames(view).map(\.minY) == [0, 70])
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(cell?.fittings == 3 && frames(view).map(\.minY) == [0, 70])
    view.frame.size.width = 90
    view.layoutIfNeeded()
    #expect(cell?.fittings == 4 && frames(view).map(\.width) == [90, 90])
  }

  @Test func `items keep their sizes when others appear and disappear`() {
    let rows = Extents([30, 100, 90])
    let view = rows.collection(list)
    rows.extents = [10, 30, 90]
    view.performBatchUpdates {
      view.insertItems(at: [item(0)])
      view.deleteItems(at: [item(1)])
    }
    // Nothing was shown yet.
    #expect(frames(view).map(\.height) == [44, 30, 90])
    view.layoutIfNeeded()
    #expect(frames(view).map(\.height) == [10, 30, 90])
  }

  @Test func `the items of a flow layout have the sizes of their content`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let view = Extents([30, 40, 60, 20]).collection(layout)
    #expect(
      frames(view).map(\.size) == [30, 40, 60, 20].map { CGSize(width: $0, height: $0) })
    #expect(frames(view).map(\.minX) == [0, 60, 0, 60])
    layout.estimatedItemSize = .zero
    #expect(frames(view).map(\.width) == [50, 50, 50, 50])
  }

  @Test func `the highest item of a group makes others as high`() {
    func section(_ height: NSCollectionLayoutDimension) -> UICollectionViewLayout {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.5), heightDimension: height))
      return UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .estimated(10)),
            subitems: [item])))
    }
    let different = Extents([30, 40, 60]).collection(section(.estimated(20)))
    #expect(frames(different).map(\.height) == [30, 40, 60])
    #expect(frames(different).map(\.minY) == [0, 0, 40] && different.contentSize.height == 100)
    let uniform = Extents([30, 40, 60]).collection(section(.uniformAcrossSiblings(estimate: 20)))
    #expect(frames(uniform).map(\.height) == [40, 40, 60])
  }

  @Test func `a cell that answers otherwise each time does not keep a layout busy`() {
    final class Restless: UICollectionViewCell {
      private static var height: Double = 0
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        Self.height += 1
        layoutAttributes.size.height = Self.height
        return layoutAttributes
      }
    }
    let rows = Extents([1, 2, 3])
    let view = rows.collection(list)
    view.register(Restless.self, forCellWithReuseIdentifier: "sized")
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 3)
  }

  @Test func `items flow on into the next group when they need more room`() {
    func cloud(_ extents: [Double]) -> (Extents, UICollectionView) {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .estimated(30), heightDimension: .estimated(20)))
      let layout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)),
            subitems: [item])))
      let rows = Extents(extents)
      return (rows, rows.collection(layout))
    }
    let (_, wide) = cloud([60, 50, 30, 20, 90, 10])
    #expect(frames(wide).map(\.minX) == [0, 0, 50, 80, 0, 90])
    #expect(frames(wide).map(\.minY) == [0, 60, 60, 60, 110, 110])
    #expect(wide.visibleCells.count == 6 && wide.contentSize.height == 200)
    let (_, narrow) = cloud(Array(repeating: 10, count: 25))
    #expect(frames(narrow).map(\.minY) == (0..<25).map { Double($0 / 10) * 10 })
    let (rows, many) = cloud((0..<400).map { Double(10 + $0 * 7 % 60) })
    while many.contentOffset.y + 200 < many.contentSize.height {
      many.contentOffset.y += 150
      many.layoutIfNeeded()
    }
    // Every item has a place of its own size, in order, and no two overlap.
    let places = frames(many)
    #expect(places.count == 400 && zip(places, rows.extents).allSatisfy { $0.width == $1 })
    #expect(zip(places, places.dropFirst()).allSatisfy { $0.maxX <= $1.minX || $0.maxY <= $1.minY })
  }

  @Test func `groups in groups that are full are not laid out again and again`() {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    var group = NSCollectionLayoutGroup.horizontal(
      layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    for _ in 0..<40 { group = .horizontal(layoutSize: whole, subitems: [group]) }
    let rows = Extents([1, 2])
    let view = rows.collection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(frames(view).count <= 2)
  }
}
