#if UIKit
public import Foundation
public import Graphics
public import UIKitDialect

/// A section of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  /// The group that is repeated.
  final let group: NSCollectionLayoutGroup
  /// The list that the section looks like; nil for none.
  final let list: UICollectionLayoutListConfiguration?

  /// Creates a section of a group, which is repeated (`NSCollectionLayoutSection.init(group:)`).
  public convenience init(group: NSCollectionLayoutGroup) { self.init(group, nil) }

  private init(_ group: NSCollectionLayoutGroup, _ list: UICollectionLayoutListConfiguration?) {
    self.group = group
    self.list = list
    super.init()
  }

  /// Returns a section that looks like a list
  /// (`NSCollectionLayoutSection.list(using:layoutEnvironment:)`).
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    return NSCollectionLayoutSection(group, configuration)
  }

  /// The distances of the content from the edges; zero unless set (`contentInsets`).
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The reference of the distances; as the layout says unless set (`contentInsetsReference`).
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The reference of the distances of headers and footers; as the layout says unless set
  /// (`supplementaryContentInsetsReference`).
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The distance between groups, in points; 0 unless set (`interGroupSpacing`).
  open var interGroupSpacing: CGFloat = 0
  /// The behavior with which the section scrolls across the layout; none unless set
  /// (`orthogonalScrollingBehavior`).
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers; none unless set (`boundarySupplementaryItems`).
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// A Boolean value that indicates whether headers and footers keep the distances of the content;
  /// true unless set (`supplementariesFollowContentInsets`).
  open var supplementariesFollowContentInsets = true
  /// The items behind the section; none unless set (`decorationItems`).
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called with the items that are shown; nil unless set, and nothing calls it yet
  /// (`visibleItemsInvalidationHandler`).
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}

/// Called with the items of a section that are shown.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

/// An item that is shown, which can be moved and changed.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity, from 0 to 1 (`alpha`).
  var alpha: CGFloat { get set }
  /// The order of the item from back to front (`zIndex`).
  var zIndex: Int { get set }
  /// A Boolean value that indicates whether the item is hidden (`isHidden`).
  var isHidden: Bool { get set }
  /// The middle of the item (`center`).
  var center: CGPoint { get set }
  /// The transform about the center (`transform`).
  var transform: CGAffineTransform { get set }
  /// The index path of the item (`indexPath`).
  var indexPath: IndexPath { get }
  /// The rectangle of the item (`frame`).
  var frame: CGRect { get }
}

/// The space in which a section is laid out.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The container (`container`).
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection (`traitCollection`).
  var traitCollection: UITraitCollection { get }
}

/// The container of a section or a group.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size (`contentSize`).
  var contentSize: CGSize { get }
  /// The size without the insets (`effectiveContentSize`).
  var effectiveContentSize: CGSize { get }
  /// The insets (`contentInsets`).
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets of the section or group itself (`effectiveContentInsets`).
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The behaviors with which a section scrolls across its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
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

/// The references to which insets of content are added.
public enum UIContentInsetsReference: Int, Sendable {
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

/// A place at the edges of a rectangle.
public enum NSRectAlignment: Int, Sendable {
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
#endif
