import Graphics
import InterfaceBuilder
import Layout
import ResponderKit
import Testing

@testable import InterfaceLoader

/// A scene whose view is 375 by 667 points, with an inner view and constraints.
private func document(
  _ constraints: String, views: String = "", variations: String = "", device: String = "retina4_7"
) throws -> InterfaceDocument {
  let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="13000" useAutolayout="YES" initialViewController="v1">
    <device id="\(device)" orientation="portrait"/>
    <scenes><scene sceneID="s1"><objects><viewController id="v1" sceneMemberID="viewController">
    <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews><view id="inner" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="10" y="10" width="30" height="40"/></view>\(views)</subviews>
    <constraints>\(constraints)</constraints>\(variations)
    </view></viewController></objects></scene></scenes></document>
    """
  return try InterfaceDocument(Array(text.utf8), path: "Main.storyboard")
}

@MainActor
private func load(
  _ document: InterfaceDocument, on device: Device? = nil
) -> LoadedInterface {
  let loader = InterfaceLoader()
  loader.layout = .solved
  loader.device = device
  let live = LiveDocument(DocumentVersion(document), loader: loader)
  _ = live.screens
  return live.interface
}

private let corner = """
  <constraint firstItem="inner" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
  <constraint firstItem="inner" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="c2"/>
  """

@MainActor
struct DocumentConstraintTests {
  @Test func `T142 a constraint without a first item is one of the view that lists it`() throws {
    let interface = load(
      try document(
        corner + """
          <constraint firstItem="inner" firstAttribute="height" constant="60" id="c3"/>
          """,
        views: """
          <view id="other" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0" y="0" width="10" height="10"/>
          <constraints><constraint firstAttribute="width" constant="50" id="c4"/></constraints></view>
          """))
    let view: View = try #require(interface.object(id: "other"))
    #expect(interface.constraints["c4"]?.firstItem === view)
    #expect(interface.constraints["c4"]?.description.contains("width == 50") == true)
    #expect(view.frame.width == 50)
    let inner: View = try #require(interface.object(id: "inner"))
    #expect(inner.frame == Rect(x: 20, y: 30, width: 0, height: 60))
  }

  @Test func `T143 a placeholder is not loaded`() throws {
    let interface = load(
      try document(
        corner + """
          <constraint firstItem="inner" firstAttribute="width" constant="50" id="c3"/>
          <constraint firstItem="inner" firstAttribute="height" constant="60" placeholder="YES" id="c4"/>
          """))
    #expect(interface.constraints.keys.sorted() == ["c1", "c2", "c3"])
    let inner: View = try #require(interface.object(id: "inner"))
    #expect(inner.frame == Rect(x: 20, y: 30, width: 50, height: 0))
  }

  @Test func `T144 a constraint with an unknown item is left out with one diagnostic`() throws {
    let interface = load(
      try document(
        corner + """

          <constraint firstItem="gone" firstAttribute="width" constant="50" id="c3"/>
          <constraint firstItem="inner" firstAttribute="width" constant="70" id="c4"/>
          """))
    let inner: View = try #require(interface.object(id: "inner"))
    #expect(inner.frame.width == 70)
    #expect(
      interface.layoutDiagnostics.map(\.description) == [
        "Main.storyboard:10:1: warning: the constraint c3 is left out: no view or guide has the id "
          + "gone. Remove it, or connect it again in Interface Builder."
      ])
  }

  @Test(arguments: [
    (
      "<constraint firstItem=\"inner\" firstAttribute=\"middle\" constant=\"1\" id=\"x\"/>",
      "“middle” is no attribute of a view"
    ),
    (
      "<constraint firstItem=\"inner\" firstAttribute=\"width\" relation=\"near\" id=\"x\"/>",
      "“near” is no relation"
    ),
    (
      "<constraint firstItem=\"inner\" firstAttribute=\"width\" constant=\"wide\" id=\"x\"/>",
      "the multiplier, the constant or the priority is no number, or out of range"
    ),
    (
      "<constraint firstItem=\"inner\" firstAttribute=\"width\" priority=\"2000\" id=\"x\"/>",
      "the multiplier, the constant or the priority is no number, or out of range"
    ),
    (
      "<constraint firstItem=\"inner\" firstAttribute=\"width\" secondItem=\"root\" "
        + "secondAttribute=\"width\" multiplier=\"1:0\" id=\"x\"/>",
      "the multiplier, the constant or the priority is no number, or out of range"
    ),
    (
      "<constraint firstItem=\"inner\" firstAttribute=\"leading\" secondItem=\"root\" "
        + "secondAttribute=\"left\" id=\"x\"/>",
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
        + "Use leading/trailing for both or neither"
    ),
    (
      "<constraint firstItem=\"inner\" firstAttribute=\"leading\" constant=\"20\" id=\"x\"/>",
      "A multiplier of 0 or a nil second item together with a location for the first attribute "
        + "creates an illegal constraint of a location equal to a constant. Location attributes must "
        + "be specified in pairs"
    ),
  ])
  func `a constraint that UIKit would refuse is left out, and the others are loaded`(
    constraint: String, reason: String
  ) throws {
    let interface = load(try document(corner + constraint))
    #expect(interface.constraints.count == 2)
    #expect(
      interface.layoutDiagnostics.map(\.problem) == ["the constraint x is left out: \(reason)"])
  }

  @Test func `T145 a variation of a compact height has a constant of its own`() throws {
    let document = try document(
      """
      <constraint firstItem="inner" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c1">
      <variation key="heightClass=compact" constant="8"/></constraint>
      """)
    let element = try #require(document.object(id: "c1"))
    let content = ConstraintContent(element)
    #expect(content.constant(for: DocumentTraits(heightClass: .compact)) == 8)
    #expect(content.constant(for: DocumentTraits(heightClass: .regular)) == 20)
    let inner: View = try #require(load(document).object(id: "inner"))
    #expect(inner.frame.minY == 20)
  }

  @Test func `a variation installs constraints for the width of the device`() throws {
    let document = try document(
      corner + """
        <constraint firstItem="inner" firstAttribute="width" constant="50" id="small"/>
        <constraint firstItem="inner" firstAttribute="width" constant="90" id="large"/>
        """,
      variations: """
        <variation key="default"><mask key="constraints"><exclude reference="large"/></mask></variation>
        <variation key="heightClass=regular-widthClass=regular"><mask key="constraints">
        <exclude reference="small"/><include reference="large"/></mask></variation>
        """)
    let phone: View = try #require(load(document).object(id: "inner"))
    #expect(phone.frame.width == 50)
    let pad = Device.all.first { $0.name == "ipad" }
    let interface = load(document, on: pad)
    let inner: View = try #require(interface.object(id: "inner"))
    let root: View = try #require(interface.object(id: "root"))
    #expect(inner.frame.width == 90 && root.frame.size == Size(width: 768, height: 1024))
  }

  @Test(arguments: [
    ("2:3", 2.0 / 3), ("1/3", 1.0 / 3), ("0.5", 0.5), ("271:152", 271.0 / 152),
  ])
  func `a multiplier is a number or a ratio`(text: String, number: Double) throws {
    let document = try document(
      "<constraint firstItem=\"inner\" firstAttribute=\"width\" secondItem=\"root\" "
        + "secondAttribute=\"width\" multiplier=\"\(text)\" id=\"c1\"/>")
    let element = try #require(document.object(id: "c1"))
    #expect(ConstraintContent(element).multiplier == number)
    let inner: View = try #require(load(document).object(id: "inner"))
    #expect(abs(inner.frame.width - 375 * number) < 0.001)
  }

  @Test func `without a layout that is solved no constraint is loaded`() throws {
    let interface = InterfaceLoader().load(try document(corner))
    let inner: View = try #require(interface.object(id: "inner"))
    #expect(interface.constraints.isEmpty && interface.layoutDiagnostics.isEmpty)
    #expect(inner.frame == Rect(x: 10, y: 10, width: 30, height: 40))
    #expect(inner.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `a variation shows a view that is hidden elsewhere`() throws {
    let document = try document(
      corner,
      views: """
        <view hidden="YES" id="other"><rect key="frame" x="0" y="0" width="10" height="10"/>
        <variation key="widthClass=regular" hidden="NO"/></view>
        """)
    let phone: View = try #require(load(document).object(id: "other"))
    #expect(phone.isHidden)
    let interface = load(document, on: Device.all.first { $0.name == "ipad" })
    let pad: View = try #require(interface.object(id: "other"))
    #expect(!pad.isHidden)
  }

  @Test func `margins of left and right stay where they are in any direction`() throws {
    for (direction, x) in [("", 50.0), ("semanticContentAttribute=\"forceRightToLeft\"", 50)] {
      let interface = load(
        try document(
          corner,
          views: """
            <view \(direction) id="other"><rect key="frame" x="0" y="100" width="300" height="10"/>
            <edgeInsets key="layoutMargins" top="0" left="50" bottom="0" right="10"/></view>
            """))
      let view: View = try #require(interface.object(id: "other"))
      #expect(view.layoutMargins.left == x && view.layoutMargins.right == 10)
    }
  }

  @Test func `a standard space without a number is 20 points in a superview and none at a guide`()
    throws
  {
    let interface = load(
      try document(
        """
        <constraint firstItem="inner" firstAttribute="leading" secondItem="root" secondAttribute="leading" symbolic="YES" id="c1"/>
        <constraint firstItem="inner" firstAttribute="top" secondItem="safe" secondAttribute="top" symbolic="YES" id="c2"/>
        """, variations: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"))
    let inner: View = try #require(interface.object(id: "inner"))
    #expect(inner.frame.origin == Point(x: 20, y: 20), "the status bar is 20 points high")
  }

  @Test func `rows inside rows that are aligned by baselines are laid out in time`() throws {
    var views = ""
    for level in 0..<30 {
      views += """
        <stackView alignment="firstBaseline" translatesAutoresizingMaskIntoConstraints="NO" id="s\(level)">
        <rect key="frame" x="0" y="0" width="10" height="10"/><subviews>
        <label text="a" translatesAutoresizingMaskIntoConstraints="NO" id="l\(level)">
        <rect key="frame" x="0" y="0" width="10" height="10"/></label>
        """
    }
    views += String(repeating: "</subviews></stackView>", count: 30)
    let interface = load(try document(corner, views: views))
    let label: View = try #require(interface.object(id: "l29"))
    #expect(label.frame.height > 0)
  }
}
