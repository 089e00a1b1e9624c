public import Graphics
import ListModel
import ResponderKit

extension NSTableView {
  /// Returns the place of a row; zero for one that is not there (`NSTableView.rect(ofRow:)`).
  public final func rect(ofRow row: Int) -> Rect {
    guard (0..<numberOfRows).contains(row) else { return .zero }
    return Rect(
      x: bounds.minX, y: Scalar(heights.offset(of: row)), width: max(columnsWidth, bounds.width),
      height: Scalar(heights.height(of: row)))
  }
  /// Returns the place of a column; zero for one that is hidden or not there (`NSTableView.rect(ofColumn:)`).
  public final func rect(ofColumn column: Int) -> Rect {
    guard columns.indices.contains(column), !columns[column].isHidden else { return .zero }
    let start = columns[..<column].reduce(0) { $0 + fullWidth($1) }
    return Rect(
      x: bounds.minX + start, y: bounds.minY, width: fullWidth(columns[column]),
      height: max(bounds.height, Scalar(heights.total)))
  }
  /// Returns the place of a row in a column, without the space between cells; zero for what is not there
  /// (`NSTableView.frameOfCell(atColumn:row:)`).
  public final func frameOfCell(atColumn column: Int, row: Int) -> Rect {
    let (across, down) = (rect(ofColumn: column), rect(ofRow: row))
    guard across.width > 0, down.height > 0 else { return .zero }
    let space = Size(width: max(intercellSpacing.width, 0), height: max(intercellSpacing.height, 0))
    let indentation = indentation(ofRow: row, in: columns[column])
    return Rect(
      x: across.minX + space.width / 2 + indentation, y: down.minY + space.height / 2,
      width: max(across.width - space.width - indentation, 0),
      height: max(down.height - space.height, 0))
  }

  /// Returns the row at a point; -1 for none (`NSTableView.row(at:)`).
  public final func row(at point: Point) -> Int {
    guard numberOfRows > 0, point.y >= 0, Double(point.y) < heights.total else { return -1 }
    return min(heights.row(endingBelow: Double(point.y)), heights.count - 1)
  }
  /// Returns the column at a point; -1 for none (`NSTableView.column(at:)`).
  public final func column(at point: Point) -> Int {
    columns.indices.first { column in
      let place = rect(ofColumn: column)
      return !columns[column].isHidden && point.x >= place.minX && point.x < place.maxX
    } ?? -1
  }
  /// Returns the rows of which a part is in a rectangle (`NSTableView.rows(in:)`).
  public final func rows(in rect: Rect) -> Range<Int> {
    guard numberOfRows > 0, rect.height > 0, rect.maxY > 0, Double(rect.minY) < heights.total else {
      return 0..<0
    }
    let first = heights.row(endingBelow: Double(max(rect.minY, 0)))
    var last = first
    while last < heights.count, heights.offset(of: last) < Double(rect.maxY) { last += 1 }
    return first..<last
  }

  /// Scrolls so that a row is seen; does nothing for one that is not there (`NSTableView.scrollRowToVisible(_:)`).
  public final func scrollRowToVisible(_ row: Int) {
    guard (0..<numberOfRows).contains(row) else { return }
    tile()
    scrollToVisible(rect(ofRow: row))
    needsLayout = true
  }

  private func fullWidth(_ column: NSTableColumn) -> Scalar {
    column.isHidden ? 0 : column.width + max(intercellSpacing.width, 0)
  }
  private var columnsWidth: Scalar { columns.reduce(0) { $0 + fullWidth($1) } }

  /// Makes the table as large as its rows, and shows those that are seen (`NSTableView.tile()`).
  public final func tile() {
    loadIfNeeded()
    guard !isTiling else { return }
    isTiling = true
    defer { isTiling = false }
    if let clip = superview as? NSClipView {
      let size = Size(
        width: max(columnsWidth, clip.bounds.width),
        height: max(Scalar(heights.total), clip.bounds.height))
      if frame.size != size { frame.size = size }
    }
    show(showsAllRows ? 0..<heights.count : rows(in: visibleRect))
    if let editor, let column = index(of: editor.tableColumn) {
      editor.frame = frameOfCell(atColumn: column, row: editor.row)
    }
  }
}
