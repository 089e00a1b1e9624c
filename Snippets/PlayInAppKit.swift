// The same screen of AppKit: a check box that enables a button, whose action has no target.
import AppKitDialect

final class PlayerController: NSViewController {
  let repeats = NSButton(checkboxWithTitle: "Repeat", target: nil, action: nil)
  let play = NSButton(title: "Play", target: nil, action: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    repeats.frame = NSRect(x: 20, y: 149, width: 100, height: 18)
    (repeats.target, repeats.action) = (
      self, ActionSelector("change:", PlayerController.change)
    )
    play.frame = NSRect(x: 20, y: 76, width: 100, height: 44)
    play.isEnabled = false
    play.action = ActionSelector("play:")
    view.addSubview(repeats)
    view.addSubview(play)
  }

  func change(_ sender: NSButton) { play.isEnabled = sender.state == .on }
  func play(_ sender: NSButton) { print("Plays again and again.") }
  override class var actions: [ActionSelector] {
    [ActionSelector("play:", PlayerController.play)]
  }
}

let controller = PlayerController()
controller.view.frame = NSRect(x: 0, y: 0, width: 320, height: 200)
let window = NSWindow(contentViewController: controller)
window.makeKeyAndOrderFront(nil)

let driver = MouseDriver(in: window)
print(InteractionRecord.during { driver.click(controller.repeats) })
print(InteractionRecord.during { driver.click(controller.play) })
