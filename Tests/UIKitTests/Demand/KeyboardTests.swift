#if UIKit
import Foundation
import Testing
import UIKit

/// A view with commands of a keyboard, which counts how often one is performed.
private final class Commanded: UIView {
  var count = 0
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        input: "n", modifierFlags: .command, action: ActionSelector("new", Commanded.new))
    ]
  }
  func new() { count += 1 }
}

/// A controller with commands of a keyboard.
private final class CommandedController: UIViewController {
  var inputs: [String] = []
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        input: UIKeyCommand.inputEscape, modifierFlags: [],
        action: ActionSelector("leave", CommandedController.leave))
    ]
  }
  func leave() { inputs.append("escape") }
}

@MainActor
struct KeyboardTests {
  @Test func `the notifications of the keyboard say where it is and how long it takes`() {
    UIApplication.withNewScope {
      UIApplication.shared.keyboard = Keyboard(height: 216)
      let scene = UIWindowScene(application: .shared)
      let window = UIWindow(windowScene: scene)
      window.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      let fields = [UITextField(frame: .zero), UITextField(frame: .zero)]
      for field in fields { window.addSubview(field) }
      let names = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
      ]
      let listener = NotificationListener(to: names)
      fields[0].becomeFirstResponder()
      fields[1].becomeFirstResponder()
      window.endEditing(true)
      let heard = listener.notifications
      #expect(heard.map(\.name) == names)
      let tops = heard.map {
        ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.minY
      }
      #expect(tops == [264, 264, 264, 480])
      let times = heard.map {
        $0.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
      }
      #expect(times == [0.25, 0.25, 0.25, 0.25])
    }
  }

  @Test func `a key performs the command of a view or of a controller`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = CommandedController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let view = Commanded(frame: window.bounds)
    controller.view.addSubview(view)
    #expect(UIViewController().keyCommands == nil)
    #expect(controller.keyCommands?.first?.input == UIKeyCommand.inputEscape)
    view.becomeFirstResponder()
    let driver = TouchDriver(in: window)
    driver.key("n", .command)
    #expect(view.count == 1)
    driver.key(UIKeyCommand.inputEscape)
    #expect(controller.inputs == ["escape"])
  }
}
#endif
