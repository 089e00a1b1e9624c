import AppKitDialect
import FoundationEssentials

/// An item that counts how often it is made and used again.
final class Tile: NSCollectionViewItem {
  private(set) var uses = 1
  private(set) var applied: NSRect?
  override func loadView() { view = NSView(frame: .zero) }
  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
  override func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {
    applied = layoutAttributes.frame
  }
}

/// A data source with texts in sections, which is the delegate, too.
@MainActor
final class Tiles: NSResponder, NSCollectionViewDataSource, NSCollectionViewDelegate {
  var sections: [[String]]
  let log = Log()
  /// The items that may be neither selected nor deselected.
  var fixed: Set<IndexPath> = []
  var made: [Tile] = []

  init(_ sections: [[String]]) {
    self.sections = sections
    super.init()
  }

  func numberOfSections(in collectionView: NSCollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int)
    -> Int
  { sections[section].count }
  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    let item = collectionView.makeItem(
      withIdentifier: NSUserInterfaceItemIdentifier("tile"), for: indexPath)
    item.title = sections[indexPath.section][indexPath.item]
    if let tile = item as? Tile, tile.uses == 1 { made.append(tile) }
    return item
  }
  func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView { NSTextField(labelWithString: "Section \(indexPath.section)") }

  func collectionView(
    _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath> {
    log.note("should select \(text(indexPaths))")
    return indexPaths.subtracting(fixed)
  }
  func collectionView(
    _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>
  ) { log.note("did select \(text(indexPaths))") }
  func collectionView(
    _ collectionView: NSCollectionView, shouldDeselectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath> {
    log.note("should deselect \(text(indexPaths))")
    return indexPaths.subtracting(fixed)
  }
  func collectionView(
    _ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>
  ) { log.note("did deselect \(text(indexPaths))") }

  private func text(_ indexPaths: Set<IndexPath>) -> String {
    indexPaths.sorted().map { "\($0.section).\($0.item)" }.joined(separator: " ")
  }
}

/// A collection of tiles of 50 points in a window of 230 × 100 points, which has lines of four.
@MainActor
struct TileScreen {
  let window = NSWindow(contentRect: NSRect(x: 0, y: 0, width: 230, height: 100))
  let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 230, height: 100))
  let collection = NSCollectionView(frame: .zero)
  let layout = NSCollectionViewFlowLayout()
  let tiles: Tiles

  init(_ sections: [[String]]) {
    tiles = Tiles(sections)
    collection.register(Tile.self, forItemWithIdentifier: NSUserInterfaceItemIdentifier("tile"))
    collection.collectionViewLayout = layout
    (collection.dataSource, collection.delegate) = (tiles, tiles)
    collection.isSelectable = true
    scroll.documentView = collection
    window.contentView?.addSubview(scroll)
    window.makeKeyAndOrderFront(nil)
    window.contentView?.layoutSubtreeIfNeeded()
  }

  /// Clicks the tile at an index path.
  func click(_ item: Int, _ section: Int = 0, _ flags: NSEvent.ModifierFlags = []) {
    guard let view = collection.item(at: IndexPath(item: item, section: section))?.view else {
      return
    }
    let driver = MouseDriver(in: window)
    driver.modifierFlags = flags
    driver.click(view)
  }

  var titles: [String] {
    collection.visibleItems().compactMap(\.title)
  }
  var selected: [String] {
    collection.selectionIndexPaths.sorted().map { "\($0.section).\($0.item)" }
  }
}
