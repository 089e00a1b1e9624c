// UIKit's names for collections.

public import Lists

/// UIKit's name for ``CollectionLayoutAnchor``.
public typealias NSCollectionLayoutAnchor = CollectionLayoutAnchor
/// UIKit's name for ``CollectionLayoutBoundarySupplementaryItem``.
public typealias NSCollectionLayoutBoundarySupplementaryItem =
  CollectionLayoutBoundarySupplementaryItem
/// UIKit's name for ``CollectionLayoutContainer``.
public typealias NSCollectionLayoutContainer = CollectionLayoutContainer
/// UIKit's name for ``CollectionLayoutDecorationItem``.
public typealias NSCollectionLayoutDecorationItem = CollectionLayoutDecorationItem
/// UIKit's name for ``CollectionLayoutDimension``.
public typealias NSCollectionLayoutDimension = CollectionLayoutDimension
/// UIKit's name for ``CollectionLayoutEdgeSpacing``.
public typealias NSCollectionLayoutEdgeSpacing = CollectionLayoutEdgeSpacing
/// UIKit's name for ``CollectionLayoutEnvironment``.
public typealias NSCollectionLayoutEnvironment = CollectionLayoutEnvironment
/// UIKit's name for ``CollectionLayoutGroup``.
public typealias NSCollectionLayoutGroup = CollectionLayoutGroup
/// UIKit's name for ``CollectionLayoutGroupCustomItem``.
public typealias NSCollectionLayoutGroupCustomItem = CollectionLayoutGroupCustomItem
/// UIKit's name for ``CollectionLayoutGroupCustomItemProvider``.
public typealias NSCollectionLayoutGroupCustomItemProvider = CollectionLayoutGroupCustomItemProvider
/// UIKit's name for ``CollectionLayoutItem``.
public typealias NSCollectionLayoutItem = CollectionLayoutItem
/// UIKit's name for ``CollectionLayoutSection``.
public typealias NSCollectionLayoutSection = CollectionLayoutSection
/// UIKit's name for ``CollectionLayoutSectionVisibleItemsInvalidationHandler``.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  CollectionLayoutSectionVisibleItemsInvalidationHandler
/// UIKit's name for ``CollectionLayoutSize``.
public typealias NSCollectionLayoutSize = CollectionLayoutSize
/// UIKit's name for ``CollectionLayoutSpacing``.
public typealias NSCollectionLayoutSpacing = CollectionLayoutSpacing
/// UIKit's name for ``CollectionLayoutSupplementaryItem``.
public typealias NSCollectionLayoutSupplementaryItem = CollectionLayoutSupplementaryItem
/// UIKit's name for ``CollectionLayoutVisibleItem``.
public typealias NSCollectionLayoutVisibleItem = CollectionLayoutVisibleItem
/// UIKit's name for ``DiffableDataSourceSectionSnapshot``.
public typealias NSDiffableDataSourceSectionSnapshot = DiffableDataSourceSectionSnapshot
/// UIKit's name for ``DiffableDataSourceSnapshot``.
public typealias NSDiffableDataSourceSnapshot = DiffableDataSourceSnapshot
/// UIKit's name for ``DiffableDataSourceTransaction``.
public typealias NSDiffableDataSourceTransaction = DiffableDataSourceTransaction
/// UIKit's name for ``RectAlignment``.
public typealias NSRectAlignment = RectAlignment
/// UIKit's name for ``CellAccessory``.
public typealias UICellAccessory = CellAccessory
/// UIKit's name for ``CellConfigurationState``.
public typealias UICellConfigurationState = CellConfigurationState
/// UIKit's name for ``CollectionLayoutListConfiguration``.
public typealias UICollectionLayoutListConfiguration = CollectionLayoutListConfiguration
/// UIKit's name for ``CollectionLayoutSectionOrthogonalScrollingBehavior``.
public typealias UICollectionLayoutSectionOrthogonalScrollingBehavior =
  CollectionLayoutSectionOrthogonalScrollingBehavior
