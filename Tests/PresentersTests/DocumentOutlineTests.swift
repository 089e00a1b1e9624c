import Accessibility
import InterfaceBuilder
import Presenters
import Testing

@Suite struct DocumentOutlineTests {
  private func outline(_ controls: String, announcements: [String: Announcement] = [:]) throws
    -> String
  {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
      \(controls)
      </objects></document>
      """
    let document = try InterfaceDocument(Array(text.utf8), path: "Form.xib")
    return DocumentOutline().present(document, announcements: announcements)
  }

  @Test func `a button shows what it says, shows and sends`() throws {
    let said = Announcement(
      description: [
        .init("Keep.", source: .label(.title)), .init("Button.", source: .trait(.button)),
      ],
      hint: [], language: "en")
    let text = try outline(
      """
      <button hidden="YES" enabled="NO" buttonType="system" role="primary" id="7">
      <accessibility key="accessibilityConfiguration" label="Save it"/>
      <state key="normal" title="Keep" image="disk"/><state key="selected" title="Kept"/>
      <connections><action selector="keep:" destination="-1" eventType="touchUpInside" id="8"/>
      <action selector="any" destination="-2" eventType="touchDown" id="9"/>
      <action selector="lost:" destination="99" eventType="touchCancel" id="10"/></connections></button>
      """, announcements: ["7": said])
    #expect(
      text == """
        Form.xib   UIKit · 1 control

        File's Owner   Owner
          ● Button  Keep  id 7  system, primary, disabled, hidden
              says    Keep. Button.
              note    the title is spoken, not the accessibility label 'Save it'
              titles  normal Keep · selected Kept
              images  normal disk
              sends   touchUpInside → Owner.keep:
              sends   touchDown → any up the responder chain
              sends   touchCancel → lost: of id 99, which the document lacks

        """)
  }

  @Test func `what is not shown yet is named`() throws {
    let text = try outline(#"<switch id="1"/><switch id="2"/><slider id="3"/>"#)
    #expect(
      text == """
        Form.xib   UIKit · 3 controls

        File's Owner   Owner
          ● Switch  id 1
          ● Switch  id 2
          ● Slider  id 3

          (values and announcements are not shown yet: 1 Slider, 2 Switches)

        """)
  }

  @Test func `a document without controls is one line`() throws {
    #expect(try outline("") == "Form.xib   UIKit · no controls\n")
  }
}
