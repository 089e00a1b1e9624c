public import FoundationEssentials
public import Graphics
public import ResponderKit
public import ValueControls

/// A controller whose view is a table, of which it is the data source and the delegate: UIKit's
/// `UITableViewController`.
///
/// Each method of the two answers as a table without it does, unless overridden. The rows that a document
/// has stay unless the number of rows is overridden.
@preconcurrency @MainActor
open class TableViewController: ScrollDelegateController, TableViewDelegate,
  TableViewDataSource
{
  private let style: TableView.Style
  private var hasAppeared = false

  /// Creates a controller of a table of a style (`UITableViewController.init(style:)`).
  public init(style: TableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller of a plain table (`UITableViewController.init(nibName:bundle:)`).
  public override init(nibName: String?, bundle: NibBundle?) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table, if the view is one (`UITableViewController.tableView`).
  open var tableView: TableView! {
    get { view as? TableView }
    set { view = newValue }
  }
  /// A Boolean value that indicates whether rows are deselected when the view appears; true unless
  /// set (`UITableViewController.clearsSelectionOnViewWillAppear`).
  open var clearsSelectionOnViewWillAppear = true
  /// The control that reloads the rows; nil unless set (`UITableViewController.refreshControl`).
  open var refreshControl: RefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  /// Creates the table, unless a document has it (`UIViewController.loadView()`).
  open override func loadView() {
    guard document == nil else {
      super.loadView()
      return adoptTable()
    }
    let table = TableView(frame: Rect(x: 0, y: 0, width: 390, height: 844), style: style)
    (table.dataSource, table.delegate) = (self, self)
    view = table
  }
  /// Loads the rows when the view appears for the first time, and deselects them
  /// (`UIViewController.viewWillAppear(_:)`).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let tableView else { return }
    if !hasAppeared, tableView.numberOfRowsInAllSections == 0 { tableView.reloadData() }
    hasAppeared = true
    guard clearsSelectionOnViewWillAppear else { return }
    tableView.indexPathsForSelectedRows?.forEach {
      tableView.deselectRow(at: $0, animated: animated)
    }
  }
  /// Begins or ends editing the table, too (`UIViewController.setEditing(_:animated:)`).
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  // MARK: Data source and delegate
  /// Returns the number of rows in a section.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Returns a cell for a row.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// Returns the number of sections.
  open func numberOfSections(in tableView: TableView) -> Int { 1 }
  /// Returns the title above a section.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// Returns the title below a section.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// Returns whether the user can edit a row.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Returns whether the user can move a row.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns the titles of the index beside the table.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
  /// Returns the section of a title of the index.
  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Called when the user has deleted or inserted a row.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Called when the user has moved a row.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// Called before a cell is shown.
  open func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Called before the header of a section is shown.
  open func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {}
  /// Called before the footer of a section is shown.
  open func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  ) {}
  /// Called when a cell is no longer shown.
  open func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  /// Called when the header of a section is no longer shown.
  open func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
  ) {}
  /// Called when the footer of a section is no longer shown.
  open func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
  ) {}
  /// Returns the height of a row.
  open func tableView(
    _ tableView: TableView, heightForRowAt indexPath: IndexPath
  ) -> Scalar { tableView.rowHeight }
  /// Returns the height of the header of a section.
  open func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) -> Scalar { tableView.sectionHeaderHeight }
  /// Returns the height of the footer of a section.
  open func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) -> Scalar { tableView.sectionFooterHeight }
  /// Returns about how high a row is.
  open func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> Scalar { tableView.estimatedRowHeight }
  /// Returns about how high the header of a section is.
  open func tableView(
    _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
  ) -> Scalar { tableView.estimatedSectionHeaderHeight }
  /// Returns about how high the footer of a section is.
  open func tableView(
    _ tableView: TableView, estimatedHeightForFooterInSection section: Int
  ) -> Scalar { tableView.estimatedSectionFooterHeight }
  /// Returns the header of a section.
  open func tableView(
    _ tableView: TableView, viewForHeaderInSection section: Int
  ) -> View? { nil }
  /// Returns the footer of a section.
  open func tableView(
    _ tableView: TableView, viewForFooterInSection section: Int
  ) -> View? { nil }
  /// Returns how far a cell is indented.
  open func tableView(
    _ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { 0 }
  /// Returns whether a touch highlights a row.
  open func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called when a touch has highlighted a row.
  open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Called when a row is no longer highlighted.
  open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Returns the row that is selected in the place of one that the user taps, nil for none.
  open func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Returns the row that is deselected in the place of another, nil for none.
  open func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Called when the user has selected a row.
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// Called when a selection of the user has deselected a row.
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Returns whether a tap performs the action of a row.
  open func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { !tableView.isEditing }
  /// Called to perform the action of a row.
  open func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {}
  /// Returns whether a drag over two fingers selects rows.
  open func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called before a drag selects rows.
  open func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Called when a drag has selected rows.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {}
  /// Returns whether a row can be focused.
  open func tableView(
    _ tableView: TableView, canFocusRowAt indexPath: IndexPath
  ) -> Bool { tableView.allowsSelection }
  /// Returns the row that is focused first.
  open func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath? { nil }
  /// Returns whether a row is selected when it is focused.
  open func tableView(
    _ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { tableView.selectionFollowsFocus }
  /// Called when the user has tapped the button of a cell.
  open func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  /// Returns what the user can do with a row of a table that is edited.
  open func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle { .delete }
  /// Returns the title of the button that deletes a row.
  open func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Returns the actions behind a row.
  open func tableView(
    _ tableView: TableView, editActionsForRowAt indexPath: IndexPath
  ) -> [TableViewRowAction]? { nil }
  /// Returns the actions at the leading edge of a row.
  open func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  /// Returns the actions at the trailing edge of a row.
  open func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  /// Returns whether a row is indented while the table is edited.
  open func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called before the user edits a row with a swipe.
  open func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Called when the user has edited a row with a swipe.
  open func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Returns where a row goes that is moved.
  open func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  /// Returns whether a long touch on a row shows a menu.
  open func tableView(
    _ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { false }
  /// Returns whether the menu of a row has an action.
  open func tableView(
    _ tableView: TableView, canPerformAction action: ActionSelector,
    forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }
  /// Called to perform an action of the menu of a row.
  open func tableView(
    _ tableView: TableView, performAction action: ActionSelector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  /// Returns the menu of a row.
  open func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: Point
  ) -> ContextMenuConfiguration? { nil }
  /// Returns how a row looks while its menu is shown.
  open func tableView(
    _ tableView: TableView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }
  /// Returns what a menu becomes when it disappears.
  open func tableView(
    _ tableView: TableView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }
  /// Called when the user has tapped the preview of a menu.
  open func tableView(
    _ tableView: TableView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}
  /// Called before the menu of a row is shown.
  open func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
  /// Called before the menu of a row disappears.
  open func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
}
