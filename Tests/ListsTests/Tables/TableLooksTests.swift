import FoundationEssentials
import Testing
import UIKitDialect

@MainActor
struct TableLooksTests {
  @Test func `a table starts with UIKit's defaults`() {
    let table = UITableView(frame: .zero, style: .grouped)
    #expect(table.style == .grouped && UITableView.automaticDimension == -1)
    #expect(UITableView.indexSearch == "{search}")
    #expect(table.rowHeight == -1 && table.estimatedRowHeight == -1)
    #expect(table.sectionHeaderHeight == -1 && table.sectionFooterHeight == -1)
    #expect(table.estimatedSectionHeaderHeight == -1 && table.estimatedSectionFooterHeight == -1)
    #expect(table.separatorStyle == .singleLine && table.separatorColor == nil)
    #expect(table.separatorInsetReference == .fromCellEdges && table.separatorEffect == nil)
    #expect(table.allowsSelection && !table.allowsMultipleSelection)
    #expect(!table.allowsSelectionDuringEditing && !table.allowsMultipleSelectionDuringEditing)
    #expect(!table.isEditing && table.backgroundView == nil)
    #expect(table.tableHeaderView == nil && table.tableFooterView == nil)
    #expect(!table.cellLayoutMarginsFollowReadableWidth && table.insetsContentViewsToSafeArea)
    #expect(table.sectionHeaderTopPadding == -1 && table.fillerRowHeight == 0)
    #expect(table.isPrefetchingEnabled && table.prefetchDataSource == nil)
    #expect(!table.selectionFollowsFocus && !table.remembersLastFocusedIndexPath)
    #expect(table.allowsFocus && table.allowsFocusDuringEditing)
    #expect(table.sectionIndexColor == nil && table.sectionIndexMinimumDisplayRowCount == 0)
  }

  @Test func `what is set is read back`() {
    final class Prefetching: UITableViewDataSourcePrefetching {
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    }
    let (table, prefetching, background) = (UITableView(), Prefetching(), UIView())
    table.prefetchDataSource = prefetching
    prefetching.tableView(table, cancelPrefetchingForRowsAt: [])
    table.separatorStyle = .none
    table.separatorColor = .red
    table.separatorEffect = nil
    table.separatorInset = .zero
    table.separatorInsetReference = .fromAutomaticInsets
    table.cellLayoutMarginsFollowReadableWidth = true
    table.insetsContentViewsToSafeArea = false
    table.estimatedSectionHeaderHeight = 3
    table.estimatedSectionFooterHeight = 4
    table.fillerRowHeight = 5
    table.selfSizingInvalidation = .disabled
    table.sectionIndexMinimumDisplayRowCount = 6
    table.sectionIndexColor = .red
    table.sectionIndexBackgroundColor = .green
    table.sectionIndexTrackingBackgroundColor = .blue
    table.isPrefetchingEnabled = false
    table.selectionFollowsFocus = true
    table.remembersLastFocusedIndexPath = true
    table.allowsFocus = false
    table.allowsFocusDuringEditing = false
    table.backgroundView = background
    table.reloadSectionIndexTitles()
    #expect(table.prefetchDataSource === prefetching)
    #expect(table.separatorStyle == .none && table.separatorColor == .red)
    #expect(table.separatorInset == .zero)
    #expect(table.separatorInsetReference == .fromAutomaticInsets)
    #expect(table.cellLayoutMarginsFollowReadableWidth && !table.insetsContentViewsToSafeArea)
    #expect(table.estimatedSectionHeaderHeight == 3 && table.estimatedSectionFooterHeight == 4)
    #expect(table.fillerRowHeight == 5 && table.selfSizingInvalidation == .disabled)
    #expect(table.sectionIndexMinimumDisplayRowCount == 6 && table.sectionIndexColor == .red)
    #expect(table.sectionIndexBackgroundColor == .green)
    #expect(table.sectionIndexTrackingBackgroundColor == .blue)
    #expect(!table.isPrefetchingEnabled && table.selectionFollowsFocus)
    #expect(table.remembersLastFocusedIndexPath)
    #expect(!table.allowsFocus && !table.allowsFocusDuringEditing)
    #expect(table.subviews.first === background)
  }