/// UIKit's name for ``CollectionReusableView``.
public typealias UICollectionReusableView = CollectionReusableView
/// UIKit's name for ``CollectionView``.
public typealias UICollectionView = CollectionView
/// UIKit's name for ``CollectionViewCell``.
public typealias UICollectionViewCell = CollectionViewCell
/// UIKit's name for ``CollectionViewCompositionalLayout``.
public typealias UICollectionViewCompositionalLayout = CollectionViewCompositionalLayout
/// UIKit's name for ``CollectionViewCompositionalLayoutConfiguration``.
public typealias UICollectionViewCompositionalLayoutConfiguration =
  CollectionViewCompositionalLayoutConfiguration
/// UIKit's name for ``CollectionViewCompositionalLayoutSectionProvider``.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  CollectionViewCompositionalLayoutSectionProvider
/// UIKit's name for ``CollectionViewController``.
public typealias UICollectionViewController = CollectionViewController
/// UIKit's name for ``CollectionViewDataSource``.
public typealias UICollectionViewDataSource = CollectionViewDataSource
/// UIKit's name for ``CollectionViewDataSourcePrefetching``.
public typealias UICollectionViewDataSourcePrefetching = CollectionViewDataSourcePrefetching
/// UIKit's name for ``CollectionViewDelegate``.
public typealias UICollectionViewDelegate = CollectionViewDelegate
/// UIKit's name for ``CollectionViewDelegateFlowLayout``.
public typealias UICollectionViewDelegateFlowLayout = CollectionViewDelegateFlowLayout
/// UIKit's name for ``CollectionViewDiffableDataSource``.
public typealias UICollectionViewDiffableDataSource = CollectionViewDiffableDataSource
/// UIKit's name for ``CollectionViewFlowLayout``.
public typealias UICollectionViewFlowLayout = CollectionViewFlowLayout
/// UIKit's name for ``CollectionViewFlowLayoutInvalidationContext``.
public typealias UICollectionViewFlowLayoutInvalidationContext =
  CollectionViewFlowLayoutInvalidationContext
/// UIKit's name for ``CollectionViewLayout``.
public typealias UICollectionViewLayout = CollectionViewLayout
/// UIKit's name for ``CollectionViewLayoutAttributes``.
public typealias UICollectionViewLayoutAttributes = CollectionViewLayoutAttributes
/// UIKit's name for ``CollectionViewLayoutInvalidationContext``.
public typealias UICollectionViewLayoutInvalidationContext = CollectionViewLayoutInvalidationContext
/// UIKit's name for ``CollectionViewListCell``.
public typealias UICollectionViewListCell = CollectionViewListCell
/// UIKit's name for ``CollectionViewUpdateItem``.
public typealias UICollectionViewUpdateItem = CollectionViewUpdateItem
/// UIKit's name for ``ConfigurationState``.
public typealias UIConfigurationState = ConfigurationState
/// UIKit's name for ``ConfigurationStateCustomKey``.
public typealias UIConfigurationStateCustomKey = ConfigurationStateCustomKey
/// UIKit's name for ``ContentConfiguration``.
public typealias UIContentConfiguration = ContentConfiguration
/// UIKit's name for ``ContentInsetsReference``.
public typealias UIContentInsetsReference = ContentInsetsReference
/// UIKit's name for ``ContentView``.
public typealias UIContentView = ContentView
/// UIKit's name for ``ListContentView``.
public typealias UIListContentView = ListContentView
/// UIKit's name for ``ListSeparatorConfiguration``.
public typealias UIListSeparatorConfiguration = ListSeparatorConfiguration
/// UIKit's name for ``ViewConfigurationState``.
public typealias UIViewConfigurationState = ViewConfigurationState
/// UIKit's name for ``ListContentConfiguration``.
public typealias UIListContentConfiguration = ListContentConfiguration
/// UIKit's name for ``Axes``.
public typealias UIAxis = Axes
