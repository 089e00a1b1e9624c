import Graphics
public import ResponderKit

extension NSOutlineView {
  /// Shows the items in an item; does nothing for one without (`NSOutlineView.expandItem(_:)`).
  public final func expandItem(_ item: Any?) { expandItem(item, expandChildren: false) }
  /// Shows the items in an item, nil for all outermost ones, and, if asked for, those in each of them
  /// (`NSOutlineView.expandItem(_:expandChildren:)`).
  public final func expandItem(_ item: Any?, expandChildren: Bool) {
    loadIfNeeded()
    var open = item.map { node(of: $0).map { [$0] } ?? [] } ?? (expandChildren ? roots : [])
    open.reverse()
    while let node = open.popLast() {
      guard expand(node), expandChildren else { continue }
      open += (node.children ?? []).reversed()
    }
  }
  /// Hides the items in an item (`NSOutlineView.collapseItem(_:)`).
  public final func collapseItem(_ item: Any?) { collapseItem(item, collapseChildren: false) }
  /// Hides the items in an item, nil for all outermost ones, and, if asked for, collapses those
  /// (`NSOutlineView.collapseItem(_:collapseChildren:)`).
  public final func collapseItem(_ item: Any?, collapseChildren: Bool) {
    loadIfNeeded()
    let first = item.map { node(of: $0).map { [$0] } ?? [] } ?? (collapseChildren ? roots : [])
    for node in first {
      if collapseChildren {
        // Those inside go first, so that each is told.
        for inner in node.shown.reversed() { collapse(inner) }
      }
      collapse(node)
    }
  }

  final func toggle(_ node: OutlineNode, withChildren isAll: Bool) {
    if node.isExpanded {
      collapseItem(node.item, collapseChildren: isAll)
    } else {
      expandItem(node.item, expandChildren: isAll)
    }
  }

  /// Expands an item, if the delegate agrees; returns whether it is expanded.
  private func expand(_ node: OutlineNode) -> Bool {
    guard isExpandable(node.item), known[node.key] === node else { return false }
    if node.isExpanded { return true }
    let agrees = askDelegate(outlineDelegate, "outlineView(_:shouldExpandItem:)") {
      $0.outlineView(self, shouldExpandItem: node.item)
    }
    guard agrees else { return false }
    let row = [Self.rowKey: row(of: node) ?? -1]
    tell(Self.itemWillExpandNotification, "outlineViewItemWillExpand(_:)", row) {
      $0.outlineViewItemWillExpand($1)
    }
    loadChildren(of: node)
    node.isExpanded = true
    updateRows()
    record(node, "expanded")
    tell(Self.itemDidExpandNotification, "outlineViewItemDidExpand(_:)", row) {
      $0.outlineViewItemDidExpand($1)
    }
    return true
  }

  private func collapse(_ node: OutlineNode) {
    guard node.isExpanded, known[node.key] === node else { return }
    let agrees = askDelegate(outlineDelegate, "outlineView(_:shouldCollapseItem:)") {
      $0.outlineView(self, shouldCollapseItem: node.item)
    }
    guard agrees else { return }
    let row = [Self.rowKey: row(of: node) ?? -1]
    tell(Self.itemWillCollapseNotification, "outlineViewItemWillCollapse(_:)", row) {
      $0.outlineViewItemWillCollapse($1)
    }
    node.isExpanded = false
    updateRows()
    record(node, "collapsed")
    tell(Self.itemDidCollapseNotification, "outlineViewItemDidCollapse(_:)", row) {
      $0.outlineViewItemDidCollapse($1)
    }
  }

  private func record(_ node: OutlineNode, _ state: String) {
    guard let recorder = InteractionRecorder.current, let row = row(of: node) else { return }
    recorder.note(.cell(control: recordName, .value("row \(row + 1), \(state)")))
  }

  /// The key of the row in notifications, where AppKit has the item.
  private static let rowKey = "NSRow"

  /// Posted before an item is expanded (`NSOutlineView.itemWillExpandNotification`).
  public nonisolated static let itemWillExpandNotification = Notice.Name(
    rawValue: "NSOutlineViewItemWillExpandNotification")
  /// Posted when an item is expanded (`NSOutlineView.itemDidExpandNotification`).
  public nonisolated static let itemDidExpandNotification = Notice.Name(
    rawValue: "NSOutlineViewItemDidExpandNotification")
  /// Posted before an item is collapsed (`NSOutlineView.itemWillCollapseNotification`).
  public nonisolated static let itemWillCollapseNotification = Notice.Name(
    rawValue: "NSOutlineViewItemWillCollapseNotification")
  /// Posted when an item is collapsed (`NSOutlineView.itemDidCollapseNotification`).
  public nonisolated static let itemDidCollapseNotification = Notice.Name(
    rawValue: "NSOutlineViewItemDidCollapseNotification")
}
