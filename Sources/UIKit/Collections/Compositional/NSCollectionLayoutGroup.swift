#if UIKit
public import Foundation

/// Items one after another, or where a closure puts them.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The arrangements of the items of a group.
  enum Arrangement {
    case horizontal
    case vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The number of times that the items are repeated; nil for as often as there is room.
  let count: Int?
  /// The items, which are repeated (`NSCollectionLayoutGroup.subitems`).
  public final let subitems: [NSCollectionLayoutItem]
  /// The distance between items; nil, for none, unless set
  /// (`NSCollectionLayoutGroup.interItemSpacing`).
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private var belonging: [NSCollectionLayoutSupplementaryItem] = []

  private init(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem], _ count: Int?
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    self.count = count
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The items that belong to the group; none unless set
  /// (`NSCollectionLayoutGroup.supplementaryItems`).
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { belonging }
    set { belonging = newValue }
  }

  /// Returns items beside each other (`horizontal(layoutSize:subitems:)`).
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, subitems, nil)
  }
  /// Returns an item repeated beside itself (`horizontal(layoutSize:repeatingSubitem:count:)`).
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count)
  }
  /// Returns an item repeated beside itself, formerly (`horizontal(layoutSize:subitem:count:)`).
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count)
  }
  /// Returns items below each other (`vertical(layoutSize:subitems:)`).
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, subitems, nil)
  }
  /// Returns an item repeated below itself (`vertical(layoutSize:repeatingSubitem:count:)`).
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count)
  }
  /// Returns an item repeated below itself, formerly (`vertical(layoutSize:subitem:count:)`).
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count)
  }
  /// Returns items where a closure puts them (`custom(layoutSize:itemProvider:)`).
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [], nil)
  }
  /// Returns a description of the items and their sizes
  /// (`NSCollectionLayoutGroup.visualDescription()`).
  open func visualDescription() -> String {
    "\(type(of: self)) of \(subitems.count) items"
  }
}

/// Returns where the items of a group are.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> [NSCollectionLayoutGroupCustomItem]

/// The position of an item of a group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The rectangle of the item (`NSCollectionLayoutGroupCustomItem.frame`).
  public final let frame: CGRect
  /// The order of the item from back to front (`NSCollectionLayoutGroupCustomItem.zIndex`).
  public final let zIndex: Int

  /// Creates the place of an item (`NSCollectionLayoutGroupCustomItem.init(frame:zIndex:)`).
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}
#endif
