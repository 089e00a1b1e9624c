// A screen of UIKit: a switch that enables a button, whose action has no target.
import UIKitDialect

final class PlayerController: UIViewController {
  let repeats = UISwitch()
  let play = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    repeats.accessibilityLabel = "Repeat"
    repeats.frame = CGRect(x: 20, y: 20, width: 51, height: 31)
    repeats.addTarget(
      self, action: ActionSelector("change:", PlayerController.change), for: .valueChanged)
    play.setTitle("Play", for: .normal)
    play.frame = CGRect(x: 20, y: 80, width: 100, height: 44)
    play.isEnabled = false
    play.addTarget(nil, action: ActionSelector("play:"), for: .touchUpInside)
    view.addSubview(repeats)
    view.addSubview(play)
  }

  func change(_ sender: UISwitch) { play.isEnabled = sender.isOn }
  func play(_ sender: UIButton) { print("Plays again and again.") }
  override class var actions: [ActionSelector] {
    [ActionSelector("play:", PlayerController.play)]
  }
}

let controller = PlayerController()
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
window.rootViewController = controller
window.makeKeyAndVisible()

let driver = TouchDriver(in: window)
print(InteractionRecord.during { driver.tap(controller.repeats) })
print(InteractionRecord.during { driver.tap(controller.play) })