  @Test func `a delegate without methods answers as UIKit does`() {
    final class Silent: UITableViewDelegate {}
    let (table, silent, path) = (UITableView(), Silent(), IndexPath(row: 0, section: 0))
    let view = UIView()
    table.rowHeight = 33
    silent.tableView(table, willDisplay: UITableViewCell(), forRowAt: path)
    silent.tableView(table, willDisplayHeaderView: view, forSection: 0)
    silent.tableView(table, willDisplayFooterView: view, forSection: 0)
    silent.tableView(table, didEndDisplaying: UITableViewCell(), forRowAt: path)
    silent.tableView(table, didEndDisplayingHeaderView: view, forSection: 0)
    silent.tableView(table, didEndDisplayingFooterView: view, forSection: 0)
    silent.tableView(table, didHighlightRowAt: path)
    silent.tableView(table, didUnhighlightRowAt: path)
    silent.tableView(table, didSelectRowAt: path)
    silent.tableView(table, didDeselectRowAt: path)
    silent.tableView(table, accessoryButtonTappedForRowWith: path)
    #expect(silent.tableView(table, heightForRowAt: path) == 33)
    #expect(silent.tableView(table, heightForHeaderInSection: 0) == -1)
    #expect(silent.tableView(table, heightForFooterInSection: 0) == -1)
    #expect(silent.tableView(table, estimatedHeightForRowAt: path) == -1)
    #expect(silent.tableView(table, viewForHeaderInSection: 0) == nil)
    #expect(silent.tableView(table, viewForFooterInSection: 0) == nil)
    #expect(silent.tableView(table, shouldHighlightRowAt: path))
    #expect(silent.tableView(table, willSelectRowAt: path) == path)
    #expect(silent.tableView(table, willDeselectRowAt: path) == path)
    #expect(silent.tableView(table, editingStyleForRowAt: path) == .delete)
    #expect(silent.tableView(table, shouldIndentWhileEditingRowAt: path))
    #expect(silent.tableView(table, indentationLevelForRowAt: path) == 0)
    #expect(silent.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) == nil)
    #expect(silent.tableView(table, leadingSwipeActionsConfigurationForRowAt: path) == nil)
    #expect(silent.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) == nil)
    #expect(silent.tableView(table, editActionsForRowAt: path) == nil)
    #expect(
      silent.tableView(table, contextMenuConfigurationForRowAt: path, point: .zero) == nil)
    let menu = UIContextMenuConfiguration(
      identifier: nil, previewProvider: nil, actionProvider: nil)
    #expect(
      silent.tableView(table, previewForHighlightingContextMenuWithConfiguration: menu) == nil)
    #expect(
      silent.tableView(table, previewForDismissingContextMenuWithConfiguration: menu) == nil)
    #expect(!silent.tableView(table, shouldShowMenuForRowAt: path))
    #expect(silent.tableView(table, canFocusRowAt: path))
    #expect(
      silent.tableView(
        table, targetIndexPathForMoveFromRowAt: path,
        toProposedIndexPath: IndexPath(row: 4, section: 0)
      ).row == 4)
  }

  @Test func `swipe actions are kept`() {
    var calls: [String] = []
    let action = UIContextualAction(style: .destructive, title: "Delete") { action, _, done in
      calls.append(action.title ?? "")
      done(true)
    }
    action.image = UIImage(systemName: "trash")
    action.handler(action, UIView()) { calls.append("\($0)") }
    #expect(calls == ["Delete", "true"] && action.style == .destructive)
    #expect(action.backgroundColor == .systemRed && action.image != nil)
    action.backgroundColor = .green
    action.title = "Remove"
    let configuration = UISwipeActionsConfiguration(actions: [action])
    configuration.performsFirstActionWithFullSwipe = false
    #expect(configuration.actions.first === action && action.backgroundColor == .green)
    #expect(!configuration.performsFirstActionWithFullSwipe && action.title == "Remove")
    let old = UITableViewRowAction(style: .destructive, title: "Delete") { _, _ in }
    old.backgroundColor = .blue
    #expect(old.style == .default && old.title == "Delete" && old.backgroundColor == .blue)
    #expect(old.backgroundEffect == nil)
  }
}
