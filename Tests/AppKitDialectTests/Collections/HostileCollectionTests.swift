import AppKitDialect
import FoundationEssentials
import Graphics
import Testing

/// What a data source of a collection does that none should.
private enum Lie: CaseIterable, Sendable {
  case negativeCounts, endlessCounts, endlessSections, sameItem, reloads, changesCounts,
    removesItself, otherView
}

@MainActor
private final class Liar: NSResponder, NSCollectionViewDataSource {
  private let lie: Lie
  private let item = Tile()
  private var asked = 0
  init(_ lie: Lie) {
    self.lie = lie
    super.init()
  }

  func numberOfSections(in collectionView: NSCollectionView) -> Int {
    switch lie {
    case .negativeCounts: -3
    case .endlessSections: Int.max
    case .changesCounts: asked % 3
    default: 2
    }
  }
  func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    asked += 1
    switch lie {
    case .negativeCounts: return -5
    case .endlessCounts, .endlessSections: return Int.max
    case .changesCounts: return asked % 7
    default: return 20
    }
  }
  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    switch lie {
    case .sameItem: return item
    case .reloads: collectionView.reloadData()
    case .removesItself: collectionView.dataSource = nil
    case .otherView:
      let item = Tile()
      item.view = collectionView.enclosingView
      return item
    default: break
    }
    return Tile()
  }
}

extension NSView {
  /// A view that stands elsewhere already.
  fileprivate var enclosingView: NSView {
    let view = NSView()
    (superview?.superview ?? self).addSubview(view)
    return view
  }
}

@MainActor @Suite(.ownApplication) struct HostileCollectionTests {
  @Test(.timeLimit(.minutes(20)), arguments: Lie.allCases)
  private func `a data source that lies neither crashes nor hangs a collection`(lie: Lie) {
    let screen = TileScreen([])
    let liar = Liar(lie)
    screen.collection.allowsMultipleSelection = true
    screen.collection.dataSource = liar
    screen.window.contentView?.layoutSubtreeIfNeeded()
    // A million items take their time.
    if ![.endlessCounts, .endlessSections].contains(lie) { screen.collection.selectAll(nil) }
    screen.collection.scrollToItems(at: [IndexPath(item: 5, section: 1)], scrollPosition: .top)
    screen.click(0)
    screen.collection.reloadData()
    screen.window.contentView?.layoutSubtreeIfNeeded()
    // An honest data source is shown as if nothing had been.
    screen.tiles.sections = [["a", "b"]]
    screen.collection.dataSource = screen.tiles
    screen.collection.reloadData()
    screen.window.contentView?.layoutSubtreeIfNeeded()
    #expect(screen.titles == ["a", "b"])
    #expect(screen.selected.isEmpty)
  }

  @Test(arguments: [Scalar.infinity, .nan, -20, 0])
  func `sizes and distances that are none neither crash nor hang a layout`(number: Scalar) {
    let screen = TileScreen([["a", "b", "c"]])
    screen.layout.minimumInteritemSpacing = number
    screen.layout.minimumLineSpacing = number
    screen.layout.itemSize = NSSize(width: number, height: number)
    screen.window.contentView?.layoutSubtreeIfNeeded()
    screen.layout.itemSize = NSSize(width: 1e-300, height: 10)
    screen.window.contentView?.layoutSubtreeIfNeeded()
    screen.layout.minimumInteritemSpacing = 10
    screen.layout.minimumLineSpacing = 10
    screen.layout.itemSize = NSSize(width: 50, height: 50)
    screen.window.contentView?.layoutSubtreeIfNeeded()
    #expect(screen.titles == ["a", "b", "c"])
    #expect(screen.collection.visibleItems().last?.view.frame.minX == 120)
  }
}
