import AppKitDialect
import FoundationEssentials
import Graphics
import InterfaceLoader
import ResponderKit
import Testing

@testable import Archives

/// Rows and items for tables, which notes what it is told.
private final class Source: NSResponder, NSOutlineViewDataSource, NSOutlineViewDelegate {
  private(set) var calls: [String] = []
  func numberOfRows(in tableView: NSTableView) -> Int { 5 }
  func tableViewSelectionDidChange(_ notification: Notice) { calls.append("selection") }
  func tableView(
    _ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
  ) { calls.append("sorting") }
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { 3 }
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
    "\(item ?? "")/\(index)"
  }
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { true }
  func outlineViewItemDidExpand(_ notification: Notice) { calls.append("expanded") }
}

/// State of AppKit's objects that is not that of one value, and that no one is told of.
@MainActor @Suite struct RestoredStateOfAppKitTests {
  private let loader = InterfaceLoader()

  init() { loader.register("Source") { Source() } }

  /// Returns the object as it is restored, and the interface that keeps what nothing else does.
  private func again<Object: AccessibleObject>(
    _ object: Object
  ) throws -> (Object, RestoredInterface) {
    let archive = try InterfaceArchive(loader.archive(object).text)
    let restored = try loader.restore(archive)
    #expect(try loader.archive(restored).text == archive.text)
    return (try #require(restored.root(as: Object.self)), restored)
  }

  private func fill(_ table: NSTableView, _ source: Source) {
    table.addTableColumn(NSTableColumn(identifier: .init("name")))
    table.dataSource = source
    table.delegate = source
    table.reloadData()
  }

  @Test func `a table has its selection and its sorting again`() throws {
    let (table, source) = (NSTableView(frame: .zero), Source())
    fill(table, source)
    table.allowsMultipleSelection = true
    table.selectRowIndexes([1, 3], byExtendingSelection: false)
    table.selectRowIndexes([0], byExtendingSelection: true)
    table.sortDescriptors = [NSSortDescriptor(key: "name", ascending: false)]
    let (other, restored) = try again(table)
    defer { withExtendedLifetime(restored) {} }
    #expect(other.selectedRowIndexes == [0, 1, 3])
    #expect(other.selectedRow == 0)
    #expect(other.sortDescriptors == table.sortDescriptors)
    #expect((other.dataSource as? Source)?.calls == ["sorting"])
  }

  @Test func `an outline has the same items expanded, and the same row selected`() throws {
    let (outline, source) = (NSOutlineView(frame: .zero), Source())
    fill(outline, source)
    outline.expandItem("/1")
    outline.expandItem("/1/2")
    outline.expandItem("/2")
    outline.collapseItem("/1")
    outline.expandItem("/1")
    outline.expandItem("/1/0")
    outline.collapseItem("/2")
    outline.selectRowIndexes([4], byExtendingSelection: false)
    let (other, restored) = try again(outline)
    defer { withExtendedLifetime(restored) {} }
    #expect(other.archivedExpansion == [[1], [1, 0], [1, 2]])
    #expect(other.numberOfRows == outline.numberOfRows)
    #expect(other.item(atRow: 4) as? String == outline.item(atRow: 4) as? String)
    #expect(other.selectedRow == 4)
    #expect((other.delegate as? Source)?.calls == [])
  }

  @Test func `a window has its default button, its path and its popover again`() throws {
    try ApplicationScope().run {
      let window = NSWindow(contentRect: Rect(x: 0, y: 0, width: 300, height: 200))
      let button = NSButton(frame: Rect(x: 10, y: 10, width: 80, height: 30))
      button.title = "Save"
      let path = NSPathControl(frame: Rect(x: 10, y: 60, width: 200, height: 30))
      path.url = URL(filePath: "/Users/anna")
      path.pathItems[1].title = "People"
      window.contentView?.addSubview(button)
      window.contentView?.addSubview(path)
      window.defaultButtonCell = button.cell as? NSButtonCell
      window.makeKeyAndOrderFront(nil)
      let popover = NSPopover()
      popover.contentViewController = NSViewController()
      popover.contentViewController?.view = NSView(frame: Rect(x: 0, y: 0, width: 80, height: 40))
      let delete = NSButton(frame: Rect(x: 0, y: 0, width: 60, height: 20))
      delete.title = "Delete"
      popover.contentViewController?.view.addSubview(delete)
      popover.show(relativeTo: .zero, of: button, preferredEdge: .maxX)
      window.makeKey()
      let (other, restored) = try again(window)
      defer { withExtendedLifetime(restored) {} }
      let views = other.contentView?.subviews ?? []
      #expect(other.defaultButtonCell === (views.first as? NSButton)?.cell)
      #expect((views.last as? NSPathControl)?.pathItems.map(\.title) == ["/", "People", "anna"])
      let shown = other.archivedPopovers
      #expect(shown.map(\.archivedPlace?.edge) == [.maxX])
      let content = try #require(shown.first?.contentViewController?.view)
      #expect(content.frame.size == Size(width: 80, height: 40))
      #expect((content.subviews.first as? NSButton)?.title == "Delete")
      #expect(other.isKeyWindow)
    }
  }

  @Test func `other characters that end a token are refused`() throws {
    let field = NSTokenField(frame: .zero)
    #expect(throws: Never.self) { try loader.archive(field) }
    field.tokenizingCharacterSet = Set<Unicode.Scalar>([";"])
    let error = #expect(throws: ArchiveRefusal.self) { try loader.archive(field) }
    #expect(error?.description.hasSuffix("Set it again after restoring.") == true)
  }
}
