import ControlTesting
import Testing

@MainActor @Test func `the options button says what it does`() {
  let button = Button(type: .system)
  button.setTitle("Options", for: .normal)
  button.accessibilityHint = "Shows additional camera options."
  #expect(button.announcement(in: "en") == "Options. Button. Shows additional camera options.")
}
