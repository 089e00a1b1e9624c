public import FoundationEssentials
public import Graphics
import ListModel
public import ResponderKit

/// Items in the places of a layout (`NSCollectionView`).
///
/// The items that are shown exist, and those that are left are used again. Main actor only.
@preconcurrency @MainActor
open class NSCollectionView: NSView {
  /// The kind of a header, a footer or another view beside the items.
  public typealias SupplementaryElementKind = String
  /// The kind of headers of sections.
  public nonisolated static let elementKindSectionHeader: SupplementaryElementKind =
    "UICollectionElementKindSectionHeader"
  /// The kind of footers of sections.
  public nonisolated static let elementKindSectionFooter: SupplementaryElementKind =
    "UICollectionElementKindSectionFooter"

  /// The directions of scrolling, with AppKit's raw values (`NSCollectionView.ScrollDirection`).
  public enum ScrollDirection: Int, Sendable, Hashable, CaseIterable {
    /// Up and down.
    case vertical = 0
    /// To the sides.
    case horizontal = 1
  }

  /// The object that has the items, which is not retained (`NSCollectionView.dataSource`).
  open weak var dataSource: (any NSCollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The delegate, which is not retained (`NSCollectionView.delegate`).
  open weak var delegate: (any NSCollectionViewDelegate)? {
    didSet { if delegate !== oldValue { collectionViewLayout?.invalidateLayout() } }
  }
  /// The layout; nil, for one that places nothing, unless set (`NSCollectionView.collectionViewLayout`).
  open var collectionViewLayout: NSCollectionViewLayout? {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue?.collectionLink = Backlink()
      collectionViewLayout?.collectionLink = Backlink(self)
      collectionViewLayout?.invalidateLayout()
      needsLayout = true
    }
  }

  /// A Boolean value that indicates whether the user can select items; false unless set
  /// (`NSCollectionView.isSelectable`).
  open var isSelectable = false
  /// A Boolean value that indicates whether several items can be selected; false unless set
  /// (`NSCollectionView.allowsMultipleSelection`).
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether the user can leave no item selected; true unless set
  /// (`NSCollectionView.allowsEmptySelection`).
  open var allowsEmptySelection = true
  /// The items that are selected; setting them asks and tells no delegate (`NSCollectionView.selectionIndexPaths`).
  open var selectionIndexPaths: Set<IndexPath> {
    get { selected }
    set { select(newValue) }
  }

  /// The numbers of items by section; nil before the data source is asked.
  final var counts: [Int]?
  final var isCounting = false
  final var isTiling = false
  final var shownItems: [IndexPath: NSCollectionViewItem] = [:]
  final var shownViews: [SupplementaryPlace: NSView] = [:]
  final var itemClasses: [String: NSCollectionViewItem.Type] = [:]
  final var spareItems: [String: [NSCollectionViewItem]] = [:]
  final var selected: Set<IndexPath> = []
  /// The item from which a selection is extended.
  final var selectionStart: IndexPath?
  final var changes: IndexChanges?
  final var updateDepth = 0
  /// The closures that are called once the updates around are made.
  final var completions: [(Bool) -> Void] = []

  /// The kind and the index path of a view beside the items.
  struct SupplementaryPlace: Hashable {
    var kind: SupplementaryElementKind
    var indexPath: IndexPath?
  }

  /// The top of the collection is its upper edge (`NSCollectionView.isFlipped`).
  open override var isFlipped: Bool { true }
  /// A collection whose items can be selected takes keys.
  open override var acceptsFirstResponder: Bool { isSelectable }
  override var attributes: AppKitAttributes? { AppKitAttributes(.list, .collectionList) }

  /// Places the items.
  open override func layout() {
    super.layout()
    tile()
  }
  /// Places the items anew where the layout wants it (`NSView.resizeSubviews(withOldSize:)`).
  open override func resizeSubviews(withOldSize oldSize: Size) {
    invalidateForBounds()
  }

  /// Selects the item that is clicked, with Command also, with Shift those up to it.
  open override func mouseDown(with event: NSEvent) {
    if !isSelectable || !click(event) { super.mouseDown(with: event) }
  }
  /// Moves the selection with the arrows.
  open override func keyDown(with event: NSEvent) {
    if !isSelectable || !pressKey(event) { super.keyDown(with: event) }
  }
  /// Selects all items, if several can be selected (`NSCollectionView.selectAll(_:)`).
  open override func selectAll(_ sender: Any?) {
    if isSelectable, allowsMultipleSelection { choose(Set(allIndexPaths)) }
  }
  /// Selects no item, if that is allowed (`NSCollectionView.deselectAll(_:)`).
  open func deselectAll(_ sender: Any?) {
    if isSelectable, allowsEmptySelection { choose([]) }
  }

  /// The actions of a collection.
  open override class var actions: [ActionSelector] {
    [
      ActionSelector("selectAll:", NSCollectionView.selectAll),
      ActionSelector("deselectAll:", NSCollectionView.deselectAll),
    ]
  }
}
