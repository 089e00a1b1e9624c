import Testing

@testable import ctl

/// A storyboard with a scene for each controller.
private func storyboard(initial: String, _ controllers: String...) -> String {
  let scenes = controllers.enumerated().map { number, controller in
    "<scene sceneID=\"scene-\(number)\"><objects>\(controller)</objects></scene>"
  }
  return """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="\(initial)"><scenes>\(scenes.joined())</scenes></document>
    """
}

/// A screen with a button whose segue leads back to the stack that it is on.
private func startAgain(_ kind: String) -> String {
  storyboard(
    initial: "stack",
    """
    <navigationController id="stack" sceneMemberID="viewController"><connections>
    <segue destination="start" kind="relationship" relationship="rootViewController" id="r"/>
    <segue destination="details" kind="show" identifier="details" id="d"/>
    </connections></navigationController>
    """,
    """
    <viewController id="start" title="Start" sceneMemberID="viewController"><view key="view" id="v1"/>
    <navigationItem key="navigationItem" title="Start" id="n">
    <barButtonItem key="rightBarButtonItem" title="Again" id="again"><connections>
    <segue destination="stack" kind="\(kind)" id="s"/></connections></barButtonItem>
    </navigationItem></viewController>
    """,
    """
    <viewController id="details" title="Details" sceneMemberID="viewController"><view key="view" id="v2"><subviews>
    <label text="More" id="l"><rect key="frame" x="0" y="0" width="80" height="40"/></label>
    </subviews></view></viewController>
    """)
}

/// Tabs whose only tab is a stack that has the tabs at its bottom.
private let inside = storyboard(
  initial: "outer",
  """
  <viewController id="outer" sceneMemberID="viewController"><view key="view" id="v"><subviews>
  <button id="go"><rect key="frame" x="0" y="0" width="80" height="40"/>
  <state key="normal" title="Go"/></button>
  <containerView id="c"><rect key="frame" x="0" y="100" width="300" height="400"/><connections>
  <segue destination="tabs" kind="embed" id="e"/></connections></containerView>
  </subviews></view></viewController>
  """,
  """
  <tabBarController id="tabs" sceneMemberID="viewController"><connections>
  <segue destination="stack" kind="relationship" relationship="viewControllers" id="t"/>
  </connections></tabBarController>
  """,
  """
  <navigationController id="stack" sceneMemberID="viewController"><connections>
  <segue destination="outer" kind="relationship" relationship="rootViewController" id="r"/>
  </connections></navigationController>
  """)

@Suite struct CycleTests {
  @Test func `a screen above one that leads back to its own stack is shown on that stack`() throws {
    let folder = try ScratchFolder([
      "again.storyboard": startAgain("push"), "other.xib": xib(button("b", "Other")),
    ])
    let finished = try run("ctl", ["announce", "."], in: folder.url)
    #expect(
      finished.output == """
        again.storyboard   UIKit · 3 scenes · no controls · 1 item
          Start
            id n      Start. Heading.
            id again  Again. Button.
          Details
            id n           Start. Back Button.
            without an id  Details. Heading.
            id l           More

        other.xib   UIKit · 1 control
            id b  Other. Button.


        """)
    #expect(finished.errors.isEmpty && finished.status == 0)
  }

  @Test(arguments: ["push", "show"])
  func `a segue that pushes a stack on a stack is refused with UIKit's words`(
    _ kind: String
  ) throws {
    let folder = try ScratchFolder(["again.storyboard": startAgain(kind)])
    let finished = try run(
      "ctl", ["tap", "again.storyboard", "again", "--format", "json"], in: folder.url)
    #expect(finished.output.contains("\"Pushing a navigation controller is not supported\""))
    #expect(finished.status == 0)
  }

  @Test(arguments: ["announce", "check", "focus", "describe"])
  func `controllers that contain each other are shown once`(_ verb: String) throws {
    let folder = try ScratchFolder(["inside.storyboard": inside])
    let finished = try run("ctl", [verb, "inside.storyboard"], in: folder.url)
    #expect(!finished.output.isEmpty && finished.status < 2)
  }

  @Test(arguments: ["tap", "why", "chain"])
  func `a control in controllers that contain each other is operated`(_ verb: String) throws {
    let folder = try ScratchFolder(["inside.storyboard": inside])
    let finished = try run("ctl", [verb, "inside.storyboard", "go"], in: folder.url)
    #expect(!finished.output.isEmpty && finished.status < 2)
  }
}
