import FoundationEssentials
import Graphics
import ListModel
import ResponderKit

extension TableView {
  /// The number of rows in each section, for which the data source is asked once.
  final var counts: [Int] {
    if let counts = rows.counts { return counts }
    guard !rows.isCounting else { return [] }
    rows.isCounting = true
    defer { rows.isCounting = false }
    if let placed = rows.placed {
      let counts = placed.sections.map(\.count)
      rows.counts = counts
      return counts
    }
    let sections = max(0, dataSource?.numberOfSections(in: self) ?? 1)
    let counts = (0..<sections).map {
      max(0, dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0)
    }
    rows.counts = counts
    return counts
  }

  /// Forgets what the data source has said.
  final func forgetRows() {
    if rows.placed != nil {
      endDisplayingPlacedRows()
      select(nil, false, .none)
      cancelTouch()
    }
    let former = rows.cells
    rows.cells = [:]
    rows.counts = nil
    rows.prefetched.forget()
    rows.needsIndex = true
    rows.changes = nil
    rows.selected = []
    rows.touched = nil
    rows.press = nil
    rows.moving = nil
    heightsChanged()
    rows.open?.indexPath = nil
    closeRow()
    retireHeaders()
    // The delegate, which is notified last, may reload the table again.
    for (indexPath, cell) in former.sorted(by: { $0.key < $1.key }) {
      retire(cell, from: indexPath)
    }
  }

  final func delegateChanged() {
    if delegate != nil, rows.menus == nil { rows.menus = ListMenus(of: self) }
    heightsChanged()
  }

  /// Shows the rows in the bounds, and the index beside them.
  final func layoutRows() {
    if rows.needsIndex { reloadSectionIndexTitles() }
    showCells()
    placeSectionIndex()
    prefetchRows()
  }

  /// Implements ``reloadData()``.
  final func reloadRows() {
    forgetRows()
    _ = counts
  }

  /// Forgets where everything is, and the heights of rows unless they are kept until they are measured again.
  final func heightsChanged(keepsHeights: Bool = false) {
    if keepsHeights {
      if let geometry = rows.geometry { rows.formerHeights = geometry.rowHeights }
    } else {
      rows.formerHeights = nil
    }
    rows.geometry = nil
    rows.epoch += 1
    rows.measuresAgain = true
    rows.isStale = true
    setNeedsLayout()
  }

  final func boundsChanged(from former: Rect) {
    guard bounds != former else { return }
    if bounds.origin != former.origin { closeRow() }
    if bounds.width != former.width { heightsChanged() }
    rows.isStale = true
    setNeedsLayout()
  }

  // MARK: Geometry

  /// The position of everything, for which the delegate is asked once.
  final var geometry: TableGeometry {
    // The rows of a document are where their cells are now; its content is as large as its views.
    if let placed = rows.placed { return placed.geometry(width: bounds.width) }
    if let geometry = rows.geometry { return geometry }
    guard !rows.isMeasuring else { return TableGeometry() }
    rows.isMeasuring = true
    let epoch = rows.epoch
    var geometry = measured()
    // The delegate may have changed what was measured; it is asked again once.
    if epoch != rows.epoch { geometry = measured() }
    rows.isMeasuring = false
    rows.geometry = geometry
    rows.formerHeights = nil
    contentSize = Size(width: bounds.width, height: geometry.bottom)
    return geometry
  }

  private func measured() -> TableGeometry {
    let top = place(tableHeaderView, at: 0)
    let former = rows.formerHeights
    let sections = counts.enumerated().map { number, count in
      let header = headerHeight(number)
      let heights = (0..<count).map { row in
        let known = former.flatMap {
          $0.count > number && $0[number].count > row ? $0[number][row] : nil
        }
        return height(of: IndexPath(row: row, section: number), former: known)
      }
      return TableGeometry.Section(
        header: Double(header), rows: RowHeights(heights), footer: Double(footerHeight(number)))
    }
    let end = TableGeometry(sections, top: Double(top)).bottom
    let bottom = place(tableFooterView, at: end)
    return TableGeometry(
      sections, width: bounds.width, top: Double(top), rest: Double(bottom - end))
  }

  /// Places a header or footer of the table; returns where it ends.
  private func place(_ view: View?, at y: Scalar) -> Scalar {
    guard let view else { return y }
    let height = view.frame.height
    view.frame = Rect(x: 0, y: y, width: bounds.width, height: height)
    return y + height
  }

  /// The height that a row has until it is shown: the delegate's, the one that it had, or about one.
  private func height(of row: IndexPath, former: Double?) -> Double {
    let height = delegate?.tableView(self, heightForRowAt: row) ?? rowHeight
    if height >= 0 { return Double(height) }
    if let former, former >= 0 { return former }
    let estimate =
      delegate?.tableView(self, estimatedHeightForRowAt: row) ?? estimatedRowHeight
    return estimate > 0 ? Double(estimate) : 44
  }

  private func headerHeight(_ section: Int) -> Scalar {
    let height = delegate?.tableView(self, heightForHeaderInSection: section)
    let hasHeader = { self.header(of: section) != nil }
    let result = extent(height, sectionHeaderHeight, hasHeader)
    return result > 0 ? result + max(0, looks.sectionHeaderTopPadding) : 0
  }

  private func footerHeight(_ section: Int) -> Scalar {
    let height = delegate?.tableView(self, heightForFooterInSection: section)
    return extent(height, sectionFooterHeight) { self.footer(of: section) != nil }
  }

  /// The height of a header or footer: none where there is nothing to show and none was asked for.
  private func extent(
    _ height: Scalar?, _ standard: Scalar, _ isThere: () -> Bool
  ) -> Scalar {
    let height = height ?? standard
    if height >= 0, height != standard || style != .plain { return height }
    guard isThere() else { return 0 }
    return height >= 0 ? height : 28
  }

  final func band(_ section: Int, _ part: (TableGeometry, Int) -> Rect) -> Rect {
    let geometry = geometry
    return geometry.sections.indices.contains(section) ? part(geometry, section) : .zero
  }

  final func rect(of indexPath: IndexPath) -> Rect {
    guard indexPath.count == 2 else { return .zero }
    return geometry.row(indexPath.row, indexPath.section) ?? .zero
  }

  final func row(at point: Point) -> IndexPath? {
    guard point.x >= 0, point.x < bounds.width else { return nil }
    let found = geometry.rows(from: point.y, to: point.y.nextUp)
    // Rows of a document may overlap, and the last one is in front.
    return rows.placed == nil ? found.first : found.last { rect(of: $0).contains(point) }
  }

  /// Returns whether the data source has a row.
  final func has(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && counts.indices.contains(indexPath.section)
      && (0..<counts[indexPath.section]).contains(indexPath.row)
  }
}
