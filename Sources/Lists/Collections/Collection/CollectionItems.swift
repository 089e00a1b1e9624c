import FoundationEssentials
import Graphics
import ListModel
import ResponderKit

/// The items of a collection as its data source last counted them, and the views that are shown.
@MainActor
struct CollectionItems {
  /// The number of items in each section; nil before the data source is asked.
  var counts: [Int]?
  var isCounting = false
  /// Counts how often the items were forgotten or moved.
  var epoch = 0
  var isPreparing = false

  /// The cells and other views of a document, which stay where it places them; nil for those of a data
  /// source.
  var placed: [CollectionReusableView]?

  var cells: [IndexPath: CollectionViewCell] = [:]
  /// The headers, footers, decorations and the like.
  var others: [ElementKey: CollectionReusableView] = [:]
  /// Indicates whether other views have to be shown.
  var isStale = true
  var isShowing = false

  /// The sources of cells, by identifiers.
  var cellSources: [String: ReusableSource] = [:]
  /// The sources of other views, by kinds and identifiers.
  var otherSources: [SourceKey: ReusableSource] = [:]
  var spareCells: [String: [CollectionViewCell]] = [:]
  var spareOthers: [SourceKey: [CollectionReusableView]] = [:]
  /// The cell that is configured anew.
  var reconfigured: (indexPath: IndexPath, cell: CollectionViewCell)?

  /// The items that are selected, in their order of selection.
  var selected: [IndexPath] = []
  /// The item under the finger, and the finger.
  var touched: IndexPath?
  var finger: Int?
  /// The item that is being moved, and where it would go.
  var moving: (from: IndexPath, target: Point?)?

  /// The marks of readers.
  var marks = ListMarks()
  /// The menus of the items, once there is a delegate.
  var menus: ListMenus?

  var prefetched = PrefetchedItems()
  var changes: IndexChanges?
  var updateDepth = 0

  init() {}

  /// An item, which has no kind, or a header, a footer, a decoration or the like.
  struct ElementKey: Hashable, Comparable {
    var category: CollectionView.ElementCategory
    var kind: String
    var indexPath: IndexPath

    static func cell(_ indexPath: IndexPath) -> ElementKey {
      ElementKey(category: .cell, kind: "", indexPath: indexPath)
    }

    static func < (left: ElementKey, right: ElementKey) -> Bool {
      (left.indexPath, left.kind) < (right.indexPath, right.kind)
    }
  }

  /// The kind of a header, a footer or the like, and the identifier of what it is made of.
  struct SourceKey: Hashable {
    var kind: String
    var identifier: String
  }
}
