import Accessibility
import InterfaceBuilder
import Presenters
import Testing

func read(_ controls: String) throws -> InterfaceDocument {
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
    \(controls)
    </objects></document>
    """
  return try InterfaceDocument(Array(text.utf8), path: "Form.xib")
}

@Suite struct DocumentOutlineTests {
  @Test func `a button shows what it says, shows and sends`() throws {
    let said = Announcement(
      description: [
        .init("Keep.", source: .label(.title)), .init("Button.", source: .trait(.button)),
      ],
      hint: [], language: "en", overruledLabel: OverruledLabel("Save it", policy: .observed))
    let document = try read(
      """
      <button hidden="YES" enabled="NO" buttonType="system" role="primary" id="7">
      <accessibility key="accessibilityConfiguration" label="Save it"/>
      <state key="normal" title="Keep" image="disk"/><state key="selected" title="Kept"/>
      <connections><action selector="keep:" destination="-1" eventType="touchUpInside" id="8"/>
      <action selector="any" destination="-2" eventType="touchDown" id="9"/>
      <action selector="lost:" destination="99" eventType="touchCancel" id="10"/>
      <segue kind="show" destination="-1" id="11"/></connections></button>
      """)
    #expect(
      DocumentOutline().present(document, announcements: [[said]]) == """
        Form.xib   UIKit · 1 control

        File's Owner   Owner
          ● Button  Keep  id 7  system, primary, disabled, hidden
              says    Keep. Button.
              note    the title is spoken, not the label 'Save it'
              titles  normal Keep · selected Kept
              images  normal disk
              sends   touchUpInside → Owner.keep:
              sends   touchDown → any up the responder chain
              sends   touchCancel → a missing object (99).lost:
              opens   Owner (show)

        """)
  }

  @Test func `a label that is the title gives no note`() throws {
    let said = Announcement(
      description: [.init("Done.", source: .label(.title))], hint: [], language: "en")
    let document = try read(
      """
      <button id="7"><accessibility key="accessibilityConfiguration" label="Done."/>
      <state key="normal" title="Done."/></button>
      """)
    #expect(!DocumentOutline().present(document, announcements: [[said]]).contains("note"))
  }

  @Test func `a document without controls is one line`() throws {
    #expect(DocumentOutline().present(try read("")) == "Form.xib   UIKit · no controls\n")
  }

  @Test func `an id that is given twice is told with its line`() throws {
    let document = try read("<button id=\"a\"/>\n<button id=\"a\"/>")
    #expect(
      DocumentOutline().present(document).hasSuffix(
        "\n\n  (line 5: the id 'a' is taken by an earlier object)\n"))
  }

  @Test func `verbose output tells the other attributes and the unknown elements`() throws {
    let document = try read(
      #"<slider minValue="0.0" maxValue="10" glow="YES" id="s"><halo/></slider>"#)
    #expect(
      DocumentOutline(isVerbose: true).present(document) == """
        Form.xib   UIKit · 1 control

        File's Owner   Owner
          ● Slider  id s  0 of 0…10
              other   glow=YES

          (unknown elements: 1 halo)

        """)
  }

  @Test func `color and width are a matter of style`() throws {
    let document = try read(
      #"<button id="b"><state key="normal" title="A rather long title of a button"/></button>"#)
    let style = TextStyle(isColored: true, width: 40)
    #expect(
      DocumentOutline(style: style).present(document) == """
        \u{1B}[1mForm.xib\u{1B}[0m   UIKit · 1 control

        \u{1B}[1mFile's Owner\u{1B}[0m   Owner
          ● Button  \u{1B}[1mA rather long title of a
            button\u{1B}[0m  \u{1B}[2mid b\u{1B}[0m

        """)
  }

  @Test func `items stand under what they are in, on one line where that holds what they send`()
    throws
  {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
      <customObject id="-2" customClass="NSApplication"/>
      <customObject id="-1" customClass="FirstResponder"/>
      <menu id="m"><items><menuItem title="Edit" id="1"><menu key="submenu" id="s"><items>
      <menuItem title="Copy" keyEquivalent="c" id="2"><connections>
      <action selector="copy:" target="-1" id="3"/></connections></menuItem>
      <menuItem isSeparatorItem="YES" id="4"/>
      <menuItem title="Find" keyEquivalent="F" id="5"><modifierMask key="keyEquivalentModifierMask"/>
      </menuItem></items></menu></menuItem></items></menu>
      </objects></document>
      """
    let document = try InterfaceDocument(Array(text.utf8), path: "Menu.xib")
    #expect(
      DocumentOutline().present(document) == """
        Menu.xib   AppKit · no controls · 4 items

        File's Owner   NSApplication
          ○ Menu Item  Edit  id 1
            ○ Menu Item  Copy  id 2  ⌘C  → copy: up the responder chain
            ○ Menu Item  Find  id 5  ⇧F

        """)
  }

  @Test func `a value outside of its range is the one that the control has`() throws {
    let document = try read(
      """
      <slider value="7" maxValue="5" id="1"/><stepper minimumValue="2" maximumValue="5" id="2"/>
      <slider minValue="-1" id="3"/>
      """)
    #expect(
      DocumentOutline().present(document) == """
        Form.xib   UIKit · 3 controls

        File's Owner   Owner
          ● Slider  id 1  5 of 0…5
          ● Stepper  id 2  2 of 2…5
          ● Slider  id 3  0 of -1…1

        """)
  }
}
