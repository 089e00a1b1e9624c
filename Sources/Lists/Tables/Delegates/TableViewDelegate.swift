public import FoundationEssentials
public import Graphics
public import ResponderKit

/// The methods that decide how a table looks and what can be done with its rows, and report it:
/// UIKit's `UITableViewDelegate`.
///
/// Every method has UIKit's answer as its default.
@preconcurrency @MainActor
public protocol TableViewDelegate: ScrollViewDelegate {
  // MARK: Looks

  /// Called before a cell is shown.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Called before the header of a section is shown.
  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)
  /// Called before the footer of a section is shown.
  func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)
  /// Called when a cell is no longer shown.
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: IndexPath)
  /// Called when the header of a section is no longer shown.
  func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int)
  /// Called when the footer of a section is no longer shown.
  func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int)
  /// Returns the height of a row; the table's row height unless implemented.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Scalar
  /// Returns the height of the header of a section; the table's section header height unless
  /// implemented.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Scalar
  /// Returns the height of the footer of a section; the table's section footer height unless
  /// implemented.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Scalar
  /// Returns about how high a row is; the table's estimate unless implemented.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> Scalar
  /// Returns about how high the header of a section is; the table's estimate unless
  /// implemented. Nothing asks for it.
  func tableView(
    _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
  ) -> Scalar
  /// Returns about how high the footer of a section is; the table's estimate unless
  /// implemented. Nothing asks for it.
  func tableView(
    _ tableView: TableView, estimatedHeightForFooterInSection section: Int
  ) -> Scalar
  /// Returns the header of a section; nil, for one with the title of the data source, unless
  /// implemented.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// Returns the footer of a section; nil, for one with the title of the data source, unless
  /// implemented.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
  /// Returns how far a cell is indented; 0 unless implemented.
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  // MARK: Selection and focus

  /// Returns whether a touch highlights a row; true unless implemented.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called when a touch has highlighted a row.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)
  /// Called when a row is no longer highlighted.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the row that is selected in the place of one that the user taps, nil for none;
  /// the same one unless implemented.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Returns the row that is deselected in the place of another, nil for none; the same one
  /// unless implemented.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called when the user has selected a row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// Called when a selection of the user has deselected a row.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
  /// Returns whether a tap performs the action of a row; false in an editing table, otherwise
  /// true, unless implemented.
  func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool
  /// Called to perform the action of a row after a tap, whether or not it has selected the row.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Returns whether a drag over two fingers selects rows; false unless implemented. Nothing
  /// asks for it.
  func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Called before a drag selects rows; by nothing yet.
  func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Called when a drag has selected rows; by nothing yet.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView)
  /// Returns whether a row can be focused; whether it can be selected unless implemented.
  /// Nothing asks for it.
  func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Returns the row that is focused first; nil, for the first one, unless implemented.
  /// Nothing asks for it.
  func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath?
  /// Returns whether a row is selected when it is focused; the table's setting unless
  /// implemented. Nothing asks for it.
  func tableView(
    _ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool

  // MARK: Editing

  /// Called when the user has tapped the button for details of a cell of a document; other cells have
  /// no button yet.
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Returns what the user can do with a row of a table that is edited; delete it unless
  /// implemented.
  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle
  /// Returns the title of the button that deletes a row; nil, for “Delete”, unless implemented.
  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Returns the actions behind a row; nil unless implemented.
  func tableView(
    _ tableView: TableView, editActionsForRowAt indexPath: IndexPath
  ) -> [TableViewRowAction]?
  /// Returns the actions at the leading edge of a row; nil unless implemented.
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// Returns the actions at the trailing edge of a row; nil, for deleting, unless implemented.
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// Returns whether a row is indented while the table is edited; true unless implemented.
  func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool
  /// Called before the user edits a row with a swipe.
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called when the user has edited a row with a swipe; nil for one that is gone.
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Returns where a row goes that is moved; where it was dropped unless implemented.
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  // MARK: Menus

  /// Returns whether a long touch on a row shows a menu; false unless implemented. Nothing
  /// asks for it.
  func tableView(_ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  /// Returns whether the menu of a row has an action; false unless implemented. Nothing asks
  /// for it.
  func tableView(
    _ tableView: TableView, canPerformAction action: ActionSelector,
    forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool
  /// Called to perform an action of the menu of a row; by nothing yet.
  func tableView(
    _ tableView: TableView, performAction action: ActionSelector, forRowAt indexPath: IndexPath,
    withSender sender: Any?)
  /// Returns the menu that a long press on a row opens; nil unless implemented.
  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: Point
  ) -> ContextMenuConfiguration?
  /// Returns how a row looks while its menu is shown; nil, for as it is, unless implemented.
  /// Nothing asks for it.
  func tableView(
    _ tableView: TableView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?
  /// Returns what a menu becomes when it disappears; nil, for the row, unless implemented.
  /// Nothing asks for it.
  func tableView(
    _ tableView: TableView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?
  /// Called when the user has tapped the preview of a menu; by nothing yet.
  func tableView(
    _ tableView: TableView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating)
  /// Called before the menu of a row is shown.
  func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)
  /// Called before the menu of a row disappears.
  func tableView(
    _ tableView: TableView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)
}
