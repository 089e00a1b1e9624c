import AppKitDialect
import InterfaceBuilder
import InterfaceLoader
import Testing

/// A search field with a menu from which it makes its own.
private let search = """
  <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
  <customObject id="-2" userLabel="File's Owner" customClass="History"/>
  <window title="History" visibleAtLaunch="YES" id="w"><rect key="contentRect" x="0" y="0" width="300" height="200"/>
  <view key="contentView" id="v"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
  <searchField id="f"><rect key="frame" x="20" y="20" width="200" height="22"/>
  <searchFieldCell key="cell" editable="YES" id="c"/><connections>
  <outlet property="searchMenuTemplate" destination="m" id="o"/></connections></searchField>
  </subviews></view></window>
  <menu title="Search" id="m"><items><menuItem title="Name" id="n"><connections>
  <action selector="searchNames:" target="-2" id="a"/></connections></menuItem>
  <menuItem title="No Recents" tag="1003" id="x"/><menuItem title="Item" tag="1001" id="y"/></items></menu>
  </objects></document>
  """

/// Two views, the second of which has something hidden.
private let views = """
  <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
  <customView userLabel="Top" id="1"><rect key="frame" x="0" y="0" width="100" height="50"/></customView>
  <customView userLabel="Bottom" id="2"><rect key="frame" x="0" y="0" width="100" height="50"/><subviews>
  <button hidden="YES" id="3"><rect key="frame" x="0" y="0" width="80" height="30"/>
  <buttonCell key="cell" type="push" title="Later" id="4"/></button></subviews></customView>
  </objects></document>
  """

@MainActor @Suite struct LoadedSearchMenuTests {
  private func live(_ text: String) throws -> LiveDocument {
    let document = try InterfaceDocument(Array(text.utf8), path: "Form.xib")
    return LiveDocument(DocumentVersion(document), loader: .withPlaceholders())
  }

  @Test func `the menu of a search field is opened at the field, and is no screen`() throws {
    let live = try live(search)
    #expect(live.screens.map(\.loaded.title) == ["History"])
    let list = ScreenList(of: live)
    #expect(
      list.screen(0).unread == [
        "in a menu that is closed": ["Menu Item", "Menu Item", "Menu Item"]
      ])
    let element = try #require(live.document.object(id: "f"))
    let outcome = try #require(live.operated(element, asIfShown: false)).perform(.choose(["Name"]))
    #expect(outcome.note == nil)
    #expect(outcome.record.searches.map(\.action) == ["searchNames:"])
  }

  @Test func `what is not read stands below the screen that it is in`() throws {
    let list = ScreenList(of: try live(views))
    #expect(list.titles == ["Top", "Bottom"])
    #expect(list.screen(0).unread.isEmpty)
    #expect(list.screen(1).unread == ["hidden": ["Push Button"]])
  }
}
