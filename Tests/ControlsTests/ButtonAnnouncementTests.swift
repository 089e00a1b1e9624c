import Controls
import Testing

@MainActor
private func button(title: String? = nil, label: String? = nil) -> Button {
  let button = Button(type: .system)
  button.setTitle(title, for: .normal)
  button.accessibilityLabel = label
  return button
}

@MainActor @Suite struct ButtonAnnouncementTests {
  @Test func `A063 by the observed policy the label is spoken`() {
    let button = button(title: "A", label: "Item A")
    button.labelPolicy = .observed
    #expect(button.announcement(in: "en") == "Item A. Button.")
  }

  @Test func `A064 by the documented policy the title is spoken`() {
    #expect(button(title: "A", label: "Item A").announcement(in: "en") == "A. Button.")
  }

  @Test func `A067 by the observed policy an empty label silences the title`() {
    let button = button(title: "Save", label: "")
    #expect(button.announcement(in: "en") == "Save. Button.")
    button.labelPolicy = .observed
    #expect(button.announcement(in: "en") == "Button.")
  }

  @Test func `where the policies differ the announcement says what the other one speaks`() {
    let button = button(title: "A", label: "Item A")
    #expect(
      button.announced(in: "en").overruledLabel == OverruledLabel("Item A", policy: .observed))
    button.labelPolicy = .observed
    #expect(button.announced(in: "en").overruledLabel == OverruledLabel("A", policy: .documented))
    button.accessibilityLabel = "A"
    #expect(button.announced(in: "en").overruledLabel == nil)
  }

  @Test func `a title that is spoken in a way of its own keeps it`() {
    let button = button()
    button.setAttributedTitle(
      AttributedText("USA", speech: SpeechAttributes(spellsOut: true)), for: .normal)
    let phrase = button.announced(in: "en").description[0]
    #expect(phrase.attributed?.runs.first?.attributes.speech?.spellsOut == true)
  }

  @Test func `a speaking user may say the title where the label is spoken`() {
    let button = button(title: "Send", label: "Send mail")
    #expect(button.accessibilityUserInputLabels == ["Send"])
    button.accessibilityUserInputLabels = ["Mail"]
    #expect(button.accessibilityUserInputLabels == ["Mail"])
  }

  @Test func `A065 a button with an image alone has no name`() {
    let button = button()
    button.setImage(Image(named: "camera"), for: .normal)
    #expect(button.announcement(in: "en") == "Button.")
  }

  @Test func `A066 an attributed title is a title`() {
    let button = button()
    button.setAttributedTitle(AttributedText("Save"), for: .normal)
    #expect(button.announcement(in: "en") == "Save. Button.")
  }

  @Test func `a label that a subclass answers with is as good as one that was set`() {
    final class Labeled: Button {
      override var accessibilityLabel: String? {
        get { "Send mail" }
        set {}
      }
    }
    let button = Labeled(type: .system)
    button.setTitle("Send", for: .normal)
    #expect(button.announcement(in: "en") == "Send. Button.")
    #expect(
      button.announced(in: "en").overruledLabel == OverruledLabel("Send mail", policy: .observed))
    button.labelPolicy = .observed
    #expect(button.announcement(in: "en") == "Send mail. Button.")
  }
}
