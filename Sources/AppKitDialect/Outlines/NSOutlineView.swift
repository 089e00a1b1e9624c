public import Graphics
public import ResponderKit

/// A table whose rows are items, which contain others (`NSOutlineView`).
///
/// The data source and the delegate of a table are those of an outline if they conform to its protocols. Main actor only.
@preconcurrency @MainActor
open class NSOutlineView: NSTableView {
  /// Creates an outline without columns.
  public override init(frame frameRect: Rect) { super.init(frame: frameRect) }

  final var roots: [OutlineNode] = []
  /// The items of the rows, in order.
  final var nodes: [OutlineNode] = []
  /// The rows by their items.
  final var places: [ObjectIdentifier: Int] = [:]
  /// The items by their identity.
  final var known: [OutlineNode.Key: OutlineNode] = [:]

  final var outlineSource: (any NSOutlineViewDataSource)? {
    boundTree ?? dataSource as? any NSOutlineViewDataSource
  }
  final var outlineDelegate: (any NSOutlineViewDelegate)? {
    delegate as? any NSOutlineViewDelegate
  }

  /// The column with the marks that expand items; the first one unless set (`NSOutlineView.outlineTableColumn`).
  open weak var outlineTableColumn: NSTableColumn? {
    didSet { needsLayout = true }
  }
  /// The distance by which the items in an item are moved, in points; 16 unless set
  /// (`NSOutlineView.indentationPerLevel`).
  open var indentationPerLevel: Scalar = 16 {
    didSet { rowsDidChange() }
  }
  /// A Boolean value that indicates whether the mark moves with the text; true unless set
  /// (`NSOutlineView.indentationMarkerFollowsCell`).
  open var indentationMarkerFollowsCell = true
  /// A Boolean value that indicates whether an app keeps what is expanded, which nothing here stores; false unless set
  /// (`NSOutlineView.autosaveExpandedItems`).
  open var autosaveExpandedItems = false

  /// The width of the mark beside an item, in points; Apple documents none.
  static let markWidth = 16.0

  override var attributes: AppKitAttributes? { AppKitAttributes(.outline) }

  // MARK: What it does otherwise than a table

  private final func item(of row: Int) -> Any? {
    nodes.indices.contains(row) ? nodes[row].item : nil
  }
  override func willReload() { loadRoots() }
  override func countRows() -> Int { nodes.count }
  override func value(in column: NSTableColumn?, row: Int) -> Any? {
    item(of: row).flatMap {
      outlineSource?.outlineView(self, objectValueFor: column, byItem: $0)
    }
  }
  override func setValue(_ value: Any?, in column: NSTableColumn?, row: Int) {
    guard let item = item(of: row) else { return }
    outlineSource?.outlineView(self, setObjectValue: value, for: column, byItem: item)
  }
  override func makeView(in column: NSTableColumn?, row: Int) -> NSView? {
    item(of: row).flatMap { outlineDelegate?.outlineView(self, viewFor: column, item: $0) }
      ?? boundView(in: column)
  }
  override func makeRowView(_ row: Int) -> NSTableRowView? {
    item(of: row).flatMap { outlineDelegate?.outlineView(self, rowViewForItem: $0) }
  }
  override func height(ofRow row: Int) -> Scalar {
    guard let delegate = outlineDelegate, let item = item(of: row) else { return rowHeight }
    return delegate.outlineView(self, heightOfRowByItem: item)
  }
  override func isGroup(_ row: Int) -> Bool {
    guard let delegate = outlineDelegate, let item = item(of: row) else { return false }
    return delegate.outlineView(self, isGroupItem: item)
  }
  override func maySelect(_ row: Int) -> Bool {
    guard let item = item(of: row) else { return false }
    return askDelegate(outlineDelegate, "outlineView(_:shouldSelectItem:)") {
      $0.outlineView(self, shouldSelectItem: item)
    }
  }
  override func selectionMayChange() -> Bool {
    askDelegate(outlineDelegate, "selectionShouldChange(in:)") {
      $0.selectionShouldChange(in: self)
    }
  }
  override func proposed(_ rows: IndexSet) -> IndexSet {
    outlineDelegate?.outlineView(self, selectionIndexesForProposedSelection: rows) ?? rows
  }
  override func mayEdit(_ column: NSTableColumn?, _ row: Int) -> Bool {
    guard let item = item(of: row) else { return false }
    return askDelegate(outlineDelegate, "outlineView(_:shouldEdit:item:)") {
      $0.outlineView(self, shouldEdit: column, item: item)
    }
  }
  override func typeSelectText(_ row: Int) -> String? {
    guard let delegate = outlineDelegate, let item = item(of: row) else { return text(ofRow: row) }
    return columns.lazy.compactMap {
      delegate.outlineView(self, typeSelectStringFor: $0, item: item)
    }.first
  }
  override func willDisplay(_ cell: NSCell, in column: NSTableColumn?, row: Int) {
    guard let item = item(of: row) else { return }
    tellDelegate(outlineDelegate, "outlineView(_:willDisplayCell:for:item:)") {
      $0.outlineView(self, willDisplayCell: cell, for: column, item: item)
    }
  }
  override func headerPressed(_ column: NSTableColumn) {
    tellDelegate(outlineDelegate, "outlineView(_:mouseDownInHeaderOf:)") {
      $0.outlineView(self, mouseDownInHeaderOf: column)
    }
  }
  override func headerClicked(_ column: NSTableColumn) {
    tellDelegate(outlineDelegate, "outlineView(_:didClick:)") {
      $0.outlineView(self, didClick: column)
    }
  }
  /// Posted when other rows or columns are selected (`NSOutlineView.selectionDidChangeNotification`).
  open override class var selectionDidChangeNotification: Notice.Name {
    Notice.Name(rawValue: "NSOutlineViewSelectionDidChangeNotification")
  }
  override func tellSelection() {
    commitSelection()
    tell(Self.selectionDidChangeNotification, "outlineViewSelectionDidChange(_:)") {
      $0.outlineViewSelectionDidChange($1)
    }
  }
  override func didAdd(_ view: NSTableRowView, _ row: Int) {
    tellDelegate(outlineDelegate, "outlineView(_:didAdd:forRow:)") {
      $0.outlineView(self, didAdd: view, forRow: row)
    }
  }
  override func didRemove(_ view: NSTableRowView, _ row: Int) {
    tellDelegate(outlineDelegate, "outlineView(_:didRemove:forRow:)") {
      $0.outlineView(self, didRemove: view, forRow: row)
    }
  }
  override func sortDescriptorsDidChange(_ former: [NSSortDescriptor]) {
    bindingGroup(.sortDescriptors)?.commit()
    outlineSource?.outlineView(self, sortDescriptorsDidChange: former)
    headerView?.needsDisplay = true
  }
  override func indentation(ofRow row: Int, in column: NSTableColumn) -> Scalar {
    guard column === outlineTableColumn ?? columns.first, nodes.indices.contains(row) else {
      return 0
    }
    return Scalar(nodes[row].level) * indentationPerLevel + Self.markWidth
  }
  override func complete(_ element: inout AccessibilityElement, ofRow row: Int) {
    super.complete(&element, ofRow: row)
    guard nodes.indices.contains(row), isExpandable(nodes[row].item) else { return }
    element.expandedStatus = nodes[row].isExpanded ? .expanded : .collapsed
  }

