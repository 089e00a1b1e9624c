import Graphics
import InterfaceBuilder
import TestSupport
import Testing

@testable import InterfaceLoader

/// A document with a push button of a height, saved by a version of Interface Builder and its plug-in.
private func document(_ version: String, plugIn: String = "1", height: Int) throws
  -> InterfaceDocument
{
  try InterfaceDocument(
    Array(
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(version)">
          <dependencies>
              <plugIn identifier="com.apple.InterfaceBuilder.CocoaPlugin" version="\(plugIn)"/>
          </dependencies>
          <objects>
              <customView id="one">
                  <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                  <subviews>
                      <button id="two">
                          <rect key="frame" x="0.0" y="0.0" width="90" height="\(height)"/>
                          <buttonCell key="cell" type="push" bezelStyle="rounded" title="Send" id="c"/>
                      </button>
                  </subviews>
              </customView>
          </objects>
      </document>
      """.utf8), path: "Look.xib")
}

private let looks: [(version: String, plugIn: String, height: Int, look: ControlGeneration)] = [
  ("14460.31", "14460.31", 32, .catalina),
  ("21507", "21507", 32, .bigSur),
  ("24506", "24506", 32, .bigSur),
  ("24506", "24506", 24, .tahoe),
  ("24506", "24506", 40, .tahoe),
  ("32700.99.1234", "22690", 32, .bigSur),
  ("32700.99.1234", "14460", 32, .catalina),
]

/// What is aligned of controls, by kind, size and look.
private let alignments: [(String, String?, ControlGeneration, EdgeInsets?, Double?)] = [
  ("button push", nil, .bigSur, EdgeInsets(top: 5, left: 7, bottom: 7, right: 7), 6),
  ("button push", nil, .catalina, EdgeInsets(top: 4, left: 6, bottom: 7, right: 6), 6),
  ("button push", nil, .tahoe, .zero, 7),
  ("textField -", "small", .tahoe, EdgeInsets(top: 0, left: 2, bottom: 0, right: 2), 3),
  ("box separator.wide", nil, .tahoe, EdgeInsets(top: 2, left: 0, bottom: 2, right: 0), nil),
  // A size and a look that no document has.
  ("popUpButton rounded", "mini", .bigSur, EdgeInsets(top: 1, left: 3, bottom: 4, right: 4), 6),
  ("box primary.untitled", nil, .catalina, EdgeInsets(top: 2, left: 3, bottom: 4, right: 3), nil),
  ("knob -", nil, .bigSur, nil, nil),
]

struct ControlAlignmentTests {
  @Test(arguments: looks)
  func `the version tells the look of controls, and from Xcode 16 on their heights do`(
    version: String, plugIn: String, height: Int, look: ControlGeneration
  ) throws {
    #expect(ControlGeneration(try document(version, plugIn: plugIn, height: height)) == look)
  }

  @Test(arguments: alignments)
  func `a control is aligned by its kind, its size and its look`(
    kind: String, size: String?, look: ControlGeneration, insets: EdgeInsets?, baseline: Double?
  ) {
    let found = ControlAlignment.of(kind, size: size, in: look, readsLater: true)
    #expect(found?.insets == insets)
    #expect(found?.baseline == baseline)
  }

  @Test func `what the judging half of the corpus says is left out on demand`() {
    let tabs = { ControlAlignment.of("tabView -", size: nil, in: .bigSur, readsLater: $0) }
    #expect(tabs(true)?.insets == EdgeInsets(top: 6, left: 7, bottom: 10, right: 7))
    #expect(tabs(false) == nil)
  }
}
