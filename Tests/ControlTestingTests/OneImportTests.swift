import ControlTesting
import Testing

// The only import beside the test framework, as in the first test that someone writes.

@MainActor @Suite struct OneImportTests {
  @Test func `one import has what the first test needs`() {
    let button = Button(type: .system)
    button.setTitle("Options", for: .normal)
    button.accessibilityHint = "Shows additional camera options."
    #expect(button.announcement(in: "en") == "Options. Button. Shows additional camera options.")
    button.isEnabled = false
    #expect(button.announced(in: "de").descriptionText == "Options. Grau dargestellt. Taste.")
    #expect(button.state == ControlState.disabled)

    let window = Window(frame: Rect(x: 0, y: 0, width: 393, height: 852))
    window.addSubview(button)
    #expect(VirtualReader(window, language: "de").transcript().screens.count == 1)
    #expect(throws: Diagnostic.self) { try InterfaceDocument([], path: "Empty.xib") }
  }
}
