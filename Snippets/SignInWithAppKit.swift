// AppKit's buttons and sliders: a target and an action, which the cell keeps.
import AppKitDialect

class ViewController: NSViewController {
  let signInButton = NSButton()
  let volumeSlider = NSSlider(frame: NSRect(x: 20, y: 20, width: 221, height: 20))

  override func viewDidLoad() {
    super.viewDidLoad()

    signInButton.title = "Sign in"

    // Target-action.
    signInButton.target = self
    signInButton.action = ActionSelector(
      "buttonTappedWithSender:", ViewController.buttonTapped(sender:))

    view.addSubview(signInButton)
    signInButton.frame = NSRect(x: 20, y: 60, width: 100, height: 30)

    volumeSlider.maxValue = 10
    volumeSlider.target = self
    volumeSlider.action = ActionSelector(
      "adjustVolumeWithSender:", ViewController.adjustVolume(sender:))
    view.addSubview(volumeSlider)
  }

  func buttonTapped(sender: NSButton) {
    print("Sign in successful 🎉")
  }

  func adjustVolume(sender: NSSlider) {
    print(sender.stringValue)
  }
}

let controller = ViewController()
controller.view.frame = NSRect(x: 0, y: 0, width: 300, height: 120)
let window = NSWindow(contentViewController: controller)
window.makeKeyAndOrderFront(nil)

let driver = MouseDriver(in: window)
driver.click(controller.signInButton)
// The knob is 21 points wide, so 20 points are a step of the value from 0 to 10.
driver.drag(from: NSPoint(x: 30.5, y: 30), to: NSPoint(x: 180.5, y: 30), steps: 3)
