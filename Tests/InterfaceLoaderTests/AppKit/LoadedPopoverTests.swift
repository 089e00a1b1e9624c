import AppKitDialect
import InterfaceBuilder
import InterfaceLoader
import Testing

/// A window with a button that a popover stands beside, which has another button that closes it.
private let window = """
  <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
  <customObject id="-2" userLabel="File's Owner" customClass="Form"/>
  <window title="Form" visibleAtLaunch="YES" id="1"><rect key="contentRect" x="0" y="0" width="300" height="200"/>
  <view key="contentView" id="2"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
  <button id="3"><rect key="frame" x="20" y="20" width="80" height="30"/>
  <buttonCell key="cell" type="push" title="Show" id="4"/></button></subviews></view></window>
  <popover behavior="t" id="5"><connections>
  <outlet property="contentViewController" destination="6" id="7"/>
  <outlet property="delegate" destination="-2" id="8"/></connections></popover>
  <customView id="9"><rect key="frame" x="0" y="0" width="120" height="60"/><subviews>
  <button id="10"><rect key="frame" x="20" y="15" width="80" height="30"/>
  <buttonCell key="cell" type="push" title="Done" id="11"/><connections>
  <action selector="performClose:" target="5" id="12"/></connections></button></subviews></customView>
  <viewController id="6"><connections><outlet property="view" destination="9" id="13"/></connections>
  </viewController></objects></document>
  """

/// A storyboard whose button shows a controller in a popover.
private let storyboard = """
  <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard" version="3.0"><scenes>
  <scene sceneID="1"><objects><viewController id="2"><view key="view" id="3">
  <rect key="frame" x="0" y="0" width="300" height="200"/><subviews><button id="4">
  <rect key="frame" x="20" y="20" width="80" height="30"/>
  <buttonCell key="cell" type="push" title="Show" id="5"/><connections>
  <segue destination="6" kind="popover" popoverAnchorView="4" popoverBehavior="t" preferredEdge="maxY" id="7"/>
  </connections></button></subviews></view></viewController></objects></scene>
  <scene sceneID="8"><objects><viewController id="6"><view key="view" id="9">
  <rect key="frame" x="0" y="0" width="120" height="60"/><subviews><button id="10">
  <rect key="frame" x="20" y="15" width="80" height="30"/>
  <buttonCell key="cell" type="push" title="Done" id="11"/></button></subviews></view>
  </viewController></objects></scene></scenes></document>
  """

@MainActor @Suite struct LoadedPopoverTests {
  private func live(_ text: String, _ path: String) throws -> LiveDocument {
    let document = try InterfaceDocument(Array(text.utf8), path: path)
    return LiveDocument(DocumentVersion(document), loader: .withPlaceholders())
  }

  @Test func `a popover of a document has its controller, and its button closes it`() throws {
    let live = try live(window, "Form.xib")
    let popover = try #require(live.object(id: "5") as? NSPopover)
    #expect(popover.behavior == .transient)
    #expect(popover.contentViewController === live.object(id: "6"))
    #expect(popover.contentSize == NSSize(width: 120, height: 60))
    #expect(popover.delegate != nil)
    #expect(live.screens.map(\.loaded.title) == ["Form", "Popover"])
    let button = try #require(live.object(id: "3") as? NSButton)
    popover.show(relativeTo: .zero, of: button, preferredEdge: .maxY)
    (live.object(id: "10") as? NSButton)?.performClick(nil)
    #expect(!popover.isShown)
  }

  @Test func `a segue shows its destination in a popover beside a view`() throws {
    let live = try live(storyboard, "Main.storyboard")
    let button = try #require(live.document.controls.first { $0.id == "4" })
    let operated = try #require(live.operated(button.element, asIfShown: false))
    let outcome = try operated.perform(.tap)
    #expect(outcome.isNewScreen)
    #expect(
      outcome.screen == [
        "Done, button. You are currently on a button. To click this button, press Control-Option-Space."
      ])
    let inside = try #require((live.object(id: "10") as? NSButton)?.window)
    #expect(inside.frame == NSRect(x: 0, y: -40, width: 120, height: 60))
    MouseDriver(in: try #require((live.object(id: "4") as? NSButton)?.window))
      .click(at: NSPoint(x: 250, y: 150))
    #expect(!inside.isVisible)
  }
}
