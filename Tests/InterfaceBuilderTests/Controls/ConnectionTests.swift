import InterfaceBuilder
import Testing

private struct TargetCase: Sendable, CustomTestStringConvertible {
  var destination: String
  var kind: Connection.TargetKind
  var testDescription: String { "\(destination) is \(kind)" }
}

private let targetCases: [TargetCase] = [
  .init(destination: "fr", kind: .firstResponder),
  .init(destination: "vc", kind: .object),
  .init(destination: "ex", kind: .exit),
  .init(destination: "gone", kind: .unresolved),
]

@Suite struct ConnectionTests {
  @Test(arguments: targetCases)
  private func `the element that an action names decides what the target is`(_ target: TargetCase)
    throws
  {
    let document = try read(
      storyboard(
        """
        <viewController id="vc" sceneMemberID="viewController"><view key="view" id="v"><subviews>
        <button id="b"><connections>
        <action selector="save:" destination="\(target.destination)" eventType="touchUpInside" id="a"/>
        </connections></button></subviews></view></viewController>
        <exit id="ex" sceneMemberID="exit"/>
        """))
    let action = try #require(document.controls.first?.actions.first)
    #expect(action.targetKind == target.kind)
    #expect(action.targetID == target.destination)
  }

  @Test(arguments: [("-1", Connection.TargetKind.filesOwner), ("-2", .firstResponder)])
  func `in a xib the placeholder decides, whatever its number`(
    _ id: String, _ kind: Connection.TargetKind
  ) throws {
    let document = try read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
      <button id="b"><connections><action selector="go" destination="\(id)" id="a"/></connections></button>
      </objects></document>
      """)
    #expect(document.controls.first?.actions.first?.targetKind == kind)
  }

  @Test func `the order in the file is the order of the actions`() throws {
    let document = try read(
      storyboard(
        withControls: """
          <button id="b"><connections>
          <action selector="second:" destination="vc" eventType="touchDown" id="2"/>
          <outlet property="x" destination="vc" id="o"/>
          <action selector="first" destination="fr" eventType="touchUpInside" id="1"/>
          </connections></button>
          """))
    let actions = try #require(document.controls.first?.actions)
    #expect(actions.map(\.selector) == ["second:", "first"])
    #expect(actions.map(\.eventType) == ["touchDown", "touchUpInside"])
    #expect(actions.map(\.targetClass) == ["FormController", nil])
  }
}
