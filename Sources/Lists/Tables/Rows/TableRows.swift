import FoundationEssentials
import Graphics
import ListModel
import ResponderKit

/// The rows of a table as its data source last counted them, and the cells that are shown.
@MainActor
struct TableRows {
  /// The number of rows in each section; nil before the data source is asked.
  var counts: [Int]?
  var isCounting = false
  /// The position of everything; nil before the delegate is asked.
  var geometry: TableGeometry?
  var isMeasuring = false
  /// The heights that rows had when they were last placed, section by section, -1 for none.
  var formerHeights: [[Double]]?
  /// Indicates whether the cells that are shown have to be measured again.
  var measuresAgain = true
  /// Counts how often the places of rows were forgotten.
  var epoch = 0

  /// The rows of a document; nil for those of a data source.
  var placed: PlacedRows?

  var cells: [IndexPath: TableViewCell] = [:]
  var headers: [Int: View] = [:]
  var footers: [Int: View] = [:]
  /// Indicates whether other cells have to be shown.
  var isStale = true
  var isShowing = false

  /// The sources of cells, headers and footers, by identifiers.
  var cellSources: [String: ReusableSource] = [:]
  var headerSources: [String: ReusableSource] = [:]
  /// The cells, headers and footers that are not shown, by identifiers.
  var spareCells: [String: [TableViewCell]] = [:]
  var spareHeaders: [String: [TableViewHeaderFooterView]] = [:]
  /// The cell that is configured anew.
  var reconfigured: (indexPath: IndexPath, cell: TableViewCell)?

  /// The rows that are selected, in their order of selection.
  var selected: [IndexPath] = []
  /// The row under the finger that is highlighted.
  var touched: IndexPath?
  /// The row that a finger has touched, and the swipe along it.
  var press: RowPress?
  /// The row with actions that are shown behind it.
  var open: OpenRow?
  var moving: MovingRow?
  var isEditing = false

  /// The marks of readers.
  var marks = ListMarks()
  /// The menus of the rows, once there is a delegate.
  var menus: ListMenus?
  /// The index beside the rows; nil for none.
  var index: SectionIndexView?
  /// Indicates whether the data source has to be asked for the titles of the index.
  var needsIndex = true

  var prefetched = PrefetchedItems()
  var changes: IndexChanges?
  var updateDepth = 0

  init() {}
}

/// The source of the reusable views of a table or a collection.
enum ReusableSource {
  case type(AnyClass)
  case nib(Nib)
  /// A prototype of a document.
  case prototype(@MainActor () -> View, origin: AnyObject?)
}
