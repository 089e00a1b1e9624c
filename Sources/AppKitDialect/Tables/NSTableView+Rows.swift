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

  /// Asks the data source anew for some rows and columns
  /// (`NSTableView.reloadData(forRowIndexes:columnIndexes:)`).
  public final func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {
    for row in rowIndexes where shownRows[row] != nil { forgetRow(row) }
    rowsDidChange()
  }

  /// Asks the data source for the number of rows, which are the same as far as they are there
  /// (`NSTableView.noteNumberOfRowsChanged()`).
  public final func noteNumberOfRowsChanged() {
    setCount(countRows())
  }
  /// Asks the delegate for heights of rows anew (`NSTableView.noteHeightOfRows(withIndexesChanged:)`).
  public final func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) { heightsDidChange() }

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
    setCommonHeight(count: min(max(count, 0), Self.mostRows))
    for row in shownRows.keys where row >= heights.count { forgetRow(row) }
    trimSelection()
    heightsDidChange()
  }

  /// Gives rows one height until the delegate is asked for theirs.
  private final func setCommonHeight(count: Int) {
    heights = RowHeights(count: count, height: Double(max(rowHeight, 0) + intercellSpacing.height))
    generation += 1
  }

  /// Asks the delegate for the heights of rows, once more if it changes the rows meanwhile.
  final func heightsDidChange() {
    guard !needsReload, !isMeasuring else { return }
    isMeasuring = true
    defer { isMeasuring = false }
    for _ in 0..<2 {
      setCommonHeight(count: heights.count)
      let measured = generation
      let all = measuredHeights(heights.count)
      guard measured == generation else { continue }
      if let all { heights = RowHeights(all) }
      break
    }
    rowsDidChange()
  }

  /// The heights that the delegate has for rows; nil where all are as high as the table says.
  private final func measuredHeights(_ count: Int) -> [Double]? {
    guard delegate != nil, count > 0 else { return nil }
    let (common, spacing) = (rowHeight, intercellSpacing.height)
    var isCommon = true
    let all = (0..<count).map { row -> Double in
      let height = height(ofRow: row)
      isCommon = isCommon && height == common
      return Double((height.isFinite ? max(height, 0) : common) + spacing)
    }
    return isCommon ? nil : all
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
    guard !loadsNow() else { return }
    for row in indexes {
      precondition(
        (0...heights.count).contains(row), "row \(row) cannot be inserted: there are \(heights.count)")
      renumber(count: heights.count + 1) { $0 >= row ? $0 + 1 : $0 }
    }
    heightsDidChange()
  }

  /// Removes rows, which the data source has no longer (`NSTableView.removeRows(at:withAnimation:)`).
  public final func removeRows(
    at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []
  ) {
    guard !loadsNow() else { return }
    let former = rowSelection
    for row in indexes.reversed() {
      precondition(
        (0..<heights.count).contains(row), "row \(row) cannot be removed: there are \(heights.count)")
      renumber(count: heights.count - 1) { $0 == row ? nil : $0 > row ? $0 - 1 : $0 }
    }
    heightsDidChange()
    if rowSelection.count != former.count { announceSelection() }
  }

  /// Moves a row, which the data source has moved already (`NSTableView.moveRow(at:to:)`).
  public final func moveRow(at oldIndex: Int, to newIndex: Int) {
    guard !loadsNow() else { return }
    precondition(
      (0..<heights.count).contains(oldIndex) && (0..<heights.count).contains(newIndex),
      "row \(oldIndex) cannot be moved to \(newIndex): there are \(heights.count)")
    renumber(count: heights.count) { $0.moved(from: oldIndex, to: newIndex) }
    heightsDidChange()
  }

  /// Begins several updates, each of which is seen by the next (`NSTableView.beginUpdates()`).
  public final func beginUpdates() { loadIfNeeded() }
  /// Ends several updates (`NSTableView.endUpdates()`).
  public final func endUpdates() {}

  /// Gives each row its place after an update, nil for one that is gone.
  func renumber(count: Int, _ place: (Int) -> Int?) {
    setCommonHeight(count: count)
    rowSelection = rowSelection.moved(place)
    lastRow = lastRow.flatMap(place) ?? rowSelection.last
    selectionStart = selectionStart.flatMap(place)
    var moved: [Int: NSTableRowView] = [:]
    for (row, view) in shownRows {
      if let row = place(row) {
        moved[row] = view
        view.row = row
      } else {
        retire(view)
      }
    }
    shownRows = moved
    if let editor {
      editor.row = place(editor.row) ?? -1
      if editor.row < 0 { endEditing(keepsValue: false) }
    }
  }
}
