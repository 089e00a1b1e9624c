import InterfaceBuilder
import Testing

@Suite struct AppKitReadingTests {
  private func read(_ objects: String) throws -> InterfaceDocument {
    try InterfaceDocument(
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
        <customObject id="-2" customClass="Owner"/>
        <customObject id="-1" customClass="FirstResponder"/>
        <customObject id="-3" customClass="NSObject"/>
        \(objects)
        </objects></document>
        """.utf8), path: "W.xib")
  }

  @Test func `a control's title, state and key are its cell's`() throws {
    let document = try read(
      """
      <button id="b"><buttonCell key="cell" type="check" title="On" state="on" enabled="NO" id="c">
      <behavior key="behavior" pushIn="YES" changeContents="YES" lightByGray="NO"/>
      <string key="keyEquivalent" base64-UTF8="YES">
      DQ
      </string><modifierMask key="keyEquivalentModifierMask" shift="YES" command="YES"/>
      </buttonCell></button>
      """)
    let button = try #require(document.controls.first)
    #expect(button.kind == .control)
    #expect(!button.isEnabled)
    #expect(button.cell?.title == "On")
    #expect(button.cell?.behavior == ["changeContents", "pushIn"])
    #expect(button.cell?.keyEquivalent?.key == "\r")
    #expect(button.cell?.keyEquivalent?.modifiers == ["command", "shift"])
  }

  @Test func `actions name a target, and some are the cell's`() throws {
    let document = try read(
      """
      <button id="b"><connections><action selector="a:" target="-2" id="1"/>
      <binding destination="-3" name="value" keyPath="k" id="2"/></connections>
      <buttonCell key="cell" id="c"><connections><action selector="b:" target="-1" id="3"/>
      </connections></buttonCell></button>
      """)
    let connections = try #require(document.controls.first?.connections)
    #expect(connections.map(\.kind) == [.action, .binding, .action])
    #expect(connections.map(\.targetKind) == [.filesOwner, .application, .firstResponder])
    #expect(connections.map(\.isOfCell) == [false, false, true])
    #expect(document.controls.count == 1)
  }

  @Test func `the items of a pop-up are its choices and items of their own`() throws {
    let document = try read(
      """
      <popUpButton id="p"><popUpButtonCell key="cell" id="c"><menu key="menu" id="m"><items>
      <menuItem title="A" id="1"/><menuItem isSeparatorItem="YES" id="2"/></items></menu>
      </popUpButtonCell></popUpButton>
      """)
    #expect(document.controls.map(\.elementName) == ["popUpButton", "menuItem", "menuItem"])
    #expect(document.controls.first?.cell?.menuItems?.map(\.id) == ["1", "2"])
    #expect(document.controls.map(\.depth) == [0, 1, 1])
  }

  @Test func `anything else with an action is a sender too`() throws {
    let document = try read(
      """
      <view id="v"><connections><action selector="a:" target="-1" id="1"/></connections></view>
      """)
    #expect(document.controls.map(\.kind) == [.actionSource])
  }

  @Test func `the keys of a document are those of its texts`() throws {
    let document = try read(
      """
      <textField toolTip="Tip" id="f"><textFieldCell key="cell" title="T" placeholderString="" id="g"/>
      <accessibility description="D"/></textField>
      <segmentedControl id="s"><segmentedCell key="cell" id="t"><segments>
      <segment label="L"/><segment toolTip="H"/></segments></segmentedCell></segmentedControl>
      <popUpButton id="p"><popUpButtonCell key="cell" title="Not this" id="q"/></popUpButton>
      """)
    #expect(
      document.localizableKeys == [
        "f.ibExternalAccessibilityDescription", "f.ibShadowedToolTip", "g.title",
        "t.ibShadowedLabels[0]", "t.ibShadowedToolTips[1]",
      ])
  }

  @Test func `elements of other names are counted`() throws {
    let document = try read(#"<hologram id="h"><beam/><beam/></hologram><button id="b"/>"#)
    #expect(document.unknownElements == ["hologram": 1, "beam": 2])
    #expect(document.counts == ["button": 1])
  }
}
