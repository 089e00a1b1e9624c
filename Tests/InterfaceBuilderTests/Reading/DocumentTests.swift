import Foundation
import InterfaceBuilder
import Localize
import TestSupport
import Testing

@Suite struct DocumentTests {
  @Test func `the example has two scenes and ten controls`() throws {
    let path = packageRoot.appending(path: "Examples/SignIn/Base.lproj/SignIn.storyboard").path
    let document = try InterfaceDocument(contentsOfFile: path)
    #expect(document.family == .uiKit)
    #expect(document.isStoryboard)
    #expect(document.scenes.map(\.title) == ["Sign In", "Options"])
    #expect(document.scenes.map(\.ownerClass) == ["SignInViewController", "OptionsViewController"])
    #expect(
      document.controls.map(\.elementName) == [
        "textField", "textField", "switch", "button", "button", "button", "slider", "stepper",
        "segmentedControl", "datePicker",
      ])
  }

  @Test func `a xib's objects are one scene without an id, owned by the File's Owner`() throws {
    let document = try read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CellOwner"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
      <view id="1"><subviews><button id="2"/></subviews></view>
      </objects></document>
      """, path: "Cell.xib")
    #expect(!document.isStoryboard)
    #expect(document.scenes.map(\.id) == [nil])
    #expect(document.scenes.map(\.ownerClass) == ["CellOwner"])
    #expect(document.controls.map(\.place) == [["View"]])
  }

  @Test func `a control's place is its scene and the views around it, by label, class or kind`()
    throws
  {
    let document = try read(
      storyboard(
        withControls: """
          <stackView userLabel="Row" id="a"><subviews>
          <view customClass="Card" id="b"><subviews><button id="c"/></subviews></view>
          </subviews></stackView>
          """))
    #expect(document.controls.map(\.place) == [["Form", "View", "Row", "Card"]])
  }

  @Test func `elements outside the objects are not controls`() throws {
    let document = try read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects><view id="1"/></objects>
      <designables><button id="2"/></designables>
      </document>
      """)
    #expect(document.controls.isEmpty)
    #expect(document.object(id: "2") == nil)
    #expect(document.object(id: "1")?.name == "view")
  }

  @Test func `unknown elements and attributes are kept`() throws {
    let document = try read(storyboard(withControls: #"<hologram depth="3" id="h"/>"#))
    let hologram = try #require(document.object(id: "h"))
    #expect(hologram.name == "hologram")
    #expect(hologram["depth"] == "3")
    #expect(hologram.parent?.name == "subviews")
  }

  @Test func `an element knows its bytes, line and column`() throws {
    let text = storyboard(
      withControls: #"<label text="é"/><button id="b"><state key="normal"/></button>"#)
    let button = try #require(try read(text).object(id: "b"))
    let bytes = Array(text.utf8)[button.byteRange]
    #expect(
      String(decoding: bytes, as: UTF8.self) == #"<button id="b"><state key="normal"/></button>"#)
    #expect(button.position.line == 6)
    #expect(button.position.column == 18)  // é is one character
  }

  @Test func `a tvOS document is for UIKit`() throws {
    let document = try read(
      #"<document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" version="3.0"/>"#)
    #expect(document.family == .uiKit)
  }

  @Test func `a view that is an element hides what is in it from a reader`() throws {
    let document = try read(
      storyboard(
        withControls: """
          <view id="a"><accessibility key="accessibilityConfiguration">
          <bool key="isElement" value="YES"/></accessibility>
          <subviews><button id="b"/></subviews></view><button id="c"/>
          """))
    #expect(document.controls.map(\.unreachable) == ["inside an accessibility element", nil])
  }

  @Test func `the content of keyed children that is shown nowhere else is kept`() throws {
    let document = try read(
      storyboard(
        withControls: """
          <textField id="t"><textInputTraits key="textInputTraits" secureTextEntry="YES"/>
          <variation key="widthClass=compact" hidden="YES"/>
          <rect key="frame" x="0.0" y="0.0" width="1" height="1"/></textField>
          """))
    let properties = try #require(document.controls.first).element.otherProperties
    #expect(properties.map(\.key) == ["textInputTraits", "widthClass=compact"])
    #expect(properties.first?.element["secureTextEntry"] == "YES")
  }
}
