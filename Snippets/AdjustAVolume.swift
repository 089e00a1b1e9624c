// A slider sends its action at each step of a drag, and the action reads the value.
import UIKitDialect

final class Player: UIResponder {
  func adjustVolume(sender: UISlider) {
    print(sender.value)
  }
}

let player = Player()
let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
slider.maximumValue = 10
slider.addTarget(
  player, action: ActionSelector("adjustVolume:", Player.adjustVolume), for: .valueChanged)

let driver = TouchDriver(in: slider)
driver.drag(slider, to: 7.5, steps: 3)
slider.value = 2
print("set to", slider.value)
