import Controls
import Testing

@MainActor @Suite struct AnnouncementInALineTests {
  @Test func `the options button explains itself`() {
    let button = Button(type: .system)
    button.setTitle("Options", for: .normal)
    button.accessibilityHint = "Shows additional camera options."
    #expect(button.announcement(in: "en") == "Options. Button. Shows additional camera options.")
  }

  @Test func `a language without words of its own is spoken with English ones, and says so`() {
    let button = Button(type: .system)
    button.setTitle("Einstellungen", for: .normal)
    #expect(button.announcement(in: "tlh") == "Einstellungen. Button.")
    #expect(button.announced(in: "tlh").language == "en")
  }

  @Test func `a view that is not a control says what it was given`() {
    let view = View()
    view.accessibilityLabel = "Volume"
    view.accessibilityValue = .percent(0.5)
    view.accessibilityTraits = .adjustable
    #expect(
      view.announcement(in: "en")
        == "Volume: 50%. Adjustable. Swipe up or down with one finger to adjust the value.")
  }

  @Test func `phrases say where they come from`() {
    let button = Button(type: .system)
    button.setTitle("Save", for: .normal)
    button.accessibilityLabel = "Keep"
    button.isSelected = true
    #expect(
      button.announced(in: "en").description.map(\.source) == [
        .trait(.selected), .label(.title), .trait(.button),
      ])
  }
}
