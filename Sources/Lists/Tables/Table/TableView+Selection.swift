import ResponderKit
import FoundationEssentials
import Graphics
import ListModel

extension TableView {
  /// Indicates whether the user may select several rows now.
  final var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Implements ``selectRow(at:animated:scrollPosition:)``.
  final func select(_ indexPath: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    guard let indexPath else {
      for row in rows.selected { deselect(row, animated) }
      return
    }
    guard has(indexPath) else { return }
    if !selectsSeveral {
      for row in rows.selected where row != indexPath { deselect(row, animated) }
    }
    if !rows.selected.contains(indexPath) { rows.selected.append(indexPath) }
    presentCell(of: indexPath)?.setSelected(true, animated: animated)
    if position != .none { scrollToRow(at: indexPath, at: position, animated: animated) }
  }

  /// Implements ``deselectRow(at:animated:)``.
  final func deselect(_ indexPath: IndexPath, _ animated: Bool) {
    rows.selected.removeAll { $0 == indexPath }
    presentCell(of: indexPath)?.setSelected(false, animated: animated)
  }

  /// Selects a row as the user does: the delegate decides, and is notified.
  ///
  /// Then its primary action is performed, whether or not the selection has changed, unless several can be
  /// selected.
  final func choose(_ indexPath: IndexPath) {
    guard has(indexPath) else { return }
    changeSelection(by: indexPath)
    guard !selectsSeveral, has(indexPath), let delegate,
      delegate.tableView(self, canPerformPrimaryActionForRowAt: indexPath)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: indexPath)
  }

  /// Selects a row, or deselects it if several can be selected and it is.
  ///
  /// A row that the delegate does not let be deselected stays selected, too.
  private func changeSelection(by indexPath: IndexPath) {
    if selectsSeveral, rows.selected.contains(indexPath) { return unchoose(indexPath) }
    let chosen =
      delegate == nil ? indexPath : delegate?.tableView(self, willSelectRowAt: indexPath)
    guard let chosen, has(chosen) else { return }
    if !selectsSeveral {
      for row in rows.selected where row != chosen { unchoose(row) }
    }
    guard has(chosen) else { return }
    if !rows.selected.contains(chosen) { rows.selected.append(chosen) }
    presentCell(of: chosen)?.setSelected(true, animated: false)
    // A segue is prepared before the delegate is notified, as developers report.
    presentCell(of: chosen)?.performSegues()
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func unchoose(_ indexPath: IndexPath) {
    guard rows.selected.contains(indexPath) else { return }
    let row = delegate == nil ? indexPath : delegate?.tableView(self, willDeselectRowAt: indexPath)
    guard let row, rows.selected.contains(row) else { return }
    deselect(row, false)
    delegate?.tableView(self, didDeselectRowAt: row)
  }

  // MARK: Scrolling

  /// Implements ``scrollToRow(at:at:animated:)``.
  final func scroll(to indexPath: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    var rect = rectForRow(at: indexPath)
    if indexPath.count == 2, indexPath.row == IndexPath.noRow {
      rect = rectForHeader(inSection: indexPath.section)
    }
    guard rect != .zero else { return }
    let insets = adjustedContentInset
    let space = bounds.height - insets.top - insets.bottom
    var y: Scalar
    switch position {
    case .top: y = rect.minY - insets.top
    case .middle: y = rect.midY - insets.top - space / 2
    case .bottom: y = rect.maxY + insets.bottom - bounds.height
    case .none:
      y = contentOffset.y
      if rect.minY < y + insets.top {
        y = rect.minY - insets.top
      } else if rect.maxY > y + bounds.height - insets.bottom {
        y = rect.maxY + insets.bottom - bounds.height
      }
    }
    let last = contentSize.height + insets.bottom - bounds.height
    y = max(-insets.top, min(y, last))
    if y != contentOffset.y {
      setContentOffset(Point(x: contentOffset.x, y: y), animated: animated)
    }
  }

  final func scrollToNearestSelected(_ position: ScrollPosition, _ animated: Bool) {
    let nearest = rows.selected.min {
      abs(rectForRow(at: $0).minY - bounds.minY) < abs(rectForRow(at: $1).minY - bounds.minY)
    }
    if let nearest { scrollToRow(at: nearest, at: position, animated: animated) }
  }

  // MARK: Editing

  /// Implements ``setEditing(_:animated:)``.
  final func edit(_ isEditing: Bool, _ animated: Bool) {
    // A row that a swipe has opened is closed by it, too.
    closeRow()
    guard isEditing != rows.isEditing else { return }
    cancelTouch()
    rows.isEditing = isEditing
    for (indexPath, cell) in presentCells {
      prepareEditing(of: cell, at: indexPath, animated: animated)
    }
  }
}
