import ControlCore
import FoundationEssentials
import ResponderKit

/// The values that a cell of a table stores.
@MainActor
struct TableCellState {
  var reuseIdentifier: String?
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  var editingStyle = TableViewCell.EditingStyle.none
  var textLabel: Label?
  var detailTextLabel: Label?
  var imageView: ImageView?
  var updateHandler: TableViewCell.ConfigurationUpdateHandler?
  /// The button for details at the trailing edge; nil for a cell without one.
  var details: DetailButton?
  /// The element beside the details; nil before it is asked for.
  var item: AccessibilityItem?
  /// The controls of a row that is edited: one that deletes or inserts it, and one that moves it.
  var rowControl: RowButton?
  var reorderControl: ReorderControl?
  /// Indicates whether the button that deletes the row is shown.
  var showsDeletion = false
  /// Indicates whether the indentation is one that the table's delegate has returned.
  var isIndentedByTable = false
  /// The place that a document gives the row; nil for one of a data source.
  var placedAt: IndexPath?
  /// The number of rows that the cell was used for before.
  var reuseCount = 0
  /// Indicates whether the cell waits for another row.
  var isSpare = false
  /// The facts of a document about the cell; nil for a cell of code.
  var document: CellDocumentState?

  init() {}
}

extension TableViewCell: ReusedView {
  package final var reuseCount: Int { state.reuseCount }
  package final var placeInList: AnyHashable? {
    guard let table = superview as? TableView else { return nil }
    return table.hasPlacedRows
      ? state.placedAt : table.rows.cells.first { $0.value === self }?.key
  }

  final func select(_ isSelected: Bool) {
    guard isSelected != state.isSelected else { return }
    state.isSelected = isSelected
    stateChanged()
  }

  final func highlight(_ isHighlighted: Bool) {
    guard isHighlighted != state.isHighlighted else { return }
    state.isHighlighted = isHighlighted
    stateChanged()
  }

  /// Shows the state on the labels and behind the content.
  private func stateChanged() {
    let isMarked = state.isSelected || state.isHighlighted
    for label in [state.textLabel, state.detailTextLabel] { label?.isHighlighted = isMarked }
    state.imageView?.isHighlighted = isMarked
    if let selectedBackgroundView { showSelectedBackground(selectedBackgroundView, isMarked) }
    if content.isUsed { setNeedsUpdateConfiguration() }
  }

  /// Shows or hides the button that deletes the row.
  final func showDeletion(_ isShown: Bool) {
    guard isShown != state.showsDeletion else { return }
    let editing: StateMask = isEditing ? .showingEditControl : []
    let mask = isShown ? editing.union(.showingDeleteConfirmation) : editing
    willTransition(to: mask)
    state.showsDeletion = isShown
    didTransition(to: mask)
  }

  final func edit(_ isEditing: Bool) {
    guard isEditing != state.isEditing else { return }
    let mask: StateMask = isEditing ? .showingEditControl : []
    willTransition(to: mask)
    state.isEditing = isEditing
    accessoryChanged()
    didTransition(to: mask)
    setNeedsLayout()
    if content.isUsed { setNeedsUpdateConfiguration() }
  }

  // MARK: Backgrounds

  final func replaceBackground(_ former: View?, _ view: View?) {
    guard former !== view else { return }
    former?.removeFromSuperview()
    guard let view else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  final func replaceSelectedBackground(_ former: View?) {
    guard former !== selectedBackgroundView else { return }
    former?.removeFromSuperview()
    guard let selectedBackgroundView else { return }
    showSelectedBackground(selectedBackgroundView, isSelected || isHighlighted)
  }

  private func showSelectedBackground(_ view: View, _ isShown: Bool) {
    if isShown, selectionStyle != .none {
      view.frame = bounds
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
    } else {
      view.removeFromSuperview()
    }
  }
}
