import ControlCore
import FoundationEssentials
import InterfaceBuilder
import Lists
import ResponderKit
import Testing

@testable import InterfaceLoader

/// A scene with a table of two sections, the second of which has a row with a subtitle.
private let xml = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="one">
      <scenes>
          <scene sceneID="s">
              <objects>
                  <tableViewController id="one" customClass="Settings" sceneMemberID="viewController">
                      <tableView key="view" id="table" dataMode="static" style="grouped">
                          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                          <sections>
                              <tableViewSection headerTitle="Fruit" id="first">
                                  <cells>
                                      <tableViewCell id="apple" style="IBUITableViewCellStyleDefault">
                                          <rect key="frame" x="0.0" y="30" width="320" height="44"/>
                                          <tableViewCellContentView key="contentView" id="c1">
                                              <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                                              <subviews>
                                                  <label text="Apple" id="l1">
                                                      <rect key="frame" x="16" y="0.0" width="288" height="44"/>
                                                  </label>
                                              </subviews>
                                          </tableViewCellContentView>
                                          <connections>
                                              <outlet property="textLabel" destination="l1" id="o1"/>
                                          </connections>
                                      </tableViewCell>
                                  </cells>
                              </tableViewSection>
                              <tableViewSection headerTitle="Sky" id="second">
                                  <cells>
                                      <tableViewCell id="moon" textLabel="l2" detailTextLabel="l3"
                                          style="IBUITableViewCellStyleSubtitle">
                                          <rect key="frame" x="0.0" y="104" width="320" height="44"/>
                                          <tableViewCellContentView key="contentView" id="c2">
                                              <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                                              <subviews>
                                                  <label text="Moon" id="l2">
                                                      <rect key="frame" x="16" y="0.0" width="288" height="22"/>
                                                  </label>
                                                  <label text="Full" id="l3">
                                                      <rect key="frame" x="16" y="22" width="288" height="22"/>
                                                  </label>
                                              </subviews>
                                          </tableViewCellContentView>
                                      </tableViewCell>
                                  </cells>
                              </tableViewSection>
                          </sections>
                          <connections>
                              <outlet property="dataSource" destination="one" id="d1"/>
                              <outlet property="delegate" destination="one" id="d2"/>
                          </connections>
                      </tableView>
                  </tableViewController>
              </objects>
          </scene>
      </scenes>
  </document>
  """

@MainActor
struct StaticTableTests {
  /// Returns the table, and what keeps its controller.
  private func load(registering make: (() -> Responder)? = nil) throws -> (
    table: TableView, live: LiveDocument
  ) {
    let document = try InterfaceDocument(Array(xml.utf8), path: "Base.lproj/Main.storyboard")
    let loader = InterfaceLoader.forReading()
    if let make { loader.register("Settings", make) }
    let live = LiveDocument(DocumentVersion(document), loader: loader)
    _ = live.screens
    let element = try #require(document.root.descendants.first { $0.id == "table" })
    return (try #require(live.interface.object(for: element) as? TableView), live)
  }

  @Test func `B161 a static table shows its headers and cells without code`() throws {
    let (table, _) = try load()
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 1)
    let titles = table.subviews.compactMap { ($0 as? Label)?.text }
    #expect(titles == ["Fruit", "Sky"])
    #expect(table.visibleCells.map { $0.textLabel?.text } == [nil, "Moon"])
  }

  @Test func `B162 the labels of a cell with a style are its own`() throws {
    let cell = try #require(load().table.visibleCells.last)
    #expect(cell.textLabel?.text == "Moon" && cell.detailTextLabel?.text == "Full")
    #expect(cell.reuseIdentifier == nil && cell.imageView?.image == nil)
  }

  @Test
  func `the controller is the data source and the delegate, and rows of its own replace those`()
    throws
  {
    final class Plain: TableViewController {}
    final class Own: TableViewController {
      override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
    }
    for (kept, live) in [try load(), try load { Plain(style: .grouped) }] {
      #expect(kept.dataSource is TableViewController && kept.delegate is TableViewController)
      #expect(kept.numberOfSections == 2)
      withExtendedLifetime(live) {}
    }
    let (replaced, live) = try load { Own(style: .grouped) }
    #expect(replaced.numberOfSections == 1 && replaced.numberOfRows(inSection: 0) == 3)
    withExtendedLifetime(live) {}
  }

  @Test func `a row is deselected when its controller appears again`() throws {
    let (table, live) = try load()
    table.selectRow(at: IndexPath(row: 0, section: 1), animated: false, scrollPosition: .none)
    let controller = try #require(table.delegate as? TableViewController)
    controller.viewWillAppear(true)
    #expect(table.indexPathForSelectedRow == nil && table.numberOfSections == 2)
    withExtendedLifetime(live) {}
  }
}
