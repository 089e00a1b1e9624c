import AppKitDialect
import InterfaceBuilder
import InterfaceLoader
import Testing

@MainActor @Suite struct LoadedEffectTests {
  @Test func `a visual effect view has the material of its document, and its subviews`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
      <visualEffectView material="HUDWindow" blendingMode="withinWindow" state="active" id="1">
      <subviews><button id="2"><buttonCell key="cell" type="push" title="Play" id="3"/></button>
      </subviews></visualEffectView>
      <visualEffectView material="glass of 2030" id="4"/></objects></document>
      """
    let document = try InterfaceDocument(Array(text.utf8), path: "Form.xib")
    let live = LiveDocument(DocumentVersion(document), loader: .forReading())
    let view = try #require(live.object(id: "1") as? NSVisualEffectView)
    #expect(view.material == .hudWindow)
    #expect(view.blendingMode == .withinWindow)
    #expect(view.state == .active)
    #expect((view.subviews.first as? NSButton)?.title == "Play")
    let unknown = try #require(live.object(id: "4") as? NSVisualEffectView)
    #expect(unknown.material == .appearanceBased)
    #expect(unknown.blendingMode == .behindWindow)
    #expect(unknown.state == .followsWindowActiveState)
  }
}
