public import Graphics

/// Items one after another, or where a closure puts them: UIKit's `NSCollectionLayoutGroup`.
@preconcurrency @MainActor
open class CollectionLayoutGroup: CollectionLayoutItem {
  /// The arrangements of the items of a group.
  enum Arrangement {
    case horizontal
    case vertical
    case custom(CollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The number of times that the items are repeated; nil for as often as there is room.
  let count: Int?
  /// Indicates whether the items divide the length of the group, whatever their own is.
  let dividesLength: Bool
  /// The items, which are repeated (`NSCollectionLayoutGroup.subitems`).
  public final let subitems: [CollectionLayoutItem]
  /// The distance between items; nil, for none, unless set
  /// (`NSCollectionLayoutGroup.interItemSpacing`).
  open var interItemSpacing: CollectionLayoutSpacing?
  private var belonging: [CollectionLayoutSupplementaryItem] = []

  private init(
    _ layoutSize: CollectionLayoutSize, _ arrangement: Arrangement,
    _ subitems: [CollectionLayoutItem], _ count: Int?, dividesLength: Bool = false
  ) {
    self.dividesLength = dividesLength
    self.arrangement = arrangement
    self.subitems = subitems
    self.count = count
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The items that belong to the group; none unless set
  /// (`NSCollectionLayoutGroup.supplementaryItems`).
  open override var supplementaryItems: [CollectionLayoutSupplementaryItem] {
    get { belonging }
    set { belonging = newValue }
  }

  /// Returns items beside each other (`horizontal(layoutSize:subitems:)`).
  open class func horizontal(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .horizontal, subitems, nil)
  }
  /// Returns an item repeated beside itself (`horizontal(layoutSize:repeatingSubitem:count:)`).
  open class func horizontal(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem,
    count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .horizontal, [subitem], count)
  }
  /// Returns an item repeated beside itself, each with the same part of the width, formerly
  /// (`horizontal(layoutSize:subitem:count:)`).
  open class func horizontal(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .horizontal, [subitem], count, dividesLength: true)
  }
  /// Returns items below each other (`vertical(layoutSize:subitems:)`).
  open class func vertical(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .vertical, subitems, nil)
  }
  /// Returns an item repeated below itself (`vertical(layoutSize:repeatingSubitem:count:)`).
  open class func vertical(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem,
    count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .vertical, [subitem], count)
  }
  /// Returns an item repeated below itself, each with the same part of the height, formerly
  /// (`vertical(layoutSize:subitem:count:)`).
  open class func vertical(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .vertical, [subitem], count, dividesLength: true)
  }
  /// Returns items where a closure puts them (`custom(layoutSize:itemProvider:)`).
  open class func custom(
    layoutSize: CollectionLayoutSize,
    itemProvider: @escaping CollectionLayoutGroupCustomItemProvider
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .custom(itemProvider), [], nil)
  }
  /// Returns a description of the items and their sizes
  /// (`NSCollectionLayoutGroup.visualDescription()`).
  open func visualDescription() -> String {
    "\(type(of: self)) of \(subitems.count) items"
  }
}

/// Returns where the items of a group are: UIKit's `NSCollectionLayoutGroupCustomItemProvider`.
public typealias CollectionLayoutGroupCustomItemProvider =
  @MainActor (
    _ layoutEnvironment: any CollectionLayoutEnvironment
  ) -> [CollectionLayoutGroupCustomItem]

/// The position of an item of a group: UIKit's `NSCollectionLayoutGroupCustomItem`.
@preconcurrency @MainActor
open class CollectionLayoutGroupCustomItem: RootObject {
  /// The rectangle of the item (`NSCollectionLayoutGroupCustomItem.frame`).
  public final let frame: Rect
  /// The order of the item from back to front (`NSCollectionLayoutGroupCustomItem.zIndex`).
  public final let zIndex: Int

  /// Creates the place of an item (`NSCollectionLayoutGroupCustomItem.init(frame:zIndex:)`).
  public init(frame: Rect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}
