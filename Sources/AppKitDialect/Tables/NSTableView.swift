public import Graphics
import ListModel
public import ResponderKit

/// Rows in columns (`NSTableView`).
///
/// Rows are views that the delegate makes, or cells of the columns with values of the data source. The views of the rows
/// that are shown exist, and those that are left are used again. Main actor only.
@preconcurrency @MainActor
open class NSTableView: NSControl {
  /// Creates a table without columns, with a header view.
  public override init(frame frameRect: Rect) {
    super.init(frame: frameRect)
    let header = NSTableHeaderView(
      frame: Rect(x: 0, y: 0, width: frameRect.width, height: Self.headerHeight))
    header.tableView = self
    ownHeader = header
    headerView = header
  }

  /// The height of a new header view, in points.
  static let headerHeight = 28.0

  /// The object that has the rows, which is not retained (`NSTableView.dataSource`).
  open weak var dataSource: (any NSTableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadLater() } }
  }
  /// The delegate, which is not retained (`NSTableView.delegate`).
  open weak var delegate: (any NSTableViewDelegate)? {
    didSet { if delegate !== oldValue { reloadLater() } }
  }

  // MARK: Columns, see NSTableView+Columns.swift

  final var columns: [NSTableColumn] = []
  private final var ownHeader: NSTableHeaderView?
  private final var headerLink = Backlink<NSTableHeaderView>()
  /// The headers of the columns; nil for none (`NSTableView.headerView`).
  open var headerView: NSTableHeaderView? {
    get { headerLink.object }
    set {
      guard newValue !== headerLink.object else { return }
      if let former = headerLink.object {
        former.tableView = nil
        (former.superview as? NSScrollView)?.removeHeader(former)
      }
      (headerLink, ownHeader) = (Backlink(newValue), newValue)
      newValue?.tableView = self
      (superview?.superview as? NSScrollView)?.tile()
    }
  }
  /// A Boolean value that indicates whether the user can move columns; true unless set
  /// (`NSTableView.allowsColumnReordering`).
  open var allowsColumnReordering = true
  /// A Boolean value that indicates whether the user can resize columns; true unless set
  /// (`NSTableView.allowsColumnResizing`).
  open var allowsColumnResizing = true
  /// A Boolean value that indicates whether the user can select columns; false unless set
  /// (`NSTableView.allowsColumnSelection`).
  open var allowsColumnSelection = false
  /// The sortings, the first of which counts most (`NSTableView.sortDescriptors`).
  ///
  /// The data source is told of others.
  open var sortDescriptors: [NSSortDescriptor] = [] {
    didSet { if sortDescriptors != oldValue { sortDescriptorsDidChange(oldValue) } }
  }
  /// The column whose header is highlighted; nil unless set (`NSTableView.highlightedTableColumn`).
  open weak var highlightedTableColumn: NSTableColumn?

  // MARK: Rows, see NSTableView+Rows.swift

  /// The height of a row, in points; 16 unless set (`NSTableView.rowHeight`).
  open var rowHeight: Scalar = 16 {
    didSet { if rowHeight != oldValue { heightsDidChange() } }
  }
  /// The space between cells, in points; 3 × 2 unless set (`NSTableView.intercellSpacing`).
  open var intercellSpacing = Size(width: 3, height: 2) {
    didSet { heightsDidChange() }
  }
  final var heights = RowHeights(count: 0, height: 0)
  /// The heights of the rows, with the space between them; nil where all are as the table says.
  final var ownHeights: [Double]?
  /// The rows whose heights are not known yet, during updates.
  final var unmeasured: IndexSet?
  /// The number of updates that have begun.
  final var updateDepth = 0
  /// Indicates whether the selection has changed during updates, which is told at their end.
  final var hasChangedSelection = false
  final var needsReload = true
  final var isReloading = false
  final var isTiling = false
  final var isMeasuring = false
  /// The number of times that the rows were others, so that what asks about them knows it.
  final var generation = 0

  // MARK: Views, see NSTableView+Views.swift

  /// The views of the rows that are shown, by row.
  final var shownRows: [Int: NSTableRowView] = [:]
  /// Indicates whether the rows that are scrolled out of sight are there, too, as a screen reader reaches them.
  package final var showsAllRows = false
  /// The views that may be used again, by the names that they have.
  final var reusable: [String: [NSView]] = [:]
  /// The makers of views by name, as a document has them.
  final var prototypes: [String: (make: () -> NSView?, origin: AnyObject)] = [:]
  /// Indicates whether the delegate has made a view, so that no cells are shown.
  final var hasViews = false

  // MARK: Selection, see NSTableView+Selection.swift

  final var rowSelection = IndexSet()
  final var columnSelection = IndexSet()
  /// The row that was selected last.
  final var lastRow: Int?
  /// The row from which a selection is extended.
  final var selectionStart: Int?
  /// A Boolean value that indicates whether several rows can be selected; false unless set
  /// (`NSTableView.allowsMultipleSelection`).
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether the user can leave no row selected; true unless set
  /// (`NSTableView.allowsEmptySelection`).
  open var allowsEmptySelection = true
  /// A Boolean value that indicates whether typing selects a row; true unless set (`NSTableView.allowsTypeSelect`).
  open var allowsTypeSelect = true
  /// The letters typed to find a row, and when they were.
  final var typed: (text: String, time: Double) = ("", 0)

  // MARK: Actions

  /// The row that was clicked last; -1 for none (`NSTableView.clickedRow`).
  public final internal(set) var clickedRow = -1
  /// The column that was clicked last; -1 for none (`NSTableView.clickedColumn`).
  public final internal(set) var clickedColumn = -1
  /// The action of a double click; nil unless set (`NSTableView.doubleAction`).
  open var doubleAction: ActionSelector?
  /// The field in which the user changes a cell; nil for none.
  final var editor: TableEditor?

  /// A Boolean value that indicates whether every other row has another color; false unless set
  /// (`NSTableView.usesAlternatingRowBackgroundColors`).
  open var usesAlternatingRowBackgroundColors = false
  /// The color behind the rows; that of controls unless set (`NSTableView.backgroundColor`).
  open var backgroundColor = Color.system("controlBackgroundColor")
  /// The color of the grid; the system's unless set (`NSTableView.gridColor`).
  open var gridColor = Color.system("gridColor")

  // MARK: Overrides

  /// The first row is at the top.
  open override var isFlipped: Bool { true }
  /// A table takes the keys if it is enabled.
  open override var acceptsFirstResponder: Bool { isEnabled }

  override var attributes: AppKitAttributes? { AppKitAttributes(.table) }
  override var shownValue: AccessibilityValue? { nil }

  /// Shows the rows that can be seen.
  open override func layout() {
    tile()
    super.layout()
  }
  /// Puts the headers above the rows, if they stand nowhere.
  open override func viewDidMoveToSuperview() {
    super.viewDidMoveToSuperview()
    (superview?.superview as? NSScrollView)?.tile()
    needsLayout = true
  }

  /// Selects the row that is clicked; see ``clickedRow``.
  open override func mouseDown(with event: NSEvent) {
    if isEnabled { press(at: event) } else { super.mouseDown(with: event) }
  }
  /// A click on a text selects its row before it edits the text.
  open override func validateProposedFirstResponder(
    _ responder: NSResponder, for event: NSEvent?
  ) -> Bool {
    if let field = responder as? NSTextField, field !== editor,
      !rowSelection.contains(row(for: field))
    {
      return false
    }
    return super.validateProposedFirstResponder(responder, for: event)
  }
  /// Opens the contextual menu of the row under the pointer.
  open override func rightMouseDown(with event: NSEvent) {
    noteClick(event)
    super.rightMouseDown(with: event)
  }
  /// Moves the selection, begins editing, or finds the row whose text is typed.
  open override func keyDown(with event: NSEvent) {
    if !isEnabled || !pressKey(event) { super.keyDown(with: event) }
  }
  /// Selects all rows, if several can be selected (`NSTableView.selectAll(_:)`).
  open override func selectAll(_ sender: Any?) {
    guard allowsMultipleSelection else { return }
    choose(IndexSet(integersIn: 0..<numberOfRows), last: numberOfRows - 1)
  }
  /// Selects no row, if that is allowed (`NSTableView.deselectAll(_:)`).
  open func deselectAll(_ sender: Any?) {
    if allowsEmptySelection { choose(IndexSet(), last: nil) }
  }

  /// The actions of a table, and those of every control.
  open override class var actions: [ActionSelector] {
    [
      ActionSelector("selectAll:", NSTableView.selectAll),
      ActionSelector("deselectAll:", NSTableView.deselectAll),
    ]
  }

  // MARK: What an outline does otherwise

  /// Called before the rows are asked for anew.
  func willReload() {}
  /// Returns how far a row is moved in a column, in points.
  func indentation(ofRow row: Int, in column: NSTableColumn) -> Scalar { 0 }
  /// Handles a key before the table does; returns whether it has.
  func takesKey(_ event: NSEvent) -> Bool { false }
  /// Handles a click before the table does; returns whether it has.
  func takesClick(at point: Point, row: Int) -> Bool { false }

  /// Returns the number of rows of the data source.
  func countRows() -> Int { boundObjects?.count ?? dataSource?.numberOfRows(in: self) ?? 0 }
  /// Returns the value of a row in a column.
  func value(in column: NSTableColumn?, row: Int) -> Any? {
    if let objects = boundObjects {
      return objects.indices.contains(row) ? boundValue(in: column, of: objects[row]) : nil
    }
    return dataSource?.tableView(self, objectValueFor: column, row: row)
  }
  /// Gives a row another value in a column.
  func setValue(_ value: Any?, in column: NSTableColumn?, row: Int) {
    if let objects = boundObjects, objects.indices.contains(row) {
      return setBoundValue(value, in: column, of: objects[row])
    }
    dataSource?.tableView(self, setObjectValue: value, for: column, row: row)
  }
  /// Returns the view that the delegate makes for a row in a column, nil for the whole row of a group.
  func makeView(in column: NSTableColumn?, row: Int) -> NSView? {
    delegate?.tableView(self, viewFor: column, row: row) ?? boundView(in: column)
  }
  func makeRowView(_ row: Int) -> NSTableRowView? { delegate?.tableView(self, rowViewForRow: row) }
  func height(ofRow row: Int) -> Scalar {
    delegate?.tableView(self, heightOfRow: row) ?? rowHeight
  }
  func isGroup(_ row: Int) -> Bool { delegate?.tableView(self, isGroupRow: row) ?? false }
  func maySelect(_ row: Int) -> Bool {
    askDelegate(delegate, "tableView(_:shouldSelectRow:)") {
      $0.tableView(self, shouldSelectRow: row)
    }
  }
  func selectionMayChange() -> Bool {
    askDelegate(delegate, "selectionShouldChange(in:)") { $0.selectionShouldChange(in: self) }
  }
  func proposed(_ rows: IndexSet) -> IndexSet {
    delegate?.tableView(self, selectionIndexesForProposedSelection: rows) ?? rows
  }
  func mayEdit(_ column: NSTableColumn?, _ row: Int) -> Bool {
    askDelegate(delegate, "tableView(_:shouldEdit:row:)") {
      $0.tableView(self, shouldEdit: column, row: row)
    }
  }
  func typeSelectText(_ row: Int) -> String? {
    guard let delegate else { return text(ofRow: row) }
    return columns.lazy.compactMap {
      delegate.tableView(self, typeSelectStringFor: $0, row: row)
    }.first
  }
  func willDisplay(_ cell: NSCell, in column: NSTableColumn?, row: Int) {
    tellDelegate(delegate, "tableView(_:willDisplayCell:for:row:)") {
      $0.tableView(self, willDisplayCell: cell, for: column, row: row)
    }
  }
  func headerPressed(_ column: NSTableColumn) {
    tellDelegate(delegate, "tableView(_:mouseDownInHeaderOf:)") {
      $0.tableView(self, mouseDownInHeaderOf: column)
    }
  }
  func headerClicked(_ column: NSTableColumn) {
    tellDelegate(delegate, "tableView(_:didClick:)") { $0.tableView(self, didClick: column) }
  }
  /// Posted when other rows or columns are selected (`NSTableView.selectionDidChangeNotification`).
  open class var selectionDidChangeNotification: Notice.Name {
    Notice.Name(rawValue: "NSTableViewSelectionDidChangeNotification")
  }
  func announceSelection() {
    if updateDepth > 0 {
      hasChangedSelection = true
      return
    }
    tellSelection()
  }
  func tellSelection() {
    commitSelection()
    announce(Self.selectionDidChangeNotification, "tableViewSelectionDidChange(_:)") {
      $0.tableViewSelectionDidChange($1)
    }
  }
  func didAdd(_ view: NSTableRowView, _ row: Int) {
    tellDelegate(delegate, "tableView(_:didAdd:forRow:)") {
      $0.tableView(self, didAdd: view, forRow: row)
    }
  }
  func didRemove(_ view: NSTableRowView, _ row: Int) {
    tellDelegate(delegate, "tableView(_:didRemove:forRow:)") {
      $0.tableView(self, didRemove: view, forRow: row)
    }
  }
  func sortDescriptorsDidChange(_ former: [NSSortDescriptor]) {
    bindingGroup(.sortDescriptors)?.commit()
    dataSource?.tableView(self, sortDescriptorsDidChange: former)
    headerView?.needsDisplay = true
  }
  /// Adds what a screen reader is told of a row.
  func complete(_ element: inout AccessibilityElement, ofRow row: Int) {
    if row >= 0 { element.position = .cell(TableCell(row: row + 1)) }
  }
}
