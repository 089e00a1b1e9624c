import InterfaceBuilder
import Testing

private func lists(_ ids: String...) -> String {
  let connections = ids.map {
    #"<outletCollection property="gestureRecognizers" destination="\#($0)" appends="YES"/>"#
  }
  return "<connections>\(connections.joined())</connections>"
}

private func hosts(of id: String, in document: InterfaceDocument) throws -> [String?] {
  document.hosts(ofRecognizer: try #require(document.object(id: id))).map(\.id)
}

@Suite struct RecognizerHostTests {
  @Test func `the hosts of a recognizer are the views that list it, in document order`() throws {
    let document = try read(
      storyboard(
        """
        <viewController id="vc" sceneMemberID="viewController"><view key="view" id="v"><subviews>
        <button id="b">\(lists("both", "one", "one", "gone", "b"))</button>
        <view id="c"><connections>
        <outletCollection property="others" destination="none" id="o"/>
        <outlet property="gestureRecognizers" destination="none" id="p"/></connections></view>
        </subviews>\(lists("both"))</view></viewController>
        <tapGestureRecognizer id="both"/><pongPressGestureRecognizer id="one"/>
        <swipeGestureRecognizer id="none"/>
        """))
    #expect(try hosts(of: "both", in: document) == ["v", "b"])
    #expect(try hosts(of: "one", in: document) == ["b"])
    #expect(try hosts(of: "none", in: document) == [])
  }

  @Test func `a view of another scene is no host`() throws {
    let document = try read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
      <scene sceneID="1"><objects><viewController id="vc" sceneMemberID="viewController">
      <view key="view" id="v">\(lists("tap"))</view></viewController></objects></scene>
      <scene sceneID="2"><objects><tapGestureRecognizer id="tap"/></objects></scene>
      </scenes></document>
      """)
    #expect(try hosts(of: "tap", in: document) == [])
  }

  @Test func `a recognizer of the app's own class that sends an action is a recognizer`() throws {
    let document = try read(
      storyboard(
        """
        <gestureRecognizer customClass="Knob" id="g"><connections>
        <action selector="turned:" destination="fr" id="a"/></connections></gestureRecognizer>
        """))
    #expect(document.controls.map(\.kind) == [.gestureRecognizer])
    #expect(document.controls.first?.gestureRecognizer?.requirement == "a gesture of Knob")
    #expect(document.unknownElements == [:])
  }

  @Test func `the connections to fifty thousand recognizers are gone through once`() throws {
    let ids = (0..<50_000).map { "g\($0)" }
    let connections = ids.map {
      #"<outletCollection property="gestureRecognizers" destination="\#($0)"/>"#
    }
    let recognizers = ids.map { #"<tapGestureRecognizer id="\#($0)"/>"# }
    let document = try read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <view id="v"><connections>\(connections.joined())</connections></view>
      \(recognizers.joined())</objects></document>
      """)
    let all = try ids.map { try #require(document.object(id: $0)) }
    #expect(all.allSatisfy { document.hosts(ofRecognizer: $0).map(\.id) == ["v"] })
  }
}
