import FoundationEssentials
import Graphics
import ResponderKit

/// The row that a swipe has opened, and the buttons behind it.
@MainActor
struct OpenRow {
  /// The row; nil if it is gone.
  var indexPath: IndexPath?
  let cell: TableViewCell
  let buttons: [RowButton]
  /// Indicates whether the buttons are at the right edge.
  let isAtRight: Bool
  /// Indicates whether a long swipe performs the first action.
  let performsFirst: Bool
}

// A swipe along a row shows the actions behind it. Without any of its delegate's, a row that can be deleted
// has one that does.
extension TableView {
  /// An action behind a row.
  private struct RowAction {
    /// The title, or what an image says; nil for none.
    var title: String?
    /// Indicates whether it is the table's own deletion, whose word is the system's without a title.
    var isDeletion = false
    /// The row behind which the action is.
    var row: IndexPath?
    /// Performs the action on a view for a row; returns whether it was done.
    var perform: @MainActor (View, IndexPath) -> Bool
  }

  /// Opens a row as a swipe to one side does; returns whether there are actions behind it.
  @discardableResult
  final func openRow(_ indexPath: IndexPath, swipedLeft: Bool) -> Bool {
    closeRow()
    guard !isEditing, let cell = presentCell(of: indexPath),
      dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
    else { return false }
    let isTrailing = swipedLeft != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let (actions, performsFirst) = actions(behind: indexPath, isTrailing: isTrailing)
    guard !actions.isEmpty else { return false }
    delegate?.tableView(self, willBeginEditingRowAt: indexPath)
    // The delegate may have changed the rows.
    guard presentCell(of: indexPath) === cell else { return false }
    return show(actions, behind: cell, at: indexPath, onTheRight: swipedLeft, performsFirst)
  }

  /// Shows the button that deletes a row of a table that is edited.
  final func confirmDeletion(of indexPath: IndexPath) {
    closeRow()
    guard let cell = presentCell(of: indexPath) else { return }
    let isRight = effectiveUserInterfaceLayoutDirection != .rightToLeft
    show([deletion(of: indexPath)], behind: cell, at: indexPath, onTheRight: isRight, false)
  }

  @discardableResult
  private func show(
    _ actions: [RowAction], behind cell: TableViewCell, at indexPath: IndexPath,
    onTheRight: Bool, _ performsFirst: Bool
  ) -> Bool {
    let buttons = actions.map { action in
      let hasWord = action.isDeletion && action.title == nil
      let button = RowButton(
        hasWord ? .system(.delete) : .title(action.title), isDeletion: action.isDeletion
      ) { [weak self] button in
        if let row = self?.rows.open?.indexPath ?? action.row { _ = action.perform(button, row) }
      }
      addSubview(button)
      return button
    }
    rows.open = OpenRow(
      indexPath: indexPath, cell: cell, buttons: buttons, isAtRight: onTheRight,
      performsFirst: performsFirst)
    placeOpenButtons()
    cell.showDeletion(actions.contains(where: \.isDeletion))
    return true
  }

  /// Places the buttons behind the open row, from the edge inward.
  final func placeOpenButtons() {
    guard let open = rows.open else { return }
    let frame = open.indexPath.map { rect(of: $0) } ?? open.cell.frame
    let width = min(74, bounds.width / Scalar(open.buttons.count + 1))
    for (number, button) in open.buttons.enumerated() {
      let offset = Scalar(number + (open.isAtRight ? 1 : 0)) * width
      button.frame = Rect(
        x: open.isAtRight ? frame.maxX - offset : frame.minX + offset, y: frame.minY, width: width,
        height: frame.height)
    }
  }

  /// Hides the actions behind a row, and notifies the delegate if a swipe has shown them.
  final func closeRow() {
    guard let open = rows.open else { return }
    rows.open = nil
    open.cell.showDeletion(false)
    for button in open.buttons { button.removeFromSuperview() }
    if !isEditing { delegate?.tableView(self, didEndEditingRowAt: open.indexPath) }
  }

  /// Hides the actions if a button is one of them: an action may end when another row is open.
  private func closeRow(with button: View) {
    if rows.open?.buttons.contains(where: { $0 === button }) ?? false { closeRow() }
  }

  // MARK: Actions

  private func actions(
    behind indexPath: IndexPath, isTrailing: Bool
  ) -> (actions: [RowAction], performsFirst: Bool) {
    let configuration =
      isTrailing
      ? delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
      : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
    if let configuration {
      let actions = configuration.actions.map { action in
        RowAction(title: action.spokenTitle, row: indexPath) { [weak self] view, _ in
          var isDone = true
          action.handler(action, view) {
            isDone = $0
            self?.closeRow(with: view)
          }
          return isDone
        }
      }
      return (actions, configuration.performsFirstActionWithFullSwipe)
    }
    guard isTrailing else { return ([], false) }
    if let actions = delegate?.tableView(self, editActionsForRowAt: indexPath) {
      return (
        actions.map { action in
          RowAction(title: action.title, row: indexPath) { _, row in
            action.handler(action, row)
            return true
          }
        }, false
      )
    }
    guard deletesBySwipe else { return ([], false) }
    let style = delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    return (style == .delete ? [deletion(of: indexPath)] : [], true)
  }

  private func deletion(of indexPath: IndexPath) -> RowAction {
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath)
    return RowAction(title: title, isDeletion: true, row: indexPath) { [weak self] view, row in
      guard let self else { return false }
      dataSource?.tableView(self, commit: .delete, forRowAt: row)
      closeRow(with: view)
      return true
    }
  }

  /// The actions behind a row that have a title, for a screen reader: those at the trailing edge first.
  ///
  /// The table's own deletion is none of them, because nothing tells whether the data source implements it.
  final func spokenActions(of cell: TableViewCell) -> [AccessibilityCustomAction] {
    guard !isEditing, let indexPath = place(of: cell),
      dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
    else { return [] }
    return [true, false].flatMap { actions(behind: indexPath, isTrailing: $0).actions }
      .compactMap { action in
        guard let name = action.title, !action.isDeletion else { return nil }
        return AccessibilityCustomAction(name: name) { [weak self, weak cell] _ in
          guard let self, let cell, let row = place(of: cell) else { return false }
          return action.perform(cell, row)
        }
      }
  }

  /// The row of a cell now; nil for one that is not shown.
  private func place(of cell: TableViewCell) -> IndexPath? {
    rows.cells.first { $0.value === cell }?.key
  }
}

extension ContextualAction {
  /// The title, or what the image says.
  fileprivate var spokenTitle: String? { title ?? image?.accessibilityLabel }
}
