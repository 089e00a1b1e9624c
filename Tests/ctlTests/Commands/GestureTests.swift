import Foundation
import Testing

private let form = """
  <?xml version="1.0"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
  <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
  <view id="root"><rect key="frame" x="0" y="0" width="400" height="600"/><subviews>
  <view id="card"><rect key="frame" x="0" y="0" width="200" height="200"/>
  <accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>
  <connections><outletCollection property="gestureRecognizers" destination="left" appends="YES" id="1"/>
  <outletCollection property="gestureRecognizers" destination="one" appends="YES" id="2"/></connections></view>
  <view id="plain"><rect key="frame" x="0" y="200" width="200" height="200"/></view>
  <view id="gone" hidden="YES"><rect key="frame" x="200" y="200" width="100" height="100"/>
  <connections><outletCollection property="gestureRecognizers" destination="far" appends="YES" id="3"/></connections></view>
  <view id="panel"><rect key="frame" x="200" y="0" width="200" height="200"/><subviews>
  <button id="in"><rect key="frame" x="50" y="50" width="100" height="100"/><state key="normal" title="In"/></button></subviews>
  <connections><outletCollection property="gestureRecognizers" destination="around" appends="YES" id="11"/></connections></view>
  <button id="b"><rect key="frame" x="0" y="400" width="100" height="40"/><state key="normal" title="Go"/>
  <connections><action selector="go" destination="-1" eventType="touchUpInside" id="4"/></connections></button>
  </subviews><connections>
  <outletCollection property="gestureRecognizers" destination="twice" appends="YES" id="5"/></connections></view>
  <swipeGestureRecognizer direction="left" id="left"><connections>
  <action selector="swiped:" destination="-1" id="6"/></connections></swipeGestureRecognizer>
  <tapGestureRecognizer id="one"><connections><action selector="tapped" destination="-1" id="7"/></connections></tapGestureRecognizer>
  <tapGestureRecognizer id="far"><connections><action selector="tapped" destination="-1" id="8"/></connections></tapGestureRecognizer>
  <tapGestureRecognizer id="twice" numberOfTapsRequired="2"><connections><action selector="again" destination="-1" id="9"/></connections></tapGestureRecognizer>
  <tapGestureRecognizer id="around"><connections><action selector="tapped" destination="-1" id="12"/></connections></tapGestureRecognizer>
  <gestureRecognizer id="own" customClass="KnobRecognizer"><connections><action selector="turned" destination="-1" id="10"/></connections></gestureRecognizer>
  </objects></document>
  """

/// What is asked for, the status, and what the answer contains.
private let gestures: [(arguments: [String], status: Int32, says: String)] = [
  (["tap", "left"], 0, "possible → ended"),
  (["tap", "left"], 0, "swiped: → Owner"),
  (["tap", "card", "--gesture", "swipe-left"], 0, "swiped: → Owner"),
  (["tap", "card", "--gesture", "swipe-right"], 0, "the finger moved in another direction"),
  (["tap", "card"], 0, "tapped → Owner"),
  (["tap", "one"], 0, "tapped → Owner"),
  (["tap", "twice"], 0, "again → Owner"),
  (["tap", "b"], 0, "delays “ended” of Button “Go”"),
  (["tap", "b"], 0, "go → Owner"),
  (["tap", "plain", "--gesture", "rotate"], 0, "finger 2 down at"),
  (["tap", "far"], 1, "a gesture does nothing: View is hidden"),
  (["why", "around"], 1, "Button “In”, in the middle of View, keeps it"),
  (["why", "left"], 0, "VoiceOver stops at View: only the pass-through gesture makes it"),
  (["why", "one"], 0, "VoiceOver stops at View: a double tap makes the tap"),
  (["why", "twice"], 0, "VoiceOver does not stop at View, which is not an accessibility element"),
  (["why", "card"], 0, "gesture Swipe Gesture Recognizer: a swipe to the left with one finger"),
  (["chain", "left", "--action", "swiped:"], 0, "→ App Delegate may perform swiped:"),
  (["chain", "one"], 0, "View View Window Window Scene Application App Delegate"),
]

/// What is refused, and the whole error.
private let refusals: [(arguments: [String], error: String)] = [
  (
    ["tap", "left", "--count", "2"],
    "--count is for controls and views; a recognizer needs its own number. Leave it out."
  ),
  (
    ["tap", "left", "--increment"],
    "--increment and --decrement are for sliders, steppers and page controls. Leave it out."
  ),
  (
    ["tap", "plain"],
    "'plain' is a view. Name a control, or make a gesture on it with ctl tap --gesture."
  ),
]

@Suite struct GestureTests {
  @Test(arguments: gestures.indices)
  func `a gesture is made on a recognizer or a view`(_ index: Int) throws {
    let (arguments, status, says) = gestures[index]
    let folder = try ScratchFolder(["Form.xib": form])
    let result = try run(
      "ctl", [arguments[0], "Form.xib"] + arguments.dropFirst(), in: folder.url)
    #expect(result.errors == "")
    #expect(result.status == status)
    let output = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(output.contains(says), "\(result.output)")
  }

  @Test(arguments: refusals.indices)
  func `what is no gesture of the object is refused`(_ index: Int) throws {
    let (arguments, error) = refusals[index]
    let folder = try ScratchFolder(["Form.xib": form])
    let result = try run(
      "ctl", [arguments[0], "Form.xib"] + arguments.dropFirst(), in: folder.url)
    #expect(unwrapped(result.errors).hasSuffix("error: \(error)"), "\(result.errors)")
    #expect(result.status == 2)
  }

  @Test func `the JSON of a gesture has its steps`() throws {
    let result = try run(
      "ctl", ["tap", "Examples/Documents/Gestures.storyboard", "tap", "--format", "json"])
    #expect(result.status == 0)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let answer = try #require((json["answers"] as? [[String: Any]])?.first)
    let steps = try #require(answer["steps"] as? [[String: Any]])
    let gestures = steps.filter { $0["step"] as? String == "gesture" }
    #expect(gestures.contains { $0["sends"] as? String == "ended" && $0["handlers"] as? Int == 1 })
    #expect(
      gestures.contains { $0["reason"] as? String == "the finger was lifted before 0.5 seconds" })
  }
}
