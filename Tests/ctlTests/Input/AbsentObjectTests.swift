import Foundation
import Testing

/// Objects in places of which nothing is made live.
private let document = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
  <scene sceneID="s"><objects>
  <viewController id="vc" title="T" sceneMemberID="viewController"><view key="view" id="v">
  <rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
  <tableView id="tv"><rect key="frame" x="0" y="0" width="320" height="200"/><prototypes>
  <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
  <view key="selectedBackgroundView" id="sbv"><rect key="frame" x="0" y="0" width="9" height="9"/>
  <subviews><label id="sbl"><rect key="frame" x="0" y="0" width="9" height="9"/></label></subviews>
  </view></tableViewCell></prototypes></tableView>
  <gizmo id="g"><rect key="frame" x="0" y="400" width="50" height="50"/>
  <parts><view id="gv"><rect key="frame" x="0" y="0" width="50" height="50"/></view></parts></gizmo>
  <view id="inner"><rect key="frame" x="100" y="400" width="50" height="50"/>
  <tapGestureRecognizer id="tap"/></view>
  </subviews></view>
  <view id="other"><rect key="frame" x="0" y="0" width="50" height="50"/></view>
  <navigationItem key="navigationItem" title="T" id="ni">
  <view key="titleView" id="tiv"><rect key="frame" x="0" y="0" width="50" height="50"/></view>
  </navigationItem></viewController>
  <barButtonItem title="Loose" id="loose"/>
  <customObject id="co"><view id="cov"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
  </customObject>
  <viewControllerPlaceholder id="vcp" storyboardName="X">
  <tabBarItem key="tabBarItem" id="tab" title="P"/></viewControllerPlaceholder></objects></scene>
  <scene sceneID="n"><objects><navigationController id="nc" sceneMemberID="viewController">
  <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="0" width="50" height="50"/>
  <subviews><label id="barLabel"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
  </subviews></navigationBar></navigationController></objects></scene></scenes>
  </document>
  """

private let cases = [
  ("sbv", "View sbv", "it is the selectedBackgroundView of Table View Cell cell"),
  ("sbl", "Label sbl", "it is in View sbv, the selectedBackgroundView of Table View Cell cell"),
  ("gv", "View gv", "it is in Gizmo g, outside of its views"),
  ("other", "View other", "it is in View Controller vc, outside of its views"),
  ("loose", "Bar Button Item loose", "it is beside the views of its scene"),
  ("cov", "View cov", "it is in Custom Object co"),
  (
    "tab", "Tab Bar Item tab",
    "it is in View Controller Placeholder vcp, which stands for a controller of another storyboard"
  ),
  (
    "bar", "Navigation Bar bar",
    "it is the navigationBar of Navigation Controller nc, which makes a bar of its own"
  ),
  (
    "barLabel", "Label barLabel",
    """
    it is in Navigation Bar bar, the navigationBar of Navigation Controller nc, which makes a bar \
    of its own
    """
  ),
]

@Suite struct AbsentObjectTests {
  /// The words of an answer, however it is wrapped.
  private func words(_ text: String) -> [Substring] { text.split { $0 == " " || $0 == "\n" } }

  @Test func `the view of a title is live where there are bars`() throws {
    let folder = try ScratchFolder(["a.storyboard": document])
    let arguments = ["tap", "a.storyboard", "id:tiv", "--gesture", "tap"]
    let shown = try run("ctl", arguments, in: folder.url)
    #expect(shown.output.contains("hits View in Navigation Bar"))
    let bare = try run("ctl", arguments + ["--bare"], in: folder.url)
    #expect(
      words(bare.output)
        == words(
          "a tap does nothing: View tiv is not made live, because it is the titleView of Navigation Item ni"
        ))
  }

  @Test(arguments: cases)
  private func `a tap says why an object is not live`(
    id: String, name: String, place: String
  ) throws {
    let folder = try ScratchFolder(["a.storyboard": document])
    for options in [[], ["--bare"]] {
      let arguments = ["tap", "a.storyboard", "id:\(id)", "--gesture", "tap"]
      let result = try run("ctl", arguments + options, in: folder.url)
      #expect(result.errors.isEmpty)
      #expect(
        words(result.output)
          == words("a tap does nothing: \(name) is not made live, because \(place)"))
      #expect(result.status == 1)
    }
  }

  @Test(arguments: ["tap", "chain", "why"])
  func `so does each verb about a control`(verb: String) throws {
    let folder = try ScratchFolder(["a.storyboard": document])
    let result = try run("ctl", [verb, "a.storyboard", "tap"], in: folder.url)
    #expect(result.errors.isEmpty)
    #expect(
      words(result.output)
        == words(
          """
          a gesture does nothing: Tap Gesture Recognizer tap is not made live, because it is in \
          View inner, outside of its views
          """))
    #expect(result.status == 1)
    let json = try run("ctl", [verb, "a.storyboard", "tap", "--format", "json"], in: folder.url)
    #expect(json.status == 1 && json.output.contains("\"reason\" : \"noView\""))
  }
}
