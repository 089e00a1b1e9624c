import Accessibility
import ControlCore
import FoundationEssentials
import Graphics
import InterfaceBuilder
import Lists
import ResponderKit
import Testing

@testable import InterfaceLoader

/// A table of two sections, with a label of a standard style, an accessory, and a segue.
private func settings() throws -> InterfaceDocument {
  func cell(_ id: String, y: Int, _ style: String, _ rest: String) -> String {
    """
    <tableViewCell \(style) id="\(id)"><rect key="frame" x="0" y="\(y)" width="300" height="44"/>
    <tableViewCellContentView key="contentView" id="\(id)-content">
    <rect key="frame" x="0" y="0" width="270" height="44"/><subviews>
    <label text="\(id)" id="\(id)-text"><rect key="frame" x="16" y="0" width="90" height="44"/></label>
    </subviews></tableViewCellContentView>\(rest)</tableViewCell>
    """
  }
  let segue =
    #"<connections><segue destination="b" kind="show" identifier="go" id="s"/></connections>"#
  return try InterfaceDocument(
    Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
      <scene sceneID="1"><objects><viewController id="a" customClass="Settings"
       sceneMemberID="viewController"><tableView key="view" style="grouped" id="table">
      <rect key="frame" x="0" y="0" width="300" height="400"/><sections>
      <tableViewSection id="one"><cells>
      \(cell("Sound", y: 28, #"style="IBUITableViewCellStyleValue1" textLabel="Sound-text" accessoryType="disclosureIndicator""#, segue))
      </cells></tableViewSection><tableViewSection id="two"><cells>
      \(cell("Light", y: 100, #"accessoryType="detailButton""#, ""))
      \(cell("Off screen", y: 500, "", ""))
      </cells></tableViewSection></sections></tableView></viewController></objects></scene>
      <scene sceneID="2"><objects><viewController id="b" sceneMemberID="viewController"/></objects>
      </scene></scenes></document>
      """.utf8), path: "Settings.storyboard")
}

/// A controller that notes what the table selected when its segue was prepared.
private final class Settings: ViewController, TableViewDelegate {
  var events: [String] = []
  override func prepare(for segue: StoryboardSegue, sender: Any?) {
    let row = (view as? TableView)?.indexPathForSelectedRow
    events.append("prepare \(segue.identifier ?? "") \(row == [0, 0]) \(sender is TableViewCell)")
  }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    events.append("select \(indexPath[0]) \(indexPath[1])")
  }
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    events.append("details \(indexPath[0]) \(indexPath[1])")
  }
}

private final class Rows: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor
struct LoadedTableTests {
  private let live: LiveDocument
  private let table: TableView
  private let window: Window

  init() throws {
    let loader = InterfaceLoader()
    loader.register("Settings") { Settings() }
    live = LiveDocument(DocumentVersion(try settings()), loader: loader)
    table = try #require(live.interface.object(id: "table"))
    window = live.window(showing: table)
  }

  @Test func `a table of a document has the style and the rows of the document`() throws {
    #expect(table.style == .grouped)
    #expect((0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } == [1, 2])
    let cell = try #require(table.cellForRow(at: [0, 0]))
    #expect(cell === live.interface.objects["Sound"])
    #expect(cell.contentView === live.interface.objects["Sound-content"])
    #expect(cell.textLabel === live.interface.objects["Sound-text"])
    #expect(cell.accessoryType == .disclosureIndicator)
    #expect(cell.subviews == [cell.contentView])
  }

  @Test func `its rows are where the document puts them, also after a layout`() {
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: [1, 0]) == Rect(x: 0, y: 100, width: 300, height: 44))
    #expect(table.indexPathForRow(at: Point(x: 5, y: 120)) == [1, 0])
    #expect(table.indexPathForRow(at: Point(x: 5, y: 90)) == nil)
    let moved = table.cellForRow(at: [1, 0])
    moved?.frame.origin.y = 80
    #expect(table.rectForRow(at: [1, 0]).minY == 80)
    moved?.frame.origin.y = 100
    #expect(table.indexPathsForVisibleRows == [[0, 0], [1, 0]])
    #expect(table.cellForRow(at: [1, 1]) == nil)
    #expect(table.contentSize == Size(width: 300, height: 544))
    let content = table.cellForRow(at: [0, 0])?.contentView
    #expect(content?.frame == Rect(x: 0, y: 0, width: 270, height: 44))
  }

  @Test func `a tap selects a row, and its segue is prepared before the delegate is notified`()
    throws
  {
    let controller: Settings = try #require(live.interface.object(id: "a"))
    table.delegate = controller
    TouchDriver(in: window).tap(at: Point(x: 150, y: 50))
    #expect(controller.events == ["prepare go true true", "select 0 0"])
    #expect(table.cellForRow(at: [0, 0])?.isSelected == true)
  }

  @Test func `a cell of a standard style is read as one element, and another one is not`() throws {
    let (sound, light) = (
      try #require(table.cellForRow(at: [0, 0])), try #require(table.cellForRow(at: [1, 0]))
    )
    #expect(sound.isAccessibilityElement && sound.accessibilityLabel == "Sound")
    #expect(!light.isAccessibilityElement)
  }

  @Test func `a tap on the button for details notifies the delegate, and selects no row`() throws {
    let controller: Settings = try #require(live.interface.object(id: "a"))
    table.delegate = controller
    TouchDriver(in: window).tap(at: Point(x: 280, y: 120))
    #expect(controller.events == ["details 1 0"])
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.cellForRow(at: [1, 0])?.isHighlighted == false)
  }

  @Test func `a cell that takes no touches is not selected, and its segue is not performed`()
    throws
  {
    let controller: Settings = try #require(live.interface.object(id: "a"))
    let cell = try #require(table.cellForRow(at: [0, 0]))
    cell.isUserInteractionEnabled = false
    TouchDriver(in: window).tap(at: Point(x: 150, y: 50))
    #expect(controller.events.isEmpty && table.indexPathForSelectedRow == nil)
  }

  @Test func `a row that is reloaded between the touches is not left highlighted`() throws {
    let cell = try #require(table.cellForRow(at: [1, 0]))
    let driver = TouchDriver(in: window)
    driver.touchDown(at: Point(x: 150, y: 120))
    #expect(cell.isHighlighted)
    table.reloadData()
    driver.touchUp()
    #expect(!cell.isHighlighted && !cell.isSelected)
  }

  @Test func `reloading keeps the rows, and a data source replaces them`() {
    table.reloadData()
    table.reloadRows(at: [[0, 0]], with: .none)
    table.reloadSections(IndexSet([1]), with: .none)
    #expect(table.visibleCells.map(\.superview) == [table, table])
    let (rows, sound) = (Rows(), live.interface.objects["Sound"] as? TableViewCell)
    table.dataSource = rows
    window.layoutIfNeeded()
    #expect(table.numberOfSections == 1 && table.visibleCells.count == 3)
    #expect(sound?.superview == nil)
  }
}
