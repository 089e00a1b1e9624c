import InterfaceBuilder
import Testing

/// The segues of a button with these connections, beside a second controller and an exit.
private func segues(_ connections: String) throws -> [SegueContent] {
  let document = try read(
    storyboard(
      """
      <viewController id="vc" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <button id="x"><connections>\(connections)</connections></button>
      </subviews></view></viewController>
      <viewController id="next" sceneMemberID="viewController"/>
      <exit id="ex" sceneMemberID="exit"/>
      """))
  return document.segues(of: try #require(document.object(id: "x")))
}

private let kinds: [(String, SegueContent.Kind)] = [
  ("relationship", .relationship), ("show", .show), ("showDetail", .showDetail),
  ("presentation", .presentation), ("popoverPresentation", .popoverPresentation),
  ("embed", .embed), ("unwind", .unwind), ("custom", .custom), ("push", .push),
  ("modal", .modal), ("replace", .replace), ("popover", .popover), ("sheet", .other("sheet")),
  ("other", .other("other")), ("", .other("")),
]

@Suite struct SegueContentTests {
  @Test(arguments: kinds)
  func `the kind of a segue has the document's name`(name: String, kind: SegueContent.Kind) throws {
    let all = try segues("<segue destination=\"next\" kind=\"\(name)\" id=\"s\"/>")
    let segue = try #require(all.first)
    #expect(segue.kind == kind)
    #expect(segue.kind.name == name)
  }

  @Test func `a segue has what the document says`() throws {
    let all = try segues(
      """
      <segue destination="next" kind="popoverPresentation" identifier="go" customClass="Fade"
      relationship="detailViewController" trigger="accessoryAction" animates="NO"
      modalPresentationStyle="formSheet" modalTransitionStyle="crossDissolve"
      destinationCreationSelector="makeNext:" popoverAnchorView="v" id="s">
      <popoverArrowDirection key="popoverArrowDirection" up="YES"/></segue>
      """)
    let segue = try #require(all.first)
    #expect(segue.id == "s" && segue.kind == .popoverPresentation)
    #expect(segue.identifier == "go" && segue.customClass == "Fade")
    #expect(segue.relationship == "detailViewController" && segue.trigger == "accessoryAction")
    #expect(segue.destinationID == "next" && segue.destination?.name == "viewController")
    #expect(!segue.isAnimated && !segue.isUnwind && segue.unwindAction == nil)
    #expect(segue.modalPresentationStyle == "formSheet")
    #expect(segue.modalTransitionStyle == "crossDissolve")
    #expect(segue.destinationCreationSelector == "makeNext:")
    #expect(segue.popoverAnchorViewID == "v")
  }

  @Test func `a bare segue has UIKit's defaults`() throws {
    let all = try segues(#"<segue destination="gone" id="s"/>"#)
    let bare = try #require(all.first)
    #expect(bare.kind == .other("") && bare.isAnimated && !bare.isUnwind)
    #expect(bare.destinationID == "gone" && bare.destination == nil)
    #expect(bare.identifier == nil && bare.customClass == nil && bare.relationship == nil)
    #expect(bare.trigger == nil && bare.unwindAction == nil && bare.popoverAnchorViewID == nil)
    #expect(bare.modalPresentationStyle == nil && bare.modalTransitionStyle == nil)
    #expect(bare.destinationCreationSelector == nil)
  }

  @Test func `a segue to an exit goes back`() throws {
    let all = try segues(
      #"<segue destination="ex" kind="unwind" unwindAction="saved:" id="s"/>"#)
    let unwind = try #require(all.first)
    #expect(unwind.isUnwind && unwind.kind == .unwind)
    #expect(unwind.unwindAction == "saved:" && unwind.destination?.name == "exit")
  }

  @Test func `the segues of an object are in order, and other connections are none`() throws {
    let all = try segues(
      """
      <segue destination="next" kind="show" id="s1"/>
      <action selector="save:" destination="vc" eventType="touchUpInside" id="a"/>
      <outlet property="next" destination="vc" id="o"/>
      <segue destination="next" kind="push" id="s2"/>
      """)
    #expect(all.map(\.id) == ["s1", "s2"])
    #expect(try segues("").isEmpty)
  }
}
