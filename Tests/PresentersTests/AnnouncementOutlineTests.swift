import Accessibility
import InterfaceBuilder
import Presenters
import Testing

@Suite struct AnnouncementOutlineTests {
  private func said(_ text: String) -> Announcement {
    Announcement(description: [.init(text, source: .label(.title))], hint: [], language: "en")
  }

  @Test func `each line is what is spoken, with why a reader does not get there`() throws {
    let document = try read(
      """
      <button id="1"><accessibility key="accessibilityConfiguration" identifier="first"/></button>
      <button hidden="YES" id="2"/>
      <view hidden="YES" id="3"><subviews><button id="4"/></subviews></view>
      <button id="5"><accessibility key="accessibilityConfiguration">
      <bool key="isElement" value="NO"/></accessibility></button>
      <switch id="6"/>
      """)
    let announcements = ["One. Button.", "Two. Button.", "Four. Button.", "Five. Button."].map(said)
    #expect(
      AnnouncementOutline().present(document, announcements: announcements + [nil]) == """
        Form.xib   UIKit · 5 controls
            #first  One. Button.
            id 2    Two. Button.  (hidden)
            id 4    Four. Button.  (in a hidden view)
            id 5    Five. Button.  (not an accessibility element)
            (not announced yet: 1 Switch)

        """)
  }

  @Test func `long sentences go on below themselves`() throws {
    let document = try read(#"<button id="1"/>"#)
    let announcement = said("This button has a very long title that does not fit. Button.")
    let style = TextStyle(width: 40)
    #expect(
      AnnouncementOutline(style: style).present(document, announcements: [announcement]) == """
        Form.xib   UIKit · 1 control
            id 1  This button has a very long
                  title that does not fit.
                  Button.

        """)
  }
}
