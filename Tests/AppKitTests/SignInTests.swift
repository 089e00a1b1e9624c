#if UIKit
import AppKit
import Testing

/// A controller as the first AppKit program has it, after the port.
private final class ViewController: NSViewController {
  let signInButton = NSButton()
  private(set) var printed: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    signInButton.translatesAutoresizingMaskIntoConstraints = false
    signInButton.title = "Sign in"
    signInButton.target = self
    signInButton.action = ActionSelector(
      "buttonTappedWithSender:", ViewController.buttonTapped(sender:))
    view.addSubview(signInButton)
    signInButton.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    signInButton.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
  }

  func buttonTapped(sender: NSButton) { printed.append("Sign in successful 🎉") }
}

@MainActor struct SignInTests {
  @Test func `a window of code that imports AppKit is shown, clicked and read`() {
    NSApplication.withNewScope {
      let controller = ViewController()
      controller.view.frame = NSRect(x: 0, y: 0, width: 300, height: 120)
      let window = NSWindow(contentViewController: controller)
      window.makeKeyAndOrderFront(nil)
      MouseDriver(in: window).click(controller.signInButton)
      #expect(controller.printed == ["Sign in successful 🎉"])
      #expect(controller.signInButton.frame.center == NSPoint(x: 150, y: 60))
      let element = controller.signInButton.accessibilityElement
      #expect(element.label == "Sign in" && element.role == .button)
    }
  }
}
#endif
