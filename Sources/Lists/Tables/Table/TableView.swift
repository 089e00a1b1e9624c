public import FoundationEssentials
public import Graphics
@_exported public import ListModel
public import ResponderKit

/// A table of rows in sections, one below the other: UIKit's `UITableView`.
///
/// The data source is asked for the rows when they are needed, and for the cells of those rows that
/// are in the bounds, in a layout pass or when a cell is asked for. Headers scroll with their rows.
/// A row whose height is automatic has about one until it is shown, and then that of its content; a
/// header or a footer has a standard one. A tap selects a row, a swipe along it shows the actions behind
/// it, and while the table is edited rows are deleted, inserted and moved by their controls.
@preconcurrency @MainActor
open class TableView: ScrollView {
  final var rows = TableRows()
  final var looks = TableLooks()
  /// The style of the sections (`UITableView.style`).
  public final let style: Style

  /// Creates a table of a style (`UITableView.init(frame:style:)`).
  public init(frame: Rect, style: TableView.Style) {
    self.style = style
    super.init(frame: frame)
  }
  /// Creates a plain table (`UITableView.init(frame:)`).
  public override convenience init(frame: Rect) { self.init(frame: frame, style: .plain) }

  /// Says how many rows there are and makes their cells; nil unless set, and not retained
  /// (`UITableView.dataSource`).
  ///
  /// Setting one removes the rows of a document.
  open weak var dataSource: (any TableViewDataSource)? { didSet { dataSourceChanged() } }
  /// The delegate, which decides about the rows; nil unless set, and not retained
  /// (`UITableView.delegate`).
  @_nonoverride
  open weak var delegate: (any TableViewDelegate)? {
    didSet {
      super.delegate = delegate
      delegateChanged()
    }
  }
  /// The data source that is notified of the rows of the next screenful; nil unless set, and not retained
  /// (`UITableView.prefetchDataSource`).
  open weak var prefetchDataSource: (any TableViewDataSourcePrefetching)?

  // MARK: Heights

