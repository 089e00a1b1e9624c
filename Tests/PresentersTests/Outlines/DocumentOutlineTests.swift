import Accessibility
import InterfaceBuilder
import Presenters
import Testing

func read(
  _ controls: String, _ family: String = "CocoaTouch.XIB"
) throws -> InterfaceDocument {
  let text = """
    <document type="com.apple.InterfaceBuilder3.\(family)" version="3.0"><objects>
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
              sends   touchUpInside keep: → Owner
              sends   touchDown any → First Responder
              sends   touchCancel lost: → a missing object (99)
              opens   Owner (show)

        """)
  }

  @Test func `the controls of a tab stand below it, and a tab without a control has its line, too`()
    throws
  {
    let document = try read(
      """
      <window title="Settings" id="1"><view key="contentView" id="2"><subviews>
      <tabView id="3"><tabViewItems>
      <tabViewItem label="General" id="4"><view key="view" id="5"><subviews>
      <button id="6"><buttonCell key="cell" type="push" title="Reset" id="7"/></button>
      <tabView id="8"><tabViewItems><tabViewItem label="Inner" id="9"><view key="view" id="10">
      <subviews><button id="11"><buttonCell key="cell" type="push" title="More" id="12"/></button>
      </subviews></view></tabViewItem></tabViewItems></tabView></subviews></view></tabViewItem>
      <tabViewItem label="" image="gear" id="13"/><tabViewItem id="14"/></tabViewItems></tabView>
      <button id="15"><buttonCell key="cell" type="push" title="Close" id="16"/></button>
      </subviews></view></window>
      """, "Cocoa.XIB")
    #expect(
      DocumentOutline().present(document) == """
        Form.xib   AppKit · 3 controls

        Settings
          ▸ Tab View Item  General  id 4
            ● Push Button  Reset  id 6
            ▸ Tab View Item  Inner  id 9
              ● Push Button  More  id 11
          ▸ Tab View Item  gear  id 13
          ▸ Tab View Item  no title  id 14
          ● Push Button  Close  id 15

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

  @Test func `verbose output shows the other attributes and the unknown elements`() throws {
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

  @Test func `items stand under what they are in`() throws {
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

        Menu   NSApplication
          ○ Menu Item  Edit  id 1
            ○ Menu Item  Copy  id 2  ⌘C
                sends   copy: → First Responder
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

  @Test func `windows and views of a xib are headings as scenes are`() throws {
    let document = try read(
      """
      <view id="v1"><subviews><button id="a"/></subviews></view>
      <view id="v2" userLabel="Footer"><subviews><button id="b"/></subviews></view>
      """)
    #expect(
      DocumentOutline().present(document) == """
        Form.xib   UIKit · 2 controls

        View   Owner
          ● Button  id a

        Footer   Owner
          ● Button  id b

        """)
  }

  @Test func `controls of AppKit are told in text with all that JSON has of them`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
      <customObject id="-2" customClass="Owner"/>
      <window title="Rules" id="w"><view key="contentView" id="v"><subviews>
      <button id="b" userLabel="Agree"><buttonCell key="cell" type="check" title="I agree" id="c">
      <accessibility description="Terms" help="Accepts the terms"/></buttonCell>
      <connections><outlet property="nextKeyView" destination="t" id="o1"/>
      <accessibilityConnection property="title" destination="t" id="o2"/></connections></button>
      <tableView id="t"><connections>
      <action trigger="doubleAction" selector="open:" target="-2" id="a1"/></connections></tableView>
      <matrix id="m"><cells><column><buttonCell type="radio" title="Yes" state="on" id="m1"/>
      <buttonCell type="radio" title="No" id="m2"/></column></cells></matrix>
      <secureTextField id="s"><secureTextFieldCell key="cell" title="hunter2" id="d"/>
      </secureTextField></subviews></view></window></objects></document>
      """
    let document = try InterfaceDocument(Array(text.utf8), path: "Rules.xib")
    #expect(
      DocumentOutline().present(document) == """
        Rules.xib   AppKit · 4 controls

        Rules
          ● Checkbox  I agree  id b
              speech  description Terms · help Accepts the terms
              label   Agree
              next    Table View t in the key view loop
              linked  accessibility title Table View t
          ● Table View  id t
              sends   doubleAction open: → Owner
          ● Matrix  id m
              cells   Yes (on) · No
          ● Secure Text Field  id s

        """)
  }

  @Test func `modifiers have the order of macOS's menus`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
      <menu id="m"><items><menuItem title="Paste" keyEquivalent="V" id="1">
      <modifierMask key="keyEquivalentModifierMask" option="YES" command="YES" control="YES"/>
      </menuItem></items></menu></objects></document>
      """
    let document = try InterfaceDocument(Array(text.utf8), path: "Menu.xib")
    #expect(DocumentOutline().present(document).contains("⌃⌥⇧⌘V"))
  }

  @Test func `a heading has the class of the window, and a bound list leaves its template out`()
    throws
  {
    let document = try read(
      """
      <window title="Sounds" id="w" customClass="SoundWindow"><view key="contentView" id="v">
      <subviews><popUpButton id="p"><popUpButtonCell key="cell" id="c"><menu key="menu" id="m">
      <items><menuItem title="Item 1" state="on" id="i"/></items></menu></popUpButtonCell>
      <connections><binding destination="-1" name="contentValues" keyPath="sounds" id="b"/>
      </connections></popUpButton><popUpButton id="q"><popUpButtonCell key="cell" id="d">
      <menu key="menu" id="n"><items><menuItem title="Large" id="j"/></items></menu>
      </popUpButtonCell></popUpButton></subviews></view></window>
      <window title="Plain" id="x"><view key="contentView" id="y"><subviews><button id="z"/>
      </subviews></view></window>
      """, "Cocoa.XIB")
    #expect(
      DocumentOutline().present(document) == """
        Form.xib   AppKit · 3 controls · 2 items

        Sounds   SoundWindow
          ● Pop Up Button  id p
              bound   contentValues to Owner sounds
          ● Pop Up Button  id q
              choices Large
            ○ Menu Item  Large  id j

        Plain
          ● Button  id z

        """)
  }

  @Test func `the lines of a styled title are told where they are not as by default`() throws {
    let document = try read(
      """
      <button id="7"><state key="normal"><attributedString key="attributedTitle">
      <fragment content="Terms"><attributes><paragraphStyle key="NSParagraphStyle"
      alignment="center" baseWritingDirection="rightToLeft" firstLineHeadIndent="24"
      headIndent="12" tailIndent="-5" hyphenationFactor="0.5"/></attributes></fragment>
      </attributedString></state><state key="selected"><attributedString key="attributedTitle">
      <fragment content="Read"><attributes><paragraphStyle key="NSParagraphStyle"
      alignment="natural" baseWritingDirection="natural"/></attributes></fragment>
      </attributedString></state></button>
      """)
    #expect(
      DocumentOutline().present(document) == """
        Form.xib   UIKit · 1 control

        File's Owner   Owner
          ● Button  Terms  id 7
              titles  normal Terms · selected Read
              lines   normal center, right to left, first line indented by 24, indented
                      by 12, ends at -5, hyphenation 0.5

        """)
  }

  @Test func `a long path is broken after a slash, and its summary stands below`() throws {
    let folder = String(repeating: "SomeFolder/", count: 8)
    let text = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects/></document>"
    let document = try InterfaceDocument(Array(text.utf8), path: folder + "Form.xib")
    #expect(
      DocumentOutline().present(document) == """
        SomeFolder/SomeFolder/SomeFolder/SomeFolder/SomeFolder/SomeFolder/SomeFolder/
            SomeFolder/Form.xib
            UIKit · no controls

        """)
  }

  @Test func `several documents end with their totals`() throws {
    var totals = DocumentTotals()
    totals.add(try read("<button id=\"a\"/>"))
    #expect(!totals.isWorthTelling)
    totals.add(try read(""))
    totals.failures = 1
    totals.leftOut = 2
    #expect(totals.isWorthTelling)
    #expect(totals.present() == "2 documents · 1 control · 1 unreadable file · 2 left out\n")
  }
}
