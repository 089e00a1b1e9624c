import Accessibility
import Graphics
import InterfaceBuilder
import Presenters
import Testing

private func said(
  _ handle: String, _ text: String, overruled: String? = nil, origins: [PhraseOrigin] = []
) -> SpokenScreen.Element {
  .init(
    handle: handle,
    announcement: Announcement(
      description: [.init(text, source: .label(.title))], language: "en",
      overruledLabel: overruled.map { OverruledLabel($0, policy: .observed) }), origins: origins)
}

@Suite struct AnnouncementOutlineTests {
  private func document() throws -> InterfaceDocument { try read(#"<button id="1"/>"#) }

  @Test func `each line is what is spoken, then what is not read and why`() throws {
    let screen = SpokenScreen(
      title: "Form", elements: [said("#first", "One. Button."), said("id 2", "")],
      unread: ["hidden": ["Button", "Switch", "Switch"], "not announced yet": ["Date Picker"]])
    #expect(
      AnnouncementOutline().present(try document(), screens: [screen, SpokenScreen()]) == """
        Form.xib   UIKit · 1 control
          Form
            #first  One. Button.
            id 2    (nothing)
            (hidden: 1 Button, 2 Switches)
            (not announced yet: 1 Date Picker)

        """)
  }

  @Test func `long sentences go on below themselves`() throws {
    let text = "This button has a very long title that does not fit. Button."
    let style = TextStyle(width: 40)
    #expect(
      AnnouncementOutline(style: style)
        .present(try document(), screens: [SpokenScreen(elements: [said("id 1", text)])]) == """
          Form.xib   UIKit · 1 control
              id 1  This button has a very long
                    title that does not fit.
                    Button.

          """)
  }

  @Test func `where the policies differ it is told what the other one says`() throws {
    let screen = SpokenScreen(elements: [said("id 1", "A. Button.", overruled: "Item A")])
    #expect(
      AnnouncementOutline().present(try document(), screens: [screen]) == """
        Form.xib   UIKit · 1 control
            id 1  A. Button.
                  (--label-policy observed says 'Item A')

        """)
  }

  @Test func `an explanation has a line for each phrase`() throws {
    var element = said(
      "id 1", "A.",
      origins: [
        .table(key: "1.normalTitle", path: "de.strings"),
        .word(
          .voiceOver(.button), language: "de",
          origin: WordOrigin(.modeled, source: "AccessibilitySnapshot")),
      ])
    element.announcement.description.append(.init("Taste.", source: .trait(.button)))
    let outline = AnnouncementOutline(style: TextStyle(width: 100), explains: true)
    #expect(
      outline.present(try document(), screens: [SpokenScreen(elements: [element])]) == """
        Form.xib   UIKit · 1 control
            id 1  A. Taste.
                A.      title, 1.normalTitle in de.strings: the name is said first
                Taste.  trait button, trait.button in VoiceOver.strings (de, modeled:
                        AccessibilitySnapshot): what an element is follows its name, in a fixed order

        """)
  }

  @Test func `an outline has containers, roles, traits and frames`() throws {
    let element = AccessibilityElement(
      label: "A", traits: [.button, .selected], identifier: "a",
      frame: Rect(x: 1, y: 2.5, width: 30, height: 40))
    let tree = AccessibilityTree([
      .container(
        .init(type: .list, label: "Letters", isExplicit: true, children: [.element(element)])),
      .element(.init(label: "B", traits: .staticText)),
    ])
    let screen = SpokenScreen(
      title: "Form", elements: [said("#a", "Selected: A. Button."), said("id b", "B")], tree: tree)
    #expect(
      ElementOutline().present(try document(), screens: [screen]) == """
        Form.xib   UIKit · 1 control
          Form
            list “Letters”
              Button  Selected: A. Button.
                Button, Selected, User Interaction Enabled · at 1, 2.5, 30 × 40 · #a
            StaticText  B
              Static Text, User Interaction Enabled · at 0, 0, 0 × 0

        """)
  }
}
