import AppKitDialect
import InterfaceBuilder
import InterfaceLoader
import Testing

private func xib(_ objects: String) -> String {
  """
  <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
  <customObject id="-2" userLabel="File's Owner" customClass="Form"/>
  \(objects)</objects></document>
  """
}

/// A window with a tab view of a type, two tabs, and a field in each.
private func window(tabs type: String) -> String {
  """
  <window title="Form" visibleAtLaunch="YES" id="w"><rect key="contentRect" x="0" y="0" width="300" height="200"/>
  <view key="contentView" id="v"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
  <tabView type="\(type)" controlSize="small" id="t"><rect key="frame" x="0" y="0" width="300" height="200"/>
  <tabViewItems><tabViewItem label="General" id="a"><view key="view" id="x">
  <rect key="frame" x="10" y="33" width="270" height="150"/></view></tabViewItem>
  <tabViewItem label="Advanced" id="b"><view key="view" id="y">
  <rect key="frame" x="10" y="33" width="270" height="150"/></view></tabViewItem></tabViewItems></tabView>
  </subviews></view></window>
  """
}

/// A tab view controller of a style with two children, whose titles name the tabs.
private func controller(style: String) -> String {
  """
  <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard" version="3.0"><scenes>
  <scene sceneID="1"><objects><tabViewController tabStyle="\(style)" id="c">
  <tabViewItems><tabViewItem id="a"/><tabViewItem id="b"/></tabViewItems>
  <tabView key="tabView" type="noTabsNoBorder" id="t"><rect key="frame" x="0" y="0" width="300" height="200"/>
  </tabView><connections><segue destination="d" kind="relationship" relationship="tabItems" id="s1"/>
  <segue destination="e" kind="relationship" relationship="tabItems" id="s2"/></connections>
  </tabViewController></objects></scene>
  <scene sceneID="2"><objects><viewController title="General" id="d"><view key="view" id="x">
  <rect key="frame" x="0" y="0" width="300" height="200"/></view></viewController></objects></scene>
  <scene sceneID="3"><objects><viewController title="Advanced" id="e"><view key="view" id="y">
  <rect key="frame" x="0" y="0" width="300" height="200"/></view></viewController></objects></scene>
  </scenes></document>
  """
}

@MainActor @Suite struct LoadedContainerTests {
  private func live(_ text: String, _ path: String = "Form.xib") throws -> LiveDocument {
    let document = try InterfaceDocument(Array(text.utf8), path: path)
    return LiveDocument(DocumentVersion(document), loader: .withPlaceholders())
  }

  private func spoken(_ live: LiveDocument) -> [String] {
    live.screens.flatMap { $0.hierarchy.stops }
      .map { live.announcement(of: $0.element).text }
  }

  @Test func `a split view has the dividers and the delegate of its document`() throws {
    let live = try live(
      xib(
        """
        <splitView dividerStyle="paneSplitter" vertical="YES" id="1"><connections>
        <outlet property="delegate" destination="-2" id="2"/></connections></splitView>
        <splitView id="3"/>
        """))
    let split = try #require(live.object(id: "1") as? NSSplitView)
    #expect(split.dividerStyle == .paneSplitter && split.isVertical)
    #expect(split.delegate != nil)
    #expect((live.object(id: "3") as? NSSplitView)?.dividerStyle == .thick)
  }

  @Test func `a box has the border of its document, and its content where the document has it`()
    throws
  {
    let live = try live(
      xib(
        """
        <box borderType="line" id="1"><rect key="frame" x="0" y="0" width="100" height="100"/>
        <view key="contentView" id="2"><rect key="frame" x="7" y="8" width="80" height="70"/></view></box>
        <box borderType="none" id="3"/><box id="4"/>
        """))
    let box = try #require(live.object(id: "1") as? NSBox)
    #expect(box.borderType == .lineBorder)
    #expect(box.contentView?.frame == NSRect(x: 7, y: 8, width: 80, height: 70))
    #expect((live.object(id: "3") as? NSBox)?.borderType == .noBorder)
    #expect((live.object(id: "4") as? NSBox)?.borderType == .grooveBorder)
  }

  @Test func `a collection has the layout and the selection of its document`() throws {
    let live = try live(
      xib(
        """
        <collectionView selectable="YES" allowsMultipleSelection="YES" allowsEmptySelection="NO" id="1">
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" minimumInteritemSpacing="5"
        scrollDirection="horizontal" id="2"><size key="itemSize" width="60" height="70"/>
        </collectionViewFlowLayout></collectionView>
        """))
    let collection = try #require(live.object(id: "1") as? NSCollectionView)
    #expect(collection.isSelectable && collection.allowsMultipleSelection)
    #expect(!collection.allowsEmptySelection)
    let layout = try #require(collection.collectionViewLayout as? NSCollectionViewFlowLayout)
    #expect(layout.itemSize == NSSize(width: 60, height: 70))
    #expect(layout.minimumLineSpacing == 4 && layout.minimumInteritemSpacing == 5)
    #expect(layout.scrollDirection == .horizontal)
    #expect(spoken(live) == ["collection"])
  }

  @Test func `tabs at the right are told and clicked there`() throws {
    let live = try live(xib(window(tabs: "rightTabsBezelBorder")))
    let tabs = try #require(live.object(id: "t") as? NSTabView)
    #expect(tabs.tabViewType == .rightTabsBezelBorder && tabs.controlSize == .small)
    #expect(tabs.tabViewItems[0].view?.frame == NSRect(x: 10, y: 33, width: 270, height: 150))
    let element = try #require(live.document.object(id: "b"))
    let operated = try #require(live.operated(element, asIfShown: false))
    _ = try operated.perform(.tap)
    #expect(tabs.selectedTabViewItem?.label == "Advanced")
  }

  @Test func `tabs that are not shown are neither told nor clicked`() throws {
    let live = try live(xib(window(tabs: "noTabsBezelBorder")))
    #expect(spoken(live) == ["Form window"])
    let element = try #require(live.document.object(id: "b"))
    let operated = try #require(live.operated(element, asIfShown: false))
    let outcome = try operated.perform(.tap)
    #expect(outcome.obstacle == "Tab “Advanced” is not shown: code of the app selects it")
  }

  @Test(arguments: [
    (
      "toolbar",
      [
        "General, selected, button. You are currently on a button, inside of a toolbar. To click this button, press Control-Option-Space.",
        "Advanced, button. You are currently on a button, inside of a toolbar. To click this button, press Control-Option-Space.",
      ]
    ),
    ("unspecified", []),
  ])
  func
    `the tabs of a controller have the titles of its children, and stand where its style has them`(
      style: String, told: [String]
    ) throws
  {
    let live = try live(controller(style: style), "Main.storyboard")
    #expect(spoken(live) == told)
    let tabs = try #require(live.object(id: "t") as? NSTabView)
    #expect(tabs.tabViewItems.map(\.label) == ["General", "Advanced"])
    let element = try #require(live.document.object(id: "b"))
    let operated = try #require(live.operated(element, asIfShown: false))
    _ = try operated.perform(.tap)
    #expect(tabs.selectedTabViewItem?.label == (style == "toolbar" ? "Advanced" : "General"))
  }
}
