import ButtonModel
import FoundationEssentials
import Graphics
import InterfaceBuilder
import InterfaceLoader
import Lists
import ResponderKit
import TextControls
import Testing

private final class SongCell: TableViewCell {
  @Outlet var nameLabel: Label?
  var plays = 0
  var wakes = 0
  func play(_ sender: Button) { plays += 1 }
  override func awakeFromNib() { wakes += 1 }
  override class var actions: [ActionSelector] { [ActionSelector("play:", SongCell.play)] }
}

private final class Songs: TableViewController {
  var titles: [String] = []
  var played = 0
  func played(_ sender: Button) { played += 1 }
  override class var actions: [ActionSelector] { [ActionSelector("played:", Songs.played)] }
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }
  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Song", for: indexPath)
    (cell as? SongCell)?.nameLabel?.text = titles[indexPath.row]
    return cell
  }
}

private final class Photos: CollectionViewController {
  var likes = 0
  func like(_ sender: Button) { likes += 1 }
  override class var actions: [ActionSelector] { [ActionSelector("like:", Photos.like)] }
  override func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }
  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath)
  }
  override func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
  }
}

@MainActor
struct PrototypeTests {
  private let loader = InterfaceLoader()

  init() {
    loader.register("Songs") { Songs(style: .plain) }
    loader.register("SongCell") { SongCell(style: .default, reuseIdentifier: nil) }
    loader.register("Photos") { Photos(nibName: nil, bundle: nil) }
  }

  private func songs(_ titles: [String]) throws -> (Songs, TableView, TouchDriver) {
    let live = loader.load(try parsedStoryboard(prototypeTable))
    let songs = try #require(live.object(id: "one", as: Songs.self))
    songs.titles = titles
    let window = live.makeWindow(showing: try #require(songs.tableView), in: Application())
    window.layoutIfNeeded()
    return (songs, try #require(songs.tableView), TouchDriver(in: window))
  }

  @Test
  func `B163 a prototype has no rows until a data source has some, and its identifier makes cells`()
    throws
  {
    let (songs, table, driver) = try songs([])
    #expect(table.numberOfRows(inSection: 0) == 0 && table.visibleCells.isEmpty)
    songs.titles = ["One", "Two", "Three"]
    table.reloadData()
    table.layoutIfNeeded()
    let cells = table.visibleCells.compactMap { $0 as? SongCell }
    #expect(cells.map { $0.nameLabel?.text } == ["One", "Two", "Three"])
    #expect(Set(cells.map(ObjectIdentifier.init)).count == 3)
    #expect(cells.allSatisfy { $0.wakes == 1 && $0.reuseIdentifier == "Song" })
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 60)
    withExtendedLifetime(driver) {}
  }

  @Test func `a button in a cell sends its actions to its own cell and to the controller`() throws {
    let (songs, table, driver) = try songs(["One", "Two", "Three"])
    let cells = table.visibleCells.compactMap { $0 as? SongCell }
    let button = cells[1].contentView.subviews.compactMap { $0 as? Button }.first
    driver.tap(try #require(button))
    #expect(cells.map(\.plays) == [0, 1, 0] && songs.played == 1)
    #expect(songs.presentedViewController == nil)
  }

  @Test func `a tap on a cell that was made anew performs its segue`() throws {
    let (songs, table, driver) = try songs(["One", "Two"])
    driver.tap(
      at: table.convert(table.rectForRow(at: IndexPath(row: 1, section: 0)).center, to: nil))
    #expect(songs.presentedViewController != nil)
  }

  @Test func `cells of a prototype are used again`() throws {
    let (songs, table, _) = try songs((0..<100).map { "\($0)" })
    var made: Set<ObjectIdentifier> = []
    for offset in stride(from: 0.0, through: 5_000, by: 100) {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      made.formUnion(table.visibleCells.map(ObjectIdentifier.init))
    }
    #expect(made.count <= 11 && songs.titles.count == 100)
  }

  @Test func `a collection makes its items and headers from the prototypes of the document`() throws
  {
    let live = loader.load(try parsedStoryboard(prototypeCollection))
    let photos = try #require(live.object(id: "one", as: Photos.self))
    let collection = try #require(photos.collectionView)
    let window = live.makeWindow(showing: collection, in: Application())
    window.layoutIfNeeded()
    let frames = collection.visibleCells.map { [$0.frame.minX, $0.frame.minY, $0.frame.width] }
    #expect(frames == [[0, 30, 150], [170, 30, 150], [0, 150, 150]])
    #expect(
      collection.visibleSupplementaryViews(ofKind: CollectionView.elementKindSectionHeader)
        .map(\.reuseIdentifier) == ["Header"])
    let driver = TouchDriver(in: window)
    driver.tap(at: Point(x: 200, y: 60))
    #expect(photos.likes == 1 && photos.presentedViewController == nil)
    driver.tap(at: Point(x: 300, y: 120))
    #expect(photos.presentedViewController != nil)
  }

  @Test func `without a data source the prototypes of a collection stay, and a tap selects one`()
    throws
  {
    let loader = InterfaceLoader.withPlaceholders()
    let live = LiveDocument(
      DocumentVersion(try parsedStoryboard(prototypeCollection)), loader: loader)
    let collection = try #require(live.object(id: "list") as? CollectionView)
    let window = live.window(showing: collection)
    window.layoutIfNeeded()
    #expect(collection.numberOfItems(inSection: 0) == 1 && collection.visibleCells.count == 1)
    TouchDriver(in: window).tap(at: Point(x: 120, y: 110))
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    #expect((live.object(id: "one") as? ViewController)?.presentedViewController != nil)
  }
}
