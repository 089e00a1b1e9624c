import AppKitDialect
import Testing

/// The mission's listing of AppKit in code, changed in its import, its selector and its attribute, and in
/// `= true`, without which `isActive` is only read.
private class ViewController: NSViewController {
  let signInButton = NSButton()
  private(set) var printed: [String] = []

  override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 480, height: 270)) }

  override func viewDidLoad() {
    super.viewDidLoad()

    signInButton.translatesAutoresizingMaskIntoConstraints = false
    signInButton.title = "Sign in"

    // Target-action.
    signInButton.target = self
    signInButton.action = ActionSelector(
      "buttonTappedWithSender:", ViewController.buttonTapped(sender:))

    view.addSubview(signInButton)
    signInButton.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    signInButton.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
  }

  func buttonTapped(sender: NSButton) { printed.append("Sign in successful 🎉") }
}

@MainActor
struct NSListingTests {
  @Test func `a click in the middle of the window performs the action of the listing`() {
    let controller = ViewController()
    let window = NSWindow(contentViewController: controller)
    window.layoutIfNeeded()
    let frame = controller.signInButton.frame
    #expect(frame.midX == 240 && frame.midY == 135 && frame.width > 40)
    MouseDriver(in: window).click(at: NSPoint(x: 240, y: 135))
    #expect(controller.printed == ["Sign in successful 🎉"])
  }
}
