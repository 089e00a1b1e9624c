public import FoundationEssentials
public import Graphics
public import ResponderKit

/// A section of a compositional layout: UIKit's `NSCollectionLayoutSection`.
@preconcurrency @MainActor
open class CollectionLayoutSection: RootObject {
  /// The group that is repeated.
  final let group: CollectionLayoutGroup

  /// Creates a section of a group, which is repeated (`NSCollectionLayoutSection.init(group:)`).
  public init(group: CollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Returns a section that looks like a list: rows of about 44 points, between a header and a footer of
  /// about 28 if the data source has them (`NSCollectionLayoutSection.list(using:layoutEnvironment:)`).
  open class func list(
    using configuration: CollectionLayoutListConfiguration,
    layoutEnvironment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection {
    let row = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = CollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [CollectionLayoutItem(layoutSize: row)])
    let section = CollectionLayoutSection(group: group)
    if configuration.headerMode == .supplementary {
      let padding = max(0, configuration.headerTopPadding ?? 0)
      section.addBoundary(CollectionView.elementKindSectionHeader, .top, 28 + padding)
    }
    if configuration.footerMode == .supplementary {
      section.addBoundary(CollectionView.elementKindSectionFooter, .bottom, 28)
    }
    return section
  }

  private func addBoundary(_ kind: String, _ alignment: RectAlignment, _ height: Scalar) {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    boundarySupplementaryItems.append(
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: kind, alignment: alignment))
  }

  /// The distances of the content from the edges; zero unless set (`contentInsets`).
  open var contentInsets = DirectionalEdgeInsets.zero
  /// The reference of the distances; as the layout says unless set (`contentInsetsReference`).
  open var contentInsetsReference = ContentInsetsReference.automatic
  /// The reference of the distances of headers and footers; as the layout says unless set
  /// (`supplementaryContentInsetsReference`).
  open var supplementaryContentInsetsReference = ContentInsetsReference.automatic
  /// The distance between groups, in points; 0 unless set (`interGroupSpacing`).
  open var interGroupSpacing: Scalar = 0
  /// The behavior with which the section scrolls across the layout; none unless set
  /// (`orthogonalScrollingBehavior`).
  open var orthogonalScrollingBehavior = CollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers; none unless set (`boundarySupplementaryItems`).
  open var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// A Boolean value that indicates whether headers and footers keep the distances of the content;
  /// true unless set (`supplementariesFollowContentInsets`).
  open var supplementariesFollowContentInsets = true
  /// The items behind the section; none unless set (`decorationItems`).
  open var decorationItems: [CollectionLayoutDecorationItem] = []
  /// Called with the items that are shown; nil unless set, and nothing calls it yet
  /// (`visibleItemsInvalidationHandler`).
  open var visibleItemsInvalidationHandler: CollectionLayoutSectionVisibleItemsInvalidationHandler?
}

/// Called with the items of a section that are shown: UIKit's
/// `NSCollectionLayoutSectionVisibleItemsInvalidationHandler`.
public typealias CollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any CollectionLayoutVisibleItem], _ contentOffset: Point,
    _ layoutEnvironment: any CollectionLayoutEnvironment
  ) -> Void

/// An item that is shown, which can be moved and changed: UIKit's `NSCollectionLayoutVisibleItem`.
@preconcurrency @MainActor
public protocol CollectionLayoutVisibleItem: AnyObject {
  /// The opacity, from 0 to 1 (`alpha`).
  var alpha: Scalar { get set }
  /// The order of the item from back to front (`zIndex`).
  var zIndex: Int { get set }
  /// A Boolean value that indicates whether the item is hidden (`isHidden`).
  var isHidden: Bool { get set }
  /// The middle of the item (`center`).
  var center: Point { get set }
  /// The transform about the center (`transform`).
  var transform: AffineTransform { get set }
  /// The index path of the item (`indexPath`).
  var indexPath: IndexPath { get }
  /// The rectangle of the item (`frame`).
  var frame: Rect { get }
}

/// The space in which a section is laid out: UIKit's `NSCollectionLayoutEnvironment`.
@preconcurrency @MainActor
public protocol CollectionLayoutEnvironment: AnyObject {
  /// The container (`container`).
  var container: any CollectionLayoutContainer { get }
  /// The traits of the collection (`traitCollection`).
  var traitCollection: TraitCollection { get }
}

/// The container of a section or a group: UIKit's `NSCollectionLayoutContainer`.
@preconcurrency @MainActor
public protocol CollectionLayoutContainer: AnyObject {
  /// The size (`contentSize`).
  var contentSize: Size { get }
  /// The size without the insets (`effectiveContentSize`).
  var effectiveContentSize: Size { get }
  /// The insets (`contentInsets`).
  var contentInsets: DirectionalEdgeInsets { get }
  /// The insets of the section or group itself (`effectiveContentInsets`).
  var effectiveContentInsets: DirectionalEdgeInsets { get }
}

/// The behaviors with which a section scrolls across its layout: UIKit's
/// `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
public enum CollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none = 0
  /// Freely.
  case continuous = 1
  /// Until the beginning of a group is at the edge.
  case continuousGroupLeadingBoundary = 2
  /// By the width of the section.
  case paging = 3
  /// By a group.
  case groupPaging = 4
  /// By a group, which is in the middle then.
  case groupPagingCentered = 5
}

/// The references to which insets of content are added: UIKit's `UIContentInsetsReference`.
public enum ContentInsetsReference: Int, Sendable {
  /// The reference that the layout chooses.
  case automatic = 0
  /// Nothing.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The margins.
  case layoutMargins = 3
  /// The guide for content that is easy to read.
  case readableContent = 4
}

/// A place at the edges of a rectangle: UIKit's `NSRectAlignment`.
public enum RectAlignment: Int, Sendable {
  /// Nowhere in particular.
  case none = 0
  /// At the top.
  case top = 1
  /// At the top and the leading edge.
  case topLeading = 2
  /// At the leading edge.
  case leading = 3
  /// At the bottom and the leading edge.
  case bottomLeading = 4
  /// At the bottom.
  case bottom = 5
  /// At the bottom and the trailing edge.
  case bottomTrailing = 6
  /// At the trailing edge.
  case trailing = 7
  /// At the top and the trailing edge.
  case topTrailing = 8
}
