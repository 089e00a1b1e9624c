import AppKitDialect
import Form
import Testing

@MainActor @Suite struct FormTests {
  private let form = FormViewController()
  private let window: NSWindow

  init() {
    window = NSWindow(contentViewController: form)
    window.layoutIfNeeded()
  }

  @Test func `fields fill the room beside the labels, from the top down`() {
    #expect(form.name.frame == NSRect(x: 117, y: 179, width: 263, height: 21))
    #expect(form.email.frame == NSRect(x: 117, y: 148, width: 263, height: 21))
    #expect(form.subscribes.frame.minX == 117)
    form.view.setFrameSize(NSSize(width: 500, height: 300))
    window.layoutIfNeeded()
    #expect(form.name.frame == NSRect(x: 117, y: 259, width: 363, height: 21))
    #expect(form.saveButton.frame.minY == 20 && form.saveButton.frame.maxX == 480)
  }

  @Test func `a click at the place of a button saves`() {
    form.name.stringValue = "Ada"
    MouseDriver(in: window).click(at: NSPoint(x: 370, y: 30))
    #expect(form.saved == ["Ada"])
  }
}
