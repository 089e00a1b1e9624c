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
}
