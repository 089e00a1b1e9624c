import AppKitDialect
import ResponderKit
import Testing

/// A tree of names, as a data source and a delegate of an outline.
@MainActor
final class Tree: NSOutlineViewDataSource, NSOutlineViewDelegate {
  var children: [String: [String]]
  let log = Log()
  var refuses: Set<String> = []

  init(_ children: [String: [String]]) { self.children = children }

  private func names(_ item: Any?) -> [String] { children[item as? String ?? ""] ?? [] }

  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
    names(item).count
  }
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
    names(item)[index]
  }
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
    children[item as? String ?? ""] != nil
  }
  func outlineView(
    _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
  ) -> Any? { item }

  func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool {
    !refuses.contains(item as? String ?? "")
  }
  func outlineViewItemWillExpand(_ notification: Notice) { log.note("will expand") }
  func outlineViewItemDidExpand(_ notification: Notice) {
    log.note("did expand \(notification.userInfo["NSObject"] ?? "")")
  }
  func outlineViewItemDidCollapse(_ notification: Notice) {
    log.note("did collapse \(notification.userInfo["NSObject"] ?? "")")
  }
  func outlineViewSelectionDidChange(_ notification: Notice) {
    let outline = notification.object as? NSOutlineView
    log.note("selected \(outline?.selectedRowIndexes.map { $0 } ?? [])")
  }
}

@MainActor @Suite(.ownApplication) struct OutlineViewTests {
  private let tree = Tree(["": ["A", "B"], "A": ["A1", "A2"], "A2": ["A2a"]])

  private func outline() -> (outline: NSOutlineView, driver: MouseDriver) {
    let outline = NSOutlineView(frame: NSRect(x: 0, y: 0, width: 200, height: 150))
    outline.headerView = nil
    let column = NSTableColumn(identifier: .init("name"))
    column.width = 180
    outline.addTableColumn(column)
    outline.outlineTableColumn = column
    (outline.dataSource, outline.delegate) = (tree, tree)
    return (outline, MouseDriver(in: shownWindow(outline)))
  }

  private func items(_ outline: NSOutlineView) -> [String] {
    (0..<outline.numberOfRows).map { outline.item(atRow: $0) as? String ?? "" }
  }

  @Test func `an item that is expanded shows the items in it`() {
    let (outline, _) = outline()
    #expect(items(outline) == ["A", "B"] && !outline.isItemExpanded("A"))
    #expect(outline.isExpandable("A") && !outline.isExpandable("B"))
    outline.expandItem("A")
    #expect(items(outline) == ["A", "A1", "A2", "B"] && outline.isItemExpanded("A"))
    #expect(outline.level(forItem: "A1") == 1 && outline.level(forRow: 0) == 0)
    #expect(outline.parent(forItem: "A1") as? String == "A" && outline.row(forItem: "B") == 3)
    #expect(outline.childIndex(forItem: "A2") == 1 && outline.numberOfChildren(ofItem: "A") == 2)
    outline.expandItem("A")
    outline.collapseItem("A")
    outline.collapseItem("A")
    #expect(items(outline) == ["A", "B"])
    #expect(tree.log.take() == ["will expand", "did expand A", "did collapse A"])
  }

  @Test func `all items in an item are expanded if asked for, and those inside stay so`() {
    let (outline, _) = outline()
    outline.expandItem(nil, expandChildren: true)
    #expect(items(outline) == ["A", "A1", "A2", "A2a", "B"])
    outline.collapseItem("A")
    #expect(items(outline) == ["A", "B"])
    outline.expandItem("A")
    #expect(items(outline) == ["A", "A1", "A2", "A2a", "B"])
    outline.collapseItem(nil, collapseChildren: true)
    outline.expandItem("A")
    #expect(items(outline) == ["A", "A1", "A2", "B"])
  }

  @Test func `the delegate refuses that an item is expanded`() {
    let (outline, _) = outline()
    tree.refuses = ["A"]
    outline.expandItem("A")
    #expect(items(outline) == ["A", "B"] && tree.log.take() == [])
  }

  @Test func `a click on the mark expands an item and selects nothing`() {
    let (outline, driver) = outline()
    let mark = outline.frameOfOutlineCell(atRow: 0).center
    driver.click(at: outline.convert(mark, to: nil))
    #expect(outline.isItemExpanded("A") && outline.selectedRow == -1)
    driver.click(row: 2, of: outline)
    #expect(outline.selectedRow == 2)
    driver.click(at: outline.convert(mark, to: nil))
    #expect(!outline.isItemExpanded("A") && outline.selectedRow == -1)
  }