  /// Expands or collapses the item whose mark is clicked, with the items in it if Option is held.
  override func takesClick(at point: Point, row: Int) -> Bool {
    guard nodes.indices.contains(row), isExpandable(nodes[row].item),
      frameOfOutlineCell(atRow: row).contains(point)
    else { return false }
    let isAll = window?.currentEvent?.modifierFlags.contains(.option) ?? false
    toggle(nodes[row], withChildren: isAll)
    return true
  }
  /// Expands an item for the arrow to the right and collapses it for the other one, which leads outward from an item that is
  /// collapsed.
  override func takesKey(_ event: NSEvent) -> Bool {
    let isAll = event.modifierFlags.contains(.option)
    guard nodes.indices.contains(selectedRow) else { return false }
    let node = nodes[selectedRow]
    switch event.characters {
    case "\u{F703}":
      expandItem(node.item, expandChildren: isAll)
    case "\u{F702}" where node.isExpanded:
      collapseItem(node.item, collapseChildren: isAll)
    case "\u{F702}":
      guard let parent = node.parent, let row = self.row(of: parent) else { return true }
      choose(IndexSet(integer: row), last: row)
    default: return false
    }
    return true
  }

  /// Returns the place of the mark beside an item; zero for one without (`NSOutlineView.frameOfOutlineCell(atRow:)`).
  open func frameOfOutlineCell(atRow row: Int) -> Rect {
    loadIfNeeded()
    guard nodes.indices.contains(row), isExpandable(nodes[row].item),
      let column = outlineTableColumn ?? columns.first, let place = index(of: column)
    else { return .zero }
    let cell = frameOfCell(atColumn: place, row: row)
    guard cell.height > 0 else { return .zero }
    return Rect(
      x: cell.minX - Self.markWidth, y: cell.minY, width: Self.markWidth, height: cell.height)
  }

  final func tell(
    _ name: Notice.Name, _ method: String, _ userInfo: [String: any Sendable] = [:],
    _ body: (any NSOutlineViewDelegate, Notice) -> Void
  ) {
    let notice = Notice(name, object: self, userInfo: userInfo)
    tellDelegate(outlineDelegate, method) { body($0, notice) }
    applicationOrShared.noticeCenter.post(notice)
  }
}
