import AppKitDialect
import FoundationEssentials
import Graphics
import TestSupport
import Testing

private func numbers(_ range: Range<Int>) -> [String] { range.map { "\($0)" } }

/// A layout that decides on the size of its items when it prepares, as many do.
@MainActor
private final class OwnLayout: NSCollectionViewFlowLayout {
  private(set) var prepared = 0
  override func prepare() {
    itemSize = NSSize(width: 220, height: 50)
    prepared += 1
    super.prepare()
  }
}

@MainActor @Suite(.ownApplication) struct CollectionViewTests {
  @Test func `items stand in lines, and those in sight are made`() {
    let screen = TileScreen([numbers(0..<100)])
    // Four tiles of 50 points and three spaces of 10 fill the line.
    #expect(
      screen.collection.visibleItems().prefix(5).map(\.view.frame) == [
        Rect(x: 0, y: 0, width: 50, height: 50), Rect(x: 60, y: 0, width: 50, height: 50),
        Rect(x: 120, y: 0, width: 50, height: 50), Rect(x: 180, y: 0, width: 50, height: 50),
        Rect(x: 0, y: 60, width: 50, height: 50),
      ])
    #expect(screen.titles == numbers(0..<8))
    #expect(screen.collection.frame.size == NSSize(width: 230, height: 1490))
    #expect(screen.tiles.made.first?.applied == Rect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test func `items that leave are used again`() {
    let screen = TileScreen([numbers(0..<100)])
    let last: Set = [IndexPath(item: 99, section: 0)]
    screen.collection.scrollToItems(at: last, scrollPosition: .bottom)
    #expect(screen.titles == numbers(92..<100))
    #expect(screen.tiles.made.count <= 16)
    screen.collection.scrollToItems(at: [IndexPath(item: 0, section: 0)], scrollPosition: .top)
    #expect(screen.titles == numbers(0..<8))
    #expect(screen.tiles.made.count <= 16)
  }

  @Test func `headers stand above the items of their section`() {
    let screen = TileScreen([["a"], ["b"]])
    screen.layout.headerReferenceSize = NSSize(width: 0, height: 20)
    screen.window.contentView?.layoutSubtreeIfNeeded()
    let header = screen.collection.supplementaryView(
      forElementKind: NSCollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 1))
    #expect((header as? NSTextField)?.stringValue == "Section 1")
    #expect(header?.frame == Rect(x: 0, y: 70, width: 230, height: 20))
    #expect(
      screen.collection.item(at: IndexPath(item: 0, section: 1))?.view.frame.minY == 90)
  }

  @Test func `a click asks the delegate about what leaves and comes, and tells it`() {
    let screen = TileScreen([numbers(0..<8)])
    screen.click(1)
    #expect(screen.selected == ["0.1"])
    screen.click(2)
    #expect(screen.selected == ["0.2"])
    #expect(screen.collection.item(at: IndexPath(item: 2, section: 0))?.isSelected == true)
    #expect(
      screen.tiles.log.entries == [
        "should select 0.1", "did select 0.1", "should deselect 0.1", "should select 0.2",
        "did deselect 0.1", "did select 0.2",
      ])
  }

  @Test func `what code selects is neither asked about nor told`() {
    let screen = TileScreen([numbers(0..<8)])
    screen.collection.selectItems(at: [IndexPath(item: 3, section: 0)])
    screen.collection.selectionIndexPaths.insert(IndexPath(item: 90, section: 0))
    #expect(screen.selected == ["0.3"])
    screen.collection.deselectItems(at: [IndexPath(item: 3, section: 0)])
    #expect(screen.selected.isEmpty && screen.tiles.log.entries.isEmpty)
  }

  @Test func `nothing is selected unless the collection is selectable`() {
    let screen = TileScreen([numbers(0..<8)])
    screen.collection.isSelectable = false
    screen.click(1)
    screen.collection.selectAll(nil)
    #expect(screen.selected.isEmpty)
  }

  @Test func `Command adds and removes, and Shift extends, where several can be selected`() {
    let screen = TileScreen([numbers(0..<8)])
    screen.collection.allowsMultipleSelection = true
    screen.click(1)
    screen.click(3, 0, .command)
    #expect(screen.selected == ["0.1", "0.3"])
    screen.click(1, 0, .command)
    #expect(screen.selected == ["0.3"])
    screen.click(5, 0, .shift)
    #expect(screen.selected == ["0.3", "0.4", "0.5"])
    screen.collection.deselectAll(nil)
    #expect(screen.selected.isEmpty)
    screen.collection.selectAll(nil)
    #expect(screen.selected.count == 8)
  }

  @Test func `the delegate keeps items selected, or does not let them be`() {
    let screen = TileScreen([numbers(0..<8)])
    screen.tiles.fixed = [IndexPath(item: 0, section: 0)]
    screen.click(0)
    #expect(screen.selected.isEmpty)
    screen.collection.selectItems(at: screen.tiles.fixed)
    screen.click(1)
    #expect(screen.selected == ["0.0"])
  }

  @Test func `a click beside the items deselects, unless one has to be selected`() {
    let screen = TileScreen([numbers(0..<2)])
    screen.click(1)
    screen.collection.allowsEmptySelection = false
    MouseDriver(in: screen.window).click(at: NSPoint(x: 200, y: 10))
    #expect(screen.selected == ["0.1"])
    screen.collection.allowsEmptySelection = true
    MouseDriver(in: screen.window).click(at: NSPoint(x: 200, y: 10))
    #expect(screen.selected.isEmpty)
  }

  @Test func `the arrows move the selection along and across the lines`() {
    let screen = TileScreen([numbers(0..<10)])
    let driver = MouseDriver(in: screen.window)
    screen.click(1)
    for (key, expected) in [
      (KeyCommand.inputRightArrow, "0.2"), (KeyCommand.inputDownArrow, "0.6"),
      (KeyCommand.inputDownArrow, "0.9"), (KeyCommand.inputDownArrow, "0.9"),
      (KeyCommand.inputUpArrow, "0.5"), (KeyCommand.inputLeftArrow, "0.4"),
    ] {
      driver.key(key)
      #expect(screen.selected == [expected])
    }
  }

  @Test func `changes keep the items and the selection that are left`() {
    let screen = TileScreen([["a", "b", "c"], ["d"]])
    screen.collection.selectionIndexPaths = [
      IndexPath(item: 1, section: 0), IndexPath(item: 0, section: 1),
    ]
    let item = screen.collection.item(at: IndexPath(item: 1, section: 0))
    screen.tiles.sections = [["new", "b", "c"], [], ["d"]]
    screen.collection.performBatchUpdates {
      screen.collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
      screen.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
      screen.collection.insertSections([1])
    }
    screen.window.contentView?.layoutSubtreeIfNeeded()
    #expect(screen.titles == ["new", "b", "c", "d"])
    #expect(screen.selected == ["0.1", "2.0"])
    #expect(screen.collection.item(at: IndexPath(item: 1, section: 0)) === item)
    screen.tiles.sections = [["c", "new", "b"], [], ["d"]]
    screen.collection.moveItem(
      at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
    screen.window.contentView?.layoutSubtreeIfNeeded()
    #expect(screen.titles == ["c", "new", "b", "d"])
    #expect(screen.selected == ["0.2", "2.0"])
  }

  @Test func `a collection whose scroll view gets another size has other lines, and shows others`()
  {
    let screen = TileScreen([numbers(0..<20)])
    // Nothing is left to lay out before.
    for _ in 0..<3 { screen.window.contentView?.layoutSubtreeIfNeeded() }
    #expect(!screen.collection.needsLayout)
    screen.scroll.frame.size.width = 110
    screen.window.contentView?.layoutSubtreeIfNeeded()
    #expect(
      screen.collection.item(at: IndexPath(item: 2, section: 0))?.view.frame
        == Rect(x: 0, y: 60, width: 50, height: 50))
    for _ in 0..<3 { screen.window.contentView?.layoutSubtreeIfNeeded() }
    screen.scroll.frame.size.height = 170
    screen.window.contentView?.layoutSubtreeIfNeeded()
    #expect(screen.titles == numbers(0..<6))
  }

  @Test func `a layout may set its sizes while it prepares`() {
    let screen = TileScreen([numbers(0..<20)])
    let layout = OwnLayout()
    screen.collection.collectionViewLayout = layout
    for _ in 0..<3 { screen.window.contentView?.layoutSubtreeIfNeeded() }
    let prepared = layout.prepared
    #expect(screen.titles == numbers(0..<2))
    screen.window.contentView?.layoutSubtreeIfNeeded()
    MouseDriver(in: screen.window).key(KeyCommand.inputDownArrow)
    #expect(layout.prepared == prepared)
  }

  @Test func `an arrow goes on from what is selected now`() {
    let screen = TileScreen([numbers(0..<8)])
    screen.click(1)
    screen.collection.selectionIndexPaths = [IndexPath(item: 5, section: 0)]
    MouseDriver(in: screen.window).key(KeyCommand.inputRightArrow)
    #expect(screen.selected == ["0.6"])
  }

  @Test func `reloading forgets the selection, and reloaded items keep it and are asked for anew`()
  {
    let screen = TileScreen([numbers(0..<8)])
    screen.collection.selectionIndexPaths = [IndexPath(item: 2, section: 0)]
    screen.tiles.sections[0][2] = "new"
    screen.collection.reloadItems(at: [IndexPath(item: 2, section: 0)])
    screen.window.contentView?.layoutSubtreeIfNeeded()
    #expect(screen.titles[2] == "new")
    #expect(screen.selected == ["0.2"])
    screen.collection.reloadData()
    #expect(screen.selected.isEmpty)
  }

  @Test func `what updates inside of others are for is called once all are made`() {
    let screen = TileScreen([numbers(0..<2)])
    var seen: [Int] = []
    screen.collection.performBatchUpdates {
      screen.collection.performBatchUpdates {
        screen.tiles.sections[0].append("new")
        screen.collection.insertItems(at: [IndexPath(item: 2, section: 0)])
      } completionHandler: { _ in
        seen.append(screen.collection.numberOfItems(inSection: 0))
      }
      #expect(seen.isEmpty)
    }
    #expect(seen == [3])
  }

  @Test func `a collection is told as one, with its items inside`() {
    let screen = TileScreen([["a"]])
    #expect(screen.collection.accessibilityElement.appKit?.role == .list)
    #expect(screen.collection.accessibilityElement.appKit?.subrole == .collectionList)
  }

  @Test func `random changes leave what the data source has, and the selection where it was`() {
    var random = SeededGenerator(seed: SeededGenerator.seedOfRun)
    let screen = TileScreen([numbers(0..<5)])
    var (next, selected) = (5, Set<String>())
    for _ in 0..<2_000 {
      var items = screen.tiles.sections[0]
      let place = Int.random(in: 0...items.count, using: &random)
      let isThere = items.indices.contains(place)
      let path = IndexPath(item: place, section: 0)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        items.insert("\(next)", at: place)
        next += 1
        screen.tiles.sections[0] = items
        screen.collection.insertItems(at: [path])
      case 1 where isThere:
        selected.remove(items.remove(at: place))
        screen.tiles.sections[0] = items
        screen.collection.deleteItems(at: [path])
      case 2 where isThere:
        let end = Int.random(in: 0..<items.count, using: &random)
        items.insert(items.remove(at: place), at: end)
        screen.tiles.sections[0] = items
        screen.collection.moveItem(at: path, to: IndexPath(item: end, section: 0))
      case 3 where isThere:
        selected.formSymmetricDifference([items[place]])
        screen.collection.selectionIndexPaths.formSymmetricDifference([path])
      default: continue
      }
      let told = screen.collection.selectionIndexPaths.map { items[$0.item] }
      #expect(Set(told) == selected)
      screen.window.contentView?.layoutSubtreeIfNeeded()
      #expect(screen.titles == Array(items.prefix(8)))
    }
  }
}
