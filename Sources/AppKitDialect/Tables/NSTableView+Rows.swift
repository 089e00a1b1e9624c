public import Graphics
import ListModel
import ResponderKit

extension NSTableView {
  /// The effects of an update, which nothing here shows, with AppKit's bits (`NSTableView.AnimationOptions`).
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public var rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Rows fade.
    public static let effectFade = AnimationOptions(rawValue: 0x1)
    /// Rows leave a gap.
    public static let effectGap = AnimationOptions(rawValue: 0x2)
    /// Rows slide up.
    public static let slideUp = AnimationOptions(rawValue: 0x10)
    /// Rows slide down.
    public static let slideDown = AnimationOptions(rawValue: 0x20)
    /// Rows slide to the left.
    public static let slideLeft = AnimationOptions(rawValue: 0x30)
    /// Rows slide to the right.
    public static let slideRight = AnimationOptions(rawValue: 0x40)
  }

  /// The most rows of a table; a data source with more has this many.
  static let mostRows = 100_000_000

  /// The number of rows; the data source is asked when it is loaded (`NSTableView.numberOfRows`).
  public final var numberOfRows: Int {
    loadIfNeeded()
    return heights.count
  }

  /// Asks the data source anew; the selected rows stay selected as far as they are there
  /// (`NSTableView.reloadData()`).
  public final func reloadData() {
    endEditing(keepsValue: false)
    needsReload = true
    loadIfNeeded()
  }

  /// Asks the data source anew for some rows and columns that are shown
  /// (`NSTableView.reloadData(forRowIndexes:columnIndexes:)`).
  public final func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {
    for row in rowIndexes {
      if let view = shownRows[row] { refill(view, row, columnIndexes) }
    }
    rowsDidChange()
  }

  /// Asks the data source for the number of rows, which are the same as far as they are there
  /// (`NSTableView.noteNumberOfRowsChanged()`).
  public final func noteNumberOfRowsChanged() {
    setCount(countRows())
  }
  /// Asks the delegate for heights of rows anew (`NSTableView.noteHeightOfRows(withIndexesChanged:)`).
  public final func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) {
    loadIfNeeded()
    measure(indexSet.filter { $0 < heights.count })
    rowsDidChange()
  }

  final func reloadLater() {
    needsReload = true
    forgetRows()
    needsLayout = true
  }

  final func loadIfNeeded() {
    guard needsReload, !isReloading else { return }
    (needsReload, isReloading) = (false, true)
    defer { isReloading = false }
    forgetRows()
    hasViews = false
    willReload()
    setCount(countRows())
  }

  /// Loads a table that was not loaded yet, which has the rows of an update then; returns whether it did.
  final func loadsNow() -> Bool {
    let isNew = needsReload
    loadIfNeeded()
    return isNew
  }

  /// Takes another number of rows; selected rows that are gone are no longer selected.
  final func setCount(_ count: Int) {
    setHeights(nil, count: min(max(count, 0), Self.mostRows))
    for row in shownRows.keys where row >= heights.count { forgetRow(row) }
    heightsDidChange()
    trimSelection()
  }

  private final var commonHeight: Double {
    Double(max(rowHeight, 0) + max(intercellSpacing.height, 0))
  }

  private final func setHeights(_ own: [Double]?, count: Int) {
    ownHeights = own
    heights = own.map { RowHeights($0) } ?? RowHeights(count: count, height: commonHeight)
    generation += 1
  }

  /// The most rows whose heights the delegate is asked for; a table of more has one height.
  private static let mostMeasured = 1_000_000

  /// Asks the delegate for the heights of all rows.
  final func heightsDidChange() {
    guard !needsReload else { return }
    setHeights(nil, count: heights.count)
    if delegate != nil, heights.count <= Self.mostMeasured { measure(Array(0..<heights.count)) }
    rowsDidChange()
  }

  /// Asks the delegate for the heights of rows, once more if it changes the rows meanwhile.
  private final func measure(_ rows: [Int]) {
    guard delegate != nil, !isMeasuring, heights.count <= Self.mostMeasured else { return }
    isMeasuring = true
    defer { isMeasuring = false }
    let (common, spacing) = (commonHeight, max(intercellSpacing.height, 0))
    for _ in 0..<2 {
      let (count, measured) = (heights.count, generation)
      var own = ownHeights
      for row in rows where row < count {
        let height = height(ofRow: row)
        // A negative height stands for that of the table.
        let full = height.isFinite && height >= 0 ? Double(height + spacing) : common
        guard measured == generation else { break }
        if own == nil, full != common { own = Array(repeating: common, count: count) }
        own?[row] = full
      }
      guard measured == generation else { continue }
      if own != nil || ownHeights != nil { setHeights(own, count: count) }
      return
    }
  }

  final func rowsDidChange() {
    AccessibilityChanges.note()
    needsLayout = true
    needsDisplay = true
  }

  // MARK: Updates

  /// Inserts rows, which the data source has already (`NSTableView.insertRows(at:withAnimation:)`).
  public final func insertRows(
    at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []
  ) {
    guard !loadsNow(), let last = indexes.last else { return }
    let inserted = Array(indexes)
    let count = heights.count + inserted.count
    precondition(
      inserted[0] >= 0 && last < count,
      "row \(last) cannot be inserted: there are \(heights.count)")
    renumber(count: count) { row in
      // The number of rows that are inserted before it.
      var (low, high) = (0, inserted.count)
      while low < high {
        let middle = (low + high) / 2
        if inserted[middle] - middle > row { high = middle } else { low = middle + 1 }
      }
      return row + low
    }
  }

  /// Removes rows, which the data source has no longer (`NSTableView.removeRows(at:withAnimation:)`).
  public final func removeRows(
    at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []
  ) {
    guard !loadsNow(), let last = indexes.last else { return }
    let removed = Array(indexes)
    precondition(
      removed[0] >= 0 && last < heights.count,
      "row \(last) cannot be removed: there are \(heights.count)")
    renumber(count: heights.count - removed.count) { row in
      if indexes.contains(row) { return nil }
      var (low, high) = (0, removed.count)
      while low < high {
        let middle = (low + high) / 2
        if removed[middle] > row { high = middle } else { low = middle + 1 }
      }
      return row - low
    }
  }

  /// Moves a row, which the data source has moved already (`NSTableView.moveRow(at:to:)`).
  public final func moveRow(at oldIndex: Int, to newIndex: Int) {
    guard !loadsNow() else { return }
    precondition(
      (0..<heights.count).contains(oldIndex) && (0..<heights.count).contains(newIndex),
      "row \(oldIndex) cannot be moved to \(newIndex): there are \(heights.count)")
    renumber(count: heights.count) { $0.moved(from: oldIndex, to: newIndex) }
  }

  /// Begins several updates, each of which is seen by the next; heights are asked for, and a change of the selection is told
  /// at their end (`NSTableView.beginUpdates()`).
  public final func beginUpdates() {
    loadIfNeeded()
    updateDepth += 1
  }
  /// Ends several updates; traps without a beginning (`NSTableView.endUpdates()`).
  public final func endUpdates() {
    precondition(updateDepth > 0, "updates that have not begun cannot end")
    updateDepth -= 1
    finishUpdates()
  }

  /// Gives each row its place after an update, nil for one that is gone.
  final func renumber(count: Int, _ place: (Int) -> Int?) {
    let selected = rowSelection.count
    var own = ownHeights == nil ? nil : Array(repeating: Double.nan, count: count)
    for (row, height) in (ownHeights ?? []).enumerated() {
      if let row = place(row) { own?[row] = height }
    }
    unmeasured = (unmeasured?.moved(place) ?? IndexSet())
    if delegate != nil, count <= Self.mostMeasured {
      // Rows at which no row of before stands are new.
      var isKnown = Array(repeating: false, count: count)
      for row in 0..<heights.count { if let row = place(row) { isKnown[row] = true } }
      for row in 0..<count where !isKnown[row] { unmeasured?.insert(row) }
    }
    setHeights(own?.map { $0.isNaN ? commonHeight : $0 }, count: count)
    rowSelection = rowSelection.moved(place)
    lastRow = lastRow.flatMap(place) ?? rowSelection.last
    selectionStart = selectionStart.flatMap(place)
    var moved: [Int: NSTableRowView] = [:]
    for (row, view) in shownRows {
      view.row = place(row) ?? -1
      if view.row >= 0 { moved[view.row] = view } else { retire(view) }
    }
    shownRows = moved
    if let editor {
      editor.row = place(editor.row) ?? -1
      if editor.row < 0 { endEditing(keepsValue: false) }
    }
    if rowSelection.count != selected { hasChangedSelection = true }
    finishUpdates()
  }

  /// Asks for the heights of new rows and tells of another selection, once no more updates are to come.
  private func finishUpdates() {
    guard updateDepth == 0 else { return }
    let rows = unmeasured.map { Array($0) } ?? []
    unmeasured = nil
    measure(rows)
    selectFirstIfNeeded()
    if hasChangedSelection {
      hasChangedSelection = false
      tellSelection()
    }
    rowsDidChange()
  }
}
