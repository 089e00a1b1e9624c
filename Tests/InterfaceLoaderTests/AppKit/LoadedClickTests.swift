import AppKitDialect
import InterfaceBuilder
import InterfaceLoader
import Testing

/// A window with two tabs: a narrow combo box and a matrix with a gap in the middle, and a button.
private let window = """
  <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
  <customObject id="-2" userLabel="File's Owner" customClass="Export"/>
  <window title="Export" visibleAtLaunch="YES" id="w"><rect key="contentRect" x="0" y="0" width="400" height="300"/>
  <view key="contentView" id="v"><rect key="frame" x="0" y="0" width="400" height="300"/><subviews>
  <tabView id="t"><rect key="frame" x="0" y="0" width="400" height="300"/><tabViewItems>
  <tabViewItem label="CSV" id="a"><view key="view" id="x"><rect key="frame" x="10" y="33" width="380" height="250"/>
  <subviews><comboBox id="c"><rect key="frame" x="20" y="20" width="36" height="22"/>
  <comboBoxCell key="cell" editable="YES" id="d"><objectValues><string>,</string><string>;</string></objectValues>
  </comboBoxCell></comboBox>
  <matrix id="m"><rect key="frame" x="20" y="60" width="106" height="100"/><size key="cellSize" width="106" height="20"/>
  <size key="intercellSpacing" width="4" height="60"/><cells><column>
  <buttonCell type="radio" title="Sheet" state="on" id="s"/><buttonCell type="radio" title="File" id="f"/>
  </column></cells></matrix></subviews></view></tabViewItem>
  <tabViewItem label="XML" id="b"><view key="view" id="y"><rect key="frame" x="10" y="33" width="380" height="250"/>
  <subviews><button id="e"><rect key="frame" x="20" y="20" width="80" height="30"/>
  <buttonCell key="cell" type="push" title="Reset" id="g"/></button></subviews></view></tabViewItem>
  </tabViewItems></tabView></subviews></view></window></objects></document>
  """

@MainActor @Suite struct LoadedClickTests {
  private let live: LiveDocument

  init() throws {
    let document = try InterfaceDocument(Array(window.utf8), path: "Form.xib")
    live = LiveDocument(DocumentVersion(document), loader: .withPlaceholders())
  }

  private func operated(_ id: String) throws -> any OperatedObject {
    let element = try #require(live.document.object(id: id))
    return try #require(live.operated(element, asIfShown: false))
  }

  @Test func `a narrow combo box is typed into beside its button`() throws {
    let outcome = try operated("c").perform(.type(.init("ab", pressesReturn: true)))
    #expect(outcome.change?.to == "ab")
  }

  @Test func `the choice of a combo box sends no action of the item`() throws {
    let outcome = try operated("c").perform(.choose([";"]))
    #expect(outcome.change?.to == ";")
    #expect(outcome.record.searches.isEmpty)
  }

  @Test
  func `a click on a matrix with a gap in the middle reaches a cell, and each cell has a name`()
    throws
  {
    let matrix = try operated("m")
    let outcome = try matrix.perform(.tap)
    #expect(outcome.record.description.contains("cell (0, 0)"))
    let cell = try operated("f").perform(.tap)
    #expect(cell.change?.to == "on")
  }

  @Test func `a control in a tab that is not selected is operated as if the tab were`() throws {
    #expect(try operated("c").assumptions.isEmpty)
    #expect(try operated("e").assumptions == ["Tab “XML” is selected"])
    #expect((live.object(id: "t") as? NSTabView)?.selectedTabViewItem?.label == "XML")
  }
}
