import Accessibility
import Foundation
import Graphics
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import Testing

private func scene(_ name: String, _ id: String) -> String {
  """
  <scene sceneID="s\(id)"><objects>
  <viewController title="\(name)" id="c\(id)" sceneMemberID="viewController">
  <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
  <button id="b\(id)"><rect key="frame" x="10" y="20" width="80" height="40"/>
  <state key="normal" title="\(name)"/></button></subviews></view></viewController>
  </objects></scene>
  """
}

private let storyboard = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
  \(scene("First", "1"))\(scene("Second", "2"))</scenes></document>
  """

@MainActor @Suite struct LiveDocumentTests {
  private let live: LiveDocument

  init() throws {
    let document = try InterfaceDocument(Array(storyboard.utf8), path: "Form.storyboard")
    live = LiveDocument(DocumentVersion(document), loader: .forReading())
  }

  @Test func `a screen that is asked for by name is the only one in a window`() throws {
    let second = try #require(live.screen(named: "Second"))
    #expect(live.application.connectedScenes.count == 1)
    #expect(live.application.keyWindow === second.window)
    #expect(second.spoken().elements.map(\.announcement.text) == ["Second. Button."])
    #expect(live.screen(named: "Third")?.loaded.title == nil)
  }

  @Test func `a screen has one window, however it is asked for`() throws {
    let first = try #require(live.screen(named: nil))
    let button = try #require(live.object(id: "b1") as? View)
    #expect(live.window(showing: button) === first.window)
    #expect(live.screens[0].window === first.window)
    #expect(live.screens.map(\.loaded.title) == ["First", "Second"])
    let other = try #require(live.object(id: "b2") as? View)
    #expect(live.window(showing: other) === live.screens[1].window)
  }

  @Test func `a drawing says how much of it bars add`() throws {
    let bar = #"<navigationItem key="navigationItem" title="First" id="n"/></viewController>"#
    let range = try #require(storyboard.range(of: "</viewController>"))
    let text = storyboard.replacingCharacters(in: range, with: bar)
    let document = try InterfaceDocument(Array(text.utf8), path: "Form.storyboard")
    let screens = LiveDocument(DocumentVersion(document), loader: .forReading()).screens
    #expect(screens.map(\.drawing.barHeight) == [44, 0])
    #expect(screens[0].drawing.size == Size(width: 393, height: 896))
  }

  @Test func `a screen keeps its document`() throws {
    let document = try InterfaceDocument(Array(storyboard.utf8), path: "Form.storyboard")
    let screen = LiveDocument(DocumentVersion(document), loader: .forReading())
      .screen(named: "Second")
    #expect(screen?.hierarchy.stops.count == 1)
  }

  @Test func `an object is found by its id, and its element by the object`() throws {
    let button = try #require(live.object(id: "b2"))
    #expect(live.element(of: button)?.id == "b2")
    #expect(live.element(of: Responder()) == nil)
    #expect(live.object(id: "missing") == nil)
  }

  @Test func `the screens of a television say that they are read as on iOS`() throws {
    func remarks(_ text: String) throws -> [String] {
      let document = try InterfaceDocument(Array(text.utf8), path: "Form.storyboard")
      return LiveDocument(DocumentVersion(document), loader: .forReading())
        .spokenScreens().flatMap(\.remarks)
    }
    #expect(try remarks(storyboard).isEmpty)
    let television = storyboard.replacing(
      "Builder3.CocoaTouch.Storyboard.XIB\"",
      with: "Builder.AppleTV.Storyboard\" targetRuntime=\"AppleTV\"")
    #expect(
      try Set(remarks(television)) == ["read as on iOS: VoiceOver on Apple TV is not modeled"])
  }

  @Test func `a screen whose name is that of another one is found by its id`() throws {
    func view(_ id: String, _ label: String) -> String {
      #"<view id="\#(id)" userLabel="\#(label)"><rect key="frame" x="0" y="0" width="9" height="9"/></view>"#
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>\
      \(view("a", "Row"))\(view("b", "Row"))\(view("c", "Footer"))</objects></document>
      """
    let document = try InterfaceDocument(Array(text.utf8), path: "Rows.xib")
    let live = LiveDocument(DocumentVersion(document), loader: InterfaceLoader())
    let names = live.screens.indices.map { live.screenName(at: $0) }
    #expect(names == ["Row", "b", "Footer"])
    for (place, name) in names.enumerated() {
      #expect(live.screen(named: name)?.loaded.root === live.screen(at: place).loaded.root)
    }
  }

  @Test func `a screen in another one has no place of its own`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
      <scene sceneID="1"><objects><viewController title="Outer" id="c1" sceneMemberID="viewController">
      <view key="view" id="v1"><rect key="frame" x="0" y="0" width="99" height="99"/><subviews>
      <containerView id="box"><rect key="frame" x="0" y="0" width="9" height="9"/><connections>
      <segue destination="c2" kind="embed" id="s"/></connections></containerView></subviews></view>
      </viewController></objects></scene>
      <scene sceneID="2"><objects><viewController title="Inner" id="c2" sceneMemberID="viewController">
      <view key="view" id="v2"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
      </viewController></objects></scene>
      <scene sceneID="3"><objects><viewController title="Last" id="c3" sceneMemberID="viewController">
      <view key="view" id="v3"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
      </viewController></objects></scene></scenes></document>
      """
    let document = try InterfaceDocument(Array(text.utf8), path: "Boxes.storyboard")
    let live = LiveDocument(DocumentVersion(document), loader: InterfaceLoader())
    #expect(live.screenTitles == ["Outer", "Inner", "Last"])
    #expect(live.ownScreenTitles == ["Outer", "Last"])
    #expect(live.screenName(at: 1) == "Last")
  }
}
