import Graphics
import Layout
import ResponderKit
import Testing
import UIKitDialect

/// The mission's listing of UIKit in code, changed in its import, its selector and its attribute, and in
/// `= true`, without which `isActive` is only read.
@MainActor
private class ViewController: UIViewController {
  let signInButton = UIButton(type: .system)
  private(set) var printed: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()

    signInButton.translatesAutoresizingMaskIntoConstraints = false
    signInButton.setTitle("Sign in", for: .normal)

    // Target-action.
    signInButton.addTarget(
      self, action: ActionSelector("buttonTapped", ViewController.buttonTapped), for: .touchUpInside
    )

    view.addSubview(signInButton)
    signInButton.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    signInButton.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
  }

  func buttonTapped() { printed.append("Sign in successful 🎉") }
}

@MainActor
struct ListingTests {
  @Test func `a tap in the middle of the window performs the action of the listing`() {
    let (controller, window) = (
      ViewController(), UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    )
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.signInButton.center == CGPoint(x: 195, y: 422))
    #expect(controller.signInButton.bounds.width > 40)
    TouchDriver(in: window).tap(at: CGPoint(x: 195, y: 422))
    #expect(controller.printed == ["Sign in successful 🎉"])
  }

  @Test func `as printed, without an assignment, the constraints are not active`() {
    let (view, button) = (UIView(), UIButton(type: .system))
    view.addSubview(button)
    let constraint = button.centerXAnchor.constraint(equalTo: view.centerXAnchor)
    _ = constraint.isActive
    #expect(!constraint.isActive && view.constraints.isEmpty)
  }
}
