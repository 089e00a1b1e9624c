import FoundationEssentials
import Graphics
import ResponderKit

// While a table is edited, a row that can be deleted or inserted has a control for it at the leading edge,
// and one that can be moved has another at the trailing edge.
extension TableViewCell {
  /// Shows the controls that the row has now.
  final func editingControlsChanged(canMove: Bool) {
    for view in [state.rowControl, state.reorderControl] { view?.removeFromSuperview() }
    (state.rowControl, state.reorderControl) = (nil, nil)
    guard isEditing else { return }
    if editingStyle != .none {
      let control = RowButton(.system(editingStyle == .delete ? .remove : .insert)) {
        [weak self] _ in self?.beginEditingRow()
      }
      addSubview(control)
      state.rowControl = control
    }
    if canMove, showsReorderControl {
      let control = ReorderControl(frame: .zero)
      addSubview(control)
      state.reorderControl = control
    }
    placeEditingControls()
  }

  /// The widths of the controls, in points.
  static let (rowControlWidth, reorderWidth): (Scalar, Scalar) = (38, 44)

  /// Places the controls at the edges.
  final func placeEditingControls() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: View?, _ width: Scalar, _ margin: Scalar, atRight: Bool) {
      let width = min(width, bounds.width)
      view?.frame = Rect(
        x: atRight ? bounds.width - width - margin : margin, y: 0, width: width,
        height: bounds.height)
    }
    let hasIndex = (superview as? TableView)?.rows.index != nil
    place(state.rowControl, Self.rowControlWidth, 0, atRight: isMirrored)
    place(
      state.reorderControl, Self.reorderWidth, hasIndex ? SectionIndexView.width : 0,
      atRight: !isMirrored)
  }

  /// Asks whether the row is to be deleted, or inserts one.
  private func beginEditingRow() {
    guard let table = superview as? TableView, let row = table.indexPath(for: self) else { return }
    if editingStyle == .delete {
      table.confirmDeletion(of: row)
    } else {
      table.dataSource?.tableView(table, commit: .insert, forRowAt: row)
    }
  }
}