  @Test func `the arrows expand and collapse the selected item, and lead outward`() {
    let (outline, driver) = outline()
    outline.window?.makeFirstResponder(outline)
    driver.key(KeyCommand.inputDownArrow)
    driver.key(KeyCommand.inputRightArrow)
    #expect(outline.isItemExpanded("A"))
    driver.key(KeyCommand.inputDownArrow)
    #expect(outline.selectedRow == 1)
    driver.key(KeyCommand.inputLeftArrow)
    #expect(outline.selectedRow == 0 && outline.isItemExpanded("A"))
    driver.key(KeyCommand.inputLeftArrow)
    #expect(!outline.isItemExpanded("A"))
  }

  @Test func `items are inserted, moved and removed where they are, and the selection goes along`()
  {
    let (outline, _) = outline()
    outline.expandItem("A")
    outline.selectRowIndexes(IndexSet(integer: 2), byExtendingSelection: false)
    tree.children["A"]?.insert("A0", at: 0)
    outline.insertItems(at: IndexSet(integer: 0), inParent: "A")
    #expect(items(outline) == ["A", "A0", "A1", "A2", "B"] && outline.selectedRow == 3)
    tree.children["A"] = ["A2", "A0", "A1"]
    outline.moveItem(at: 2, inParent: "A", to: 0, inParent: "A")
    #expect(items(outline) == ["A", "A2", "A0", "A1", "B"] && outline.selectedRow == 1)
    tree.children["A"]?.removeFirst()
    outline.removeItems(at: IndexSet(integer: 0), inParent: "A")
    #expect(items(outline) == ["A", "A0", "A1", "B"] && outline.selectedRow == -1)
    tree.children[""]?.append("A1")
    tree.children["A"]?.removeLast()
    outline.moveItem(at: 1, inParent: "A", to: 2, inParent: nil)
    #expect(items(outline) == ["A", "A0", "B", "A1"] && outline.level(forItem: "A1") == 0)
    outline.expandItem(nil)
    outline.collapseItem(nil)
    #expect(items(outline) == ["A", "B", "A1"])
  }

  @Test func `items that are collapsed inside one are told with it`() {
    let (outline, _) = outline()
    outline.expandItem("A", expandChildren: true)
    _ = tree.log.take()
    outline.collapseItem("A", collapseChildren: true)
    #expect(tree.log.take() == ["did collapse A2", "did collapse A"])
  }

  @Test func `the delegate of an outline is told of the views of rows, and finds items for typing`()
  {
    final class Sorter: NSOutlineViewDelegate {
      var told: [String] = []
      func outlineView(
        _ outlineView: NSOutlineView, didAdd rowView: NSTableRowView, forRow row: Int
      ) { told.append("add \(row)") }
      func outlineView(
        _ outlineView: NSOutlineView, didRemove rowView: NSTableRowView, forRow row: Int
      ) { told.append("remove \(row)") }
      func outlineView(
        _ outlineView: NSOutlineView, typeSelectStringFor tableColumn: NSTableColumn?, item: Any
      ) -> String? { item as? String == "B" ? "Zebra" : nil }
      func tableView(
        _ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int
      ) { told.append("table") }
    }
    let (outline, driver) = outline()
    let sorter = Sorter()
    outline.delegate = sorter
    outline.window?.layoutIfNeeded()
    #expect(sorter.told == ["add 0", "add 1"])
    outline.expandItem("A")
    outline.window?.layoutIfNeeded()
    sorter.told = []
    outline.collapseItem("A")
    #expect(sorter.told.filter { $0.hasPrefix("remove") }.count == 2)
    outline.window?.makeFirstResponder(outline)
    driver.key("z")
    #expect(outline.selectedRow == 1)
    driver.key("a")
    #expect(outline.selectedRow == 1)
  }

  @Test func `what was expanded still is when the outline is loaded anew`() {
    let (outline, _) = outline()
    outline.expandItem("A")
    tree.children["A"] = ["A2", "A3"]
    outline.reloadData()
    #expect(items(outline) == ["A", "A2", "A3", "B"])
    tree.children["A"] = ["A9"]
    outline.reloadItem("A", reloadChildren: true)
    #expect(items(outline) == ["A", "A9", "B"])
    outline.collapseItem("A")
    tree.children["A"] = ["A7", "A8"]
    outline.expandItem("A")
    #expect(items(outline) == ["A", "A7", "A8", "B"])
  }

  @Test func `an item that contains itself ends`() {
    let tree = Tree(["": ["A"], "A": ["A", "B"], "B": ["A"]])
    let outline = NSOutlineView(frame: .zero)
    outline.addTableColumn(NSTableColumn(identifier: .init("name")))
    (outline.dataSource, outline.delegate) = (tree, tree)
    outline.expandItem(nil, expandChildren: true)
    #expect(items(outline) == ["A", "B"])
  }

  @Test func `a value that cannot be hashed is no item`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        struct Plain {}
        final class Source: NSOutlineViewDataSource {
          func outlineView(_ view: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { 1 }
          func outlineView(_ view: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
            Plain()
          }
        }
        let (outline, source) = (NSOutlineView(frame: .zero), Source())
        outline.dataSource = source
        _ = outline.numberOfRows
      }
    }
  }
}
