import ButtonModel
import FoundationEssentials
import Graphics
import InterfaceBuilder
import Lists
import ResponderKit
import Testing

@testable import InterfaceLoader

/// A scene whose table has a prototype with a collection in it.
private let nested = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
      <scenes><scene sceneID="s"><objects>
          <viewController id="one" sceneMemberID="viewController">
              <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
                  <tableView id="table" dataMode="prototypes"><rect key="frame" x="0" y="0" width="320" height="480"/>
                  <prototypes><tableViewCell reuseIdentifier="Shelf" id="shelf">
                      <rect key="frame" x="0" y="0" width="320" height="100"/>
                      <tableViewCellContentView key="contentView" id="c"><rect key="frame" x="0" y="0" width="320" height="100"/>
                      <subviews><collectionView id="books" dataMode="prototypes">
                          <rect key="frame" x="0" y="0" width="320" height="100"/>
                          <collectionViewFlowLayout key="collectionViewLayout" id="flow"/>
                          <cells><collectionViewCell reuseIdentifier="Book" id="book">
                              <rect key="frame" x="0" y="0" width="80" height="80"/>
                              <view key="contentView" id="c2"><rect key="frame" x="0" y="0" width="80" height="80"/>
                              <subviews><label text="Title" id="title">
                                  <rect key="frame" x="0" y="0" width="80" height="20"/></label></subviews></view>
                          </collectionViewCell></cells>
                      </collectionView></subviews></tableViewCellContentView>
                  </tableViewCell></prototypes></tableView>
              </subviews></view>
          </viewController>
      </objects></scene></scenes>
  </document>
  """

@MainActor
struct FilledListTests {
  private func live(_ rows: SampleRows, _ text: String = prototypeTable) throws -> LiveDocument {
    let loader = InterfaceLoader.withPlaceholders()
    loader.rows = rows
    return LiveDocument(DocumentVersion(try parsedStoryboard(text)), loader: loader)
  }

  private func said(_ live: LiveDocument) -> [String] {
    live.spokenScreens()[0].elements.map(\.announcement.text)
  }

  private func record(
    _ live: LiveDocument, _ id: String, _ row: Int?, accessory: Bool = false,
    near place: LiveDocument.SpokenPlace? = nil
  ) throws -> String {
    let element = try #require(live.document.object(id: id))
    let row = RowPlace(row: row.map { .init(section: nil, row: $0) }, isAccessory: accessory)
    return "\(try live.operated(element, in: row, near: place).perform(.tap).record)"
  }

  @Test func `rows of a prototype without an identifier are connected like others`() throws {
    let text = prototypeTable.replacing("reuseIdentifier=\"Song\" ", with: "")
    for row in 1...3 {
      let play = try record(live(.each(3), text), "b1", row)
      #expect(play.contains("play: → SongCell") && play.contains("played: → Songs"), "\(play)")
      #expect(try record(live(.each(3), text), "table", row).contains("segue more"))
    }
  }

  @Test func `the collections in the cells of a table are filled, too`() throws {
    #expect(said(try live(.each(2), nested)) == Array(repeating: "Title", count: 4))
    let rows = SampleRows([
      .init(identifier: "Shelf"), .init(identifier: "Shelf"),
      .init(identifier: "Book", texts: ["title": "A"]),
      .init(identifier: "Book", texts: ["title": "B"]),
    ])
    #expect(said(try live(rows, nested)) == ["A", "B", "A", "B"] && rows.problems.isEmpty)
  }

  @Test func `rows in the cells of rows come to an end`() throws {
    let rows = SampleRows.each(1_000)
    let live = try live(rows, nested)
    let table = try #require(live.object(id: "table") as? TableView)
    #expect(table.numberOfRows(inSection: 0) < 20)
    #expect(
      rows.problems.map { "\($0.message)" } == [
        "rows are left out: a document has at most 10000. Fill it with fewer rows."
      ])
  }

  @Test func `the accessory of a row that is named by its text is that of the row`() throws {
    let rows = SampleRows(
      ["One", "Two", "Three"].map { .init(identifier: "Info", texts: ["textLabel": $0]) })
    let live = try live(rows)
    let place = try #require(live.places(announced: "Two").first)
    #expect(
      try record(live, "info", nil, accessory: true, near: place)
        .hasPrefix("touch down at (298, 66)"))
  }

  @Test func `a control in a prototype without a row is not operated`() throws {
    let live = try live(SampleRows([.init(identifier: "Info")]))
    let button = try #require(live.document.object(id: "b1"))
    #expect(live.operated(button) == nil)
    #expect(live.absence(of: button)?.reason == "Button is in a prototype without a row")
    let song = try #require(live.document.object(id: "song"))
    let refusal = #expect(throws: OperationRefusal.self) {
      try live.operated(song, in: RowPlace(row: nil, isAccessory: true))
    }
    #expect(
      refusal?.description == "it is in a prototype without a row. Give the prototype one.")
  }

  @Test func `a controller has the segues of a prototype once`() throws {
    func segues(_ count: Int) throws -> Int? {
      (try live(.each(count)).object(id: "one") as? TableViewController)?.segueTemplates.count
    }
    #expect(try segues(1) == segues(50) && segues(1) == 2)
  }

  @Test func `items that scroll sideways stand in columns after the header`() throws {
    let text = prototypeCollection.replacing(
      "minimumLineSpacing=\"20\"",
      with: "scrollDirection=\"horizontal\" minimumLineSpacing=\"20\"")
    let live = try live(.each(5), text)
    let collection = try #require(live.object(id: "list") as? CollectionView)
    let places = (0..<5).compactMap {
      collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.origin
    }
    // Four of 100 points in 480, and 80 points between them.
    #expect(places.map(\.x) == [320, 320, 320, 320, 490])
    #expect(places.map { $0.y.rounded() } == [0, 127, 253, 380, 0])
    #expect((live.object(id: "header") as? View)?.frame.height == 480)
  }

  @Test func `a grouped table begins where its first prototype stands`() throws {
    let text = prototypeTable.replacing("id=\"table\"", with: "style=\"grouped\" id=\"table\"")
    let table = try #require(try live(.each(2), text).object(id: "table") as? TableView)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 28)
    #expect(table.rectForRow(at: IndexPath(row: 3, section: 0)).minY == 28 + 60 + 60 + 44)
  }

  @Test func `the text of a row takes the place of an attributed title`() throws {
    let button = Button(frame: .zero)
    button.setAttributedTitle(StyledText("Old"), for: .normal)
    button.setTitle("Chosen", for: .selected)
    button.isSelected = true
    #expect(button.take(text: "New") && button.currentAttributedTitle == nil)
    #expect(button.currentTitle == "New")
    button.isSelected = false
    #expect(button.currentTitle == "New")
  }

  @Test func `a text that one of two prototypes takes is no problem`() throws {
    let rows = SampleRows([.init(identifier: "Cell", texts: ["name": "A", "other": "B"])])
    let first = prototypeTable.replacing(
      "reuseIdentifier=\"Song\"", with: "reuseIdentifier=\"Cell\""
    )
    .replacing("nameLabel", with: "name")
    _ = try live(rows, first)
    _ = try live(rows, first.replacing("property=\"name\"", with: "property=\"title\""))
    #expect(rows.problems.map(\.message).count == 1)
    #expect(rows.problems.first?.message.contains("'other' names no text") ?? false)
  }

  @Test func `the outlet of what prefetches is connected, and a controller keeps its selection`()
    throws
  {
    final class Source: TableViewController, TableViewDataSourcePrefetching {
      func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    }
    let loader = InterfaceLoader()
    loader.register("Songs") { Source(style: .plain) }
    let text =
      prototypeTable
      .replacing("title=\"Songs\"", with: "title=\"Songs\" clearsSelectionOnViewWillAppear=\"NO\"")
      .replacing(
        "</prototypes>",
        with: """
          </prototypes><connections>
          <outlet property="prefetchDataSource" destination="one" id="p1"/></connections>
          """)
    let live = loader.load(try parsedStoryboard(text))
    let source = try #require(live.object(id: "one", as: Source.self))
    #expect(live.object(id: "table", as: TableView.self)?.prefetchDataSource === source)
    #expect(!source.clearsSelectionOnViewWillAppear)
    let photos = loader.load(
      try parsedStoryboard(
        prototypeCollection.replacing(
          "customClass=\"Photos\"", with: "clearsSelectionOnViewWillAppear=\"NO\"")))
    #expect(
      photos.object(id: "one", as: CollectionViewController.self)?
        .clearsSelectionOnViewWillAppear == false)
  }
}
