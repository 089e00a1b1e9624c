import FoundationEssentials
import Testing
import UIKitDialect

@MainActor
struct CompositionalLayoutTests {
  @Test func `dimensions, sizes and distances are values`() {
    let width = NSCollectionLayoutDimension.fractionalWidth(0.5)
    let height = NSCollectionLayoutDimension.estimated(44)
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    #expect(size.widthDimension === width && width.dimension == 0.5 && width.isFractionalWidth)
    #expect(height.isEstimated && !height.isAbsolute && size.heightDimension === height)
    #expect(NSCollectionLayoutDimension.absolute(3).isAbsolute)
    #expect(NSCollectionLayoutDimension.fractionalHeight(1).isFractionalHeight)
    #expect(
      NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 9).isUniformAcrossSiblings)
    let (fixed, flexible) = (
      NSCollectionLayoutSpacing.fixed(4), NSCollectionLayoutSpacing.flexible(5)
    )
    #expect(fixed.isFixed && !fixed.isFlexible && flexible.isFlexible && flexible.spacing == 5)
    let edges = NSCollectionLayoutEdgeSpacing(
      leading: fixed, top: nil, trailing: nil, bottom: flexible)
    #expect(edges.leading === fixed && edges.top == nil && edges.bottom === flexible)
  }

  @Test func `groups have items`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
    let item = NSCollectionLayoutItem(layoutSize: size)
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: .zero))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, repeatingSubitem: item, count: 3)
    group.interItemSpacing = .fixed(8)
    group.supplementaryItems = [badge]
    #expect(group.subitems == [item] && group.layoutSize === size)
    #expect(group.interItemSpacing?.spacing == 8 && group.supplementaryItems == [badge])
    #expect(badge.elementKind == "badge" && badge.containerAnchor.isFractionalOffset)
    #expect(badge.zIndex == 1 && badge.itemAnchor == nil && item.contentInsets.trailing == 4)
    #expect(
      NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item, item]).subitems.count == 2
    )
    let custom = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
      [NSCollectionLayoutGroupCustomItem(frame: .zero, zIndex: 2)]
    }
    #expect(custom.subitems.isEmpty && !custom.visualDescription().isEmpty)
  }

  @Test func `a section keeps what is set`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "h", alignment: .topLeading)
    header.pinToVisibleBounds = true
    header.extendsBoundary = false
    section.boundarySupplementaryItems = [header]
    section.decorationItems = [.background(elementKind: "back")]
    section.interGroupSpacing = 5
    section.orthogonalScrollingBehavior = .groupPaging
    section.contentInsets.top = 7
    section.contentInsetsReference = .none
    section.supplementariesFollowContentInsets = false
    section.visibleItemsInvalidationHandler = { _, _, _ in }
    #expect(section.boundarySupplementaryItems == [header] && header.alignment == .topLeading)
    #expect(header.pinToVisibleBounds && !header.extendsBoundary && header.offset == .zero)
    #expect(section.decorationItems.first?.elementKind == "back" && section.contentInsets.top == 7)
    #expect(section.interGroupSpacing == 5 && section.orthogonalScrollingBehavior == .groupPaging)
    #expect(section.contentInsetsReference == .none && !section.supplementariesFollowContentInsets)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 3
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    #expect(layout.configuration === configuration && configuration.scrollDirection == .horizontal)
  }

  @Test func `lists are laid out in rows`() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = .supplementary
    list.footerMode = .none
    list.showsSeparators = false
    list.backgroundColor = .red
    list.headerTopPadding = 2
    list.separatorConfiguration.bottomSeparatorVisibility = .hidden
    list.trailingSwipeActionsConfigurationProvider = { _ in nil }
    #expect(list.appearance == .plain && !list.showsSeparators && list.backgroundColor == .red)
    #expect(list.separatorConfiguration.bottomSeparatorVisibility == .hidden)
    let numbers = Numbers([[1, 2], [3]])
    let view = numbers.collection(UICollectionViewCompositionalLayout.list(using: list))
    #expect(view.contentSize == CGSize(width: 100, height: 2 * 30 + 3 * 44))
    #expect(numbers.shown(in: view) == [1, 2, 3])
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame
        == CGRect(x: 0, y: 30 + 88 + 30, width: 100, height: 44))
    #expect(
      view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 2)
  }

  @Test func `a collection shows snapshots`() {
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 500),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, name in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
    }
    func shown() -> [String?] {
      view.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot)
    #expect(shown() == ["a", "b"])
    let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
    snapshot.insertItems(["c"], beforeItem: "b")
    snapshot.deleteItems(["a"])
    source.apply(snapshot)
    #expect(shown() == ["c", "b"] && view.visibleCells.last === cell)
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 0)) == "c")
    #expect(source.indexPath(for: "b") == IndexPath(item: 1, section: 0))
    #expect(source.sectionIdentifier(for: 0) == 0 && source.index(for: 0) == 0)
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["parent"])
    outline.append(["child"], to: "parent")
    source.apply(outline, to: 1)
    #expect(shown() == ["c", "b", "parent"] && source.snapshot(for: 1).items == outline.items)
    outline.expand(["parent"])
    source.apply(outline, to: 1)
    #expect(shown() == ["c", "b", "parent", "child"])
    #expect(source.snapshot(for: 0).rootItems == ["c", "b"])
    source.applySnapshotUsingReloadData(snapshot)
    #expect(shown() == ["c", "b"] && source.snapshot() == snapshot)
    source.reorderingHandlers.canReorderItem = { $0 == "c" }
    #expect(source.collectionView(view, canMoveItemAt: IndexPath(item: 0, section: 0)))
    source.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
    #expect(source.sectionSnapshotHandlers.shouldExpandItem?("") == false)
    source.supplementaryViewProvider = { _, _, _ in UICollectionReusableView() }
    #expect(source.supplementaryViewProvider != nil)
  }
}