  /// The height of rows; automatic unless set (`UITableView.rowHeight`).
  open var rowHeight: Scalar = TableView.automaticDimension {
    didSet { if rowHeight != oldValue { heightsChanged() } }
  }
  /// The height of headers; automatic unless set (`UITableView.sectionHeaderHeight`).
  open var sectionHeaderHeight: Scalar = TableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsChanged(keepsHeights: true) } }
  }
  /// The height of footers; automatic unless set (`UITableView.sectionFooterHeight`).
  open var sectionFooterHeight: Scalar = TableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsChanged(keepsHeights: true) } }
  }
  /// The height of rows whose height is automatic until they are shown; the table's own unless set
  /// (`UITableView.estimatedRowHeight`).
  open var estimatedRowHeight: Scalar = TableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsChanged() } }
  }
  /// The view above all sections; nil unless set (`UITableView.tableHeaderView`).
  open var tableHeaderView: View? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// The view below all sections; nil unless set (`UITableView.tableFooterView`).
  open var tableFooterView: View? { didSet { replace(oldValue, by: tableFooterView) } }
  /// The view behind the rows; nil unless set (`UITableView.backgroundView`).
  open var backgroundView: View? { didSet { replaceBackground(oldValue) } }

  // MARK: Rows

  /// Asks the data source again for everything; nothing is selected then
  /// (`UITableView.reloadData()`).
  open func reloadData() { reloadRows() }
  /// The number of sections (`UITableView.numberOfSections`).
  open var numberOfSections: Int { counts.count }
  /// Returns the number of rows in a section; 0 for a number out of range
  /// (`UITableView.numberOfRows(inSection:)`).
  open func numberOfRows(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }
  /// Returns the rectangle of a section (`UITableView.rect(forSection:)`).
  open func rect(forSection section: Int) -> Rect { band(section) { $0.whole($1) } }
  /// Returns the rectangle of a header (`UITableView.rectForHeader(inSection:)`).
  open func rectForHeader(inSection section: Int) -> Rect { band(section) { $0.header($1) } }
  /// Returns the rectangle of a footer (`UITableView.rectForFooter(inSection:)`).
  open func rectForFooter(inSection section: Int) -> Rect { band(section) { $0.footer($1) } }
  /// Returns the rectangle of a row; zero for one that doesn't exist
  /// (`UITableView.rectForRow(at:)`).
  open func rectForRow(at indexPath: IndexPath) -> Rect { rect(of: indexPath) }
  /// Returns the row at a point; nil if there is none (`UITableView.indexPathForRow(at:)`).
  open func indexPathForRow(at point: Point) -> IndexPath? { row(at: point) }
  /// Returns the rows that intersect a rectangle (`UITableView.indexPathsForRows(in:)`).
  open func indexPathsForRows(in rect: Rect) -> [IndexPath]? {
    geometry.rows(from: rect.minY, to: rect.maxY)
  }
  /// The size of the rows, headers and footers (`UIScrollView.contentSize`).
  open override var contentSize: Size {
    get {
      _ = geometry
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }
  /// The rectangle of the table in its own coordinates; its corner is the offset.
  open override var bounds: Rect { didSet { boundsChanged(from: oldValue) } }

  // MARK: Cells

  /// Returns the cell of a row; nil for a row that is not shown (`UITableView.cellForRow(at:)`).
  open func cellForRow(at indexPath: IndexPath) -> TableViewCell? { shownCells[indexPath] }
  /// Returns the row of a cell; nil for one that is not shown (`UITableView.indexPath(for:)`).
  open func indexPath(for cell: TableViewCell) -> IndexPath? {
    shownCells.first { $0.value === cell }?.key
  }
  /// The cells that are shown, from top to bottom (`UITableView.visibleCells`).
  open var visibleCells: [TableViewCell] {
    shownCells.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The rows that are shown; nil for none (`UITableView.indexPathsForVisibleRows`).
  open var indexPathsForVisibleRows: [IndexPath]? {
    shownCells.isEmpty ? nil : shownCells.keys.sorted()
  }
  /// Returns the header of a section; nil for one that is not shown
  /// (`UITableView.headerView(forSection:)`).
  open func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    _ = shownCells
    return rows.headers[section] as? TableViewHeaderFooterView
  }
  /// Returns the footer of a section; nil for one that is not shown
  /// (`UITableView.footerView(forSection:)`).
  open func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    _ = shownCells
    return rows.footers[section] as? TableViewHeaderFooterView
  }
  /// Registers a class of which cells are made, nil for none
  /// (`UITableView.register(_:forCellReuseIdentifier:)`).
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    rows.cellSources[identifier] = cellClass.map { .type($0) }
  }
  /// Registers a document with a cell, nil for none
  /// (`UITableView.register(_:forCellReuseIdentifier:)`).
  open func register(_ nib: Nib?, forCellReuseIdentifier identifier: String) {
    rows.cellSources[identifier] = nib.map { .nib($0) }
  }
  /// Registers a class of which headers and footers are made, nil for none
  /// (`UITableView.register(_:forHeaderFooterViewReuseIdentifier:)`).
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    rows.headerSources[identifier] = aClass.map { .type($0) }
  }
  /// Registers a document with a header or footer, nil for none
  /// (`UITableView.register(_:forHeaderFooterViewReuseIdentifier:)`).
  open func register(_ nib: Nib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    rows.headerSources[identifier] = nib.map { .nib($0) }
  }
  /// Returns a cell that is no longer shown, or a new one of what is registered; nil if there is
  /// neither (`UITableView.dequeueReusableCell(withIdentifier:)`).
  open func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    dequeueCell(identifier)
  }
  /// Returns a cell for a row: one that is no longer shown, or a new one of what is registered;
  /// traps if nothing is (`UITableView.dequeueReusableCell(withIdentifier:for:)`).
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableViewCell { dequeueCell(identifier, for: indexPath) }
  /// Returns a header or footer that is no longer shown, or a new one of what is registered; nil if
  /// there is neither (`UITableView.dequeueReusableHeaderFooterView(withIdentifier:)`).
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? { dequeueHeader(identifier) }

  // MARK: Changes, see TableView+Updates.swift

  /// Begins changes that belong together (`UITableView.beginUpdates()`).
  open func beginUpdates() { rows.updateDepth += 1 }
  /// Ends changes that belong together, and asks the data source again
  /// (`UITableView.endUpdates()`).
  open func endUpdates() { commitUpdates() }
  /// Makes changes that belong together, and calls a closure at the end
  /// (`UITableView.performBatchUpdates(_:completion:)`).
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }
  /// Inserts rows that the data source has now (`UITableView.insertRows(at:with:)`).
  open func insertRows(at indexPaths: [IndexPath], with animation: TableView.RowAnimation) {
    change { $0.inserted.formUnion(indexPaths) }
  }
  /// Deletes rows that the data source no longer has (`UITableView.deleteRows(at:with:)`).
  open func deleteRows(at indexPaths: [IndexPath], with animation: TableView.RowAnimation) {
    change { $0.deleted.formUnion(indexPaths) }
  }
  /// Asks the data source for new cells of rows (`UITableView.reloadRows(at:with:)`).
  open func reloadRows(at indexPaths: [IndexPath], with animation: TableView.RowAnimation) {
    change { $0.reloaded.formUnion(indexPaths) }
  }
  /// Asks the data source to configure the cells of rows anew (`UITableView.reconfigureRows(at:)`).
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.reconfigured.formUnion(indexPaths) }
  }
  /// Moves a row as the data source has moved it (`UITableView.moveRow(at:to:)`).
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Inserts sections that the data source has now (`UITableView.insertSections(_:with:)`).
  open func insertSections(_ sections: IndexSet, with animation: TableView.RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }
  /// Deletes sections that the data source no longer has (`UITableView.deleteSections(_:with:)`).
  open func deleteSections(_ sections: IndexSet, with animation: TableView.RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }
  /// Asks the data source for everything in sections (`UITableView.reloadSections(_:with:)`).
  open func reloadSections(_ sections: IndexSet, with animation: TableView.RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  /// Moves a section as the data source has moved it (`UITableView.moveSection(_:toSection:)`).
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Selection, see TableView+Selection.swift

  /// A Boolean value that indicates whether the user can select a row; true unless set
  /// (`UITableView.allowsSelection`).
  open var allowsSelection = true
  /// A Boolean value that indicates whether the user can select several rows; false unless set
  /// (`UITableView.allowsMultipleSelection`).
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether the user can select a row while the table is edited;
  /// false unless set (`UITableView.allowsSelectionDuringEditing`).
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether the user can select several rows while the table is
  /// edited; false unless set (`UITableView.allowsMultipleSelectionDuringEditing`).
  open var allowsMultipleSelectionDuringEditing = false
  /// The first row that was selected; nil for none (`UITableView.indexPathForSelectedRow`).
  open var indexPathForSelectedRow: IndexPath? { rows.selected.first }
  /// The rows that are selected, in their order of selection; nil for none
  /// (`UITableView.indexPathsForSelectedRows`).
  open var indexPathsForSelectedRows: [IndexPath]? { rows.selected.isEmpty ? nil : rows.selected }
  /// Selects a row, deselects all for nil, and scrolls to it unless the position is none; the
  /// delegate is not notified (`UITableView.selectRow(at:animated:scrollPosition:)`).
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: TableView.ScrollPosition
  ) { select(indexPath, animated, scrollPosition) }
  /// Deselects a row; the delegate is not notified (`UITableView.deselectRow(at:animated:)`).
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated) }
  /// Scrolls until a row is at a position (`UITableView.scrollToRow(at:at:animated:)`).
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: TableView.ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated) }
  /// Scrolls until the selected row that is nearest to the top is at a position
  /// (`UITableView.scrollToNearestSelectedRow(at:animated:)`).
  open func scrollToNearestSelectedRow(
    at scrollPosition: TableView.ScrollPosition, animated: Bool
  ) { scrollToNearestSelected(scrollPosition, animated) }

  // MARK: Editing and layout

  /// A Boolean value that indicates whether rows can be edited; setting it calls
  /// ``setEditing(_:animated:)`` (`UITableView.isEditing`).
  open var isEditing: Bool {
    get { rows.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing the rows; an override calls super
  /// (`UITableView.setEditing(_:animated:)`).
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated) }
  /// Shows the cells of the rows in the bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutRows()
  }

  // MARK: Touches, see TableView+Touches.swift

  /// Highlights the row under a finger (`UIResponder.touchesBegan(_:with:)`).
  open override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) {
    beginTouch(touches)
  }
  /// Keeps the row highlighted while the finger is on it (`UIResponder.touchesMoved(_:with:)`).
  open override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent?) {
    moveTouch(touches)
  }
  /// Selects the row under the finger (`UIResponder.touchesEnded(_:with:)`).
  open override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    endTouch(touches)
  }
  /// Forgets the touch (`UIResponder.touchesCancelled(_:with:)`).
  open override func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent?) {
    cancelTouch()
  }
}
