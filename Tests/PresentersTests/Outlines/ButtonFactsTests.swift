import InterfaceBuilder
import Presenters
import Testing

@Suite struct ButtonFactsTests {
  @Test func `a configuration shows its style and all that it sets`() throws {
    let document = try read(
      """
      <button buttonType="system" role="destructive" id="b"><state key="normal" title="Old"/>
      <buttonConfiguration key="configuration" style="filled" title="Buy" subtitle="0.99"
        image="cart" catalog="system" imagePlacement="trailing" imagePadding="8"
        titlePadding="2.5" titleAlignment="center" buttonSize="large" cornerStyle="capsule"
        macIdiomStyle="bordered" indicator="popup" showsActivityIndicator="YES">
      <fontDescription key="titleFontDescription" style="UICTFontTextStyleHeadline"/>
      <fontDescription key="subtitleFontDescription" type="italicSystem" pointSize="12"/>
      <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage"
        configurationType="pointSize" pointSize="20" weight="bold" scale="large"/>
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      <color key="baseForegroundColor" systemColor="labelColor"/>
      <color key="baseBackgroundColor" name="Accent"/>
      <backgroundConfiguration key="background" cornerRadius="8" strokeWidth="1"
        strokeOutset="-2" image="paper">
      <color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="calibratedWhite"/>
      <color key="strokeColor" systemColor="separatorColor"/>
      </backgroundConfiguration></buttonConfiguration></button>
      """)
    #expect(
      DocumentOutline().present(document) == """
        Form.xib   UIKit · 1 control

        File's Owner   Owner
          ● Button  Buy  id b  system, destructive, filled
              style   filled · title Buy · subtitle 0.99 · image cart · image placed
                      trailing · symbol 20 bold large · activity indicator · indicator
                      popup · title font Headline · subtitle font italic system 12 ·
                      image padding 8 · title padding 2.5 · title aligned center ·
                      insets top 1 leading 2 bottom 3 trailing 4 · size large · corners
                      capsule · on a Mac bordered · foreground label · background Accent
                      · fill clear · background image paper · corner radius 8 · border 1
                      · border color separator · border outset -2

        """)
  }

  @Test func `a configuration that is only a style has no line of its own`() throws {
    let document = try read(
      """
      <button buttonType="close" id="b">
      <buttonConfiguration key="configuration" style="plain"/></button>
      """)
    #expect(
      DocumentOutline().present(document) == """
        Form.xib   UIKit · 1 control

        File's Owner   Owner
          ● Button  id b  close, plain

        """)
  }

  @Test func `a menu shows its elements in order, those of a menu in it in brackets`() throws {
    let document = try read(
      """
      <button showsMenuAsPrimaryAction="YES" id="b"><state key="normal" title="Sort"/>
      <menu key="menu" title="Sort" id="m"><children>
      <command title="By name" state="on" id="1"/>
      <menu title="By date" id="2"><children>
      <command title="Newest" id="3"/><command title="Oldest" id="4"/></children></menu>
      <menu id="5"><children>
      <command title="Up" id="6"/><command title="Down" id="7"/></children></menu>
      <command image="trash" catalog="system" id="8">
      <attributes key="attributes" destructive="YES"/></command>
      <command id="9"/></children></menu></button>
      """)
    #expect(
      DocumentOutline().present(document) == """
        Form.xib   UIKit · 1 control

        File's Owner   Owner
          ● Button  Sort  id b  pull-down menu
              menu    Sort [By name (on) · By date [Newest · Oldest] · [Up · Down] ·
                      trash (destructive) · no title]

        """)
  }

  @Test func `what a tap and a long press do stands behind the style`() throws {
    let menu = #"<menu key="menu"><children><command title="A"/></children></menu>"#
    let shows = #"showsMenuAsPrimaryAction="YES""#
    let changes = #"changesSelectionAsPrimaryAction="YES""#
    let document = try read(
      """
      <button \(changes) buttonType="system" id="1"/>
      <button \(shows) id="2"/>
      <button \(shows) \(changes) enabled="NO" id="3">\(menu)</button>
      <button id="4">\(menu)</button>
      <button \(changes) id="5">\(menu)</button>
      <button showsMenuAsPrimaryAction="NO" changesSelectionAsPrimaryAction="NO" id="6"/>
      """)
    let lines = DocumentOutline().present(document).split(separator: "\n").dropFirst(2)
    #expect(
      lines.joined(separator: "\n") == """
          ● Button  id 1  system, toggle
          ● Button  id 2  pull-down menu
          ● Button  id 3  pop-up menu, disabled
              menu    A
          ● Button  id 4  menu on long press
              menu    A
          ● Button  id 5  toggle, menu on long press
              menu    A
          ● Button  id 6
        """)
  }
}
