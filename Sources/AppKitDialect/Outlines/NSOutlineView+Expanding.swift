import Graphics
public import ResponderKit

extension NSOutlineView {
  /// Shows the items in an item; does nothing for one without (`NSOutlineView.expandItem(_:)`).
  public final func expandItem(_ item: Any?) { expandItem(item, expandChildren: false) }
  /// Shows the items in an item, nil for all outermost ones, and, if asked for, those in each of them
  /// (`NSOutlineView.expandItem(_:expandChildren:)`).
  public final func expandItem(_ item: Any?, expandChildren: Bool) {
    loadIfNeeded()
    var (open, expanded) = (Array(nodes(for: item).reversed()), [OutlineNode]())
    while let node = open.popLast() {
      let isExpanded = node.isExpanded
      guard expand(node) else { continue }
      if !isExpanded { expanded.append(node) }
      if expandChildren { open += (node.children ?? []).reversed() }
    }
    guard !expanded.isEmpty else { return }
    updateRows()
    for node in expanded where node.isExpanded {
      tell(node, Self.itemDidExpandNotification, "outlineViewItemDidExpand(_:)", "expanded") {
        $0.outlineViewItemDidExpand($1)
      }
    }
  }
  /// Hides the items in an item (`NSOutlineView.collapseItem(_:)`).
  public final func collapseItem(_ item: Any?) { collapseItem(item, collapseChildren: false) }
  /// Hides the items in an item, nil for all outermost ones, and, if asked for, collapses those
  /// (`NSOutlineView.collapseItem(_:collapseChildren:)`).
  public final func collapseItem(_ item: Any?, collapseChildren: Bool) {
    loadIfNeeded()
    var collapsed: [OutlineNode] = []
    for node in nodes(for: item) {
      // Those inside go first, so that each is told.
      for inner in (collapseChildren ? node.loaded.reversed() : []) + [node] where collapse(inner) {
        collapsed.append(inner)
      }
    }
    guard !collapsed.isEmpty else { return }
    updateRows()
    for node in collapsed where !node.isExpanded {
      tell(node, Self.itemDidCollapseNotification, "outlineViewItemDidCollapse(_:)", "collapsed") {
        $0.outlineViewItemDidCollapse($1)
      }
    }
  }

  private func nodes(for item: Any?) -> [OutlineNode] {
    item.map { node(of: $0).map { [$0] } ?? [] } ?? roots
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
    guard known[node.key] === node, isExpandable(node.item) else { return false }
    if node.isExpanded { return true }
    let agrees = askDelegate(outlineDelegate, "outlineView(_:shouldExpandItem:)") {
      $0.outlineView(self, shouldExpandItem: node.item)
    }
    guard agrees else { return false }
    tell(node, Self.itemWillExpandNotification, "outlineViewItemWillExpand(_:)", nil) {
      $0.outlineViewItemWillExpand($1)
    }
    mergeChildren(of: node)
    node.isExpanded = true
    return true
  }

  /// Collapses an item, if the delegate agrees; returns whether it has been expanded.
  private func collapse(_ node: OutlineNode) -> Bool {
    guard node.isExpanded, known[node.key] === node else { return false }
    let agrees = askDelegate(outlineDelegate, "outlineView(_:shouldCollapseItem:)") {
      $0.outlineView(self, shouldCollapseItem: node.item)
    }
    guard agrees else { return false }
    tell(node, Self.itemWillCollapseNotification, "outlineViewItemWillCollapse(_:)", nil) {
      $0.outlineViewItemWillCollapse($1)
    }
    node.isExpanded = false
    return true
  }

  /// Tells the delegate of an item, and notes its new state in a record if one is taken.
  private func tell(
    _ node: OutlineNode, _ name: Notice.Name, _ method: String, _ state: String?,
    _ body: (any NSOutlineViewDelegate, Notice) -> Void
  ) {
    let row = row(of: node)
    if let state, let row, let recorder = InteractionRecorder.current {
      recorder.note(.cell(control: recordName, .value("row \(row + 1), \(state)")))
    }
    // A notification of AppKit's carries any item, and this one stays on the main actor. A marker protocol has
    // no table, so that the two types are laid out alike.
    tell(name, method, ["NSObject": unsafeBitCast(node.item as Any, to: (any Sendable).self)], body)
  }

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
