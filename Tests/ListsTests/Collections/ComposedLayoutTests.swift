import FoundationEssentials
import Testing
import UIKitDialect

@MainActor
private func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

/// Compositional layouts in a collection of 100 × 200 points.
@MainActor
struct ComposedLayoutTests {
  private func collection(
    _ numbers: [[Int]], _ section: NSCollectionLayoutSection,
    _ configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration()
  ) -> UICollectionView {
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    layout.register(NumberHeader.self, forDecorationViewOfKind: "back")
    let view = Numbers(numbers).collection(layout)
    for kind in ["badge", "top", "bottom", "side"] {
      view.register(
        NumberHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    return view
  }

  private func frames(_ view: UICollectionView, section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  private func row(
    _ items: [NSCollectionLayoutItem], height: Double = 20
  ) -> NSCollectionLayoutGroup {
    .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: items)
  }

  private let third = NSCollectionLayoutItem(
    layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))

  @Test func `a group repeats its item while there is room`() {
    let section = NSCollectionLayoutSection(group: row([third]))
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 8)
    let view = collection([[1, 2, 3, 4]], section)
    #expect(
      frames(view) == [
        CGRect(x: 2, y: 1, width: 30, height: 20), CGRect(x: 32, y: 1, width: 30, height: 20),
        CGRect(x: 62, y: 1, width: 30, height: 20), CGRect(x: 2, y: 26, width: 30, height: 20),
      ])
    #expect(view.contentSize == CGSize(width: 100, height: 49) && view.visibleCells.count == 4)
  }

  @Test func `a fixed space leaves no room for a last item, a flexible one is what is left`() {
    let half = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let fixed = row([half])
    fixed.interItemSpacing = .fixed(10)
    #expect(
      frames(collection([[1, 2]], NSCollectionLayoutSection(group: fixed))).map(\.minY) == [0, 20])
    let flexible = row([
      NSCollectionLayoutItem(layoutSize: size(.absolute(30), .fractionalHeight(1)))
    ])
    flexible.interItemSpacing = .flexible(2)
    let view = collection([[1, 2, 3, 4]], NSCollectionLayoutSection(group: flexible))
    // The last group has the spaces of a full one.
    #expect(frames(view).map(\.minX) == [0, 35, 70, 0])
  }

  @Test func `a count divides the width in the former method only`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(10), .fractionalHeight(0.5)))
    let whole = size(.fractionalWidth(1), .absolute(20))
    let former = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitem: item, count: 3)
    former.interItemSpacing = .fixed(5)
    #expect(
      frames(collection([[1, 2, 3, 4]], NSCollectionLayoutSection(group: former))) == [
        CGRect(x: 0, y: 0, width: 30, height: 10), CGRect(x: 35, y: 0, width: 30, height: 10),
        CGRect(x: 70, y: 0, width: 30, height: 10), CGRect(x: 0, y: 20, width: 30, height: 10),
      ])
    let present = NSCollectionLayoutGroup.horizontal(
      layoutSize: whole, repeatingSubitem: item, count: 3)
    #expect(
      frames(collection([[1, 2, 3, 4]], NSCollectionLayoutSection(group: present))) == [
        CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 10, y: 0, width: 10, height: 10),
        CGRect(x: 20, y: 0, width: 10, height: 10), CGRect(x: 0, y: 20, width: 10, height: 10),
      ])
  }

  @Test func `groups stand in groups, with insets and spaces around items`() {
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    large.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .absolute(10)))
    small.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .flexible(0), trailing: nil, bottom: .fixed(2))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), repeatingSubitem: small,
      count: 2)
    let section = NSCollectionLayoutSection(group: row([large, column], height: 40))
    let view = collection([[1, 2, 3, 4]], section)
    #expect(
      frames(view) == [
        CGRect(x: 2, y: 1, width: 64, height: 36), CGRect(x: 70, y: 8, width: 30, height: 10),
        CGRect(x: 70, y: 28, width: 30, height: 10), CGRect(x: 2, y: 41, width: 64, height: 36),
      ])
  }

  @Test func `a closure places the items of a group`() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(30))
    ) { environment in
      let size = environment.container.contentSize
      return (0..<3).map {
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: Double($0) * 10, y: size.height - 5, width: 10, height: 5), zIndex: $0)
      }
    }
    let view = collection([[1, 2, 3, 4]], NSCollectionLayoutSection(group: group))
    #expect(frames(view).map(\.minX) == [0, 10, 20, 0] && frames(view).map(\.minY).last == 55)
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.zIndex == 2)
  }

  @Test func `headers, footers, badges and decorations have places of their own`() {
    let badged = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
      supplementaryItems: [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size(.absolute(10), .absolute(10)), elementKind: "badge",
          containerAnchor: NSCollectionLayoutAnchor(
            edges: [.top, .trailing], absoluteOffset: CGPoint(x: 5, y: -5)))
      ])
    let section = NSCollectionLayoutSection(group: row([badged]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 10, bottom: 4, trailing: 10)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(12)), elementKind: "top", alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(20), .absolute(8)), elementKind: "bottom",
        alignment: .bottomTrailing),
    ]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    background.contentInsets.leading = 3
    section.decorationItems = [background]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 7
    let view = collection([[1, 2], [3]], section, configuration)
    func frame(_ kind: String, _ item: Int, _ section: Int) -> CGRect? {
      view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: item, section: section))?.frame
    }
    // 12 + 6 + 20 + 4 + 8 points, and 7 between sections.
    #expect(view.contentSize == CGSize(width: 100, height: 107))
    #expect(frames(view, section: 1) == [CGRect(x: 10, y: 75, width: 40, height: 20)])
    #expect(frame("top", 0, 1) == CGRect(x: 10, y: 57, width: 80, height: 12))
    #expect(frame("bottom", 0, 0) == CGRect(x: 70, y: 42, width: 20, height: 8))
    #expect(frame("badge", 1, 0) == CGRect(x: 85, y: 13, width: 10, height: 10))
    #expect(frame("badge", 9, 0) == nil && frame("other", 0, 0) == nil)
    let back = view.collectionViewLayout.layoutAttributesForDecorationView(
      ofKind: "back", at: IndexPath(item: 0, section: 0))
    #expect(back?.frame == CGRect(x: 3, y: 0, width: 97, height: 50) && back?.zIndex == -1)
    view.layoutIfNeeded()
    #expect(view.visibleSupplementaryViews(ofKind: "badge").count == 3)
    #expect(view.visibleSupplementaryViews(ofKind: "top").count == 2)
    // Two decorations, three badges, two headers, two footers, three cells.
    #expect(view.subviews.count == 12 && view.subviews.first is NumberHeader)
  }

  @Test func `a header that is pinned stays in the bounds as long as its section`() {
    let section = NSCollectionLayoutSection(group: row([third], height: 100))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "top", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let view = collection([Array(0..<9), [1]], section)
    func top(at y: Double) -> Double? {
      view.contentOffset.y = y
      view.layoutIfNeeded()
      return view.supplementaryView(
        forElementKind: "top", at: IndexPath(item: 0, section: 0))?.frame.minY
    }
    #expect(top(at: 0) == 0 && top(at: 130) == 130 && top(at: 310) == 300)
    #expect(top(at: 325) == nil)
  }

  @Test func `a section scrolls across the layout to an item`() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.absolute(40), .absolute(30)),
        subitems: [
          NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        ]))
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    let view = collection([Array(0..<10), [10]], section)
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 100, height: 60))
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 0])
    view.scrollToItem(at: IndexPath(item: 6, section: 0), at: .left, animated: false)
    view.layoutIfNeeded()
    #expect(view.contentOffset == .zero && frames(view)[6].maxX == 100)
    #expect(view.indexPathsForVisibleItems.map(\.item) == [5, 6, 0])
    view.collectionViewLayout.invalidateLayout()
    #expect(frames(view)[6].maxX == 100)
    view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .left, animated: false)
    #expect(frames(view)[0].minX == 0)
  }

  @Test func `a layout scrolls sideways, and mirrors itself from right to left`() {
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size(.absolute(40), .fractionalHeight(1)),
        subitems: [
          NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        ]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(15), .fractionalHeight(1)), elementKind: "side",
        alignment: .leading)
    ]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let view = collection([[1, 2, 3]], section, configuration)
    #expect(view.contentSize == CGSize(width: 95, height: 200))
    #expect(
      frames(view) == [
        CGRect(x: 15, y: 0, width: 40, height: 100), CGRect(x: 15, y: 100, width: 40, height: 100),
        CGRect(x: 55, y: 0, width: 40, height: 100),
      ])
    view.semanticContentAttribute = .forceRightToLeft
    view.collectionViewLayout.invalidateLayout()
    #expect(frames(view).map(\.minX) == [40, 40, 0])
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 3)
  }

  @Test func `the whole layout has headers, too`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(25)), elementKind: "top", alignment: .top)
    ]
    let view = collection([[1]], NSCollectionLayoutSection(group: row([third])), configuration)
    view.layoutIfNeeded()
    #expect(frames(view).first?.minY == 25 && view.contentSize.height == 45)
    #expect(
      view.supplementaryView(forElementKind: "top", at: IndexPath(index: 0))?.frame
        == CGRect(x: 0, y: 0, width: 100, height: 25))
  }

  @Test(arguments: [0.0, -5, .infinity, .nan])
  func `items without an extent do not go on forever`(_ width: Double) {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(width), .absolute(width)))
    let view = collection([[1, 2, 3]], NSCollectionLayoutSection(group: row([item])))
    #expect(frames(view).map(\.minY) == [0, 0, 0])
    let nothing = collection([[1]], NSCollectionLayoutSection(group: row([])))
    #expect(frames(nothing).isEmpty && nothing.visibleCells.isEmpty)
  }

  @Test func `headers are pinned inside the insets of the content, which the layout follows`() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), subitems: [third]))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "top", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let view = collection([Array(0..<9)], section)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 20 + 3 * 200)
    view.contentInset.top = 50
    #expect(view.contentSize.height == 20 + 3 * 150)
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(
      view.supplementaryView(forElementKind: "top", at: IndexPath(item: 0, section: 0))?
        .frame.minY == 150)
  }

  @Test func `a section that was scrolled across stays so when others appear`() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.absolute(40), .absolute(30)),
        subitems: [
          NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        ]))
    section.orthogonalScrollingBehavior = .continuous
    let numbers = Numbers([Array(0..<10)])
    let view = numbers.collection(UICollectionViewCompositionalLayout(section: section))
    view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .left, animated: false)
    #expect(frames(view)[9].maxX == 100)
    numbers.sections.insert([20, 21], at: 0)
    view.insertSections([0])
    #expect(frames(view, section: 0)[0].minX == 0 && frames(view, section: 1)[9].maxX == 100)
    view.reloadData()
    #expect(frames(view, section: 1)[0].minX == 0)
  }

  @Test func `each group of a section has space around it`() {
    let group = row([third])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(5), top: .fixed(8), trailing: nil, bottom: .fixed(2))
    let view = collection([[1, 2, 3, 4]], NSCollectionLayoutSection(group: group))
    #expect(frames(view)[0].origin == CGPoint(x: 5, y: 8) && frames(view)[3].minY == 38)
    #expect(view.contentSize.height == 60)
  }

  @Test func `a section that scrolls across is as large as its groups and the space around them`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(40), .absolute(30)),
      subitems: [
        NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      ])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .fixed(4), trailing: nil, bottom: .fixed(6))
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let vertical = collection([[1, 2, 3], [4]], section)
    #expect(vertical.contentSize.height == 80 && frames(vertical, section: 1)[0].minY == 44)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let sideways = collection([[1, 2, 3], [4]], section, configuration)
    #expect(sideways.contentSize == CGSize(width: 80, height: 200))
    #expect(frames(sideways).map(\.minY) == [4, 44, 84])
    #expect(frames(sideways, section: 1)[0].minX == 40)
  }
}
