import InterfaceBuilder
import Testing

/// A storyboard with buttons in views that are nested; every name is long.
private func document(levels: Int, name: String, buttons: Int = 1) throws -> InterfaceDocument {
  let buttons = String(
    repeating: """
      <button><connections><action selector="a:" destination="vc" eventType="touchUpInside"/>
      </connections></button>
      """, count: buttons)
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
    <scene sceneID="s"><objects><viewController id="vc" title="S\(name)" customClass="C\(name)"
    sceneMemberID="viewController"><view key="view">
    """
    + (0..<levels).map { #"<view id="v\#($0)" userLabel="\#($0)\#(name)"><subviews>"# }.joined()
    + buttons + String(repeating: "</subviews></view>", count: levels)
    + "</view></viewController></objects></scene></scenes></document>"
  return try InterfaceDocument(Array(text.utf8), path: "Main.storyboard")
}

struct RepeatedNameTests {
  @Test func `a place is shown whole up to 16 names of 100 characters`() throws {
    let name = String(repeating: "é", count: 98)
    let place = try #require(document(levels: 15, name: name).controls.first?.place)
    #expect(place == ["S\(name)"] + (0..<15).map { "\($0)\(name)" }.map { String($0) })
  }

  @Test func `longer names and deeper places are cut with an ellipsis`() throws {
    let name = String(repeating: "é", count: 200)
    let control = try #require(document(levels: 30, name: name).controls.first)
    let long = String(repeating: "é", count: 99)
    #expect(control.place.count == 16)
    #expect(control.place[0] == "S\(long)…")
    #expect(control.place[1] == "0\(long)…")
    #expect(control.place[8] == "…")
    #expect(control.place[15] == "29\(String(repeating: "é", count: 98))…")
    let action = try #require(control.actions.first)
    // A target's class is cut at 200 bytes, between characters.
    #expect(action.shownTargetClass == "C\(long)…")
    #expect(action.targetClass == "C\(name)")
  }
}
